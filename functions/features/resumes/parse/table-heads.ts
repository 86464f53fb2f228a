const columnName = new RegExp(
  '^(secure|s\\.? ?no\\.?|sl\\.? ?no\\.?|period|duration|dates?|from|to|organi[sz]ation|company( name)?|employer|designation|role|job title|title|position|location|degree|course|qualification|examination|exam|institution|institute|university|board|university ?\\/ ?board|board ?\\/ ?university|school|college|school ?\\/ ?college|year|year of passing|passing year|percentage|%|score|c?gpa|marks|grade|class|division|speciali[sz]ation|stream|subjects?|majors?|field(?: of study)?|branch|discipline|tenure|remarks|board ?\\/ ?school|school ?\\/ ?board|institute ?\\/ ?university|college ?\\/ ?university|marks ?%|periode|zeitraum|functie|werkgever|bedrijf|periodo|per[ií]odo|puesto|empresa|cargo|p[ée]riode|poste|entreprise|name of (?:the )?(?:institute|institution|college|university|company|organi[sz]ation)|aggregate)$',
  'i',
);

/** Whether a line is the head of a table. */
export const isTableHead = (parts: readonly { text: string }[]): boolean =>
  parts.length > 1 && parts.every(({ text }) => columnName.test(text.trim()));
