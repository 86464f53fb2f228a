import type { AvatarUpload } from '../../../shared/model/avatar.ts';
import { avatarMessages } from '../../../shared/validation/avatar.ts';

/**
 * How far the picture is (AUTH-41 `avatarProgress`): per cent while it travels, then being looked at, then shown or
 * refused.
 */
export type AvatarProgress =
  | { stage: 'idle' }
  | { stage: 'uploading'; percent: number }
  | { stage: 'checking'; isLate: boolean }
  | { stage: 'done' }
  | { stage: 'refused'; reason: string }
  | { stage: 'failed'; message: string };

/**
 * What the server says of an upload, as the page shows it; undefined while nothing is settled, or when it speaks of
 * another upload.
 */
export function settledProgress(
  uploadId: number,
  upload: Pick<AvatarUpload, 'uploadId' | 'state' | 'reason'>,
): AvatarProgress | undefined {
  if (upload.uploadId !== uploadId) return undefined;
  if (upload.state === 'done') return { stage: 'done' };
  return upload.state === 'refused'
    ? { stage: 'refused', reason: avatarMessages[upload.reason ?? 'unreadable'] }
    : undefined;
}

/**
 * Milliseconds before the page asks by itself, try by try: soon at first, then calmly; after the last it says that it
 * takes longer.
 */
export const pollPauses = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 20_000, 30_000];
