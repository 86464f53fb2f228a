import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler } from '../../../platform/door/handler.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { showErasure } from './show-erasure.ts';

export const readErasureHandler = handler(
  contract['personal-data'].readErasure,
  async ({ actor }, { erasuresStore, graceDays }: { erasuresStore: ErasuresStore; graceDays: number }) =>
    showErasure(await erasuresStore.erasureOf(actor), graceDays),
);

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
