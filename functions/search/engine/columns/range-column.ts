import { type Column, grown, scanOnly, type Stored, type Test, UnfitCondition, type Condition } from './column.ts';
import { Dictionary } from './dictionary.ts';

/**
 * An amount from one end to the other in a unit, such as money in a currency. A missing end is open; both missing is no
 * range.
 */
export interface Range {
  from: number | null;
  to: number | null;
  unit: string | null;
}

/** Ranges such as hourly rates; a condition passes the ranges it overlaps, in its unit only. */
export class RangeColumn implements Column<Range> {
  private low: Float64Array<ArrayBuffer>;
  private high: Float64Array<ArrayBuffer>;
  private units: Uint8Array<ArrayBuffer>;
  private readonly dictionary: Dictionary;

  constructor(
    low = new Float64Array(0),
    high = new Float64Array(0),
    units = new Uint8Array(0),
    dictionary = new Dictionary(),
  ) {
    this.low = low;
    this.high = high;
    this.units = units;
    this.dictionary = dictionary;
  }

  append(slot: number, { from, to, unit }: Range): void {
    this.low = grown(this.low, slot + 1);
    this.high = grown(this.high, slot + 1);
    this.units = grown(this.units, slot + 1);
    const absent = from === null && to === null;
    this.low[slot] = absent ? Number.NaN : (from ?? Number.NEGATIVE_INFINITY);
    this.high[slot] = absent ? Number.NaN : (to ?? Number.POSITIVE_INFINITY);
    this.units[slot] = this.dictionary.code(unit);
    if (this.dictionary.values.length > 256) throw new RangeError('a range field has at most 255 units');
  }

  test(condition: Condition): Test {
    if (!('unit' in condition) || condition.unit === undefined)
      throw new UnfitCondition('a range field supports from, to and unit, and needs the unit');
    const { low, high, units } = this;
    const from = condition.from ?? Number.NEGATIVE_INFINITY;
    const to = condition.to ?? Number.POSITIVE_INFINITY;
    const unit = this.dictionary.find(condition.unit) ?? -1;
    return {
      ...scanOnly,
      keep(selection, count) {
        let kept = 0;
        for (let at = 0; at < count; at++) {
          const slot = selection[at]!;
          if (units[slot] === unit && low[slot]! <= to && high[slot]! >= from) selection[kept++] = slot;
        }
        return kept;
      },
      holds: (slot) => units[slot] === unit && low[slot]! <= to && high[slot]! >= from,
    };
  }

  counter(): undefined {
    return undefined;
  }

  compacted(order: Uint32Array): RangeColumn {
    return new RangeColumn(
      Float64Array.from(order, (slot) => this.low[slot]!),
      Float64Array.from(order, (slot) => this.high[slot]!),
      Uint8Array.from(order, (slot) => this.units[slot]!),
      this.dictionary,
    );
  }

  save(length: number): Stored {
    return {
      low: this.low.subarray(0, length),
      high: this.high.subarray(0, length),
      units: this.units.subarray(0, length),
      values: this.dictionary.save(),
    };
  }

  static load(stored: Stored): RangeColumn {
    return new RangeColumn(
      stored['low'] as Float64Array<ArrayBuffer>,
      stored['high'] as Float64Array<ArrayBuffer>,
      stored['units'] as Uint8Array<ArrayBuffer>,
      Dictionary.load(stored['values'] as string[]),
    );
  }
}
