import { placeScore } from './places.ts';
import { endsAsTitle } from './vocabulary.ts';

/** Who is known to give certificates, or is called like it. */
export const issuer = new RegExp(
  '^(amazon web services|aws|microsoft|google|google cloud|cisco|comptia|oracle|pmi|project management institute|scrum alliance|scrum\\.org|scaled agile|isaca|\\(?isc\\)?2|ec-council|red hat|salesforce|coursera|udemy|edx|udacity|pluralsight|datacamp|linkedin learning|linkedin|hubspot( academy)?|meta|cncf|the linux foundation|linux foundation|hashicorp|databricks|snowflake|sap|ibm|american red cross|red cross|american heart association|aha|osha|nasm|ace|issa|ncca|serv ?safe|axelos|peoplecert|cfa institute|nptel|aicpa|ase|epa|nccer|aacn|nremt|ascp|arrt|hrci|shrm|iia|asq|iassc|hacker ?rank|leetcode|try ?hack ?me|hack the box|offsec|offensive security|infosys|code ?academy|codecademy|freecodecamp|simplilearn|great learning|goethe[- ]institut|british council|.* (institute?|association|council|board|academy|foundation|university|college|society|authority|department|corporation|commission|heart association|red cross)|(.* )?(state|board|department|university|institute|college|council|academy|association) of .*)$',
  'i',
);
/** `ITIL v4 Foundation` ends like the name of one that gives certificates. */
export const isIssuer = (text: string): boolean => issuer.test(text) && !/\bv?\d/i.test(text);
/** What makes a line a certification wherever it is. */
export const certified = new RegExp(
  'certif|licen[sc]|\\bregistered\\b|accredit|\\bcredential|\\bchartered\\b|nanodegree|black belt|green belt|\\bcpr\\b|\\bfirst aid\\b|\\bforklift\\b|zertifi|habilitation|primo soccorso|premiers secours|primeros auxilios|primeiros socorros|erste hilfe|pierwsz[ae]j? pomoc|\\bpermis\\b',
  'i',
);
/** Tools and subjects whose letters are no certificate. */
export const bareTool =
  /^(?:html5?|css3?|js|sql|php|xml|json|ajax|apis?|ui|ux|ui\/ux|ai|ml|ai\/ml|nlp|oops?|dbms|aws|gcp|seo|cad)$/i;

/** A certificate by its letters: `CCRN`, `SHRM-CP`, `Security+`, `Series 7`. */
export const acronym = new RegExp(
  '^(?:[A-Z][A-Z0-9+/-]{1,8}(?:\\s?[–-]\\s?[A-Z0-9]{1,4})?(?:\\s*\\([^)]*\\))?' +
    '|(?:CompTIA )?[A-Z][A-Za-z]*\\+|(?:Series|OSHA|NFPA|HAZWOPER) \\d{1,3}[A-Z]?)$',
);
/** `BLS/ACLS/PALS`. */
export const manyAcronyms = /^[A-Z]{2,6}(?:\s?\/\s?[A-Z]{2,6}){2,}$/;
/** `AWS Certified Developer – Associate`: the level is a part of the name. */
const levelBehind =
  '(?:associate|professional|foundation(?:al)?|practitioner|specialty|expert|administrator|developer|advanced|fundamentals|level \\w+)';
/** What is between a name, who gave it and what is said of it. */
export const betweenPieces = new RegExp(
  `\\s+\\|\\s+|\\s+[-–—]{1,2}\\s+(?!${levelBehind}\\s*(?:$|[(|,;]))|\\s*[·•]\\s*|\\s{2,}|\\(|\\)|\\s+(?:[Bb]y|[Ff]rom|[Tt]hrough)\\s+(?=\\p{Lu})`,
  'iu',
);

/** What sections of certifications also have. */
export const none = new RegExp(
  '^(?:https?:|www\\.)|@|^(?:languages?|interests?|hobbies|references?|skills?|tools?)\\b|\\b(?:native|fluent|intermediate|advanced) ?(?:\\)|$)|^page \\d|\\bcontents?$|^(?:zivildienst|(?:grund)?wehrdienst|bundesfreiwilligendienst|elternzeit|military service|service (?:militaire|civique)|servicio militar|hors[- ]cadre)\\b',
  'i',
);
/** `Leeds, 20.3.2017`, `Lyon, le 4 mars 2020`: where and when a resume was signed. */
export const signed =
  /^\p{Lu}[\p{L} .-]{2,24}(?:, | )(?:den |le |il |, )?\d{1,2}(?:[./-]\d{1,2}[./-]|\.? \p{L}{3,10} )(?:19|20)\d{2}$/u;

