import type { Line } from '../text/resume-text.ts';

const [givenLabel, familyLabel] = [
  '(?:first|given|christian) ?names?(?:\\(s\\))?|forenames?|pr[ée]noms?|vornamen?|nombres?|nomes?|(?:eigen|roep|voor)na(?:a?m|men)|imi[ęe]|имя|名',
  '(?:sur|family |last )names?(?:\\(s\\))?|nachname|familienname|(?:primer )?apellidos?|cognome|sobrenomes?|apelidos?|nom de famille|achternaam|nazwisko|фамилия|姓',
];
const joint = '\\s*(?:[/,&+]|\\b(?:and|et|y|e|und|i)\\b)\\s*';
const whole = [
  `(?:${givenLabel})(?:${joint}|\\s+)(?:${familyLabel}|nom)`,
  `(?:${familyLabel}|nom|name)(?:${joint}|\\s+)(?:${givenLabel})`,
  `name${joint}(?:${familyLabel})`,
  'vor- und (?:nach|zu)name|họ (?:và )?tên|фио|ф\\.\\s?и\\.\\s?о\\.|naam|namn|navn|nimi|jm[ée]no(?: a př[íi]jmen[íi])?|n[ée]v|nume|氏名|お名前|名前|姓名|नाम|이름|성명',
].join('|');
const alone =
  "(?:full )?name|personal (?:information|details|data)|nom|nome(?: completo)?|nombre completo|candidate(?:’s|'s)? name|name of (?:the )?(?:candidate|applicant)";
const note = '(?:\\s*\\([^()]{3,30}\\))?';

/** The label of a whole name in a form, in a cell of its own. */
const nameLabel = new RegExp(`^(?:${whole}|${alone})${note}\\s*[:：]?$`, 'iu');
const labelBefore = new RegExp(`^(?:${whole})${note}\\s*[:：]?\\s*(?=\\S)`, 'iu');
/** Nothing but a space may part a column of labels from what is beside them. */
const gluedLabel = new RegExp(`^(?:${alone})${note}\\s+(?=\\S+ \\S)`, 'iu');
const severalNames = /^\p{Lu}[\p{L}\p{M}'’.‐‑–-]*(?: [\p{L}\p{M}][\p{L}\p{M}'’.‐‑–-]*){1,3}$/u;
/** Above a name, only what nothing but names of persons have. */
const wholeLabel = new RegExp(`^(?:${whole})${note}\\s*[:：]?$`, 'iu');
const isFamilyLabel = new RegExp(`^(?:${familyLabel}|nom(?! complet|\\p{L})|name,|họ|фио|ф\\.)`, 'iu');
/** The label of a part of a name; `name` and `nom` are the part that the other label does not name. */
const partLabels = [givenLabel, familyLabel, 'name|nom'].map(
  (words) => new RegExp(`^(?:${words})${note}\\s*(?:$|[:：]\\s*(?=\\S|$))`, 'iu'),
);
/** How all of these begin, so that other texts cost little. */
const mayBeLabel = new RegExp(
  '^\\s*(?:christian|first|given|fore|full|sur|family|last|name|candidate|personal|nom|naam|namn|navn|nimi|jm[ée]no|n[ée]v|nume|pr[ée]nom|vor|nach|familien|primer|apell?id|cogn|sobren|eigen|roep|voor|achter|imi[eę]|nazw|имя|фам|фио|ф\\.|họ|姓|名|氏|お名|नाम|이름|성명)',
  'i',
);
const word = /^[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’.‐‑–-]*$/u;
const mostWords = 4;
const linesLooked = 60;

/** What a form has beside the label of a name, behind it or below it; whether the label names the family first. */
export function labelledName(
  text: string,
  { before = '', above = '' }: { before?: string | undefined; above?: string | undefined },
) {
  if (![text, before, above].some((one) => mayBeLabel.test(one)))
    return { isLabelled: false, isFamilyFirst: false, value: text };
  const glued = gluedLabel.exec(text)?.[0] ?? '';
  const inSame = labelBefore.exec(text)?.[0] ?? (severalNames.test(text.slice(glued.length)) ? glued : '');
  const label = [nameLabel.exec(before.trim()), wholeLabel.exec(above.trim())].find(Boolean)?.[0] ?? inSame.trim();
  return { isLabelled: label !== '', isFamilyFirst: isFamilyLabel.test(label), value: text.slice(inSame.length) };
}

/** The words that head the parts of a name in a form, which are no name themselves. */
export const isNameLabel = (text: string): boolean =>
  mayBeLabel.test(text) &&
  (nameLabel.test(text) || partLabels.some((label) => label.exec(text)?.[0].length === text.length));

/** First and last name of a form that asks for each of them: `Surname: Holt` and, near it, `First name: Mira`. */
export function nameInParts(
  lines: readonly Line[],
  isOwn: (line: number) => boolean,
): { firstName: string; lastName: string } | undefined {
  const values: (string | undefined)[] = [];
  for (const [place, { parts }] of lines.slice(0, linesLooked).entries()) {
    if (!isOwn(place)) continue;
    for (const [column, { text }] of parts.entries()) {
      if (!mayBeLabel.test(text)) continue;
      const role = partLabels.findIndex((label) => label.test(text.trim()));
      if (role < 0 || values[role] !== undefined) continue;
      const behind = text.trim().replace(partLabels[role]!, '');
      values[role] = [behind, parts[column + 1]?.text, lines[place + 1]?.parts[column]?.text]
        .find(isPartOfName)
        ?.trim();
    }
  }
  const [given, family, either] = values;
  const [firstName, lastName] = [given ?? without(either, family), family ?? without(either, given)];
  return firstName && lastName ? { firstName, lastName } : undefined;
}

/** What a field for a name has besides the part that another has: `Mira` of `Holt Mira` and `Holt`. */
const without = (name: string | undefined, part: string | undefined): string | undefined =>
  part &&
  name
    ?.split(/\s+/)
    .filter((one) => !part.split(/\s+/).includes(one))
    .join(' ');

function isPartOfName(text: string | undefined): boolean {
  const words = text?.trim().split(/\s+/) ?? [''];
  return words.length <= mostWords && words.every((one) => word.test(one)) && !isNameLabel(words.join(' '));
}
