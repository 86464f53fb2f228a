import { nearMisses } from './near-miss.ts';
import { significant, type Words, wordsOf } from './words.ts';

/** A name of the tables as its words, and the other names of the same thing. */
export interface KnownName {
  words: readonly string[];
  others: readonly (readonly string[])[];
  /** Its words mean something else apart. */
  together: boolean;
}

/** Different names of the same things. */
export interface Names {
  /** The name that these words write, in any form and without stop words; undefined when the tables have none. */
  of(words: readonly string[]): KnownName | undefined;
  /** Words of names that are a letter from this one, or else two letters from a long one; the most alike first. */
  near(word: string): string[];
  /** The words of the longest name, stop words left out. */
  longest: number;
}

interface Entry extends KnownName {
  others: (readonly string[])[];
}

export const noNames: Names = { of: () => undefined, near: () => [], longest: 0 };

/**
 * Reads tables in which a line is one thing and commas separate its names. A name may be in several lines, which it
 * does not join; one before an arrow (`us -> united states`) is only a query, because its letters mean too many other
 * things to be searched for themselves. Words of `together` mean something else apart.
 */
export function namesOf({ apart = '', together = '' }: { apart?: string; together?: string }, words: Words): Names {
  const known = new Map<string, Entry>();
  const keyOf = (name: readonly string[]): string => significant(name, words).map(words.stemOf).join(' ');
  const add = (name: readonly string[], others: readonly (readonly string[])[], isTogether: boolean): void => {
    const entry: Entry = known.get(keyOf(name)) ?? { words: name, others: [], together: isTogether };
    const seen = new Set([name, ...entry.others].map(keyOf));
    entry.others.push(...others.filter((other) => !seen.has(keyOf(other)) && !holds(other, name, words)));
    known.set(keyOf(name), entry);
  };
  for (const { line, isTogether } of [...linesOf(apart, false), ...linesOf(together, true)]) {
    const [left = '', right] = line.split(' -> ');
    const typed = left.split(', ').map((name) => wordsOf(name, words));
    const others = right === undefined ? typed : right.split(', ').map((name) => wordsOf(name, words));
    for (const name of typed)
      add(
        name,
        others.filter((other) => other !== name),
        isTogether,
      );
  }
  const lengths = Array.from(known.values(), (name) => significant(name.words, words).length);
  const vocabulary = new Set(Array.from(known.values(), (name) => name.words).flat());
  const byLetter = Map.groupBy(vocabulary, (word) => word[0]);
  return {
    of: (name) => known.get(keyOf(name)),
    near: (word) => nearMisses(word, byLetter.get(word[0]) ?? []),
    longest: Math.max(0, ...lengths),
  };
}

function linesOf(table: string, isTogether: boolean): { line: string; isTogether: boolean }[] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ line, isTogether }));
}

/** Whether a match of these words already includes the other name. */
function holds(other: readonly string[], words: readonly string[], { stemOf }: Words): boolean {
  return words.length === 1 && other.map(stemOf).includes(stemOf(words[0]!));
}
