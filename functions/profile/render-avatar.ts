import { encode } from 'jpeg-js';
import type { AvatarType } from '../../shared/constants/avatar.ts';
import { avatarSizes } from '../../shared/constants/avatar.ts';
import type { AvatarRefusal } from '../../shared/model/avatar.ts';
import { decodePicture } from '../outside/pictures/decode-picture.ts';
import { judgePicture } from './judge-picture.ts';
import type { Pixels } from '../outside/pictures/pixels.ts';
import { squarePicture } from './square-picture.ts';

/** A picture as stored: re-encoded in two sizes, so that only the pixels of the upload are left. */
export interface RenderedAvatar {
  large: Uint8Array;
  small: Uint8Array;
}

const quality = 86;

/**
 * Re-encodes an uploaded file as square JPEGs, or says why it cannot be an avatar. The announced type is what the
 * upload was permitted as.
 */
export function renderAvatar(bytes: Uint8Array, announced: AvatarType): RenderedAvatar | { refusal: AvatarRefusal } {
  const refusal = judgePicture(bytes, announced);
  if (refusal) return { refusal };
  let pixels: Pixels;
  try {
    pixels = decodePicture(bytes, announced);
  } catch {
    return { refusal: 'unreadable' };
  }
  const large = squarePicture(pixels, avatarSizes.large);
  const bytesOf = (square: Pixels): Uint8Array => new Uint8Array(encode(square, quality).data);
  return { large: bytesOf(large), small: bytesOf(squarePicture(large, avatarSizes.small)) };
}
