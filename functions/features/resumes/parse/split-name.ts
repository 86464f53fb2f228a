import { normal } from './normal-text.ts';

/** The words that begin the family's name, or stand between names. */
export const particle = new RegExp(
  '^(de|dela|delos|los|las|da|dos|das|di|van|von|der|den|bin|al|del|la|el|st|ten|ter|zu|zur|zum|und|vom|af|av|du|le|y|e|ní|nic|ó|uí|ibn|bint|abu|della|degli|dei|lo|mac|mc|عبد|أبو|ابو|بن|بنت|ابن|آل)$',
  'iu',
);
const particles =
  '(?:(?:de|del|de la|de los|da|do|dos|das|di|van|van de|van der|van den|von|von der|zu|bin|al|el|la|le|du|des|ter|ten|af|av)\\s+)*';
const familyBefore = new RegExp(`^${particles}\\S+(?=\\s)`, 'iu');
const familyAndComma = new RegExp(`^(${particles}\\S+(?: \\S+)?), ?([^,]+)$`, 'iu');
/** With a capital, or with the particle of a family's name before a comma. */
export const beginsAsName = new RegExp(`^(?:[\\p{Lu}\\p{Lo}\\p{Script=Georgian}]|${particles}\\p{Lu}[^,]*,)`, 'u');
/** Scripts whose names begin with the family's. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;
/** `KOWALSKI Jan`: the family's name in capitals before the first; `KVS Rao` has initials there. */
const familyInCapitals =
  /^(?![B-DF-HJ-NP-TV-XZ]{2,4}\s)(?:\p{Lu}[\p{Lu}'’-]+\s+)*\p{Lu}[\p{Lu}'’-]{2,}\s+(?=(?:\p{Lu}\.\s*)*\p{Lu}\p{Ll})/u;
/** `(Jen)`, `“Jen”`, `(née Berg)` beside a name, and the whole name in Latin letters behind one of another script. */
const nickname = new RegExp(
  `\\s?(?:${[
    "(?<=\\s)\\((?:née|nee|born|geb\\.?|geborene|formerly|maiden name)[:\\s][\\p{L}\\p{M}.'’ -]+\\)",
    "(?<=\\s)\\(\\p{Lu}[\\p{L}\\p{M}.'’-]*\\)",
    "(?<=\\p{Lo}\\s?)[(（]\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){1,2}[)）]",
    '(?<=\\s)[(（][\\p{Lo}\\p{M}]+(?: [\\p{Lo}\\p{M}]+){0,3}[)）]',
    '(?<=\\s)["“”„«\'‘’]\\p{Lu}[\\p{L}\\p{M}.-]*["“”»\'‘’]',
  ].join('|')})(?=\\s|$)`,
  'u',
);
/** First name before last name, without the nickname between them. */
export function bareName(text: string): string {
  const plain = text.replace(nickname, '');
  const [, last, first] = familyAndComma.exec(plain) ?? [];
  return first ? `${first} ${last}` : plain;
}

/** `Holt Mira` and `de la Cruz Luca`, which a form has with the family's name first, as if a comma parted them. */
export function withComma(text: string): string {
  const [family = ''] = familyBefore.exec(text) ?? [];
  const isParted = family === '' || text.includes(',') || familyInCapitals.test(text);
  return isParted ? text : `${family}, ${text.slice(family.length).trim()}`;
}

const slavicFamily =
  /(?:ов|ев|ёв|ова|ева|ёва|ский|цкий|ская|цкая|енко|ski|dzki|\p{L}{3}[eio]cki|[eo]wska|[iy]ńska|wicz|czyk|ová)$/iu;
/** `Орлов Глеб`, `Орлов Глеб Ильич`, `Kowalski Jan`: the family's name, the first and the father's. */
const isSlavicFamilyFirst = ([family = '', first = '', fathers = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  (/(?:вич|ьич|вна|чна)$/iu.test(fathers) ||
    (fathers === '' && first !== '' && family.length > 4 && slavicFamily.test(family) && !slavicFamily.test(first)));

/** The names of most families of Vietnam, which are written first; elsewhere their people write them last. */
const vietnameseFamily =
  /^(?:nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|hồ|ngô|dương|lý|trương|đinh|đoàn|lâm|mai|trịnh|đào)$/iu;
/** First names that hardly anybody but Hungarians has, who write the family's name before them. */
const hungarianFirst = new RegExp(
  '^(?:péter|istván|lászló|józsef|jános|zoltán|sándor|gábor|ferenc|attila|tamás|zsolt|tibor|andrás|csaba|imre|lajos|györgy|balázs|gyula|béla|géza|bence|máté|ádám|gergely|levente|dániel|erzsébet|katalin|ilona|zsuzsanna|zsófia|judit|ágnes|ildikó|krisztina|eszter|réka|dóra|boglárka|tímea|enikő|szilvia)$',
  'iu',
);
/** Letters of Vietnam, which Polish and French do not have. */
const vietnameseLetter = /[ăđĩũơưạ-ỹ]/iu;

/** Whether a name is written as people of some countries do, the family's name before the first. */
function isFamilyFirst(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (vietnameseFamily.test(first))
    return vietnameseLetter.test(words.join('')) && last !== '' && !vietnameseFamily.test(last);
  return isSlavicFamilyFirst(words) || (words.length === 2 && hungarianFirst.test(last) && !hungarianFirst.test(first));
}

/**
 * How many words of three or more the family's name has, as far as the mail address says: `jane.doe` of `Doe Jane Marie`,
 * where it comes first, and `mj.lima` of `Maria Joana Lima Souto`. Undefined where the address has the last word, or says
 * nothing.
 */
function familyOfAddress(words: readonly string[], email: string): { isFirst: boolean; words: number } | undefined {
  const [first = '', last = '', ...others] = normal(email.split('@')[0]!).match(/[a-z]+/g) ?? [];
  const plain = words.map((word) => normal(word).replace(/[^a-z]/g, ''));
  if (words.length < 3 || others.length > 0 || plain.some((word) => word === '')) return undefined;
  const hasLast = `${first}${last}`.includes(plain.at(-1)!);
  const isOfRest = first === plain.slice(1).join('') || (!hasLast && plain.indexOf(first) > 0);
  if (last === plain[0] && isOfRest) return { isFirst: true, words: 1 };
  if (hasLast) return undefined;
  const [initials, family] = last ? [first, last] : splitInitials(first, plain);
  const at = plain.indexOf(family);
  const before = plain.slice(0, Math.max(0, at)).map((word) => word[0]);
  return at > 0 && initials !== '' && before.join('').startsWith(initials)
    ? { isFirst: false, words: words.length - at }
    : undefined;
}

/** `mlima`: the initial, and the name of the family. */
function splitInitials(local: string, plain: readonly string[]): [initials: string, family: string] {
  const family = plain.findLast((word) => word.length > 2 && local.endsWith(word)) ?? '';
  return [local.slice(0, local.length - family.length), family];
}

/**
 * A whole name as first and last name, also by the mail address, else by how many words its country's family names have; one
 * without a space stays whole.
 */
export function splitName(
  raw: string,
  email = '',
  surnamesOf: (words: readonly string[]) => number | undefined = () => undefined,
): { firstName: string; lastName: string } {
  const [capitals = ''] = familyInCapitals.exec(bareName(raw)) ?? [];
  const words = `${bareName(raw).slice(capitals.length)} ${capitals}`.trim().split(/\s+/);
  if (words.length === 2 && familyFirst.test(bareName(raw))) words.reverse();
  const byAddress = familyOfAddress(words, email);
  const isFirst = byAddress?.isFirst ?? isFamilyFirst(words);
  if (isFirst) words.push(words.shift()!);
  const family = /^([^,]+), /.exec(raw.replace(nickname, ''))?.[1] ?? (capitals.trim() || undefined);
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1]!)) at -= 1;
  const surnames = byAddress?.words ?? (isFirst ? undefined : surnamesOf(words));
  if (surnames) at = words.length - surnames;
  if (family) at = words.length - family.split(/\s+/).length;
  const shown = (part: string[]) => recased(part.join(' '), raw, family !== undefined);
  return { firstName: shown(words.slice(0, Math.max(1, at))), lastName: shown(words.slice(Math.max(1, at))) };
}

/** A name in capitals, or the family's as in `HOLT, Mira`, is written with capitals at its beginnings, as forms expect it. */
export function recased(text: string, raw: string, isFamilyApart: boolean): string {
  if (raw !== raw.toUpperCase() && !(isFamilyApart && text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)))
    return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])(?:mc(?=\p{L}{3}))?\p{L}/gu, (letters) =>
      letters.length > 1 ? `Mc${letters.slice(2).toUpperCase()}` : letters.toUpperCase(),
    );
}
