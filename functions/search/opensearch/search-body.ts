import { type Condition, type Kind, type Point, type SearchQuery, UnknownQuery } from '../engine/engine.ts';
import { type Clause, conditionClause, every, none } from './conditions.ts';
import { fitClauses, orderOf, placeField } from './order.ts';
import type { ReadText } from './read-text.ts';
import { scoreClauses } from './score.ts';
import { matching } from './sought.ts';

type Searched = Pick<Kind<never>, 'name' | 'fields' | 'aliases' | 'texts' | 'sorts' | 'defaultSort' | 'language'>;

/** Tombstones and words are in the same index. */
export const live: Clause = { term: { live: true } };
/** Facets are exact up to this many different values of a field in a shard. */
const exactFacet = 10_000;
/** OpenSearch makes no more buckets in one search. */
const mostBuckets = 65_535;
const usualFacet = 20;

/** What a query asks, apart from which page of it is read. */
export function searchBody(kind: Searched, query: SearchQuery, text: ReadText | 'impossible' | undefined): Clause {
  const read = text === 'impossible' ? { required: [[]], excluded: [] } : (text ?? { required: [], excluded: [] });
  const isRanked = read.required.length > 0;
  const searched = query.texts ?? ['all'];
  const unknown = query.texts?.find((name) => !(name in kind.texts));
  if (unknown !== undefined) throw new UnknownQuery(`${kind.name} documents have no text ${unknown}`);
  const facets = [...new Set(query.facets)];
  const conditions = Object.entries(query.where ?? {}).map(([name, condition]) => ({
    name,
    clause: conditionClause(kind, name, condition),
  }));
  const counted = conditions.filter(({ name }) => facets.includes(name));
  const filter = [
    live,
    ...read.required.map((ways) => matching(ways, searched)),
    ...read.excluded.map((all) => none([every(all.map((ways) => matching(ways, searched)))])),
    ...(query.among ? [{ terms: { id: query.among } }] : []),
    ...conditions.filter(({ name }) => !facets.includes(name)).map(({ clause }) => clause),
  ];
  const { sort, scored } = orderOf(kind, query, { isRanked, from: pointOf(query) });
  const should = [
    ...(scored === 'fit' ? fitClauses(query.fit!) : []),
    ...(scored !== 'not' && isRanked ? scoreClauses(read.required, kind, query.texts) : []),
  ];
  const place = placeField(kind);
  return {
    query: { bool: { filter, ...(should.length > 0 ? { should, minimum_should_match: 0 } : {}) } },
    // Facets are counted before it, each over the documents that pass the conditions of the others.
    ...(counted.length > 0 ? { post_filter: every(counted.map(({ clause }) => clause)) } : {}),
    ...(facets.length > 0
      ? { aggs: aggregations(kind, { facets, counted, limit: query.facetLimit ?? usualFacet }) }
      : {}),
    sort,
    track_total_hits: true,
    _source: ['id', 'version', ...(place ? [`field.${place}.lat`, `field.${place}.lng`] : [])],
  };
}

/** Where distances are measured from: the named point, or the centre of the first circle. */
export function pointOf({ from, where = {} }: Pick<SearchQuery, 'from' | 'where'>): Point | undefined {
  return from ?? Object.values<Condition>(where).find((condition) => 'km' in condition);
}

function aggregations(
  { fields }: Searched,
  {
    facets,
    counted,
    limit,
  }: { facets: readonly string[]; counted: readonly { name: string; clause: Clause }[]; limit: number },
): Clause {
  const size = Math.min(limit, mostBuckets);
  return Object.fromEntries(
    facets.map((name) => {
      if (!['value', 'set', 'choices'].includes(fields[name]?.type ?? ''))
        throw new UnknownQuery(`the field ${name} cannot be counted`);
      const terms = {
        field: `field.${name}`,
        size,
        shard_size: Math.max(size, exactFacet),
        order: [{ _count: 'desc' }, { _key: 'asc' }],
      };
      const others = counted.filter((one) => one.name !== name).map(({ clause }) => clause);
      return [name, { filter: every(others), aggs: { values: { terms } } }];
    }),
  );
}
