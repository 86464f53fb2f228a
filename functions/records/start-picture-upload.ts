import type { AvatarType } from '../../shared/constants/avatar.ts';
import { avatarLimits } from '../../shared/constants/avatar.ts';
import { avatarMessages } from '../../shared/validation/avatar.ts';
import { refuse } from '../platform/door/refusal.ts';
import type { StoredUpload } from './picture-upload.ts';

/** Minutes in which the browser may send the file. */
export const uploadMinutes = 10;

/** Begins an upload, which replaces one that is still awaited; refuses beyond the day's limit. */
export function startPictureUpload(
  former: StoredUpload | undefined,
  { contentType, uploadId, at }: { contentType: AvatarType; uploadId: number; at: string },
): StoredUpload {
  const day = at.slice(0, 10);
  const begunOnDay = (former?.day === day ? former.begunOnDay : 0) + 1;
  const secondsLeft = Math.ceil((Date.parse(`${day}T24:00:00Z`) - Date.parse(at)) / 1000);
  if (begunOnDay > avatarLimits.mostPerDay) throw refuse.tooMany(avatarMessages.tooMany, secondsLeft);
  return { uploadId, contentType, state: 'waiting', reason: null, day, begunOnDay };
}
