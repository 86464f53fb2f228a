import { grown } from '../columns/column.ts';

/**
 * Positions of one field have a window of their own, so that a position determines its field. The first, of the longest
 * field, is the largest.
 */
const firstWindow = 4_608;
const otherWindow = 512;
/** Every position is smaller; eight windows hold all fields. */
export const positionLimit = 1 << 13;

/** Where the window begins and how many positions it has. */
export function windowAt(window: number): { start: number; size: number } {
  return window === 0
    ? { start: 0, size: firstWindow }
    : { start: firstWindow + (window - 1) * otherWindow, size: otherWindow };
}

/** The window that contains the position. */
export function windowOf(position: number): number {
  return position < firstWindow ? 0 : 1 + Math.floor((position - firstWindow) / otherWindow);
}

/** The slot of a place. */
export const slotOf = (place: number): number => Math.floor(place / positionLimit);

/** The position of a place within its slot; `%` of numbers beyond 32 bits would be a call. */
export const positionOf = (place: number): number => place - slotOf(place) * positionLimit;

/** Which places of a word are read: so far before its own, and with `marks` only in the slots that have one. */
export interface PlacesWanted {
  offset: number;
  marks: Uint8Array | undefined;
}

/** Places in documents, each a slot and a position in one number. Made once, because large arrays are slow to make. */
export class Places {
  values = new Float64Array(0);
  count = 0;

  /** Makes room for so many more. */
  reserve(more: number): void {
    this.values = grown(this.values, this.count + more);
  }

  sort(): void {
    this.values.subarray(0, this.count).sort();
  }

  /** Keeps those from this one on that pass. */
  keepFrom(start: number, passes: (place: number) => boolean): void {
    const { values, count } = this;
    this.count = start;
    for (let at = start; at < count; at++) if (passes(values[at]!)) values[this.count++] = values[at]!;
  }

  /** Keeps those that are among the others too; both are ascending. */
  keepCommon(others: Places): void {
    const { values, count } = this;
    const { values: otherValues, count: otherCount } = others;
    let kept = 0;
    for (let at = 0, other = 0; at < count && other < otherCount;) {
      const difference = values[at]! - otherValues[other]!;
      if (difference === 0) values[kept++] = values[at]!;
      if (difference <= 0) at++;
      if (difference >= 0) other++;
    }
    this.count = kept;
  }
}
