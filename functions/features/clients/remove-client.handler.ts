import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { ClientsStore } from './clients.store.ts';

export const removeClientHandler = handler(
  contract.clients.removeClient,
  async ({ params, actor }, { clientsStore, clock }: { clientsStore: ClientsStore; clock: Clock }) => {
    await clientsStore.client(actor.id, params.id);
    const event = eventOf('client-removed', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.clientSubject(actor.id, params.id),
      data: { clientId: params.id, managerId: actor.id },
    });
    await clientsStore.remove(actor.id, params.id, event);
    return { id: params.id };
  },
);
