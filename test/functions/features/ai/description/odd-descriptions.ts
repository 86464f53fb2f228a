/** Descriptions that are easily broken: by marks, abbreviations, languages, layout or hostile text. */
export const oddDescriptions: Record<string, string> = {
  'windows line ends': 'About us\r\nWe sell tea.\r\n\r\nDuties\r\n* Taste 20 teas a day\r\n* Write it down\r\n',
  'numbered steps': 'How to apply:\n1) Write to jobs@example.com\n2) Wait 3 days\n3) Call 555-0134',
  'nested list': 'Tools\n- Cloud\n  - AWS\n  - Azure\n- Git',
  'saints and initials':
    'Work in St. Louis with Dr. A. J. Pike at the U.S. Army depot. Approx. 40 hours. Clearance required. Salary $90k.',
  'a table': 'Shifts\n\n| day | hours |\n|---|---|\n| Mon | 6-14 |\n\nBring boots.',
  'code fence': 'Fix this:\n```\nfor (;;) { /* 5 */ }\n```\nThen talk to us. We pay $60. You must know C.',
  'raw html': '<script>alert(1)</script>\n<b>Nurse</b> wanted. Nights. $40/h. RN required. Reno, NV.',
  'hostile markdown': '[click](javascript:alert(1)) ![x](y) **bold** _it_ `code` 3 > 2 & 1 < 2.',
  spanish:
    'Buscamos una enfermera bilingüe en El Paso, TX. Se requiere licencia. Salario de $35 por hora. Turno de noche.',
  'right to left': 'مطلوب مهندس برمجيات في Austin, TX. Java مطلوب. 5 سنوات خبرة. $120,000.',
  'emoji bullets': '🚀 Launch things\n🚀 Land things\nPay: $50-60/h',
  negations:
    'A degree is not required. No weekends. You must not be afraid of heights. Never alone on site. At least 18 years.',
  'ranges and signs':
    'Between 3–5 years, 10%–15% travel, +/-.0005 in., 1/2" pipe, 24/7, 401(k), C++17, .NET 8, ISO 9001:2015, 7:30am.',
  shouting: 'REQUIREMENTS\nMUST HAVE CDL\nNICE TO HAVE\nHAZMAT!!!',
  'bold headings': '**Your tasks**\nSell 4 cars a week.\n\n__Pay__:\n$2,000 base.',
  'setext headings': 'Overview\n========\nA dairy with 80 cows.\n\nPay\n---\n$18/h',
  'one very long line': `${'You will weld 12 frames a day in Gary, IN. '.repeat(40)}$30/h.`,
  'only a list': '- Cook\n- Clean\n- Sing',
  'a quotation': '> “Best crew in town.”\n\nJoin 6 roofers. Ladders up to 40 ft. $28/h. Boise, ID. Must like heights.',
  links: 'See https://example.com/jobs?id=7&x=1. Write to hr@example.org. Remote. Pay $70k. Experience: 2 years.',
};
