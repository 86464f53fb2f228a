import { deflateSync } from 'node:zlib';
import { decode, encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { renderAvatar } from '../../../../functions/features/profile/render-avatar.ts';
import { orientationOf, upright } from '../../../../functions/platform/outside/pictures/upright-picture.ts';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import { aJpeg, aPng, withExif } from '../../../support/pictures.ts';

const text = (content: string) => new TextEncoder().encode(content);
const rendered = (bytes: Uint8Array, type: 'image/jpeg' | 'image/png') => {
  const outcome = renderAvatar(bytes, type);
  if ('refusal' in outcome) throw new Error(`refused: ${outcome.refusal}`);
  return {
    ...outcome,
    largePixels: decode(outcome.large, { useTArray: true }),
    smallPixels: decode(outcome.small, { useTArray: true }),
  };
};

/** A PNG that declares a size and holds what it is given in place of pixels. */
function aPngOf(width: number, height: number, data: Uint8Array, interlace = 0): Uint8Array {
  const png = Buffer.from(PNG.sync.write(new PNG({ width: 1, height: 1 })));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png[28] = interlace;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([png.subarray(0, 33), length, Buffer.from('IDAT'), data, Buffer.alloc(4), png.subarray(-12)]);
}

describe('An uploaded picture', () => {
  it.each(['image/jpeg', 'image/png'] as const)(
    'of type %s becomes two square JPEGs of its middle (PROF-12)',
    (type) => {
      // Green in the middle, red left and right of it.
      const colour = (x: number): [number, number, number] => (x >= 150 && x < 750 ? [0, 160, 0] : [200, 0, 0]);
      const bytes = (type === 'image/jpeg' ? aJpeg : aPng)({ width: 900, height: 600, colour });
      const { largePixels, smallPixels } = rendered(bytes, type);
      expect([largePixels.width, largePixels.height, smallPixels.width, smallPixels.height]).toEqual([
        512, 512, 96, 96,
      ]);
      for (const [x, y] of [
        [4, 4],
        [256, 256],
        [507, 507],
      ] as const) {
        const at = (y * 512 + x) * 4;
        expect(
          [...largePixels.data.subarray(at, at + 3)].map((part, place) => Math.abs(part - [0, 160, 0][place]!) < 12),
        ).toEqual([true, true, true]);
      }
    },
  );

  it('keeps its size when it is smaller than the larger square, and gets a white background where it is transparent', () => {
    const { largePixels } = rendered(aPng({ width: 120, height: 100, alpha: 0 }), 'image/png');
    expect([largePixels.width, largePixels.height]).toEqual([100, 100]);
    expect(largePixels.data[0]).toBeGreaterThan(250);
  });

  it('loses its location, camera and all other metadata, and is turned upright first', () => {
    const place = 'GPS 42.3601 N 71.0589 W';
    const plain = aJpeg({ width: 200, height: 100, colour: (x) => (x < 100 ? [220, 0, 0] : [0, 0, 220]) });
    const { large, largePixels } = rendered(withExif(plain, 6, place), 'image/jpeg');
    expect(Buffer.from(large).includes(place)).toBe(false);
    expect(Buffer.from(large).includes('Exif')).toBe(false);
    // Turned by 90 degrees, left is on top: red above blue.
    const top = (10 * 100 + 50) * 4;
    const bottom = (89 * 100 + 50) * 4;
    expect(largePixels.data[top]).toBeGreaterThan(180);
    expect(largePixels.data[bottom + 2]).toBeGreaterThan(180);
  });

  it.each([
    ['a PNG that calls itself JPEG', aPng({ width: 200, height: 200 }), 'image/jpeg', 'anotherType'],
    ['a JPEG that calls itself PNG', aJpeg({ width: 200, height: 200 }), 'image/png', 'anotherType'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png', 'unreadable'],
    [
      'a page behind the first bytes of a JPEG',
      Buffer.concat([
        new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
        text('<html><script>alert(1)</script></html>'.repeat(20)),
      ]),
      'image/jpeg',
      'unreadable',
    ],
    [
      'a page behind the first bytes of a PNG',
      Buffer.concat([aPng({ width: 200, height: 200 }).subarray(0, 33), text('<html><script>alert(1)</script>')]),
      'image/png',
      'unreadable',
    ],
    ['a JPEG cut short', aJpeg({ width: 300, height: 300, noise: true }).subarray(0, 9000), 'image/jpeg', 'unreadable'],
    ['a PNG cut short', aPng({ width: 300, height: 300, noise: true }).subarray(0, 9000), 'image/png', 'unreadable'],
    ['no bytes at all', new Uint8Array(), 'image/png', 'unreadable'],
    ['a picture of too few pixels', aPng({ width: 300, height: 95 }), 'image/png', 'tooSmall'],
    ['a side that is too long', aPngOf(8193, 100, deflateSync(Buffer.alloc(100))), 'image/png', 'tooLarge'],
    ['too many pixels', aPngOf(6000, 6000, deflateSync(Buffer.alloc(100))), 'image/png', 'tooLarge'],
    ['more bytes than were permitted', new Uint8Array(avatarLimits.largest + 1), 'image/png', 'size'],
  ] as const)('is refused when it is %s', (_, bytes, type, refusal) => {
    expect(renderAvatar(bytes, type)).toEqual({ refusal });
  });

  it.each([
    [12, undefined],
    [201, 'unreadable'],
  ])('is refused when it draws over its pixels again and again (%i scans: %s)', (scans, refusal) => {
    const jpeg = Buffer.from(aJpeg({ width: 128, height: 128 }));
    const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    const again = Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array.from({ length: scans - 1 }, () => scan),
      jpeg.subarray(-2),
    ]);
    const rendered = renderAvatar(again, 'image/jpeg');
    expect('refusal' in rendered ? rendered.refusal : undefined).toBe(refusal);
  });

  it.each([0, 1])('is refused when a few bytes unpack into many, interlaced or not (%i)', (interlace) => {
    const bomb = aPngOf(100, 100, deflateSync(Buffer.alloc(200 * 1024 * 1024)), interlace);
    expect(bomb.length).toBeLessThan(300_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(renderAvatar(bomb, 'image/png')).toEqual({ refusal: 'unreadable' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('The camera orientation', () => {
  // One row and two: a b / c d, as the eight orientations show it.
  const [a, b, c, d] = [1, 2, 3, 4];
  it.each([
    [1, [a, b, c, d]],
    [2, [b, a, d, c]],
    [3, [d, c, b, a]],
    [4, [c, d, a, b]],
    [5, [a, c, b, d]],
    [6, [c, a, d, b]],
    [7, [d, b, c, a]],
    [8, [b, d, a, c]],
  ])('turns a picture of orientation %i', (orientation, seen) => {
    const picture = { width: 2, height: 2, data: new Uint8Array(new Uint32Array([a, b, c, d]).buffer) };
    const exif = withExif(aJpeg({ width: 8, height: 8 }), orientation, '').subarray(6);
    expect([...new Uint32Array(upright(picture, exif).data.buffer)]).toEqual(seen);
  });

  it('is upright where a block is cut short or malformed', () => {
    for (const bytes of [[], [0x45, 0x78], [0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff, 0, 0]])
      expect(orientationOf(new Uint8Array(bytes))).toBe(1);
    expect(orientationOf(undefined)).toBe(1);
  });
});

it('The encoder writes what jpeg-js itself can read', () => {
  expect(() => decode(encode({ width: 1, height: 1, data: Buffer.alloc(4) }, 80).data)).not.toThrow();
});
