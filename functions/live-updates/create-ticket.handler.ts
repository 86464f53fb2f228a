import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

export const createTicketHandler = answer(
  contract['live-updates'].createTicket,
  async ({ actor }, { liveUpdatesStore, clock }: { liveUpdatesStore: LiveUpdatesStore; clock: Clock }) => {
    const ticket = clock.newToken();
    await liveUpdatesStore.saveTicket(ticket, { id: actor.id, uuid: actor.uuid, role: actor.role }, clock.now());
    return { ticket };
  },
);
