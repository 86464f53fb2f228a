/** Accents that typesetters print as signs of their own before the letter, with the mark that they are on it. */
const marks: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '¸': '\u0327',
};
const accentAndLetter = /([´`¨ˆ˜ˇ˘˚¸])([\p{L}ı])/gu;
/** What shows that a page has such accents: elsewhere `´` is an apostrophe, as in `it´s` and `l´eau`. */
const typeset = /[¨ˆ˜ˇ˘˚¸][a-zıA-Z]|\p{L}{2}´[aeiouc]\p{L}{2}/u;
/** `` `npm` `` is set in quotes. */
const quoted = /`[^`\s]+`|``/;

/** Pairs of letters that one font of word processors has as one, which files take for a letter of other languages. */
const pairs: Readonly<Record<string, string>> = { Ɵ: 'ti', ƞ: 'tf', Ʃ: 'tt', Ō: 'ft' };
const pairOfLetters = /Ɵ(?=\p{Ll})|(?<=\p{Ll})[ƟƞƩŌ]/gu;

/** The texts of a page in which accents set apart are on their letters, `H´ebert`, and pairs of letters are two, `acƟon`. */
export function withWholeLetters<T extends { text: string }>(parts: readonly T[]): T[] {
  const isTypeset = parts.some(({ text }) => typeset.test(text));
  return parts.map((part) => {
    const text = part.text.replace(pairOfLetters, (sign) => pairs[sign]!);
    return isTypeset && !quoted.test(text)
      ? { ...part, text: text.replace(accentAndLetter, withAccent) }
      : { ...part, text };
  });
}

function withAccent(both: string, accent: string, letter: string): string {
  const whole = `${letter === 'ı' ? 'i' : letter}${marks[accent]!}`.normalize('NFC');
  return whole.length === 1 ? whole : both;
}
