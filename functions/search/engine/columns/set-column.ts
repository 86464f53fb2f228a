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
import { accepting } from './coded-test.ts';
import { allGroups, groupBits, ones, type WantedValue } from './group-bits.ts';
import { Dictionary } from './dictionary.ts';
import { Postings } from './postings.ts';

/** Any number of values per document from an open vocabulary: skills, campaigns. */
export class SetColumn implements Column<readonly Scalar[]> {
  private offsets: Uint32Array<ArrayBuffer>;
  private codes: Uint32Array<ArrayBuffer>;
  private readonly dictionary: Dictionary;
  private readonly postings: Postings;

  constructor(offsets = new Uint32Array(1), codes = new Uint32Array(0), dictionary = new Dictionary()) {
    this.offsets = offsets;
    this.codes = codes;
    this.dictionary = dictionary;
    this.postings =
      codes.length > 0
        ? Postings.ofSets(codes, offsets, offsets.length - 1, dictionary.values.length)
        : Postings.empty();
  }

  append(slot: number, values: readonly Scalar[]): void {
    const codes = new Set(values.map((value) => this.dictionary.code(value)));
    const start = this.offsets[slot]!;
    this.offsets = grown(this.offsets, slot + 2);
    this.codes = grown(this.codes, start + codes.size);
    let end = start;
    for (const code of codes) {
      this.codes[end++] = code;
      this.postings.add(code, slot);
    }
    this.offsets[slot + 1] = end;
  }

  test(condition: Condition): Test {
    if ('anyOf' in condition) return this.anyOf(condition.anyOf);
    if ('allOf' in condition) return this.allOf(condition.allOf);
    if ('eachOf' in condition) return this.eachOf(condition.eachOf);
    if ('noneOf' in condition) return this.noneOf(condition.noneOf);
    throw new UnfitCondition('a set field supports anyOf, allOf, eachOf and noneOf only');
  }

  private anyOf(values: readonly Scalar[]): Test {
    return this.anyOfCodes(this.dictionary.known(values));
  }

  private anyOfCodes(codes: readonly number[]): Test {
    const { postings } = this;
    const wanted = [...new Set(codes)];
    return {
      ...this.scan(wanted, 1),
      cost: postings.countAll(wanted),
      collect(live, into) {
        if (wanted.length === 1) return postings.collect(wanted, live, into);
        const seen = new Uint8Array(live.length);
        const all = new Uint32Array(postings.countAll(wanted));
        const count = postings.collect(wanted, live, all);
        let kept = 0;
        for (let at = 0; at < count; at++) {
          const slot = all[at]!;
          if (seen[slot]) continue;
          seen[slot] = 1;
          into[kept++] = slot;
        }
        return kept;
      },
    };
  }

  private allOf(values: readonly Scalar[]): Test {
    const { postings } = this;
    const requested = [...new Set(values)];
    const wanted = this.dictionary.known(requested);
    const impossible = wanted.length < requested.length;
    const rarest = wanted.toSorted((a, b) => postings.count(a) - postings.count(b)).slice(0, 1);
    const scan = this.scan(wanted, impossible ? Number.POSITIVE_INFINITY : wanted.length);
    return {
      ...scan,
      cost: impossible ? 0 : postings.countAll(rarest),
      collect: (live, into) => (impossible ? 0 : scan.keep(into, postings.collect(rarest, live, into))),
    };
  }

  private eachOf(groups: readonly (readonly Scalar[])[]): Test {
    const known = groups.map((values) => this.dictionary.known(values));
    const [first, ...others] = known.toSorted((a, b) => this.postings.countAll(a) - this.postings.countAll(b));
    if (!first) return this.scanOf(() => true);
    const rarest = this.anyOfCodes(first);
    if (others.length === 0) return rarest;
    const { offsets, codes } = this;
    const bits = groupBits(known, this.dictionary.values.length);
    const all = allGroups(known.length);
    const rest = this.scanOf((slot) => {
      let held = 0;
      for (let at = offsets[slot]!, end = offsets[slot + 1]!; at < end; at++) held |= bits[codes[at]!]!;
      return held === all;
    });
    return { ...rest, cost: rarest.cost, collect: (live, into) => rest.keep(into, rarest.collect(live, into)) };
  }

