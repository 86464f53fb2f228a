import { boosts, type Clause } from './clauses.ts';
import type { Lexicon } from './lexicon.ts';
import { shortestForTwoTypos, shortestForTypos } from './near-miss.ts';
import type { Phrase } from './phrase.ts';

/** Shorter prefixes match nearly everything. */
export const shortestPrefix = 2;

/** What can satisfy a clause, as numbers of the lexicon. */
export interface Expansion {
  /** Single words and their boosts in tenths. */
  words: Map<number, number>;
  phrases: (Phrase & { boost: number })[];
}

/** A way to satisfy a clause: as it is asked, by words that begin with it, or by words that differ in a letter or two. */
export type Way = 'asked' | 'continued' | 'one-letter' | 'two-letters';

/**
 * The ways to satisfy a clause, best first; a later one is tried only when the earlier ones match no document: as
 * typed, then any word that begins so, then any word one letter away, in all its forms, and for a long word two
 * letters.
 */
export function waysOf({ typed, isMisspelt, open }: Clause): Way[] {
  const ways: Way[] = ['asked'];
  if (typed === undefined) return ways;
  if (typed.length >= shortestPrefix && !open && !isMisspelt) ways.push('continued');
  if (typed.length >= shortestForTypos && !isMisspelt) ways.push('one-letter');
  if (typed.length >= shortestForTwoTypos) ways.push('two-letters');
  return ways;
}

/** The clause's ways as words of the lexicon. */
export function expansions(clause: Clause, lexicon: Lexicon): (() => Expansion)[] {
  const { typed = '' } = clause;
  const expand: Record<Way, () => Expansion> = {
    asked: () => asTyped(clause, lexicon),
    continued: () => onlyWords(lexicon.startingWith(typed), boosts.continuation),
    'one-letter': () => onlyWords(nearForms(typed, 1, lexicon), boosts.nearMiss),
    'two-letters': () => onlyWords(nearForms(typed, 2, lexicon), boosts.nearMiss),
  };
  return waysOf(clause).map((way) => expand[way]);
}

function asTyped(clause: Clause, lexicon: Lexicon): Expansion {
  const expansion: Expansion = { words: new Map(), phrases: [] };
  for (const { places, form, adjacent, boost } of clause.alternatives) {
    const numbers = places.map((words) => [
      ...new Set(
        words.flatMap((word) =>
          form === 'exact' ? [lexicon.find(word)].filter((number) => number >= 0) : lexicon.formsOf(word),
        ),
      ),
    ]);
    if (numbers.length === 1) for (const number of numbers[0]!) raise(expansion.words, number, boost);
    else if (numbers.every((forms) => forms.length > 0)) expansion.phrases.push({ words: numbers, adjacent, boost });
  }
  const { typed } = clause;
  if (typed === undefined) return expansion;
  if (clause.open && typed.length >= shortestPrefix)
    for (const number of lexicon.startingWith(typed)) raise(expansion.words, number, boosts.continuation);
  if (clause.isMisspelt)
    for (const number of nearForms(typed, 1, lexicon)) raise(expansion.words, number, boosts.nearMiss);
  return expansion;
}

function nearForms(typed: string, letters: 1 | 2, lexicon: Lexicon): number[] {
  const words = lexicon.lettersFrom(typed, letters).map((number) => lexicon.wordAt(number));
  return [...new Set(words.flatMap((word) => lexicon.formsOf(word)))];
}

function onlyWords(numbers: readonly number[], boost: number): Expansion {
  return { words: new Map(numbers.map((number) => [number, boost])), phrases: [] };
}

function raise(words: Map<number, number>, number: number, boost: number): void {
  words.set(number, Math.max(boost, words.get(number) ?? 0));
}
