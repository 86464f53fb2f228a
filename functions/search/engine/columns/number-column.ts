import { type Column, grown, scanOnly, type Stored, type Test, UnfitCondition, type Condition } from './column.ts';

/**
 * One number per document, such as a time in milliseconds; filters by both ends and provides sort keys. Missing is NaN.
 */
export class NumberColumn implements Column<number | null> {
  private numbers: Float64Array<ArrayBuffer>;

  constructor(numbers = new Float64Array(0)) {
    this.numbers = numbers;
  }

  append(slot: number, value: number | null): void {
    this.numbers = grown(this.numbers, slot + 1);
    this.numbers[slot] = value ?? Number.NaN;
  }

  /** Writes each selected slot's ascending sort key; documents without a number come last either way. */
  keys(selection: Uint32Array, count: number, direction: 1 | -1, into: Float64Array): void {
    const { numbers } = this;
    for (let at = 0; at < count; at++) {
      const value = numbers[selection[at]!]!;
      into[at] = value === value ? direction * value : Number.POSITIVE_INFINITY;
    }
  }

  test(condition: Condition): Test {
    if (!('from' in condition || 'to' in condition))
      throw new UnfitCondition('a number field supports from and to only');
    const { numbers } = this;
    const from = condition.from ?? Number.NEGATIVE_INFINITY;
    const to = condition.to ?? Number.POSITIVE_INFINITY;
    return {
      ...scanOnly,
      keep(selection, count) {
        let kept = 0;
        for (let at = 0; at < count; at++) {
          const slot = selection[at]!;
          if (numbers[slot]! >= from && numbers[slot]! <= to) selection[kept++] = slot;
        }
        return kept;
      },
      holds: (slot) => numbers[slot]! >= from && numbers[slot]! <= to,
    };
  }

  counter(): undefined {
    return undefined;
  }

  compacted(order: Uint32Array): NumberColumn {
    return new NumberColumn(Float64Array.from(order, (slot) => this.numbers[slot]!));
  }

  save(length: number): Stored {
    return { numbers: this.numbers.subarray(0, length) };
  }

  static load(stored: Stored): NumberColumn {
    return new NumberColumn(stored['numbers'] as Float64Array<ArrayBuffer>);
  }
}
