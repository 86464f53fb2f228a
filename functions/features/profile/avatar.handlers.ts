import { avatarLimits } from '../../../shared/constants/avatar.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { startPictureUpload, uploadMinutes } from '../../records/start-picture-upload.ts';
import { quarantineKey } from './avatar-keys.ts';
import type { AvatarsStore } from './avatars.store.ts';
import { pictureChange } from './person-changed.ts';

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

export const readAvatarUploadHandler = handler(
  contract.profile.readAvatarUpload,
  async ({ actor, refuse }, { avatarsStore }: { avatarsStore: AvatarsStore }) => {
    const [account, upload] = await Promise.all([avatarsStore.account(actor.id), avatarsStore.upload(actor.id)]);
    if (!account) throw refuse.noSuch('account');
    return {
      uploadId: upload?.uploadId ?? null,
      state: upload?.state ?? ('none' as const),
      reason: upload?.reason ?? null,
      avatar: account.avatar,
    };
  },
);

export const removeAvatarHandler = handler(
  contract.profile.removeAvatar,
  async ({ actor }, { avatarsStore, clock }: { avatarsStore: AvatarsStore; clock: Clock }) => {
    const none = { uploadId: null, state: 'none' as const, reason: null, avatar: null };
    const awaited = await avatarsStore.upload(actor.id);
    if (!actor.avatar && awaited?.state !== 'waiting') return none;
    const data = { userId: actor.id, avatar: null, former: actor.avatar, uploadId: null };
    const event = eventOf('avatar-changed', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data,
    });
    await avatarsStore.saveRemoved(event, pictureChange(event, { id: clock.newId(), at: event.time }), awaited);
    return none;
  },
);