const smallWord = /^(?:of|and|for|the|in|on|at|de|del|di|da|do|du|des|la|le|für|und|et|y|e|van|&)$/i;

/** Whether a piece beside a certification may be who gave it: a short name, no level, place or abbreviation. */
export function mayIssue(piece: string, name: string): boolean {
  const words = piece.split(/\s+/).filter((word) => !smallWord.test(word));
  return (
    piece.length > 2 &&
    words.length <= 5 &&
    words.every((word) => /^[^\p{L}]*[\p{Lu}\p{Lo}]|^[a-z]\p{Lu}/u.test(word)) &&
    placeScore(piece) < 0.8 &&
    !/\d{3}|:\/\//.test(piece) &&
    !certified.test(piece) &&
    !endsAsTitle(piece) &&
    !isInitialsOf(piece, name)
  );
}

/** Letters instead of a name: `INE`, `eJPT`. */
export const isAbbreviation = (text: string): boolean => /^[a-z]?\p{Lu}[\p{Lu}&]{1,5}\+?$/u.test(text);

/** `CRTE`, `eJPT` and `CCNA Cybersecurity` abbreviate what they are beside, but for a letter. */
function isInitialsOf(piece: string, name: string): boolean {
  const [short = ''] = piece.split(' ');
  if (!/^[\p{L}\d+/&-]{2,8}$/u.test(short)) return false;
  const capitals = short.match(/\p{Lu}/gu) ?? [];
  const initials = name.match(/\p{Lu}/gu) ?? [];
  if (capitals.length < 2) return false;
  // How many letters both have in one order.
  let row = initials.map(() => 0);
  for (const letter of capitals) {
    const above = row;
    row = [];
    for (const [at, other] of initials.entries())
      row.push(letter === other ? (above[at - 1] ?? 0) + 1 : Math.max(above[at]!, row[at - 1] ?? 0));
  }
  return (row.at(-1) ?? 0) >= Math.max(2, capitals.length - 1);
}

const level = new RegExp(
  '[([]\\s*(?:basics?|beginners?|elementary|intermediate|advanced|expert|foundations?|fundamentals|self[- ]?study|self[- ]?paced|online|level \\w+|[\\d.]+ ?(?:hrs?|hours?))\\s*[)\\]]',
  'gi',
);
const hours = /,\s*[\d.]+ ?(?:hrs?|hours?|weeks?)\b/gi;
const link = /(?<!\s)\s*(?:\|\s*)?(?:https?:\/\/|www\.)\S+/gi;
const linkLabel = /(?<!\s)\s*[|·•–-]\s*(?:links?|credentials?|(?:view|show|see|verify)(?: \w+)?|verification)\s*$/i;
const andMore = /,? (?:and (?:many )?more|etc\.?|among others)\W*$/i;
const badges = /(?<!\s)\s+[·•|–-]\s+(?:all|full|more|see)\b[^·•|]*$/i;
const told = /^(?:learn(?:t|ed|ing)|leant|complet|gain|cover|understand|introduc|stud(?:y|ied)|includ|how)/i;

/** A line of certifications without levels, hours, links and what describes them. */
export function withoutRemarks(text: string): string {
  const bare = text.replace(link, ' ').replace(badges, '').replace(linkLabel, '');
  const plain = bare.replace(level, ' ').replace(hours, '').replace(andMore, '');
  const [name = '', ...others] = plain.split(/((?<!\s)\s+[-–—]{1,2}\s+)/);
  let kept = name;
  for (let at = 0; at < others.length; at += 2)
    if (!describes(others[at + 1]!, name)) kept += others[at]! + others[at + 1]!;
  return kept.trim();
}

/** `Learnt parallel computing`, `prompt engineering basics`: a description is no name. */
function describes(text: string, name: string): boolean {
  const words = text.replace(/\([^()]*\)/g, '').match(/[\p{L}\d+#'-]+/gu) ?? [];
  if (told.test(text.trim())) return true;
  if (words.length < 3 || certified.test(text) || /[\d(]/.test(text)) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !smallWord.test(word));
  const own = new Set(name.toLowerCase().split(/[\s,]+/));
  const same = words.filter((word) => !smallWord.test(word) && own.has(word.toLowerCase()));
  return small.length >= words.length * 0.4 || (same.length > 1 && !issuer.test(text));
}
