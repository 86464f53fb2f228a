import { avatarLimits, avatarTypes } from '../../../shared/constants/avatar.ts';
import { avatarMessages } from '../../../shared/validation/avatar.ts';

const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/**
 * Why a selected file cannot be used, checked before anything is sent; undefined if it can. The server checks again.
 */
export async function judgeFile(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return avatarMessages.empty;
  if (!(avatarTypes as readonly string[]).includes(file.type)) return avatarMessages.type;
  if (file.size > avatarLimits.largestChosen) return avatarMessages.chosenSize;
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return beginnings.some((beginning) => beginning.every((byte, place) => first[place] === byte))
    ? undefined
    : avatarMessages.unreadable;
}

/** Why a decoded picture is too small or too large; undefined if it fits. */
export function judgeSize({ width, height }: { width: number; height: number }): string | undefined {
  if (Math.min(width, height) < avatarLimits.smallestSide) return avatarMessages.tooSmall;
  return width * height > avatarLimits.mostPixels * 4 ? avatarMessages.tooLarge : undefined;
}
