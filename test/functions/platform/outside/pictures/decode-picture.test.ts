import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptPicture, jpegOf } from '../../../../../functions/platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../../../../functions/platform/outside/pictures/cover-picture.ts';
import { decodePicture } from '../../../../../functions/platform/outside/pictures/decode-picture.ts';
import { judgePicture } from '../../../../../functions/platform/outside/pictures/judge-picture.ts';
import { pictureSize } from '../../../../../functions/platform/outside/pictures/picture-size.ts';
import { avatarLimits } from '../../../../../shared/constants/avatar.ts';
import { aJpeg, aPng, withExif } from '../../../../support/pictures.ts';

const colour = (x: number, y: number): [number, number, number] => [x * 10, y * 10, 77];
const small = { width: 3, height: 2, colour };

/** The bytes of a PNG whose header declares another size; its checksum is not renewed, for readers of headers. */
function declared(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(aPng(small));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

describe('An uploaded picture', () => {
  const { largestSide, mostPixels, smallestSide } = avatarLimits;
  const other = mostPixels / 4000;
  it.each([
    ['as large as may be', declared(4000, other), 'image/png', undefined],
    ['of one row too many', declared(4000, other + 1), 'image/png', 'tooLarge'],
    ['as wide as may be', declared(largestSide, smallestSide), 'image/png', undefined],
    ['wider than may be', declared(largestSide + 1, smallestSide), 'image/png', 'tooLarge'],
    ['as small as may be', declared(smallestSide, smallestSide), 'image/png', undefined],
    ['that is too narrow', declared(smallestSide - 1, 200), 'image/png', 'tooSmall'],
    ['that is too low', declared(200, smallestSide - 1), 'image/png', 'tooSmall'],
    ['without width', declared(0, 200), 'image/png', 'unreadable'],
    ['without height', declared(200, 0), 'image/png', 'unreadable'],
    ['of another type', declared(200, 200), 'image/jpeg', 'anotherType'],
    ['that is none', new TextEncoder().encode('Hello'), 'image/png', 'unreadable'],
    ['without a header', declared(200, 200).subarray(0, 32), 'image/png', 'unreadable'],
  ] as const)('%s is judged by its header', (_what, bytes, type, refusal) => {
    expect(judgePicture(bytes, type)).toBe(refusal);
  });

  it('is unpacked to its pixels, or refused', () => {
    const picture = aPng({ width: 100, height: 100, colour });
    expect(acceptPicture(picture, 'image/png')).toMatchObject({ width: 100, height: 100 });
    expect(acceptPicture(picture, 'image/jpeg')).toEqual({ refusal: 'anotherType' });
    expect(acceptPicture(picture.subarray(0, 100), 'image/png')).toEqual({ refusal: 'unreadable' });
    const jpeg = jpegOf(acceptPicture(picture, 'image/png') as never);
    expect(pictureSize(jpeg, 'image/jpeg')).toEqual({ width: 100, height: 100 });
  });

  it('that is a PNG has its pixels, also as a part of a file', () => {
    const bytes = aPng(small);
    const file = new Uint8Array([1, 2, 3, ...bytes]);
    const expected = [0, 1].flatMap((y) => [0, 1, 2].flatMap((x) => [...colour(x, y), 255]));
    for (const given of [bytes, file.subarray(3)]) {
      const { data, ...size } = decodePicture(given, 'image/png');
      expect([size, [...data]]).toEqual([{ width: 3, height: 2 }, expected]);
    }
    expect(() => decodePicture(bytes.subarray(0, 20), 'image/png')).toThrow('a PNG without header');
  });

  it('that unpacks to more than its header declares is refused before it fills the memory', () => {
    const chunk = (type: string, body: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length, 0);
      head.write(type, 4);
      return Buffer.concat([head, body, Buffer.alloc(4)]);
    };
    const header = Buffer.from(aPng(small)).subarray(0, 33);
    const bomb = (bytes: number) => Buffer.concat([header, chunk('IDAT', deflateSync(Buffer.alloc(bytes)))]);
    // Two rows of three pixels with their filter bytes, what interlacing adds, and a kilobyte.
    const most = 2 * (3 * 8 + 1) + 15 * (3 + 2) + 1024;
    expect(() => decodePicture(bomb(most + 1), 'image/png')).toThrow(/larger than/);
    expect(() => decodePicture(bomb(most), 'image/png')).not.toThrow(/larger than/);
  });

  it('that is a JPEG is turned as its camera was held, and has no more scans than any picture needs', () => {
    const jpeg = aJpeg({ width: 16, height: 8, colour });
    expect(decodePicture(jpeg, 'image/jpeg')).toMatchObject({ width: 16, height: 8 });
    expect(decodePicture(withExif(jpeg, 6, 'Boston'), 'image/jpeg')).toMatchObject({ width: 8, height: 16 });
    const scans = (count: number) =>
      new Uint8Array([...jpeg, ...Array.from({ length: count }, () => [0xff, 0xda]).flat()]);
    expect(() => decodePicture(scans(200), 'image/jpeg')).toThrow('a JPEG of more scans than any picture needs');
    expect(() => decodePicture(scans(199), 'image/jpeg')).not.toThrow('a JPEG of more scans');
    expect(() => decodePicture(jpeg.subarray(0, jpeg.length - 40), 'image/jpeg')).toThrow(/./);
  });

  it('that is a JPEG says its size behind other blocks, and none where there is no frame', () => {
    const jpeg = aJpeg({ width: 16, height: 8, colour });
    expect(pictureSize(withExif(jpeg, 1, 'Boston'), 'image/jpeg')).toEqual({ width: 16, height: 8 });
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 5, 0, 7, 1, 0, 0, 0];
    const of = (...bytes: number[]) => pictureSize(new Uint8Array(bytes), 'image/jpeg');
    expect(of(0xff, 0xd8, ...frame)).toEqual({ width: 7, height: 5 });
    expect(of(0xff, 0xd8, 0xff, ...frame)).toEqual({ width: 7, height: 5 });
    expect(of(0xff, 0xd8, 0xff, 0xc4, 0, 3, 9, ...frame)).toEqual({ width: 7, height: 5 });
    expect(of(0xff, 0xd8, 0xff, 0xe0, 0, 0, ...frame)).toEqual({ width: 7, height: 5 });
    expect(of(0xff, 0xd8, 9, ...frame)).toBeUndefined();
    expect(of(0xff, 0xd8, ...frame.slice(0, 9))).toBeUndefined();
  });
});

