import type { FacetCount, Scalar } from './column.ts';

/** Small codes for values in order of first appearance. Code 0 means "no value". */
export class Dictionary {
  readonly values: (Scalar | null)[];
  private readonly codes = new Map<Scalar, number>();

  constructor(values: readonly (Scalar | null)[] = [null]) {
    this.values = [...values];
    for (const [code, value] of this.values.entries()) if (value !== null) this.codes.set(value, code);
  }

  /** The value's code; undefined when no document ever held it. */
  find(value: Scalar): number | undefined {
    return this.codes.get(value);
  }

  code(value: Scalar | null | undefined): number {
    if (value === null || value === undefined) return 0;
    let code = this.codes.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.codes.set(value, code);
    }
    return code;
  }

  /** Codes of those values that some document held. */
  known(values: readonly Scalar[]): number[] {
    return values.map((value) => this.codes.get(value)).filter((code) => code !== undefined);
  }

  /** The values that were counted at least once, given the count of each code. */
  counted(counts: Uint32Array): FacetCount[] {
    return this.values.flatMap((value, code) =>
      value !== null && counts[code]! > 0 ? [{ value, count: counts[code]! }] : [],
    );
  }

  /** The values that these codes name and no others, with their codes there: nothing of a removed document stays. */
  inUse(codes: Uint32Array): { dictionary: Dictionary; codes: Uint32Array<ArrayBuffer> } {
    const isUsed = new Uint8Array(this.values.length);
    isUsed[0] = 1;
    for (const code of codes) isUsed[code] = 1;
    const kept: (Scalar | null)[] = [];
    const renamed = Uint32Array.from(this.values, (value, code) => (isUsed[code] ? kept.push(value) - 1 : 0));
    return { dictionary: new Dictionary(kept), codes: Uint32Array.from(codes, (code) => renamed[code]!) };
  }

  save(): string[] {
    return this.values.map((value) => JSON.stringify(value));
  }

  static load(stored: readonly string[]): Dictionary {
    return new Dictionary(stored.map((text): Scalar | null => JSON.parse(text)));
  }
}
