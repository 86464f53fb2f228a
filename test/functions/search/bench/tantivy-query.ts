import type { Condition, Kind, SearchQuery } from '../../../../functions/search/engine/engine.ts';
import { keywordOf } from '../../../../functions/search/opensearch/keyword.ts';
import type { ReadText } from '../../../../functions/search/opensearch/read-text.ts';
import type { Sought } from '../../../../functions/search/opensearch/sought.ts';

/** A query as `tantivy-rival.py` reads it: what matches, and in tenths how much it counts. */
export type TantivyQuery = (
  | { all: readonly TantivyQuery[] }
  | { any: readonly TantivyQuery[] }
  | { none: readonly TantivyQuery[] }
  | { term: readonly [field: string, value: string] }
  | { begins: readonly [field: string, value: string] }
  | { phrase: readonly [field: string, words: readonly string[]] }
  | { like: readonly [field: string, word: string, letters: number] }
  | { within: readonly [field: string, from: number | null, to: number | null] }
) & { boost?: number };

/** Stands for the words so many letters away, which tantivy finds itself. */
export const likeTerm = (word: string, letters: 1 | 2): string => `${word}~${letters}`;

const anyOf = (parts: readonly TantivyQuery[]): TantivyQuery => (parts.length === 1 ? parts[0]! : { any: parts });
const allOf = (parts: readonly TantivyQuery[]): TantivyQuery => (parts.length === 1 ? parts[0]! : { all: parts });
const everything: TantivyQuery = { none: [] };

/** The query's words and conditions; undefined where tantivy has no such condition, order or count of values. */
export function tantivyQuery(
  kind: Pick<Kind<never>, 'fields' | 'aliases'>,
  { where = {}, sort, among, fit, texts, facets = [] }: SearchQuery,
  text: ReadText | undefined,
): TantivyQuery | undefined {
  const conditions = Object.entries(where).map(([name, condition]) => ofField(kind.aliases?.[name] ?? name, condition));
  // Each facet is counted as if its own condition were not there, which would be a query of its own.
  const isOdd = sort ?? among ?? fit ?? texts ?? facets.find((name) => name in where);
  if (isOdd !== undefined || conditions.includes(undefined)) return undefined;
  const words = text
    ? [...text.required.map(anyWay), ...text.excluded.map((all) => ({ none: [allOf(all.map(anyWay))] }))]
    : [];
  // What only filters has no part in the score.
  const filters = conditions.flatMap((condition) => (condition ? [{ ...condition, boost: 0 }] : []));
  const parts: readonly TantivyQuery[] = [...words, ...filters];
  return parts.length > 0 ? allOf(parts) : everything;
}

function ofField(field: string, condition: Condition): TantivyQuery | undefined {
  const term = (value: Parameters<typeof keywordOf>[0]): TantivyQuery => ({ term: [field, keywordOf(value)] });
  if ('anyOf' in condition) return anyOf(condition.anyOf.map(term));
  if ('allOf' in condition) return allOf(condition.allOf.map(term));
  if ('noneOf' in condition) return { none: condition.noneOf.map(term) };
  if ('eachOf' in condition) return allOf(condition.eachOf.map((values) => anyOf(values.map(term))));
  if ('km' in condition || 'within' in condition || 'west' in condition || condition.unit !== undefined)
    return undefined;
  return { within: [field, condition.from ?? null, condition.to ?? null] };
}

export const anyWay = (ways: readonly Sought[]): TantivyQuery => anyOf(ways.flatMap(ofWay));

function ofWay({ in: where, match, boost }: Sought): TantivyQuery[] {
  const counted = (query: TantivyQuery): TantivyQuery => ({ ...query, boost: boost / 10 });
  const term = (word: string): TantivyQuery => {
    const [, like, letters] = /^(.*)~([12])$/.exec(word) ?? [];
    return like === undefined ? { term: [where, word] } : { like: ['words', like, Number(letters)] };
  };
  if ('terms' in match) return match.terms.map((word) => counted(term(word)));
  if ('prefix' in match) return [counted({ begins: [where, match.prefix] })];
  if ('phrase' in match) return [counted({ phrase: [where, match.phrase] })];
  return [counted(allOf(match.each.map((words) => anyOf(words.map(term)))))];
}