describe('A scaled picture', () => {
  const pixels = (rows: readonly string[], alpha = 255) => ({
    width: rows[0]!.length,
    height: rows.length,
    data: new Uint8Array(rows.flatMap((row) => [...row].flatMap((letter) => [letter.charCodeAt(0), 0, 255, alpha]))),
  });
  const reds = ({ width, data }: ReturnType<typeof coverPicture>) => {
    const all = [...data].filter((_, at) => at % 4 === 0);
    return Array.from({ length: all.length / width }, (_, y) => all.slice(y * width, (y + 1) * width));
  };
  const [a, b, c, d] = [...'abcd'].map((letter) => letter.charCodeAt(0)) as [number, number, number, number];

  it('is the middle of a wide or a high one', () => {
    expect(reds(coverPicture(pixels(['xabx', 'xcdx']), { width: 2, height: 2 }))).toEqual([
      [a, b],
      [c, d],
    ]);
    expect(reds(coverPicture(pixels(['xx', 'ab', 'cd', 'xx']), { width: 2, height: 2 }))).toEqual([
      [a, b],
      [c, d],
    ]);
  });

  it('is the mean of the pixels that it covers', () => {
    expect(coverPicture(pixels(['aacc', 'aacc']), { width: 2, height: 1 })).toEqual({
      width: 2,
      height: 1,
      data: new Uint8Array([a, 0, 255, 255, c, 0, 255, 255]),
    });
    expect(reds(coverPicture(pixels(['ac', 'ac']), { width: 1, height: 1 }))).toEqual([[b]]);
  });

  it('covers every pixel of sides that do not divide', () => {
    expect(reds(coverPicture(pixels(['abc', 'abc', 'abc']), { width: 2, height: 2 }))).toEqual([
      [a, Math.round((b + c) / 2)],
      [a, Math.round((b + c) / 2)],
    ]);
  });

  it('is not scaled up', () => {
    expect(coverPicture(pixels(['ab', 'cd']), { width: 4, height: 4 })).toMatchObject({ width: 2, height: 2 });
    expect(coverPicture(pixels(['abcd']), { width: 9, height: 9 })).toMatchObject({ width: 1, height: 1 });
    expect(coverPicture(pixels(['a']), { width: 4, height: 1 })).toMatchObject({ width: 1, height: 1 });
  });

  it('is white where it is transparent', () => {
    expect([...coverPicture(pixels(['a'], 0), { width: 1, height: 1 }).data]).toEqual([255, 255, 255, 255]);
    expect([...coverPicture(pixels(['a'], 51), { width: 1, height: 1 }).data]).toEqual([
      Math.round(a / 5 + 204),
      204,
      255,
      255,
    ]);
  });
});
