import {
  type Alternative,
  boosts,
  type Clause as TextClause,
  type Language,
  shortestPrefix,
  type Way,
} from '../engine/engine.ts';
import { type Clause, every, nothing, some } from './conditions.ts';
import { wordTerm } from './stored-document.ts';

/** One way in which a document matches: in `words` these very words, in `stems` any form of them. */
export interface Sought {
  in: 'words' | 'stems';
  /** One of these; a beginning; these in this order; or one of each list, anywhere. */
  match:
    | { terms: readonly string[] }
    | { prefix: string }
    | { phrase: readonly string[] }
    | { each: readonly (readonly string[])[] };
  /** How much it counts, in tenths. */
  boost: number;
}

/** What a clause seeks in one of its ways. `near` are the stems of words a letter or two from the typed one. */
export function soughtBy(
  way: Way,
  clause: TextClause,
  { language, near = [] }: { language: Language; near?: readonly string[] },
): Sought[] {
  const typed = wordTerm(clause.typed ?? '');
  const continued: Sought = { in: 'words', match: { prefix: typed }, boost: boosts.continuation };
  const missed: Sought = { in: 'stems', match: { terms: near }, boost: boosts.nearMiss };
  if (way === 'continued') return [continued];
  if (way !== 'asked') return [missed];
  return [
    ...clause.alternatives.map((alternative) => asWritten(alternative, language)),
    ...(clause.open && typed.length >= shortestPrefix ? [continued] : []),
    ...(clause.isMisspelt ? [missed] : []),
  ];
}

function asWritten({ places, form, adjacent, boost }: Alternative, { stemOf }: Language): Sought {
  const termOf = (word: string): string => (form === 'exact' ? wordTerm(word) : stemOf(wordTerm(word)));
  const terms = places.map((words) => [...new Set(words.map(termOf))]);
  const where = form === 'exact' ? 'words' : 'stems';
  if (terms.length === 1) return { in: where, match: { terms: terms[0]! }, boost };
  return { in: where, match: adjacent ? { phrase: terms.map(([term]) => term!) } : { each: terms }, boost };
}

/** Documents in which any of the ways matches, in any of these texts. */
export function matching(sought: readonly Sought[], texts: readonly string[]): Clause {
  const clauses = [
    ...oneOf(sought, 'words', texts),
    ...oneOf(sought, 'stems', texts),
    ...sought.flatMap((one) => ('terms' in one.match ? [] : [clauseOf(one, texts)])),
  ];
  return clauses.length > 0 ? some(clauses) : nothing;
}

/** Single words of all ways become one clause a text, because a query has at most a thousand. */
function oneOf(sought: readonly Sought[], where: Sought['in'], texts: readonly string[]): Clause[] {
  const terms = sought.flatMap((one) => (one.in === where && 'terms' in one.match ? one.match.terms : []));
  return terms.length > 0 ? texts.map((text) => ({ terms: { [`${where}.${text}`]: [...new Set(terms)] } })) : [];
}

/** One way, in any of the texts. */
export function clauseOf({ in: where, match }: Sought, texts: readonly string[]): Clause {
  const inAny = (clause: (field: string) => Clause): Clause => some(texts.map((text) => clause(`${where}.${text}`)));
  const anyOf = (terms: readonly string[]): Clause =>
    inAny((field) => (terms.length === 1 ? { term: { [field]: terms[0] } } : { terms: { [field]: terms } }));
  if ('terms' in match) return anyOf(match.terms);
  if ('prefix' in match) return inAny((field) => ({ prefix: { [field]: match.prefix } }));
  if ('phrase' in match) return inAny((field) => ({ match_phrase: { [field]: match.phrase.join(' ') } }));
  return every(match.each.map(anyOf));
}
