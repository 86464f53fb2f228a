import {
  type Column,
  type FacetCounter,
  grown,
  mostFrequent,
  type Scalar,
  type Stored,
  type Test,
  UnfitCondition,
  type Condition,
} from './column.ts';
import { codedTest } from './coded-test.ts';
import { Dictionary } from './dictionary.ts';
import { Postings } from './postings.ts';

/** At most one value per document: a city, a country, a status, a yes or no. */
export class ValueColumn implements Column<Scalar | null | undefined> {
  private codes: Uint32Array<ArrayBuffer>;
  private readonly dictionary: Dictionary;
  private readonly postings: Postings;

  constructor(codes = new Uint32Array(0), dictionary = new Dictionary(), length = 0) {
    this.codes = codes;
    this.dictionary = dictionary;
    this.postings = length > 0 ? Postings.ofValues(codes, length, dictionary.values.length) : Postings.empty();
  }

  append(slot: number, value: Scalar | null | undefined): void {
    const code = this.dictionary.code(value);
    this.codes = grown(this.codes, slot + 1);
    this.codes[slot] = code;
    this.postings.add(code, slot);
  }

  test(condition: Condition): Test {
    if (!('anyOf' in condition)) throw new UnfitCondition('a value field supports anyOf only');
    const wanted = [...new Set(this.dictionary.known(condition.anyOf))];
    return codedTest(this.codes, this.postings, wanted, this.dictionary.values.length);
  }

  counter(): FacetCounter {
    const { codes, dictionary } = this;
    const counts = new Uint32Array(dictionary.values.length);
    return {
      add(selection, count) {
        for (let at = 0; at < count; at++) counts[codes[selection[at]!]!]!++;
      },
      top: (limit) => mostFrequent(dictionary.counted(counts), limit),
    };
  }

  compacted(order: Uint32Array): ValueColumn {
    const { codes, dictionary } = this.dictionary.inUse(Uint32Array.from(order, (slot) => this.codes[slot]!));
    return new ValueColumn(codes, dictionary, order.length);
  }

  save(length: number): Stored {
    return { codes: this.codes.subarray(0, length), values: this.dictionary.save() };
  }

  static load(stored: Stored, length: number): ValueColumn {
    return new ValueColumn(
      stored['codes'] as Uint32Array<ArrayBuffer>,
      Dictionary.load(stored['values'] as string[]),
      length,
    );
  }
}
