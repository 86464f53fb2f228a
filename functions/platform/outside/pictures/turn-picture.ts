import { kindOfFile } from '../files/file-kind.ts';
import { jpegOf } from './accept-picture.ts';
import { decodePicture } from './decode-picture.ts';
import { turned } from './upright-picture.ts';

/** The orientations of cameras that are quarter turns to the right. */
const orientations = [1, 6, 3, 8] as const;

/** A picture, PNG or JPEG, turned to the right by quarters, as a JPEG; itself where it needs no turn. */
export function turnPicture(bytes: Uint8Array, quarters: 0 | 1 | 2 | 3): Uint8Array {
  if (quarters === 0) return bytes;
  const type = kindOfFile(bytes) === 'image/png' ? 'image/png' : 'image/jpeg';
  return jpegOf(turned(decodePicture(bytes, type), orientations[quarters]));
}
