import { inflateRawSync } from 'node:zlib';

/** An entry of an archive, as its directory declares it. */
export interface ZipEntry {
  name: string;
  /** Bytes, packed and unpacked. */
  packed: number;
  unpacked: number;
  isEncrypted: boolean;
  /** 0: stored as it is, 8: deflated. */
  method: number;
  /** Where its own header begins. */
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endSize = 22;
const entrySize = 46;
const longestComment = 65_535;

/**
 * The directory of an archive, read without unpacking anything; undefined when there is none that fits the file. An
 * archive of more than four gigabytes or 65,535 entries declares itself in a way that is not read.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.12, 4.3.16)
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(file);
  if (end === undefined) return undefined;
  const count = file.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (at + entrySize > end || file.readUInt32LE(at) !== entryMark) return undefined;
    const nameEnd = at + entrySize + file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + entrySize, nameEnd),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      at: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

const localEntrySize = 30;
const deflated = 8;

/**
 * Whether an entry unpacks to what the directory declares: a bomb may declare less, and its reader would find out. Never
 * unpacks more than is declared.
 */
export function unpacks(bytes: Uint8Array, entry: ZipEntry): 'asDeclared' | 'more' | 'damaged' {
  const { packed, unpacked, method } = entry;
  const data = packedData(bytes, entry);
  if (!data) return 'damaged';
  if (method !== deflated) return packed === unpacked ? 'asDeclared' : 'more';
  try {
    const { length } = inflateRawSync(data, { maxOutputLength: unpacked + 1 });
    return length === unpacked ? 'asDeclared' : length > unpacked ? 'more' : 'damaged';
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'more' : 'damaged';
  }
}

/** What an entry holds; undefined when it does not unpack to what the directory declares. */
export function entryData(bytes: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  const data = packedData(bytes, entry);
  if (!data || unpacks(bytes, entry) !== 'asDeclared') return undefined;
  return entry.method === deflated ? inflateRawSync(data, { maxOutputLength: entry.unpacked }) : data;
}

function packedData(bytes: Uint8Array, { at, packed }: ZipEntry): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + localEntrySize > file.length) return undefined;
  const start = at + localEntrySize + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return file.subarray(start, start + packed);
}

function endOf(file: Buffer): number | undefined {
  for (let at = file.length - endSize; at >= Math.max(0, file.length - endSize - longestComment); at -= 1)
    if (file.readUInt32LE(at) === endMark) return at;
  return undefined;
}
