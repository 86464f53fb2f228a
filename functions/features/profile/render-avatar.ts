import type { AvatarType } from '../../../shared/constants/avatar.ts';
import { avatarSizes } from '../../../shared/constants/avatar.ts';
import type { AvatarRefusal } from '../../../shared/model/avatar.ts';
import { acceptPicture, jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../platform/outside/pictures/cover-picture.ts';

/** A picture as stored: re-encoded in two sizes, so that only the pixels of the upload are left. */
export interface RenderedAvatar {
  large: Uint8Array;
  small: Uint8Array;
}

const square = (side: number) => ({ width: side, height: side });

/**
 * Re-encodes an uploaded file as square JPEGs, or says why it cannot be an avatar. The announced type is what the
 * upload was permitted as.
 */
export function renderAvatar(bytes: Uint8Array, announced: AvatarType): RenderedAvatar | { refusal: AvatarRefusal } {
  const pixels = acceptPicture(bytes, announced);
  if ('refusal' in pixels) return pixels;
  const large = coverPicture(pixels, square(avatarSizes.large));
  return { large: jpegOf(large), small: jpegOf(coverPicture(large, square(avatarSizes.small))) };
}
