import { crc32 } from 'node:zlib';
import type { Numbers, Stored } from './columns/column.ts';

/** Bytes that are not a snapshot, are damaged, or hold another kind, layout or format; the message says which. */
export class SnapshotRefused extends Error {
  override name = 'SnapshotRefused';
}

/** What a snapshot contains. */
export interface SnapshotHead {
  kind: string;
  layout: number;
  /** Names and types of the fields, so that forgetting to raise the layout is noticed. */
  fields: string;
  /** The time (milliseconds) up to which the snapshot contains the change log. */
  checkpoint: number;
  documents: number;
}

type PartType = 'f64' | 'u32' | 'u16' | 'u8' | 'text';

interface PartHead {
  section: string;
  name: string;
  type: PartType;
  offset: number;
  bytes: number;
}

const magic = 'HHIX';
const formatVersion = 2;
/** Magic, format, CRC-32 of all that follows, length of the JSON head, length of everything. */
const fixedBytes = 24;
/** Typed arrays must begin at a multiple of their element size. */
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** One flat buffer: fixed head, JSON head, then every array as it is in memory (little endian). */
export function packSnapshot(head: SnapshotHead, sections: ReadonlyMap<string, Stored>): Buffer {
  const parts: PartHead[] = [];
  const bodies: Uint8Array[] = [];
  let offset = 0;
  for (const [section, stored] of sections) {
    for (const [name, part] of Object.entries(stored)) {
      const body = bytesOf(part);
      parts.push({ section, name, type: typeOf(part), offset, bytes: body.byteLength });
      bodies.push(body);
      offset += aligned(body.byteLength);
    }
  }
  const json = Buffer.from(JSON.stringify({ ...head, parts }));
  const start = aligned(fixedBytes + json.byteLength);
  const bytes = Buffer.alloc(start + offset);
  json.copy(bytes, fixedBytes);
  for (const [at, body] of bodies.entries()) bytes.set(body, start + parts[at]!.offset);
  bytes.write(magic, 0, 'latin1');
  bytes.writeUInt32LE(formatVersion, 4);
  bytes.writeUInt32LE(json.byteLength, 12);
  bytes.writeDoubleLE(bytes.byteLength, 16);
  bytes.writeUInt32LE(crc32(bytes.subarray(12)), 8);
  return bytes;
}

/** Reads a snapshot without copying its arrays, after checking that it is complete and as expected. */
export function unpackSnapshot(
  bytes: Uint8Array,
  expected: Pick<SnapshotHead, 'kind' | 'layout' | 'fields'>,
): { head: SnapshotHead; sections: Map<string, Stored> } {
  const whole = inOneBuffer(bytes);
  const view = Buffer.from(whole);
  if (view.byteLength < fixedBytes || view.toString('latin1', 0, 4) !== magic)
    throw new SnapshotRefused('these bytes are not a snapshot of a search index');
  const format = view.readUInt32LE(4);
  if (format !== formatVersion)
    throw new SnapshotRefused(`the snapshot has format ${format}, this code reads format ${formatVersion}`);
  const length = view.readDoubleLE(16);
  if (length !== view.byteLength)
    throw new SnapshotRefused(`the snapshot should have ${length} bytes but has ${view.byteLength}`);
  if (crc32(view.subarray(12)) !== view.readUInt32LE(8))
    throw new SnapshotRefused('the snapshot is damaged: its checksum does not match its content');
  const jsonBytes = view.readUInt32LE(12);
  const head: SnapshotHead & { parts: PartHead[] } = JSON.parse(
    view.toString('utf8', fixedBytes, fixedBytes + jsonBytes),
  );
  for (const key of ['kind', 'layout', 'fields'] as const) {
    if (inNoOrder(head[key]) !== inNoOrder(expected[key]))
      throw new SnapshotRefused(`the snapshot's ${key} is ${head[key]}, expected is ${expected[key]}`);
  }
  const start = aligned(fixedBytes + jsonBytes);
  const sections = new Map<string, Stored>();
  for (const { section, name, type, offset, bytes: size } of head.parts) {
    const stored = sections.get(section) ?? {};
    stored[name] = partFrom(view, whole, { type, start: start + offset, size });
    sections.set(section, stored);
  }
  return { head, sections };
}

/** Columns are found by name, so another order of the fields is no other layout. */
function inNoOrder(described: string | number): string {
  return String(described).split(' ').sort().join(' ');
}

function inOneBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return buffer;
  return new Uint8Array(bytes).buffer;
}

function typeOf(part: Numbers | readonly string[]): PartType {
  if (part instanceof Float64Array) return 'f64';
  if (part instanceof Uint32Array) return 'u32';
  if (part instanceof Uint16Array) return 'u16';
  return part instanceof Uint8Array ? 'u8' : 'text';
}

function bytesOf(part: Numbers | readonly string[]): Uint8Array {
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  return Buffer.from(part.map((text) => `${text}\n`).join(''));
}

function partFrom(
  view: Buffer,
  whole: ArrayBuffer,
  { type, start, size }: { type: PartType; start: number; size: number },
): Numbers | string[] {
  switch (type) {
    case 'f64':
      return new Float64Array(whole, start, size / 8);
    case 'u32':
      return new Uint32Array(whole, start, size / 4);
    case 'u16':
      return new Uint16Array(whole, start, size / 2);
    case 'u8':
      return new Uint8Array(whole, start, size);
    case 'text':
      return size === 0 ? [] : view.toString('utf8', start, start + size - 1).split('\n');
  }
}
