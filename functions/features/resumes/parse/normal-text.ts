// Most texts of a resume need no decomposing, which takes more time than all the rest.
const beyondAscii = /[^\0-\x7f]/;

/** The text as vocabulary is compared: lower case, no accents, words separated by one space. */
export function normal(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : text;
  return plain
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** A text without the separators and bullets around it. */
export function trimmed(text: string): string {
  return text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .replace(/^[\s,;:|•·◦▪◆\-–—@()\]]+|[\s,;:|•·\-–—([]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ \/$/, '');
}

/** `E X P E R I E N C E` as one word; a text that is not set letter by letter stays. */
export function unspaced(text: string): string {
  const pieces = text.trim().split(/ +/);
  const short = pieces.filter((piece) => piece.length <= 2).length;
  if (pieces.length <= 5 || short / pieces.length <= 0.75) return text;
  return text
    .replace(/(?<=\S) (?=\S(?:\s|$|\d))/g, '')
    .replace(/(\d)TO/, '$1 TO ')
    .replace(/TO(PRESENT|\d)/, 'TO $1');
}

const bullet = /^\s*([•●▪◦○∙·‣⁃■□▸►➢➤❖✓✔*\-–—]|\+\s|\uf0b7|\uf0a7|\d{1,2}[.)]\s)\s*/;

/** Whether a line is a point of a list. */
export const isBulleted = (text: string): boolean =>
  bullet.test(text) && !/^\s*[-–—]\s*(?:\d|[A-Z][a-z]{2} \d)/.test(text);

/** The text without the sign of a list. */
export const withoutBullet = (text: string): string => text.replace(bullet, '').replace(chapter, '');
/** `3.1 Example Ltd`. */
const chapter = /^\s*\d{1,2}\.\d{1,2}\.?\s+(?=[A-Z])/;

const past =
  /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Won|Wrote|Taught|Cut|Grew|Set|Kept|Oversaw|Made|Sold|Drove|Held|Met|Took|Brought|Gave|Spent)\s/u;
const named = new RegExp(
  '^(?:United|Limited|Advanced|Allied|Certified|Registered|Licensed|Applied|Associated|Integrated|Consolidated|Federated|Unified|Automated|Accredited|Trusted|Chartered|Related|Armed|Unarmed|Red)\\s',
);

/** Whether a line says what was done: `Audited suppliers in two towns since 2017`. */
export const isTold = (text: string): boolean => {
  const own = withoutBullet(text).trim();
  return past.test(own) && !named.test(own) && own.split(/\s+/).length > 4;
};

/** Whether a line is prose rather than a name or title. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words > 13 || (/[a-z]{3}\.$/.test(text) && words > 6);
}
