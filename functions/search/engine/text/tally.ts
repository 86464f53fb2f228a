/**
 * Sums per slot, and which slots have one; made once and cleared after each use, because clearing 100,000 sums costs
 * more than a query.
 */
export class Tally {
  readonly sums: Uint32Array;
  readonly touched: Uint32Array;
  count = 0;

  constructor(slots: number) {
    this.sums = new Uint32Array(slots);
    this.touched = new Uint32Array(slots);
  }

  /** Sums start at zero and only grow, so a zero means "not touched yet". */
  add(slot: number, amount: number): void {
    if (this.sums[slot] === 0) this.touched[this.count++] = slot;
    this.sums[slot]! += amount;
  }

  clear(): void {
    for (let at = 0; at < this.count; at++) this.sums[this.touched[at]!] = 0;
    this.count = 0;
  }
}
