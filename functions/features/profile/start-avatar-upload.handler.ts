import { avatarLimits } from '../../../shared/constants/avatar.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { quarantineKey } from './avatar-keys.ts';
import type { AvatarsStore } from './avatars.store.ts';
import { startPictureUpload, uploadMinutes } from '../../records/start-picture-upload.ts';

interface Needs {
  avatarsStore: AvatarsStore;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

export const startAvatarUploadHandler = handler(
  contract.profile.startAvatarUpload,
  async ({ body, actor }, { avatarsStore, files, clock }: Needs) => {
    const [at, uploadId] = [clock.now(), clock.newId()];
    const former = await avatarsStore.upload(actor.id);
    const started = startPictureUpload(former, { contentType: body.contentType, uploadId, at });
    await avatarsStore.saveStarted(actor.id, started, { former, at });
    const form = await files.uploadForm({
      key: quarantineKey(actor.id, uploadId),
      contentType: body.contentType,
      largest: avatarLimits.largest,
      minutes: uploadMinutes,
    });
    return { uploadId, ...form };
  },
);
