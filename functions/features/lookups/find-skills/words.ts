/** A word of a text, as skills are compared: lower case, singular, without accents; `from` and `to` are its place in the text. */
export interface Word {
  word: string;
  from: number;
  to: number;
}

// `c++`, `c#`, `security+` and `.net` keep the signs that make them names; `&` is the word `and`.
const shape = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#|\+(?![\p{L}\p{N}]))?|&/giu;
// What may separate the words of one name: `CI/CD`, `front-end`, `Node.js`, one line break; never a full stop and space.
const within = /^(?:[ \t]*[-‑–/_'’][ \t]*|\.|['’]? ?[ \t]*|[ \t]*\n[ \t]*)$/u;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(shape), ({ 0: found, index }) => ({
    word:
      found === '&' ? 'and' : abbreviation.test(found) ? found.toLowerCase() : singular(folded(found.toLowerCase())),
    from: index,
    to: index + found.length,
  }));
}

/** Whether two words that follow each other in a text can belong to one name. */
export function isOneName(text: string, before: Word, after: Word): boolean {
  return within.test(text.slice(before.to, after.from));
}

/** Life support, where `ACLs` are lists of who has access. */
const abbreviation = /^(?:ACLS|PALS|acls)$/;

/** `Análise` and `analise` are one word. */
const folded = (word: string): string =>
  /[^\0-\x7f]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : word;

// `APIs` is `API` and `boilers` is `boiler`; `process` and `status` stay.
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us)$/.test(word) ? word.slice(0, -1) : word;
}
