import KDBush from 'kdbush';
import { type Column, grown, type Stored, type Test, UnfitCondition, type Condition } from './column.ts';
import { codedTest } from './coded-test.ts';
import { type Box, boxAround, type Circle, distanceKm, isInBox, type Point } from './earth.ts';
import { Postings } from './postings.ts';

/** Below this many points a scan is as quick as a tree. */
const worthATree = 200;

/**
 * Where a document is. Documents share places (cities), so each distinct point is stored once: a radius is decided per
 * point, never per document. Code 0 is "nowhere", which no radius contains.
 */
export class PlaceColumn implements Column<Point | null> {
  private codes: Uint32Array<ArrayBuffer>;
  private readonly points: Point[];
  private readonly codeOf = new Map<string, number>();
  private readonly postings: Postings;
  private tree: KDBush | undefined;

  constructor(codes = new Uint32Array(0), points: Point[] = [{ lat: Number.NaN, lng: Number.NaN }], length = 0) {
    this.codes = codes;
    this.points = points;
    for (const [code, point] of points.entries()) this.codeOf.set(nameOf(point), code);
    this.postings = length > 0 ? Postings.ofValues(codes, length, points.length) : Postings.empty();
  }

  append(slot: number, point: Point | null): void {
    const code = point ? this.code(point) : 0;
    this.codes = grown(this.codes, slot + 1);
    this.codes[slot] = code;
    this.postings.add(code, slot);
  }

  private code(point: Point): number {
    const name = nameOf(point);
    let code = this.codeOf.get(name);
    if (code === undefined) {
      code = this.points.length;
      this.points.push({ lat: point.lat, lng: point.lng });
      this.codeOf.set(name, code);
    }
    return code;
  }

  test(condition: Condition): Test {
    return codedTest(this.codes, this.postings, this.fitting(condition), this.points.length);
  }

  private fitting(condition: Condition): number[] {
    if ('km' in condition) return this.within(condition);
    if ('west' in condition) return this.inside(condition);
    if (!('within' in condition)) throw new UnfitCondition('a place field supports circles or a box only');
    const inAny = (circles: readonly Circle[]) => new Set(circles.flatMap((circle) => this.within(circle)));
    const outside = inAny(condition.outside);
    const within = condition.within.length === 0 ? this.points.keys() : inAny(condition.within);
    return [...within].filter((code) => !outside.has(code));
  }

  private within(circle: Circle): number[] {
    return this.candidates(boxAround(circle)).filter((code) => distanceKm(circle, this.points[code]!) <= circle.km);
  }

  private inside(box: Box): number[] {
    const candidates = this.candidates(box.west <= box.east ? box : undefined);
    return candidates.filter((code) => isInBox(box, this.points[code]!));
  }

  private candidates(box: Box | undefined): number[] {
    if (!box || this.points.length < worthATree) return [...this.points.keys()].slice(1);
    this.tree ??= treeOf(this.points);
    const planted = this.tree.range(box.west, box.south, box.east, box.north);
    for (let code = this.tree.numItems; code < this.points.length; code++) planted.push(code);
    return planted;
  }

  /** Km from the point to the slot's place; NaN for a document without a place. */
  kmFrom(point: Point, slot: number): number {
    return distanceKm(point, this.points[this.codes[slot]!]!);
  }

  /** Writes each selected slot's distance, computed once per place; those without a place come last either way. */
  keys({
    from,
    selection,
    count,
    direction,
    into,
  }: {
    from: Point;
    selection: Uint32Array;
    count: number;
    direction: 1 | -1;
    into: Float64Array;
  }): void {
    const distances = new Float64Array(this.points.length).fill(-1);
    for (let at = 0; at < count; at++) {
      const code = this.codes[selection[at]!]!;
      if (code !== 0 && distances[code] === -1) distances[code] = distanceKm(from, this.points[code]!);
      into[at] = code === 0 ? Number.POSITIVE_INFINITY : direction * distances[code]!;
    }
  }

  counter(): undefined {
    return undefined;
  }

  compacted(order: Uint32Array): PlaceColumn {
    return new PlaceColumn(
      Uint32Array.from(order, (slot) => this.codes[slot]!),
      this.points,
      order.length,
    );
  }

  save(length: number): Stored {
    return {
      codes: this.codes.subarray(0, length),
      lats: Float64Array.from(this.points, ({ lat }) => lat),
      lngs: Float64Array.from(this.points, ({ lng }) => lng),
    };
  }

  static load(stored: Stored, length: number): PlaceColumn {
    const lngs = stored['lngs'] as Float64Array<ArrayBuffer>;
    const points = Array.from(stored['lats'] as Float64Array<ArrayBuffer>, (lat, code) => ({ lat, lng: lngs[code]! }));
    return new PlaceColumn(stored['codes'] as Uint32Array<ArrayBuffer>, points, length);
  }
}

function nameOf({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}

/** Point 0 is nowhere, put far from every box so that codes and tree numbers agree. */
function treeOf(points: readonly Point[]): KDBush {
  const tree = new KDBush(points.length);
  for (const { lat, lng } of points) tree.add(Number.isNaN(lng) ? 1000 : lng, Number.isNaN(lat) ? 1000 : lat);
  tree.finish();
  return tree;
}
