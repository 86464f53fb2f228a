import type { Pixels } from './pixels.ts';

const orientationTag = 0x0112;
const byteOrders = new Set([0x4d4d002a, 0x49492a00]);

/** How a camera was held, 1 to 8, from its Exif block; 1 where there is none. */
export function orientationOf(exif: Uint8Array | undefined): number {
  if (!exif) return 1;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  // Decoders return the block with more or less of its 'Exif' mark; the directory begins with its byte order, 'MM' or
  // 'II'.
  const start = [0, 1, 6].find((place) => view.byteLength >= place + 8 && byteOrders.has(view.getUint32(place)));
  if (start === undefined) return 1;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at + 12 <= Math.min(view.byteLength, directory + 2 + entries * 12); at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** How a camera was held for a JPEG, read without unpacking it; 1 where it says nothing. */
export function jpegOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 < view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const end = at + 2 + Math.max(2, view.getUint16(at + 2));
    // The camera's block comes before the pixels and begins with its mark; others share its marker.
    if (marker === 0xda) return 1;
    const isExif = marker === 0xe1 && at + 10 <= view.byteLength && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return orientationOf(bytes.subarray(at + 4, end));
    at = end;
  }
  return 1;
}

/** Turns a picture as its Exif block says, because the block itself is not kept. */
export function upright(pixels: Pixels, exif: Uint8Array | undefined): Pixels {
  return turned(pixels, orientationOf(exif));
}

/** A picture as it is seen of a camera that was held so, 1 to 8: 6 and 8 are a quarter turn to the right and left. */
export function turned({ width, height, data }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { width, height, data };
  const isTurned = orientation >= 5;
  const [newWidth, newHeight] = isTurned ? [height, width] : [width, height];
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const [sourceX, sourceY] = sourceOf({ x, y, width, height, orientation });
      to[y * newWidth + x] = from[sourceY * width + sourceX] ?? 0;
    }
  }
  return { width: newWidth, height: newHeight, data: new Uint8Array(to.buffer) };
}

/**
 * Which stored pixel is seen at x, y. @see https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf (4.6.4, Orientation)
 */
function sourceOf({
  x,
  y,
  width,
  height,
  orientation,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  orientation: number;
}): [number, number] {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return [right - x, y];
    case 3:
      return [right - x, bottom - y];
    case 4:
      return [x, bottom - y];
    case 5:
      return [y, x];
    case 6:
      return [y, bottom - x];
    case 7:
      return [right - y, bottom - x];
    case 8:
      return [right - y, x];
    default:
      return [x, y];
  }
}
