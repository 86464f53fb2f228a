import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A Word file with further entries. */
export const aWordFile = (more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8('<w:document/>'.repeat(50)), ...more });
/** An archive whose directory declares fewer bytes than an entry unpacks to. */
export function aLyingArchive(): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(5_000_000));
  const name = Buffer.from('word/document.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

/** A Word file with a password. */
export function anEncryptedWordFile(): Uint8Array {
  const file = Buffer.from(aWordFile());
  file.writeUInt16LE(1, file.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8);
  return file;
}
