import type { AvatarUpload } from '../../../shared/model/avatar.ts';
import { avatarMessages } from '../../../shared/validation/avatar.ts';

/** What the server says of the newest upload of its kind. */
export type PictureUploadState = Pick<AvatarUpload, 'uploadId' | 'state' | 'reason'>;

/**
 * The state of a picture's upload (AUTH-41 `avatarProgress`): percent while uploading, then being checked, then accepted
 * or refused.
 */
export type PictureProgress =
  | { stage: 'idle' }
  | { stage: 'uploading'; percent: number }
  | { stage: 'checking'; isLate: boolean }
  | { stage: 'done' }
  | { stage: 'refused'; reason: string }
  | { stage: 'failed'; message: string };

/**
 * The server's state of an upload as shown on the page; undefined while it is undecided or if it concerns another
 * upload.
 */
export function settledProgress(uploadId: number, upload: PictureUploadState): PictureProgress | undefined {
  if (upload.uploadId !== uploadId) return undefined;
  if (upload.state === 'done') return { stage: 'done' };
  return upload.state === 'refused'
    ? { stage: 'refused', reason: avatarMessages[upload.reason ?? 'unreadable'] }
    : undefined;
}

/**
 * Milliseconds before each poll, shorter at first. After the last one the page says that it takes longer than usual.
 */
export const pollPauses = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 20_000, 30_000];
