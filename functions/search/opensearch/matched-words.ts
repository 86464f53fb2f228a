import type { MatchedWords } from '../engine/engine.ts';
import { type Clause, some } from './conditions.ts';
import type { Sought } from './sought.ts';
import type { StoredWord } from './stored-document.ts';

type Word = StoredWord['lexicon'];

/** More words are not marked; a prefix of two letters has thousands. */
export const mostMarked = 1_000;

/** Finds the documents' words that a text matches. */
export function markedWords(required: readonly (readonly Sought[])[]): Clause | undefined {
  const sought = required.flat();
  const clauses = (['words', 'stems'] as const).flatMap((where): Clause[] => {
    const field = where === 'words' ? 'lexicon.word' : 'lexicon.stem';
    const terms = sought.filter((one) => one.in === where).flatMap(termsOf);
    return terms.length > 0 ? [{ terms: { [field]: [...new Set(terms)] } }] : [];
  });
  const prefixes = sought.flatMap(({ match }) =>
    'prefix' in match ? [{ prefix: { 'lexicon.word': match.prefix } }] : [],
  );
  const all = [...clauses, ...prefixes];
  return all.length > 0 ? some(all) : undefined;
}

function termsOf({ match }: Sought): readonly string[] {
  if ('terms' in match) return match.terms;
  if ('phrase' in match) return match.phrase;
  return 'each' in match ? match.each.flat() : [];
}

/** What to mark in shown texts, from the words found. */
export function matchedWords(required: readonly (readonly Sought[])[], known: readonly Word[]): MatchedWords {
  const byWord = new Map(known.map(({ word }) => [word, [word]]));
  const byStem = new Map<string, string[]>();
  for (const { word, stem } of known) byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  const words = new Set<string>();
  const phrases: string[][][] = [];
  for (const { in: where, match } of required.flat()) {
    const formsOf = (term: string): string[] => (where === 'words' ? byWord : byStem).get(term) ?? [];
    if ('prefix' in match) {
      for (const { word } of known) if (word.startsWith(match.prefix)) words.add(word);
    } else if ('terms' in match) for (const word of match.terms.flatMap(formsOf)) words.add(word);
    else {
      const places = 'phrase' in match ? match.phrase.map(formsOf) : match.each.map((terms) => terms.flatMap(formsOf));
      if (places.some((forms) => forms.length === 0)) continue;
      if ('phrase' in match) phrases.push(places);
      else for (const word of places.flat()) words.add(word);
    }
  }
  return { words: [...words], phrases };
}
