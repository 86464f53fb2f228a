/** Trades and registers whose members hold a licence. */
export const kind = new RegExp(
  '\\blicen[cs]|\\blic\\b|\\bregist(?:ered|ration)\\b|\\breg\\b|\\benrol|\\bpermit\\b|\\b(?:RN|LPN|LVN|APRN|CNA|FNP|LCSW|LMFT|LPC|DPT|EMT|CDL|HGV|LGV|PE|EIT|CPA|ATP|SIA|NMC|GMC|GDC|HCPC|AHPRA|DEA|PIN|P\\.Eng)\\b|' +
    '\\b(?:nurse|nursing assistant|practitioner|professional engineer|engineer[- ]in[- ]training|architect|surveyor|accountant|pharmacist|physician|surgeon|paramedic|dentist|hygienist|therapist|psychologist|social worker|attorney|solicitor|advocate|(?:state|illinois) bar|bar (?:council|of)|notary|real estate|realtor|broker|cosmetolog\\w+|barber|electrician|plumber|journeyman|contractor|driver|pilot|security guard|guard card|white card|working with children|teaching certificate|council|welder|chartered accountants|board of)\\b|' +
    'approbation|führerschein|\\bpermis de\\b|\\bcarn[eé]t? de\\b|\\bpatente\\b',
  'i',
);
const labelWords =
  'lic|licen[cs]e|licen[cs]ure|registration|reg|registry|enrol(?:l?ment)?|permit|certificate|certification|cert|credential|membership|pin|bar|roll|card|sbn|crd';
/** Behind this comes a number: what it is the number of, and the sign or word for it. */
export const numberLabel = new RegExp(`(?:^|(.)\\b)(${labelWords})\\b\\.?$`, 'i');
/** `No.`, `#`: a word or sign before a number. */
export const numberWord = /(?:\b(?:nos?|num|number|nr|id)\b\.?|#|№|n[°º])$/i;
/** Numbers of something else. */
export const noNumber = /\b(?:npi|phone|tel|fax|zip|score)\b[\s:#.]*$/i;
/** What may be a number, with its prefix. */
export const numberToken = /(?<![\p{L}\p{N}.])[A-Z\d][A-Z\d./-]*\d[A-Z\d./-]*(?:(?:\s\d{4})+(?!\d))?/giu;
/** Dates of digits are no numbers. */
export const isDate =
  /^(?:\d{1,2}[/.-]){1,2}(?:\d{2}|\d{4})$|^\d{4}[/.-]\d{1,2}(?:[/.-]\d{1,2})?$|^(?:19|20)\d\d(?:-(?:\d\d){1,2})?$/;
/** A number that is a piece of its own. */
export const bareNumber = /^(?:[A-Z]{1,4}[ .-]?)?(?=[A-Z\d.-]*\d{4})[A-Z\d][A-Z\d.-]{3,}$/;
/** Before a number without a label, in the same piece: `RN 123456`. */
export const prefix = /(?:^|[\s#:])([A-Z]{1,4})\s$/;

/** Before the date until which a licence is valid. */
export const expiryLabel = new RegExp(
  '\\b(?:exp(?:ires|ired|iry|iration)?\\b\\.?|(?:valid|active) (?:until|through|thru|to|till|up ?to)\\b|good (?:until|through)\\b|renewal\\b|renews\\b|gültig bis\\b|vence\\b)(?: date\\b| due\\b| on\\b| in\\b)?[\\s.:–-]*',
  'i',
);
/** Before the date since which it is. */
export const issueLabel = /\b(?:issued|obtained|granted|awarded|since|renewed)\b(?: on\b| in\b| date\b)?[\s.:–-]*/i;
/** Words that say how a licence fares. */
export const status = new RegExp(
  '^(?:(?:currently )?(?:active|inactive|current|expired|valid|unrestricted|unencumbered|clear|in good standing|commission|status)\\b\\W*)+$',
  'i',
);
/** The same before its name. */
export const adjective = /^(?:active|current|valid|unrestricted|unencumbered)\s+(?=\p{L})/iu;
/** A label without what it labels. */
export const bareLabel = new RegExp(
  '^(?:(?:professional|state|license|licence)\\s+)?(?:licen[cs]es?|licensed|licensure|registrations?|lic|reg|type|name|state|number|no|issued by|issuing (?:state|authority))[.:#\\s]*$',
  'i',
);
/** A label behind a state: `AZ License`. */
export const labelBehind = /\s(?:licen[cs]ed?|lic|registration|reg|certificate)\.?$/i;
/** A label before a name. */
export const typeLabel = /^(?:licen[cs]e )?type\s?:\s*/i;
/** A class belongs to the name of a licence to drive. */
export const drivingClass = /^(?:class|category|cat\.?|klasse|kategorie|clase|categor[ií]a)\s+[A-Z0-9+, ]{1,12}$/i;
/** Who gives licences, in letters. */
export const authority =
  /^(?:(?:UK )?CAA|FAA|NMC|GMC|GDC|HCPC|GPhC|AHPRA|SIA|PRC|DEA|DRE|DOT|DVSA|ARDC|ARRT|NREMT|FINRA|AMCA)$/;
/** The same at the beginning of a name. */
export const leadingAuthority = /^(NMC|GMC|GDC|HCPC|GPhC|AHPRA|SIA|PRC|DEA|FAA)\b/;
/** Registers that are called after what they are. */
export const register = new RegExp(
  "^(?:\\p{Lu}[\\p{L}.'’& ]*?\\b)?(?:council|board(?!.certified)|bar|college of nurses|chamber|authority|institute)\\b[\\p{L} ]*|^professional engineers\\b[\\p{L} ]*",
  'iu',
);
