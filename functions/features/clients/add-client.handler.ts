import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { ClientsStore } from './clients.store.ts';
import { describeClient } from './describe-client.ts';

interface Needs {
  clientsStore: ClientsStore;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const addClientHandler = handler(
  contract.clients.addClient,
  async ({ body, actor }, { clientsStore, cityById, clock }: Needs) => {
    const at = clock.now();
    const client = {
      ...describeClient(body, cityById(body.cityId)),
      id: clock.newId(),
      version: 1,
      jobs: 0,
      createdAt: at,
    };
    const data = { clientId: client.id, managerId: actor.id, companyName: client.companyName };
    const event = eventOf('client-added', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.clientSubject(actor.id, client.id),
      data,
    });
    await clientsStore.saveNew(actor.id, client, event);
    return client;
  },
);
