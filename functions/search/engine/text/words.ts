/** Called for each word of a text, folded as documents and queries share it, with its position. */
export type VisitWord = (word: string, start: number, end: number) => void;

/** What the index knows about single words. */
export interface Words {
  eachWord(text: string, visit: VisitWord): void;
  /** What the forms of a word share; called once for every distinct word. */
  stemOf(word: string): string;
  /** Too common to narrow a search; they count inside quotes, and when there is nothing else. */
  stopWords: ReadonlySet<string>;
  /** Stop words that name what is searched at all: `jobs near me` asks for every job. */
  fillers: ReadonlySet<string>;
}

/** The words of a text in order. */
export function wordsOf(text: string, { eachWord }: Pick<Words, 'eachWord'>): string[] {
  const words: string[] = [];
  eachWord(text, (word) => words.push(word));
  return words;
}

/** The words that are no stop words; all, where there are no others. */
export function significant(words: readonly string[], { stopWords }: Pick<Words, 'stopWords'>): readonly string[] {
  const left = words.filter((word) => !stopWords.has(word));
  return left.length > 0 ? left : words;
}
