import { type Kind, type Point, type SearchQuery, UnknownQuery } from '../engine/engine.ts';
import type { Clause } from './conditions.ts';
import { keywordOf } from './keyword.ts';

type Ordered = Pick<Kind<never>, 'name' | 'fields' | 'sorts' | 'defaultSort'>;

/** How documents are ordered, and what their score is made of when the order needs one. */
export interface Order {
  sort: readonly Clause[];
  scored: 'text' | 'fit' | 'not';
}

/** A wanted value counts for this many points of relevance, which therefore decides between equal fits only. */
const pointsOfFit = 1_000;
const byId: Clause = { id: { order: 'asc' } };

/** The order of a query; equal documents follow by id ascending. */
export function orderOf(
  kind: Ordered,
  query: Pick<SearchQuery, 'sort' | 'fit'>,
  { isRanked, from }: { isRanked: boolean; from: Point | undefined },
): Order {
  const requested = query.sort?.by ?? 'relevance';
  const by = requested === 'relevance' && !isRanked ? kind.defaultSort : requested;
  const direction = requested === by ? query.sort?.direction : undefined;
  if (by === 'fit') {
    const field = query.fit && kind.fields[query.fit.field];
    if (field?.type !== 'set') throw new UnknownQuery('an order by fit needs wanted values of a set field');
    const score: Clause = { _score: { order: 'desc' } };
    return { sort: [score, ...(isRanked ? [] : [bySort(kind, kind.defaultSort)]), byId], scored: 'fit' };
  }
  if (by === 'relevance') return { sort: [{ _score: { order: direction ?? 'desc' } }, byId], scored: 'text' };
  if (by === 'distance') return { sort: [...byDistance(kind, from, direction ?? 'asc'), byId], scored: 'not' };
  return { sort: [bySort(kind, by, direction), byId], scored: 'not' };
}

function bySort({ name, fields, sorts }: Ordered, by: string, direction?: 'asc' | 'desc'): Clause {
  const sort = Object.hasOwn(sorts, by) ? sorts[by] : undefined;
  if (!sort) throw new UnknownQuery(`${name} documents have no order ${by}`);
  const type = fields[sort.field]?.type;
  if (type !== 'number' && type !== 'sort-text')
    throw new UnknownQuery(`the order ${by} names no number or sort text of ${name} documents`);
  return { [`field.${sort.field}`]: { order: direction ?? sort.direction, missing: '_last' } };
}

/** Documents without a place come last in either direction. */
function byDistance(kind: Ordered, from: Point | undefined, order: 'asc' | 'desc'): Clause[] {
  const place = placeField(kind);
  if (!place || !from) throw new UnknownQuery('an order by distance needs a place to measure from');
  return [
    { [`field.${place}.known`]: { order: 'desc', missing: '_last' } },
    { _geo_distance: { [`field.${place}.at`]: { lat: from.lat, lon: from.lng }, order, unit: 'km' } },
  ];
}

/** The kind's place, if it has one. */
export function placeField({ fields }: Pick<Ordered, 'fields'>): string | undefined {
  return Object.entries(fields).find(([, { type }]) => type === 'place')?.[0];
}

/** A score of `pointsOfFit` for each wanted value that is held, and half of it where only a near one is. */
export function fitClauses({ field, wanted }: NonNullable<SearchQuery['fit']>): Clause[] {
  const holding = (values: readonly string[], boost: number): Clause => ({
    constant_score: { filter: { terms: { [`field.${field}`]: values } }, boost },
  });
  return wanted.map(({ value, near }) => ({
    dis_max: {
      queries: [holding([keywordOf(value)], pointsOfFit), holding(near.map(keywordOf), pointsOfFit / 2)],
    },
  }));
}
