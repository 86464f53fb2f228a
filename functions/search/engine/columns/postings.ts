/** For each code, the slots that hold it: one sorted base built by compaction, and short lists of later additions. */
export class Postings {
  private readonly starts: Uint32Array;
  private readonly slots: Uint32Array;
  private readonly added = new Map<number, number[]>();

  private constructor(starts: Uint32Array, slots: Uint32Array) {
    this.starts = starts;
    this.slots = slots;
  }

  static empty(): Postings {
    return new Postings(new Uint32Array(1), new Uint32Array(0));
  }

  /** Built from each slot's codes, which are in `codes` between `offsets[slot]` and `offsets[slot + 1]`. */
  static ofSets(codes: Uint32Array, offsets: Uint32Array, length: number, codeCount: number): Postings {
    const starts = new Uint32Array(codeCount + 1);
    const end = offsets[length]!;
    for (let at = 0; at < end; at++) starts[codes[at]! + 1]!++;
    for (let code = 0; code < codeCount; code++) starts[code + 1]! += starts[code]!;
    const next = starts.slice();
    const slots = new Uint32Array(end);
    for (let slot = 0; slot < length; slot++) {
      for (let at = offsets[slot]!; at < offsets[slot + 1]!; at++) slots[next[codes[at]!]!++] = slot;
    }
    return new Postings(starts, slots);
  }

  /** Built from one code per slot. */
  static ofValues(codes: Uint32Array, length: number, codeCount: number): Postings {
    const starts = new Uint32Array(codeCount + 1);
    for (let slot = 0; slot < length; slot++) starts[codes[slot]! + 1]!++;
    for (let code = 0; code < codeCount; code++) starts[code + 1]! += starts[code]!;
    const next = starts.slice();
    const slots = new Uint32Array(length);
    for (let slot = 0; slot < length; slot++) slots[next[codes[slot]!]!++] = slot;
    return new Postings(starts, slots);
  }

  add(code: number, slot: number): void {
    const list = this.added.get(code);
    if (list) list.push(slot);
    else this.added.set(code, [slot]);
  }

  count(code: number): number {
    const base = code + 1 < this.starts.length ? this.starts[code + 1]! - this.starts[code]! : 0;
    return base + (this.added.get(code)?.length ?? 0);
  }

  countAll(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.count(code), 0);
  }

  /** Writes the live slots of these codes from `used` on; a slot that holds two of them is written twice. */
  collect(codes: readonly number[], live: Uint8Array, into: Uint32Array, used = 0): number {
    let count = used;
    for (const code of codes) {
      if (code + 1 < this.starts.length) {
        for (let at = this.starts[code]!, end = this.starts[code + 1]!; at < end; at++) {
          const slot = this.slots[at]!;
          if (live[slot]) into[count++] = slot;
        }
      }
      for (const slot of this.added.get(code) ?? []) if (live[slot]) into[count++] = slot;
    }
    return count;
  }
}
