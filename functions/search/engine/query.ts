import type { FacetCount, Condition } from './columns/column.ts';
import type { WantedValue } from './columns/group-bits.ts';
import type { Point } from './columns/earth.ts';
import type { Direction } from './kind.ts';
import type { MatchedWords } from './text/match-text.ts';

/** A query of an index. Field and sort names are those of the kind; an unknown name is an error of the caller. */
export interface SearchQuery {
  /** Free text: every word must match in some form; quotes require exact phrases. */
  text?: string | undefined;
  /** Only words in these texts of the kind count; all of them by default. */
  texts?: readonly string[] | undefined;
  /** The last word may be unfinished. */
  asYouType?: boolean | undefined;
  /** Every condition must hold. */
  where?: Readonly<Record<string, Condition>> | undefined;
  /**
   * `relevance` (with text), `distance` (with a place), `fit` (with wanted values) or one of the kind's sorts; equal
   * documents follow by id ascending.
   */
  sort?: { by: string; direction?: Direction | undefined } | undefined;
  /** The point from which distances are measured; by default the centre of the circle in `where`. */
  from?: Point | undefined;
  /** Only these documents. */
  among?: readonly number[] | undefined;
  /**
   * The values that `fit` orders by, in one set field: most of them held exactly first, a near one counting for half.
   * Equal fits follow by relevance, or in the kind's usual order.
   */
  fit?: { field: string; wanted: readonly WantedValue[] } | undefined;
  /** From 1; a page beyond the end is empty. */
  page?: number | undefined;
  /** 1 to 1,000; 50 when absent. */
  perPage?: number | undefined;
  /** Fields whose values are counted over the documents found, each as if its own condition were not there. */
  facets?: readonly string[] | undefined;
  /** Values per facet, 20 when absent. */
  facetLimit?: number | undefined;
}

export interface SearchHit {
  id: number;
  version: number;
  /** Distance in km when the query has a place; null for a document without one. */
  km?: number | null;
}

export interface SearchResult {
  /** Exact. */
  total: number;
  page: number;
  perPage: number;
  hits: SearchHit[];
  facets: Record<string, FacetCount[]>;
  /** What to mark in shown texts, see `highlight`. */
  matched: MatchedWords;
}

/** The query names something the kind does not have, or asks for an impossible page. */
export class UnknownQuery extends TypeError {
  override name = 'UnknownQuery';
}
