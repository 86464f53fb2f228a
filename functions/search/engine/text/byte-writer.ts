import { grown } from '../columns/column.ts';
import { longMark, oneByte, twoBytes } from './codes.ts';

/** Appends bytes and numbers in the encoding of `codes.ts`. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  used = 0;

  byte(value: number): void {
    if (this.used === this.bytes.length) this.bytes = grown(this.bytes, this.used + 1);
    this.bytes[this.used++] = value;
  }

  number(value: number): void {
    if (value < oneByte) return this.byte(value);
    if (value < twoBytes) {
      this.byte(oneByte + ((value - oneByte) >>> 8));
      return this.byte((value - oneByte) & 255);
    }
    this.byte(longMark);
    for (const shift of [16, 8, 0]) this.byte((value >>> shift) & 255);
  }

  /** Copies bytes that are already encoded. */
  copy(source: Uint8Array, from: number, to: number): void {
    this.bytes = grown(this.bytes, this.used + to - from);
    // Mostly one to three bytes: a loop is faster than a view of the source.
    for (let at = from; at < to; at++) this.bytes[this.used++] = source[at]!;
  }

  finished(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.used);
  }
}
