import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { PasswordNeeds } from '../../../platform/outside/identity/confirm-password.ts';
import { confirmPassword } from '../../../platform/outside/identity/confirm-password.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { requestErasure } from './request-erasure.ts';
import { showErasure } from './show-erasure.ts';

interface Needs extends PasswordNeeds {
  erasuresStore: ErasuresStore;
  graceDays: number;
  clock: Clock;
}

export const requestErasureHandler = handler(
  contract['personal-data'].requestErasure,
  async ({ body, actor }, { erasuresStore, graceDays, clock, ...needs }: Needs) => {
    const at = clock.now();
    await confirmPassword(actor.uuid, body.password, at, needs);
    const owner = await erasuresStore.owner(actor.id);
    const { dueAt, event } = requestErasure(owner, { at, eventId: clock.newId(), graceDays });
    await erasuresStore.saveRequest(owner, { id: clock.newId(), at, dueAt }, event);
    return showErasure(await erasuresStore.erasureOf(actor), graceDays);
  },
);
