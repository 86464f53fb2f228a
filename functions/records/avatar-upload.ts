import type { AvatarType } from '../../shared/constants/avatar.ts';
import type { AvatarRefusal, AvatarUpload } from '../../shared/model/avatar.ts';
import { keys } from '../table/keys.ts';
import type { SingleWrite } from '../table/write.ts';
import { isNew } from '../table/write.ts';

const keptSeconds = 7 * 86_400;

/** A user's newest upload as stored; the days and counts limit how many can be begun. */
export interface StoredUpload {
  uploadId: number;
  contentType: AvatarType;
  state: Exclude<AvatarUpload['state'], 'none'>;
  reason: AvatarRefusal | null;
  day: string;
  begunOnDay: number;
}

/** The write of an upload in place of the former; another one begun in between refuses. */
export function startedUploadWrite(
  userId: number,
  started: StoredUpload,
  { former, at, refusal }: { former: StoredUpload | undefined; at: string; refusal: Error },
): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  const when = former ? { expression: '#uploadId = :former', values: { former: former.uploadId } } : isNew;
  return { put: { ...keys.avatarUpload(userId), ...started, ttl }, when, refusal };
}

/** The write of the outcome of an upload that is still awaited; any other refuses. */
export function settledUploadWrite(
  { userId, uploadId }: { userId: number; uploadId: number },
  set: Pick<StoredUpload, 'state'> & Partial<Pick<StoredUpload, 'reason'>>,
  refusal: Error,
): SingleWrite {
  return {
    update: keys.avatarUpload(userId),
    set,
    when: { expression: '#uploadId = :uploadId AND #state = :waiting', values: { uploadId, waiting: 'waiting' } },
    refusal,
  };
}
