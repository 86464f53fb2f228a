/** Called for each word of a text, with the folded word and its position. */
export type VisitWord = (word: string, start: number, end: number) => void;

/**
 * Marks belong to their letter: separate combining accents, vowels of Indian scripts; joiners and soft hyphens may
 * occur within words.
 */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c\u200d]*(?:\+\+|#)?/gu;

/**
 * Visits the words of a text in order: letters and digits, lower case, no accents. `c++`, `c#` and `.net` (as `dotnet`)
 * remain words of their own, because a job in one is not a job in `c`.
 */
export function eachWord(text: string, visit: VisitWord): void {
  // eslint-disable-next-line no-control-regex -- the ASCII test is the quick path
  if (/^[\x00-\x7F]*$/.test(text)) eachAsciiWord(text, visit);
  else
    for (const { 0: word, index } of text.matchAll(anyWord))
      visit(special(fold(word), text, index), index, index + word.length);
}

/** The words of a text in order. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (word) => words.push(word));
  return words;
}

function eachAsciiWord(text: string, visit: VisitWord): void {
  const lower = text.toLowerCase();
  const { length } = lower;
  let at = 0;
  while (at < length) {
    if (!isWordCode(lower.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    while (at < length && isWordCode(lower.charCodeAt(at))) at++;
    if (lower[at] === '#') at++;
    else if (lower[at] === '+' && lower[at + 1] === '+') at += 2;
    visit(special(lower.slice(start, at), lower, start), start, at);
  }
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function special(word: string, text: string, start: number): string {
  return word === 'net' && text[start - 1] === '.' ? 'dotnet' : word;
}

/** Letters that Unicode does not take apart, as people write them on a keyboard without them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
};

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200c\u200d]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħŧŋı]/g, (letter) => plainLetters[letter]!);
}
