import { inflateSync } from 'node:zlib';
import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { mostUnpackedPixels } from '../../../../shared/constants/picture.ts';
import type { PictureSize, PictureType } from './picture-size.ts';
import { pictureSize } from './picture-size.ts';
import type { Pixels } from './pixels.ts';
import { upright } from './upright-picture.ts';

/** Megabytes that unpacking a JPEG may take: three planes, coefficients and the result of the largest. */
const mostMemory = 1200;
/**
 * Scans of a JPEG: a camera writes one, a careful encoder a dozen. Each costs a pass over all blocks, however few bytes
 * it takes.
 */
const mostScans = 200;

/**
 * Unpacks a picture whose size was checked; throws for anything incomplete. Data after or between the pixels is left
 * out.
 */
export function decodePicture(bytes: Uint8Array, type: PictureType): Pixels {
  return type === 'image/png' ? decodePng(bytes) : decodeJpeg(bytes);
}

function decodeJpeg(bytes: Uint8Array): Pixels {
  if (scansIn(bytes) > mostScans) throw new Error('a JPEG of more scans than any picture needs');
  // The camera's block is included, though the types do not say so.
  const { width, height, data, exifBuffer }: Pixels & { exifBuffer?: Uint8Array } = decode(bytes, {
    useTArray: true,
    tolerantDecoding: false,
    maxResolutionInMP: mostUnpackedPixels / 1_000_000 + 0.1,
    maxMemoryUsageInMB: mostMemory,
  });
  return upright({ width, height, data }, exifBuffer);
}

// Within a scan 0xff occurs only before 0x00 or a restart mark, so the marker of a scan is found without unpacking
// anything.
function scansIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xda) count += 1;
  return count;
}

function decodePng(bytes: Uint8Array): Pixels {
  const size = pictureSize(bytes, 'image/png');
  if (!size) throw new Error('a PNG without header');
  refuseBomb(bytes, size);
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/**
 * Unpacked data is never larger than rows of eight bytes a pixel and their filter bytes; interlacing adds at most as
 * many rows again.
 */
function refuseBomb(bytes: Uint8Array, { width, height }: PictureSize): void {
  inflateSync(pixelData(bytes), { maxOutputLength: height * (width * 8 + 1) + 15 * (width + height) + 1024 });
}

function pixelData(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}