  private noneOf(values: readonly Scalar[]): Test {
    const { holds } = this.scan(this.dictionary.known(values), 1);
    return this.scanOf((slot) => !holds(slot));
  }

  private scanOf(holds: (slot: number) => boolean): Test {
    return {
      ...scanOnly,
      holds,
      keep(selection, count) {
        let kept = 0;
        for (let at = 0; at < count; at++) {
          const slot = selection[at]!;
          if (holds(slot)) selection[kept++] = slot;
        }
        return kept;
      },
    };
  }

  /**
   * Writes how well each selected slot fits, best first as an ascending key: one for each wanted value it holds, a half
   * for each of which it only holds a near one.
   */
  fits(
    selection: Uint32Array,
    { count, wanted, into }: { count: number; wanted: readonly WantedValue[]; into: Float64Array },
  ): void {
    const { offsets, codes, dictionary } = this;
    const exactly = groupBits(
      wanted.map(({ value }) => dictionary.known([value])),
      dictionary.values.length,
    );
    const nearly = groupBits(
      wanted.map(({ near }) => dictionary.known(near)),
      dictionary.values.length,
    );
    for (let at = 0; at < count; at++) {
      const slot = selection[at]!;
      let [exact, near] = [0, 0];
      for (let entry = offsets[slot]!, end = offsets[slot + 1]!; entry < end; entry++) {
        exact |= exactly[codes[entry]!]!;
        near |= nearly[codes[entry]!]!;
      }
      into[at] = -ones(exact) - ones(near & ~exact) / 2;
    }
  }

  /** Passes slots that hold at least `needed` of the wanted codes. */
  private scan(wanted: readonly number[], needed: number): Pick<Test, 'keep' | 'holds'> {
    const { offsets, codes } = this;
    const accepted = accepting(wanted, this.dictionary.values.length);
    const holds = (slot: number): boolean => {
      let found = 0;
      for (let at = offsets[slot]!, end = offsets[slot + 1]!; at < end; at++) {
        if (accepted[codes[at]!] && ++found === needed) return true;
      }
      return needed === 0;
    };
    const keep = (selection: Uint32Array, count: number): number => {
      let kept = 0;
      for (let at = 0; at < count; at++) {
        const slot = selection[at]!;
        if (holds(slot)) selection[kept++] = slot;
      }
      return kept;
    };
    return { keep, holds };
  }

  counter(): FacetCounter {
    const { offsets, codes, dictionary } = this;
    const counts = new Uint32Array(dictionary.values.length);
    return {
      add(selection, count) {
        for (let at = 0; at < count; at++) {
          const slot = selection[at]!;
          for (let entry = offsets[slot]!, end = offsets[slot + 1]!; entry < end; entry++) counts[codes[entry]!]!++;
        }
      },
      top: (limit) => mostFrequent(dictionary.counted(counts), limit),
    };
  }

  compacted(order: Uint32Array): SetColumn {
    const offsets = new Uint32Array(order.length + 1);
    order.forEach((slot, at) => (offsets[at + 1] = offsets[at]! + this.offsets[slot + 1]! - this.offsets[slot]!));
    const codes = new Uint32Array(offsets[order.length]!);
    order.forEach((slot, at) =>
      codes.set(this.codes.subarray(this.offsets[slot]!, this.offsets[slot + 1]!), offsets[at]!),
    );
    const used = this.dictionary.inUse(codes);
    return new SetColumn(offsets, used.codes, used.dictionary);
  }

  save(length: number): Stored {
    return {
      offsets: this.offsets.subarray(0, length + 1),
      codes: this.codes.subarray(0, this.offsets[length]!),
      values: this.dictionary.save(),
    };
  }

  static load(stored: Stored): SetColumn {
    return new SetColumn(
      stored['offsets'] as Uint32Array<ArrayBuffer>,
      stored['codes'] as Uint32Array<ArrayBuffer>,
      Dictionary.load(stored['values'] as string[]),
    );
  }
}
