import { encode } from 'jpeg-js';
import type { AvatarType } from '../../../../shared/constants/avatar.ts';
import type { AvatarRefusal } from '../../../../shared/model/avatar.ts';
import { decodePicture } from './decode-picture.ts';
import { judgePicture } from './judge-picture.ts';
import type { Pixels } from './pixels.ts';

const quality = 86;

/**
 * The pixels of an uploaded file, or why it cannot be shown. The announced type is what the upload was permitted as.
 */
export function acceptPicture(bytes: Uint8Array, announced: AvatarType): Pixels | { refusal: AvatarRefusal } {
  const refusal = judgePicture(bytes, announced);
  if (refusal) return { refusal };
  try {
    return decodePicture(bytes, announced);
  } catch {
    return { refusal: 'unreadable' };
  }
}

/** Pixels as a JPEG, so that nothing else of the upload is left. */
export const jpegOf = (pixels: Pixels): Uint8Array => new Uint8Array(encode(pixels, quality).data);
