import { NumberColumn } from './columns/number-column.ts';
import { PlaceColumn } from './columns/place-column.ts';
import { SetColumn } from './columns/set-column.ts';
import { SortTextColumn } from './columns/sort-text-column.ts';
import type { Point } from './columns/earth.ts';
import type { FieldColumn } from './field-columns.ts';
import type { Kind } from './kind.ts';
import { type SearchQuery, UnknownQuery } from './query.ts';

/**
 * How one query sorts: the ascending key of each selected slot, and what decides between equal keys before the id does.
 */
export interface Order {
  keys(selection: Uint32Array, count: number, into: Float64Array): void;
  tie?: (slotA: number, slotB: number) => number;
}

export interface Orderable<Document> {
  kind: Kind<Document>;
  columns: ReadonlyMap<string, FieldColumn<Document>>;
  query: SearchQuery;
  /** Relevance by slot, when the query has a text. */
  scores: Float64Array | undefined;
  from: Point | undefined;
}

/** The order a query asks for; by default, relevance for a text and otherwise the kind's usual order. */
export function orderOf<Document>({ kind, columns, query, scores, from }: Orderable<Document>): Order {
  const requested = query.sort?.by ?? 'relevance';
  const by = requested === 'relevance' && !scores ? kind.defaultSort : requested;
  if (by === 'fit') return byFit({ kind, columns, query, scores, from });
  if (by === 'relevance') return byRelevance(scores!, query.sort?.direction === 'asc' ? 1 : -1);
  if (by === 'distance') return byDistance(placeColumn(columns), from, query.sort?.direction === 'desc' ? -1 : 1);
  const sort = Object.hasOwn(kind.sorts, by) ? kind.sorts[by] : undefined;
  if (!sort) throw new UnknownQuery(`${kind.name} documents have no order ${by}`);
  const asc = (requested === by ? (query.sort?.direction ?? sort.direction) : sort.direction) === 'asc';
  const column = columns.get(sort.field)?.column;
  if (column instanceof NumberColumn)
    return { keys: (selection, count, into) => column.keys(selection, count, asc ? 1 : -1, into) };
  if (column instanceof SortTextColumn) {
    const direction = asc ? 1 : -1;
    return {
      keys: (selection, count, into) => column.keys(selection, count, direction, into),
      tie: (a, b) => direction * column.compareEqualRanks(a, b),
    };
  }
  throw new UnknownQuery(`the order ${by} names no number or sort text of ${kind.name} documents`);
}

function byRelevance(scores: Float64Array, direction: 1 | -1): Order {
  return {
    keys(selection, count, into) {
      for (let at = 0; at < count; at++) into[at] = direction * scores[selection[at]!]!;
    },
  };
}

function byDistance(column: PlaceColumn | undefined, from: Point | undefined, direction: 1 | -1): Order {
  if (!column || !from) throw new UnknownQuery('an order by distance needs a place to measure from');
  return { keys: (selection, count, into) => column.keys({ from, selection, count, direction, into }) };
}

function byFit<Document>({ query: { fit, ...others }, ...given }: Orderable<Document>): Order {
  const column = fit && given.columns.get(fit.field)?.column;
  if (!(column instanceof SetColumn)) throw new UnknownQuery('an order by fit needs wanted values of a set field');
  const usual = orderOf({ ...given, query: { ...others, sort: undefined } });
  const slots = new Uint32Array(2);
  const keys = new Float64Array(2);
  return {
    keys: (selection, count, into) => column.fits(selection, { count, wanted: fit!.wanted, into }),
    tie(a, b) {
      slots.set([a, b]);
      usual.keys(slots, 2, keys);
      return (keys[0]! - keys[1]! || usual.tie?.(a, b)) ?? 0;
    },
  };
}

/** The kind's place, if it has one. */
export function placeColumn<Document>(columns: ReadonlyMap<string, FieldColumn<Document>>): PlaceColumn | undefined {
  for (const { column } of columns.values()) if (column instanceof PlaceColumn) return column;
  return undefined;
}
