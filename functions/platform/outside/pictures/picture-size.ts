/** Types of pictures that are decoded. */
export type PictureType = 'image/jpeg' | 'image/png';

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Start-of-frame markers of JPEG; C4, C8 and CC between them are something else. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** The size that the header declares, read without decoding; undefined when there is no readable header. */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? pngSize(view) : jpegSize(view);
}

function pngSize(view: DataView): PictureSize | undefined {
  // The header chunk comes first: length, 'IHDR', width, height.
  return view.byteLength >= 33 && view.getUint32(12) === 0x49484452
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;
}

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (frames.has(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}
