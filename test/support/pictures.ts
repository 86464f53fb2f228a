import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';

interface PictureOptions {
  width: number;
  height: number;
  colour?: (x: number, y: number) => [red: number, green: number, blue: number];
  alpha?: number;
  /** Pixels that compress badly, so that the file is long enough to be cut. */
  noise?: boolean;
}

function pixelsOf({ width, height, colour = () => [30, 120, 110], alpha = 255, noise }: PictureOptions): Buffer {
  const data = Buffer.alloc(width * height * 4);
  let seed = 1;
  for (let place = 0; place < width * height; place++) {
    seed = (seed * 16_807) % 2_147_483_647;
    const [red, green, blue] = noise
      ? [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255]
      : colour(place % width, Math.floor(place / width));
    data.set([red, green, blue, alpha], place * 4);
  }
  return data;
}

/** The bytes of a JPEG as a camera would leave it, without its block. */
export function aJpeg(options: PictureOptions): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encode({ ...options, data: pixelsOf(options) }, 90).data);
}

/** The bytes of a PNG. */
export function aPng(options: PictureOptions): Uint8Array<ArrayBuffer> {
  const png = new PNG(options);
  pixelsOf(options).copy(png.data);
  return new Uint8Array(PNG.sync.write(png));
}

/** The bytes of a PNG of a phone: grey, one byte a pixel, made quickly however large it is. */
export function aLargePng({ width, height }: Pick<PictureOptions, 'width' | 'height'>): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  const chunks: [string, Uint8Array][] = [
    ['IHDR', header],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ];
  const written = chunks.map(([name, data]) => {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
    chunk.writeUInt32BE(data.length, 0);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  });
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...written]));
}

/** A JPEG with a camera's block that holds its orientation and location. */
export function withExif(jpeg: Uint8Array, orientation: number, place: string): Uint8Array<ArrayBuffer> {
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const block = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]));
}
