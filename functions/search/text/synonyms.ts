import { jobNames } from './job-names.ts';
import { placeNames } from './place-names.ts';
import { stemOf } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { termNames } from './term-names.ts';
import { wordsOf } from '../../../shared/rules/words.ts';

/** A name of the tables as its words, and the other names of the same thing. */
export interface KnownName {
  words: readonly string[];
  others: readonly (readonly string[])[];
  /** Its words mean something else apart. */
  together: boolean;
}

/** The longest name in the tables, in significant words. */
export const longestName = 4;

interface Entry extends KnownName {
  others: (readonly string[])[];
}

const known = new Map<string, Entry>();
read(jobNames, false);
read(`${termNames}${placeNames}`, true);

function read(table: string, together: boolean): void {
  for (const line of table.split('\n').filter(Boolean)) {
    const [left = '', right] = line.split(' -> ');
    const typed = left.split(', ').map(wordsOf);
    const others = right === undefined ? typed : right.split(', ').map(wordsOf);
    for (const words of typed)
      add(
        words,
        others.filter((other) => other !== words),
        together,
      );
  }
}

function add(words: readonly string[], others: readonly (readonly string[])[], together: boolean): void {
  const name: Entry = known.get(keyOf(words)) ?? { words, others: [], together };
  const seen = new Set([words, ...name.others].map(keyOf));
  name.others.push(...others.filter((other) => !seen.has(keyOf(other)) && !holds(other, words)));
  known.set(keyOf(words), name);
}

/** Whether a match of these words already includes the other name. */
function holds(other: readonly string[], words: readonly string[]): boolean {
  const stems = new Set(other.map(stemOf));
  return words.length === 1 && words.every((word) => stems.has(stemOf(word)));
}

/**
 * The name that these words write, in any form and without insignificant words; undefined when the tables have none.
 */
export function knownName(words: readonly string[]): KnownName | undefined {
  return known.get(keyOf(words));
}

function keyOf(words: readonly string[]): string {
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).map(stemOf).join(' ');
}
