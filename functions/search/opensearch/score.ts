import type { Kind } from '../engine/engine.ts';
import { type Clause, nothing } from './conditions.ts';
import { clauseOf, type Sought } from './sought.ts';

/** Phrases beyond these count in no text more than in another, because a query has at most a thousand clauses. */
const mostPhrases = 30;
/** And words beyond these count as nothing, because they are read as one that long. */
const mostWords = 200;

/**
 * What each requirement adds to the score of a document: BM25 of its stems, of which those in a title count more than those in a
 * description. Where only some texts are searched, a word elsewhere counts for nothing.
 */
export function scoreClauses(
  required: readonly (readonly Sought[])[],
  { texts, language }: Pick<Kind<never>, 'texts' | 'language'>,
  only: readonly string[] | undefined,
): Clause[] {
  const phrases = required.flat().filter(({ match }) => 'phrase' in match).length;
  const scores = only || phrases <= mostPhrases ? scoresIn(texts, only ?? Object.keys(texts)) : anywhere;
  const scoresOf = (ways: readonly Sought[]): Clause[] =>
    only ? ways.flatMap(scores) : [...byStems(ways, language.stemOf), ...ways.filter(isOfPlaces).flatMap(scores)];
  return required.map((ways) => ({ bool: { should: [...scoresOf(ways), nothing] } }));
}

/** A way in each text, by the weight of the text. A phrase weighs what one word does, however many it has. */
function scoresIn(texts: Pick<Kind<never>, 'texts'>['texts'], searched: readonly string[]) {
  return (way: Sought): Clause[] =>
    searched.map((text) =>
      scored(clauseOf(way, [text]), (boostOf(way) * texts[text]!.weight) / (texts[text]!.weight + 2)),
    );
}

const anywhere = (way: Sought): Clause[] => [scored(clauseOf(way, ['all']), boostOf(way))];
const isOfPlaces = ({ match }: Sought): boolean => 'phrase' in match || 'prefix' in match;

/**
 * The words of a requirement are scored as one, as the index in memory does: they are as rare as all of them together, and what they
 * weigh together saturates. Any form or name of a thing counts alike.
 */
function byStems(ways: readonly Sought[], stemOf: (word: string) => string): Clause[] {
  const terms = ways.flatMap(({ in: where, match }) => {
    const found = 'terms' in match ? match.terms : 'each' in match ? match.each.flat() : [];
    return where === 'words' ? found.map(stemOf) : found;
  });
  const boost = Math.max(...ways.filter((way) => !isOfPlaces(way)).map((way) => way.boost));
  const query = [...new Set(terms)].slice(0, mostWords).join('|');
  return query ? [{ match: { ranked: { query, boost: boost / 10 } } }] : [];
}

const boostOf = ({ match, boost }: Sought): number => boost / 10 / ('phrase' in match ? match.phrase.length : 1);

const scored = (clause: Clause, boost: number): Clause => ({ bool: { must: [clause], boost } });
