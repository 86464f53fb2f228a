import type { Scalar, Condition } from '../columns/column.ts';
import { sortKey } from '../columns/sort-text-column.ts';
import type { Field, Kind } from '../kind.ts';
import type { SearchQuery } from '../query.ts';
import { type OracleWords, oracleScores, OracleVocabulary } from './oracle-text.ts';

export interface OracleResponse {
  total: number;
  ids: number[];
  facets: Record<string, { value: Scalar; count: number }[]>;
}

/** Low, high and unit of a range; the only number of a number field; latitude and longitude of a place. */
type Held = readonly Scalar[] | Float64Array | string;

/**
 * The brute force that defines what is right: plain arrays, one pass over all rows for every query, no index of any
 * kind. Fields are stored apart, row by row, as a hand-written scan would keep them.
 */
export class Oracle<Document> {
  private readonly kind: Kind<Document>;
  private readonly rowOf = new Map<number, number>();
  private readonly ids: number[] = [];
  private readonly held: Record<string, Held[]>;
  private readonly words: OracleWords[] = [];
  private readonly vocabulary: OracleVocabulary;

  constructor(kind: Kind<Document>) {
    this.kind = kind;
    this.vocabulary = new OracleVocabulary(kind.language);
    this.held = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, []]));
  }

  get size(): number {
    return this.ids.length;
  }

  upsert(id: number, document: Document): void {
    const row = this.rowOf.get(id) ?? this.ids.length;
    this.rowOf.set(id, row);
    this.ids[row] = id;
    for (const [name, field] of Object.entries(this.kind.fields)) this.held[name]![row] = held(field, document);
    this.words[row] = this.vocabulary.read(this.kind, document);
  }

  /** The last row takes the place of the removed one. */
  remove(id: number): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    const last = this.ids.length - 1;
    for (const list of [this.ids, this.words, ...Object.values(this.held)] as unknown[][]) {
      list[row] = list[last];
      list.length = last;
    }
    this.rowOf.delete(id);
    if (row !== last) this.rowOf.set(this.ids[row]!, row);
  }

  search(query: SearchQuery): OracleResponse {
    const byText = query.text
      ? oracleScores(query.text, query.asYouType ?? false, this.words, this.vocabulary)
      : undefined;
    const tests = Object.entries(query.where ?? {}).map(([field, condition]) => ({
      field,
      passes: this.passes(field, condition),
    }));
    const counts = new Map((query.facets ?? []).map((field) => [field, new Map<Scalar, number>()]));
    const found: number[] = [];
    for (let row = 0; row < this.ids.length; row++) {
      if (byText && byText.scores[row]! < 0) continue;
      if (query.among && !query.among.includes(this.ids[row]!)) continue;
      const refusing = tests.filter(({ passes }) => !passes(row));
      if (refusing.length === 0) found.push(row);
      if (refusing.length <= 1)
        for (const [field, count] of counts)
          if (refusing.length === 0 || refusing[0]!.field === field) this.count(field, row, count);
    }
    return {
      total: found.length,
      ids: this.page(found, query, byText?.isRanked ? byText.scores : undefined),
      facets: Object.fromEntries([...counts].map(([field, count]) => [field, frequent(count, query.facetLimit ?? 20)])),
    };
  }

  private passes(field: string, condition: Condition): (row: number) => boolean {
    const list = this.held[this.kind.aliases?.[field] ?? field]!;
    if ('anyOf' in condition) {
      const wanted = new Set(condition.anyOf);
      return (row) => (list[row] as readonly Scalar[]).some((value) => wanted.has(value));
    }
    if ('allOf' in condition)
      return (row) => condition.allOf.every((value) => (list[row] as readonly Scalar[]).includes(value));
    if ('eachOf' in condition)
      return (row) =>
        condition.eachOf.every((group) => group.some((value) => (list[row] as readonly Scalar[]).includes(value)));
    if ('noneOf' in condition)
      return (row) => !condition.noneOf.some((value) => (list[row] as readonly Scalar[]).includes(value));
    if ('within' in condition) {
      const isIn = (circles: readonly Condition[]): ((row: number) => boolean) => {
        const tests = circles.map((circle) => this.passes(field, circle));
        return (row) => tests.some((test) => test(row));
      };
      const [isWithin, isOutside] = [isIn(condition.within), isIn(condition.outside)];
      return (row) => (condition.within.length === 0 || isWithin(row)) && !isOutside(row);
    }
    if ('km' in condition) {
      return (row) => {
        const place = list[row] as Float64Array;
        return Math.abs(place[0]! - condition.lat) * 110 <= condition.km && km(condition, place) <= condition.km;
      };
    }
    if ('west' in condition) {
      const { south, north, west, east } = condition;
      return (row) => {
        const [lat, lng] = list[row] as Float64Array as unknown as [number, number];
        const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
        return lat >= south && lat <= north && isBetween;
      };
    }
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, unit } = condition;
    if (this.kind.fields[this.kind.aliases?.[field] ?? field]!.type === 'number')
      return (row) => (list[row] as Float64Array)[0]! >= from && (list[row] as Float64Array)[0]! <= to;
    const code = unitCode(unit ?? null);
    return (row) => {
      const range = list[row] as Float64Array;
      return range[2] === code && range[0]! <= to && range[1]! >= from;
    };
  }

  private count(field: string, row: number, counts: Map<Scalar, number>): void {
    for (const value of this.held[field]![row] as readonly Scalar[]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  private page(found: readonly number[], query: SearchQuery, scores: Float64Array | undefined): number[] {
    const keys = this.sortKeys(query, scores);
    const compare = (a: number, b: number): number => {
      const keyA = keys(a);
      const keyB = keys(b);
      if (keyA !== keyB) return keyA < keyB ? -1 : 1;
      return tie(a, b) || this.ids[a]! - this.ids[b]!;
    };
    const usual = query.sort?.by === 'fit' ? this.sortKeys({ ...query, sort: undefined }, scores) : () => 0;
    const tie = (a: number, b: number): number => (usual(a) === usual(b) ? 0 : usual(a) < usual(b) ? -1 : 1);
    const perPage = query.perPage ?? 50;
    const from = ((query.page ?? 1) - 1) * perPage;
    const text = query.sort?.by === 'title' || query.sort?.by === 'name' ? this.textCompare(query, compare) : compare;
    return best(found, text, from + perPage)
      .slice(from)
      .map((row) => this.ids[row]!);
  }

  /** Ascending; documents without a key come last. */
  private sortKeys(query: SearchQuery, scores: Float64Array | undefined): (row: number) => number {
    const asked = query.sort?.by ?? 'relevance';
    const usual = asked === 'relevance' && !scores;
    const by = usual ? this.kind.defaultSort : asked;
    const direction = usual ? undefined : query.sort?.direction;
    if (by === 'fit') return (row) => -this.fitOf(query.fit!, row);
    if (by === 'relevance') return (row) => (direction === 'asc' ? 1 : -1) * scores![row]!;
    if (by === 'distance') {
      const from = query.from ?? Object.values(query.where ?? {}).find((condition) => 'km' in condition)!;
      return (row) =>
        keyOf(direction ?? 'asc', km(from as { lat: number; lng: number }, this.held['place']![row] as Float64Array));
    }
    const sort = this.kind.sorts[by]!;
    const list = this.held[sort.field]!;
    return (row) =>
      typeof list[row] === 'string' ? 0 : keyOf(direction ?? sort.direction, (list[row] as Float64Array)[0]!);
  }

  /** One for each wanted value held, a half for each of which only a near one is. */
  private fitOf({ field, wanted }: NonNullable<SearchQuery['fit']>, row: number): number {
    const values = this.held[field]![row] as readonly Scalar[];
    return wanted.reduce(
      (sum, { value, near }) => sum + (values.includes(value) ? 1 : near.some((one) => values.includes(one)) ? 0.5 : 0),
      0,
    );
  }

  private textCompare(
    query: SearchQuery,
    otherwise: (a: number, b: number) => number,
  ): (a: number, b: number) => number {
    const sort = this.kind.sorts[query.sort!.by]!;
    const list = this.held[sort.field] as string[];
    const sign = (query.sort!.direction ?? sort.direction) === 'asc' ? 1 : -1;
    return (a, b) => (list[a] === list[b] ? otherwise(a, b) : list[a]! < list[b]! ? -sign : sign);
  }
}

function held<Document>(field: Field<Document>, document: Document): Held {
  switch (field.type) {
    case 'value':
      return [field.of(document)].filter((value) => value !== null && value !== undefined);
    case 'set':
    case 'choices':
      return [...new Set(field.of(document))];
    case 'range': {
      const { from, to, unit } = field.of(document);
      if (from === null && to === null) return Float64Array.of(Number.NaN, Number.NaN, 0);
      return Float64Array.of(from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY, unitCode(unit));
    }
    case 'number':
      return Float64Array.of(field.of(document) ?? Number.NaN);
    case 'place': {
      const point = field.of(document);
      return Float64Array.of(point?.lat ?? Number.NaN, point?.lng ?? Number.NaN);
    }
    case 'sort-text':
      return sortKey(field.of(document));
  }
}

/** Three letters as a number. */
function unitCode(unit: string | null): number {
  return [...(unit ?? '')].reduce((code, letter) => code * 128 + letter.charCodeAt(0), 0);
}

function keyOf(direction: 'asc' | 'desc', value: number): number {
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  return direction === 'asc' ? value : -value;
}

/** Haversine on a sphere of 6371.0088 km. */
function km(from: { lat: number; lng: number }, to: Float64Array): number {
  const rad = Math.PI / 180;
  const north = Math.sin(((to[0]! - from.lat) * rad) / 2);
  const east = Math.sin(((to[1]! - from.lng) * rad) / 2);
  return (
    2 *
    6371.0088 *
    Math.asin(Math.min(1, Math.sqrt(north * north + Math.cos(from.lat * rad) * Math.cos(to[0]! * rad) * east * east)))
  );
}

/** The best rows in order: few by insertion, many by sorting all. */
function best(rows: readonly number[], compare: (a: number, b: number) => number, count: number): number[] {
  if (count > 200 || rows.length <= count) return rows.toSorted(compare).slice(0, count);
  const kept: number[] = [];
  for (const row of rows) {
    if (kept.length === count && compare(row, kept[count - 1]!) > 0) continue;
    let at = kept.length;
    while (at > 0 && compare(row, kept[at - 1]!) < 0) at--;
    kept.splice(at, 0, row);
    kept.length = Math.min(kept.length, count);
  }
  return kept;
}

function frequent(counts: ReadonlyMap<Scalar, number>, limit: number): { value: Scalar; count: number }[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}
