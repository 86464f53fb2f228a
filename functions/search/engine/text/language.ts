import { type Names, namesOf, noNames } from './names.ts';
import type { VisitWord, Words } from './words.ts';

/** How texts are read; documents and queries are read by the same. */
export interface Language extends Words {
  /** Words of one letter; any other letter alone is the beginning of a word while someone types. */
  wordsOfOneLetter: ReadonlySet<string>;
  names: Names;
}

/** What a language has beyond the usual: words of letters and digits in lower case, each its own stem, and no names. */
export interface LanguageParts extends Partial<Omit<Language, 'names'>> {
  /** Tables of names for the same thing, see `namesOf`. */
  names?: { apart?: string; together?: string };
}

/** The language of these parts. */
export function languageOf({ names, ...parts }: LanguageParts): Language {
  const words = {
    eachWord: eachPlainWord,
    stemOf: (word: string) => word,
    stopWords: new Set<string>(),
    fillers: new Set<string>(),
    wordsOfOneLetter: new Set<string>(),
    ...parts,
  };
  return { ...words, names: names ? namesOf(names, words) : noNames };
}

function eachPlainWord(text: string, visit: VisitWord): void {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu))
    visit(word.toLowerCase(), index, index + word.length);
}
