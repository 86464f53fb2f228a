import {
  type Column,
  type FacetCounter,
  grown,
  mostFrequent,
  type Scalar,
  scanOnly,
  type Stored,
  type Test,
  UnfitCondition,
  type Condition,
} from './column.ts';
import { Dictionary } from './dictionary.ts';

/** A bit mask has no room beyond this; such a field is a set, not choices. */
const mostChoices = 31;
const mostCountedByMask = 10;

/** Some of a few fixed values per document, as a bit mask: employment types, clearances. Bit 0 is never set. */
export class ChoicesColumn implements Column<readonly Scalar[]> {
  private masks: Uint32Array<ArrayBuffer>;
  private readonly dictionary: Dictionary;

  constructor(masks = new Uint32Array(0), dictionary = new Dictionary()) {
    this.masks = masks;
    this.dictionary = dictionary;
  }

  append(slot: number, values: readonly Scalar[]): void {
    this.masks = grown(this.masks, slot + 1);
    this.masks[slot] = mask(values.map((value) => this.dictionary.code(value)));
    if (this.dictionary.values.length > mostChoices + 1)
      throw new RangeError(`a choices field has at most ${mostChoices} different values`);
  }

  test(condition: Condition): Test {
    if ('anyOf' in condition) {
      const wanted = mask(this.dictionary.known(condition.anyOf));
      return this.scan(wanted, false);
    }
    if ('allOf' in condition) {
      const known = this.dictionary.known(condition.allOf);
      // Bit 0 is in no document, so an unknown value makes the condition impossible.
      return this.scan(known.length < condition.allOf.length ? 1 : mask(known), true);
    }
    throw new UnfitCondition('a choices field supports anyOf and allOf only');
  }

  private scan(wanted: number, all: boolean): Test {
    const { masks } = this;
    return {
      ...scanOnly,
      keep(selection, count) {
        let kept = 0;
        for (let at = 0; at < count; at++) {
          const slot = selection[at]!;
          const common = (masks[slot]! & wanted) >>> 0;
          if (all ? common === wanted : common !== 0) selection[kept++] = slot;
        }
        return kept;
      },
      holds(slot) {
        const common = (masks[slot]! & wanted) >>> 0;
        return all ? common === wanted : common !== 0;
      },
    };
  }

  counter(): FacetCounter {
    const { masks, dictionary } = this;
    // Few choices make few different masks, so counting masks is one step per document, whatever it holds.
    const byMask =
      dictionary.values.length <= mostCountedByMask ? new Uint32Array(1 << dictionary.values.length) : undefined;
    const counts = new Uint32Array(32);
    const addMask = (bits: number, times: number): void => {
      for (let left = bits; left !== 0; left = (left & (left - 1)) >>> 0)
        counts[31 - Math.clz32(left & -left)]! += times;
    };
    return {
      add(selection, count) {
        if (byMask) for (let at = 0; at < count; at++) byMask[masks[selection[at]!]!]!++;
        else for (let at = 0; at < count; at++) addMask(masks[selection[at]!]!, 1);
      },
      top(limit) {
        byMask?.forEach((times, bits) => addMask(bits, times));
        byMask?.fill(0);
        return mostFrequent(dictionary.counted(counts), limit);
      },
    };
  }

  compacted(order: Uint32Array): ChoicesColumn {
    return new ChoicesColumn(
      Uint32Array.from(order, (slot) => this.masks[slot]!),
      this.dictionary,
    );
  }

  save(length: number): Stored {
    return { masks: this.masks.subarray(0, length), values: this.dictionary.save() };
  }

  static load(stored: Stored): ChoicesColumn {
    return new ChoicesColumn(
      stored['masks'] as Uint32Array<ArrayBuffer>,
      Dictionary.load(stored['values'] as string[]),
    );
  }
}

function mask(codes: readonly number[]): number {
  return codes.reduce((bits, code) => (bits | (1 << code)) >>> 0, 0);
}
