import type { AvatarType } from '../../shared/constants/avatar.ts';
import { avatarLimits } from '../../shared/constants/avatar.ts';
import type { AvatarRefusal } from '../../shared/model/avatar.ts';

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Start-of-frame markers of JPEG; C4, C8 and CC between them are something else. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** The file's type according to its first bytes, whatever its name or sender say. */
function pictureType(bytes: Uint8Array): AvatarType | undefined {
  if (pngMagic.every((byte, place) => bytes[place] === byte)) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : undefined;
}

/** The size that the header declares, read without decoding; undefined when there is no readable header. */
export function pictureSize(bytes: Uint8Array, type: AvatarType): PictureSize | undefined {
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

/**
 * Why a file cannot become an avatar, judged by its first bytes and declared size alone, before anything is unpacked;
 * undefined when it may.
 */
export function judgePicture(bytes: Uint8Array, announced: AvatarType): AvatarRefusal | undefined {
  if (bytes.length > avatarLimits.largest) return 'size';
  const type = pictureType(bytes);
  if (!type) return 'unreadable';
  if (type !== announced) return 'anotherType';
  const size = pictureSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) return 'unreadable';
  const { width, height } = size;
  if (Math.max(width, height) > avatarLimits.largestSide || width * height > avatarLimits.mostPixels) return 'tooLarge';
  return Math.min(width, height) < avatarLimits.smallestSide ? 'tooSmall' : undefined;
}
