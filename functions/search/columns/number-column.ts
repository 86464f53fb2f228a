import { type Column, grown, scanOnly, type Stored, type Test, UnfitWish, type Wish } from './column.ts';

/**
 * One number per document, such as a time in milliseconds; filters by both ends and gives sort keys. Missing is NaN.
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

  /** Writes the key by which each selected slot sorts ascending; documents without a number come last either way. */
  keys(selection: Uint32Array, count: number, direction: 1 | -1, into: Float64Array): void {
    const { numbers } = this;
    for (let at = 0; at < count; at++) {
      const value = numbers[selection[at]!]!;
      into[at] = value === value ? direction * value : Number.POSITIVE_INFINITY;
    }
  }

  test(wish: Wish): Test {
    if (!('from' in wish || 'to' in wish)) throw new UnfitWish('a number field answers from and to only');
    const { numbers } = this;
    const from = wish.from ?? Number.NEGATIVE_INFINITY;
    const to = wish.to ?? Number.POSITIVE_INFINITY;
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
