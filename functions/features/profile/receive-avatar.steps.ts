import { avatarLimits } from '../../../shared/constants/avatar.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { FileTooLarge } from '../../platform/outside/files/port.ts';
import type { StoredUpload } from '../../records/picture-upload.ts';
import { avatarPath, smallAvatarPath, uploadAt } from './avatar-keys.ts';
import type { AvatarsStore } from './avatars.store.ts';
import { avatarAccepted, avatarDeclined } from './check-avatar.ts';
import { pictureChange } from './person-changed.ts';
import { renderAvatar } from './render-avatar.ts';

interface Needs {
  avatarsStore: AvatarsStore;
  files: Pick<Files, 'read' | 'write' | 'remove'>;
  clock: Clock;
}

// The content of a path never changes, because the path names it.
const forever = 'public, max-age=31536000, immutable';

/**
 * Checks an uploaded file and shows it, re-encoded, or says why not. The upload itself is never kept; a repeated
 * message changes nothing.
 */
export async function receiveAvatar(key: string, needs: Needs): Promise<void> {
  const place = uploadAt(key);
  const awaited = place && (await needs.avatarsStore.upload(place.userId));
  if (place && awaited?.uploadId === place.uploadId && awaited.state === 'waiting')
    await settle(key, { ...place, awaited }, needs);
  await needs.files.remove([key]);
}

async function settle(
  key: string,
  { userId, uploadId, awaited }: { userId: number; uploadId: number; awaited: StoredUpload },
  { avatarsStore, files, clock }: Needs,
): Promise<void> {
  const checked = { uploadId, id: clock.newId(), at: clock.now() };
  const bytes = await readBounded(key, files);
  // The key was removed while its message was on the way: another message settled it.
  if (!bytes) return;
  const rendered = bytes === 'size' ? { refusal: bytes } : renderAvatar(bytes, awaited.contentType);
  if ('refusal' in rendered) {
    log.info('avatar refused', { userId, reason: rendered.refusal });
    return avatarsStore.saveRefused(avatarDeclined(userId, rendered.refusal, checked));
  }
  const account = await avatarsStore.account(userId);
  if (!account) return;
  const path = avatarPath(account.uuid, uploadId, rendered.large);
  const picture = { contentType: 'image/jpeg', cacheControl: forever };
  await Promise.all([
    files.write(path, { body: rendered.large, ...picture }),
    files.write(smallAvatarPath(path), { body: rendered.small, ...picture }),
  ]);
  const event = avatarAccepted(account, path, checked);
  await avatarsStore.saveDone(uploadId, event, pictureChange(event, { id: clock.newId(), at: checked.at }));
}

async function readBounded(key: string, files: Pick<Files, 'read'>): Promise<Uint8Array | 'size' | undefined> {
  try {
    return await files.read(key, avatarLimits.largest);
  } catch (error) {
    if (error instanceof FileTooLarge) return 'size';
    throw error;
  }
}
