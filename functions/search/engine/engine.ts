/**
 * The package's public entry: an index of documents in this process's memory, and what describes them and asks for
 * them.
 */
export type { Condition, FacetCount, Scalar } from './columns/column.ts';
export { UnfitCondition } from './columns/column.ts';
export { type Box, type Circle, distanceKm, type Point } from './columns/earth.ts';
export type { WantedValue } from './columns/group-bits.ts';
export { sortKey } from './columns/sort-text-column.ts';
export { ColumnarIndex, type Versioned } from './columnar-index.ts';
export type { Direction, Field, Kind, SearchedText } from './kind.ts';
export { type SearchHit, type SearchQuery, type SearchResult, UnknownQuery } from './query.ts';
export { SnapshotRefused } from './snapshot.ts';
export { type Language, languageOf } from './text/language.ts';
export type { MatchedWords } from './text/match-text.ts';
export type { KnownName } from './text/names.ts';
export { type Alternative, boosts, type Clause } from './text/clauses.ts';
export { shortestPrefix, type Way, waysOf } from './text/expand-clause.ts';
export { isOneLetterAway, isTwoLettersAway } from './text/near-miss.ts';
export { asksForSignsOnly, type ParsedText, parseText } from './text/parse-text.ts';
export { wordsOf } from './text/words.ts';
