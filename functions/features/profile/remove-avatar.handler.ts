import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { AvatarsStore } from './avatars.store.ts';
import { pictureChange } from './person-changed.ts';
import { keys } from '../../platform/table/keys.ts';

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
