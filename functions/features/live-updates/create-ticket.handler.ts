import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

export const createTicketHandler = handler(
  contract['live-updates'].createTicket,
  async ({ actor, session }, { liveUpdatesStore, clock }: { liveUpdatesStore: LiveUpdatesStore; clock: Clock }) => {
    const ticket = clock.newToken();
    await liveUpdatesStore.saveTicket(
      ticket,
      { id: actor.id, uuid: actor.uuid, role: actor.role, session, sessionId: actor.sessionId ?? 0 },
      clock.now(),
    );
    return { ticket };
  },
);
