import { type Asked, readBoolean } from './boolean-text.ts';
import { type Clause, type Reading, clausesOf, exclusionsOf } from './clauses.ts';
import type { Language } from './language.ts';
import { wordsOf } from './words.ts';

/** What a text asks of a document. */
export interface ParsedText {
  /** Of each list at least one clause must match. */
  required: readonly (readonly Clause[])[];
  /** Of no list may all clauses match. */
  excluded: readonly (readonly Clause[])[];
}

/** More requirements are not read; no real query has them, only an attack. */
const mostRequired = 16;
/** A requirement of more clauses, each with its own near misses, is cut as well. */
const mostTogether = 32;

/**
 * Parses a search text. Every word must match in some form; quotes require these words in this order; AND, OR, NOT,
 * brackets and `-word` are understood, see `readBoolean`. `isKnown` says whether a document has a word or one that
 * begins with it: of any other, a typo in a known name is assumed.
 */
export function parseText(
  text: string,
  language: Language,
  { asYouType = false, isKnown = () => true }: { asYouType?: boolean; isKnown?: (word: string) => boolean } = {},
): ParsedText {
  const reading = { language, asYouType, isKnown };
  const asked = readBoolean(text);
  const significant = requirements(asked, { ...reading, alsoStopWords: false });
  const isEmpty = significant.required.length + significant.excluded.length === 0;
  if (isEmpty && wordsOf(text, language).some((word) => language.fillers.has(word))) return significant;
  const { required, excluded } = isEmpty ? requirements(asked, { ...reading, alsoStopWords: true }) : significant;
  return {
    required: required.slice(0, mostRequired).map((any) => any.slice(0, mostTogether)),
    excluded: excluded.slice(0, mostRequired).map((all) => all.slice(0, mostRequired)),
  };
}

/**
 * Whether a text asks for something that no document has: signs alone, such as `???`. Quotation marks alone are the
 * beginning of a phrase and ask for nothing yet.
 */
export function asksForSignsOnly(text: string, language: Language): boolean {
  return /[^\s"“”„]/u.test(text) && wordsOf(text, language).length === 0;
}

/** The tree as a list of requirements: brackets are multiplied out, `(a b) OR c` being `(a OR c) (b OR c)`. */
function requirements(asked: Asked, reading: Reading): ParsedText {
  if ('piece' in asked) return { required: clausesOf(asked.piece, reading).map((clause) => [clause]), excluded: [] };
  if ('not' in asked) return { required: [], excluded: exclusions(asked.not, reading) };
  const parts = ('all' in asked ? asked.all : asked.any).map((part) => requirements(part, reading));
  if ('all' in asked)
    return { required: parts.flatMap(({ required }) => required), excluded: parts.flatMap(({ excluded }) => excluded) };
  // What an alternative excludes cannot be excluded for all, so it is left out.
  const alternatives = parts.map(({ required }) => required).filter((required) => required.length > 0);
  if (alternatives.length === 0) return { required: [], excluded: parts.flatMap(({ excluded }) => excluded) };
  return { required: oneOfEach(alternatives).map((together) => together.flat()), excluded: [] };
}

/** What may not match together, so that the tree does not match. */
function exclusions(asked: Asked, reading: Reading): (readonly Clause[])[] {
  if ('not' in asked) return [];
  if ('any' in asked) return asked.any.flatMap((part) => exclusions(part, reading));
  if ('all' in asked) {
    const parts = asked.all.map((part) => exclusions(part, reading)).filter((part) => part.length > 0);
    return parts.length === 0 ? [] : oneOfEach(parts).map((together) => together.flat());
  }
  const clauses = exclusionsOf(asked.piece, reading);
  return clauses.length > 0 ? [clauses] : [];
}

/** Every way to take one of each list; where that would be too many, all of all lists, as one way. */
function oneOfEach<T>(lists: readonly (readonly T[])[]): T[][] {
  const count = lists.reduce((product, list) => product * list.length, 1);
  if (count > mostRequired) return [lists.flat()];
  return lists.reduce<T[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);
}
