import type { AvatarType } from '../../../../shared/constants/avatar.ts';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import type { AvatarRefusal } from '../../../../shared/model/avatar.ts';
import { kindOfFile } from '../files/file-kind.ts';
import { pictureSize } from './picture-size.ts';

/** The file's type according to its first bytes, whatever its name or sender say. */
function pictureType(bytes: Uint8Array): AvatarType | undefined {
  const kind = kindOfFile(bytes);
  return kind === 'image/png' || kind === 'image/jpeg' ? kind : undefined;
}

/**
 * Why a file cannot become a picture of this site, judged by its first bytes and declared size alone, before anything is unpacked;
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
