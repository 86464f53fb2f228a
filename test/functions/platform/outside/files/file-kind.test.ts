import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kindOfFile } from '../../../../../functions/platform/outside/files/file-kind.ts';
import { unpacks, zipDirectory } from '../../../../../functions/platform/outside/files/zip-directory.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const virus = ['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE'].join('-');

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['PK\x03\x04rest', 'application/zip'],
  ['{\\rtf1', 'application/rtf'],
  ['\xef\xbb\xbf{\\rtf1', 'application/rtf'],
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['Hello\tWorld\r\n\f', 'text'],
  ['a <svg> within', 'text'],
  ['%PDF', 'text'],
  ['\xef\xbb\xbf%PDF-1.4\n1 0 obj', 'application/pdf'],
  ['\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.7\n1 0 obj', 'application/pdf'],
  [`Content-Type: application/pdf\r\n\r\n%PDF-2.0\n1 0 obj`, 'application/pdf'],
  [`${'\0'.repeat(1000)}%PDF-1.4\n1 0 obj`, 'application/pdf'],
  [`${'\0'.repeat(1020)}%PDF-1.4\n1 0 obj`, undefined],
  ['A PDF begins with %PDF-1.4', 'text'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
  ['PK\x03', undefined],
  ['Hello\x00', undefined],
  ['Hello\x1b', undefined],
  ['\xe9t\xe9', undefined],
  ['  <!DOCTYPE html>', undefined],
  ['<!doctype html>%PDF-1.4 1 0 obj', undefined],
  ['<html>', undefined],
  ['<SVG>', undefined],
  ['\n<script>', undefined],
  ['<?xml version="1.0"?>', undefined],
  [`x ${virus}`, undefined],
])('A file that begins with %j is %s', (text, kind) => {
  expect(kindOfFile(bytes(text))).toBe(kind);
});

describe('An archive', () => {
  const content = Buffer.from('hello '.repeat(20));
  const packed = deflateRawSync(content);

  /** An archive of one file with its own header; `over` is what the directory declares instead. */
  function anArchive(
    over: { unpacked?: number; method?: number; flags?: number; extra?: number; comment?: number } = {},
  ) {
    const { unpacked = content.length, method = 8, flags = 0, extra = 3, comment = 0 } = over;
    const local = Buffer.alloc(30 + 1 + 2);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(1, 26);
    local.writeUInt16LE(2, 28);
    const entry = Buffer.alloc(46 + 5 + extra + 4);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(5, 28);
    entry.writeUInt16LE(extra, 30);
    entry.writeUInt16LE(4, 32);
    entry.write('é.txt'.slice(0, 4), 46, 'utf8');
    const second = Buffer.from(entry);
    second.writeUInt32LE(7, 42);
    const end = Buffer.alloc(22 + comment);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(2, 10);
    end.writeUInt32LE(local.length + packed.length, 16);
    return new Uint8Array(Buffer.concat([local, packed, entry, second, end]));
  }
  const named = { name: 'é.tx', packed: packed.length, unpacked: content.length, isEncrypted: false, method: 8, at: 0 };

  it('names its files with all that its directory declares', () => {
    const both = [named, { ...named, at: 7 }];
    expect(zipDirectory(anArchive())).toEqual(both);
    expect(zipDirectory(anArchive({ comment: 65_535 }))).toEqual(both);
    expect(zipDirectory(new Uint8Array([1, 2, 3, ...anArchive()]).subarray(3))).toEqual(both);
    expect(zipDirectory(anArchive({ flags: 9, method: 0 }))).toEqual(
      both.map((one) => ({ ...one, isEncrypted: true, method: 0 })),
    );
    expect(zipDirectory(anArchive({ flags: 8 }))).toEqual(both);
    expect(zipDirectory(anArchive({ comment: 65_536 }))).toBeUndefined();
    expect(zipDirectory(anArchive().subarray(0, 60))).toBeUndefined();
    expect(zipDirectory(new Uint8Array(3))).toBeUndefined();
  });

  it.each([
    ['as it declares', {}, 'asDeclared'],
    ['to more than it declares', { unpacked: content.length - 1 }, 'more'],
    ['to much more than it declares', { unpacked: 1 }, 'more'],
    ['to less than it declares', { unpacked: content.length + 1 }, 'damaged'],
    ['of what is stored as it is', { method: 0, unpacked: packed.length }, 'asDeclared'],
    ['of what is stored as it is, and declares another size', { method: 0, unpacked: packed.length + 1 }, 'more'],
    ['behind the end', { at: 1_000_000 }, 'damaged'],
    ['from the wrong place', { at: 9 }, 'damaged'],
  ])('unpacks %s', (_what, over, outcome) => {
    expect(unpacks(anArchive(), { ...named, ...over })).toBe(outcome);
  });

  it('that ends within the header of a file is damaged', () => {
    const file = anArchive();
    expect(unpacks(file, { ...named, at: file.length - 30, method: 0, unpacked: named.packed })).toBe('asDeclared');
    expect(unpacks(file, { ...named, at: file.length - 29, method: 0, unpacked: named.packed })).toBe('damaged');
  });
});
