import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { ProfileStore } from './profile.store.ts';
import { keys } from '../../platform/table/keys.ts';

export const requestSuperManagerHandler = handler(
  contract.profile.requestSuperManager,
  async ({ actor }, { profileStore, clock }: { profileStore: ProfileStore; clock: Clock }) => {
    const event = eventOf('super-manager-requested', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data: { userId: actor.id },
    });
    await profileStore.saveSuperManagerRequest(actor.id, event);
    return { superManagerRequestPending: true as const };
  },
);
