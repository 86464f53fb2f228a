import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../door/handler.ts';
import type { Clock } from '../../door/clock.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { showErasure } from './show-erasure.ts';
import { keys } from '../../table/keys.ts';

interface Needs {
  erasuresStore: ErasuresStore;
  graceDays: number;
  clock: Clock;
}

export const cancelErasureHandler = handler(
  contract['personal-data'].cancelErasure,
  async ({ actor }, { erasuresStore, graceDays, clock }: Needs) => {
    const event = eventOf('erasure-cancelled', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data: { userId: actor.id },
    });
    await erasuresStore.saveCancelled(actor.id, event);
    return showErasure(await erasuresStore.erasureOf(actor), graceDays);
  },
);
