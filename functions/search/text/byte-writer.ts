import { grown } from '../columns/column.ts';

/** Appends bytes and variable-length numbers: seven bits a byte, lowest first, the high bit says that more follow. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  used = 0;

  byte(value: number): void {
    if (this.used === this.bytes.length) this.bytes = grown(this.bytes, this.used + 1);
    this.bytes[this.used++] = value;
  }

  number(value: number): void {
    let left = value;
    while (left > 127) {
      this.byte((left & 127) | 128);
      left >>>= 7;
    }
    this.byte(left);
  }

  /** Copies bytes that are written already. */
  copy(source: Uint8Array, from: number, to: number): void {
    this.bytes = grown(this.bytes, this.used + to - from);
    // Mostly one to three bytes: a loop is quicker than a view of the source.
    for (let at = from; at < to; at++) this.bytes[this.used++] = source[at]!;
  }

  finished(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.used);
  }
}
