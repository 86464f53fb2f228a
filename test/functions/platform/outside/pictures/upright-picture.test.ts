import { describe, expect, it } from 'vitest';
import { orientationOf, upright } from '../../../../../functions/platform/outside/pictures/upright-picture.ts';

interface Camera {
  little?: boolean;
  mark?: string;
  entries?: readonly (readonly [tag: number, value: number])[];
  count?: number;
  at?: number;
}

/** A camera's block with these entries, in either byte order, after a mark of some bytes. */
function anExif({
  little = false,
  mark = 'Exif\0\0',
  entries = [[0x0112, 6]],
  count,
  at = 8,
}: Camera = {}): Uint8Array {
  const block = Buffer.alloc(at + 2 + 12 * entries.length);
  const [short, long] = little
    ? [block.writeUInt16LE.bind(block), block.writeUInt32LE.bind(block)]
    : [block.writeUInt16BE.bind(block), block.writeUInt32BE.bind(block)];
  block.write(little ? 'II' : 'MM', 0);
  short(42, 2);
  long(at, 4);
  short(count ?? entries.length, at);
  for (const [place, [tag, value]] of entries.entries()) {
    short(tag, at + 2 + 12 * place);
    short(value, at + 2 + 12 * place + 8);
  }
  return new Uint8Array(Buffer.concat([Buffer.from(mark), block]));
}

describe('The orientation of a picture', () => {
  it.each([
    ['of a camera that writes big numbers first', anExif(), 6],
    ['of a camera that writes small numbers first', anExif({ little: true }), 6],
    ['without the whole mark', anExif({ mark: '\0' }), 6],
    ['without a mark', anExif({ mark: '' }), 6],
    ['behind another mark', anExif({ mark: 'Exif' }), 1],
    [
      'behind other entries',
      anExif({
        entries: [
          [0x010f, 3],
          [0x0112, 8],
          [0x0112, 2],
        ],
      }),
      8,
    ],
    ['behind a gap', anExif({ at: 20 }), 6],
    ['that is the first there is', anExif({ entries: [[0x0112, 1]] }), 1],
    ['that is the last there is', anExif({ entries: [[0x0112, 8]] }), 8],
    ['of a number that there is not', anExif({ entries: [[0x0112, 9]] }), 1],
    ['of the number nought', anExif({ entries: [[0x0112, 0]] }), 1],
    ['without an entry of it', anExif({ entries: [[0x010f, 3]] }), 1],
    ['of entries that were cut off', anExif({ count: 9, entries: [[0x010f, 3]] }), 1],
    [
      'of an entry that is not counted',
      anExif({
        count: 1,
        entries: [
          [0x010f, 3],
          [0x0112, 6],
        ],
      }),
      1,
    ],
    ['of a directory behind the end', anExif().subarray(0, 15), 1],
    ['of a block that is too short', anExif().subarray(0, 9), 1],
    ['of an entry that is cut off', anExif().subarray(0, 27), 1],
    ['without a block', undefined, 1],
  ])('%s is read', (_what, exif, orientation) => {
    expect(orientationOf(exif)).toBe(orientation);
  });

  it('is read where the block is a part of a file', () => {
    const file = new Uint8Array([9, 9, ...anExif({ mark: '' })]);
    expect(orientationOf(file.subarray(2))).toBe(6);
  });
});

describe('A picture', () => {
  // a b c
  // d e f
  const [width, height] = [3, 2];
  const data = new Uint8Array([...'abcdef'].flatMap((letter) => Array.from({ length: 4 }, () => letter.charCodeAt(0))));
  const rowsOf = (picture: ReturnType<typeof upright>) =>
    Array.from({ length: picture.height }, (_, y) =>
      Array.from({ length: picture.width }, (__, x) =>
        String.fromCharCode(picture.data[(y * picture.width + x) * 4]!),
      ).join(''),
    );

  it.each([
    [1, ['abc', 'def']],
    [2, ['cba', 'fed']],
    [3, ['fed', 'cba']],
    [4, ['def', 'abc']],
    [5, ['ad', 'be', 'cf']],
    [6, ['da', 'eb', 'fc']],
    [7, ['fc', 'eb', 'da']],
    [8, ['cf', 'be', 'ad']],
  ])('of orientation %i is turned upright', (orientation, rows) => {
    expect(rowsOf(upright({ width, height, data }, anExif({ entries: [[0x0112, orientation]] })))).toEqual(rows);
  });
});
