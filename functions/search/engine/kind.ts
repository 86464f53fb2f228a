import type { Scalar } from './columns/column.ts';
import type { Point } from './columns/earth.ts';
import type { Range } from './columns/range-column.ts';
import type { Language } from './text/language.ts';

/** One searchable field of a document, and which conditions queries may use on it (see `Condition`). */
export type Field<Document> =
  /** At most one value: filter by any of, facets. */
  | { type: 'value'; of: (document: Document) => Scalar | null | undefined }
  /** Any number of values from an open vocabulary: filter by any or all of, facets. */
  | { type: 'set'; of: (document: Document) => readonly Scalar[] }
  /** Some of at most 31 values: filter by any or all of, facets. */
  | { type: 'choices'; of: (document: Document) => readonly Scalar[] }
  /** An amount from – to in a unit: filter by overlap. */
  | { type: 'range'; of: (document: Document) => Range }
  /** A number: filter by both ends, sort. */
  | { type: 'number'; of: (document: Document) => number | null }
  /** A point on the Earth: filter by radius, sort by distance. */
  | { type: 'place'; of: (document: Document) => Point | null }
  /** A text to sort by, never shown. */
  | { type: 'sort-text'; of: (document: Document) => string };

/** One text of a document: words in a field of weight 4 count four times. Each part of a list is indexed separately. */
export interface SearchedText<Document> {
  /** 1 to 15. */
  weight: number;
  of: (document: Document) => string | readonly string[];
}

export type Direction = 'asc' | 'desc';

/** Everything the index knows about one kind of document. A new kind is one file that declares this. */
export interface Kind<Document> {
  name: string;
  /** Raised whenever fields or texts change their meaning; snapshots of another layout are refused. */
  layout: number;
  fields: Readonly<Record<string, Field<Document>>>;
  /** Aliases of fields, by which a query can put a second condition on the same field. */
  aliases?: Readonly<Record<string, string>>;
  /** How texts and queries are read; raise the layout when it changes. */
  language: Language;
  /** At most eight. */
  texts: Readonly<Record<string, SearchedText<Document>>>;
  /**
   * Sort orders by name: the number or sort-text field and its usual direction. `relevance` and `distance` always
   * exist.
   */
  sorts: Readonly<Record<string, { field: string; direction: Direction }>>;
  /** Used by default, and instead of relevance when there is no text. */
  defaultSort: string;
}
