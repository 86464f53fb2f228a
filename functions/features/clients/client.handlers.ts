import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { staleClient } from '../../records/client.ts';
import type { ClientsStore } from './clients.store.ts';
import { describeClient } from './describe-client.ts';
import type { OverseenClientsStore } from './overseen-clients.store.ts';

export const listClientsHandler = handler(
  contract.clients.listClients,
  async ({ query, actor }, { clientsStore }: { clientsStore: ClientsStore }) =>
    pageOf(await clientsStore.clientsOf(actor.id), query),
);

export const listOverseenClientsHandler = handler(
  contract.clients.listOverseenClients,
  async ({ query, actor }, { overseenClientsStore }: { overseenClientsStore: OverseenClientsStore }) =>
    pageOf(await overseenClientsStore.clientsOverseenBy(actor.id, query.managerId), query),
);

export const listClientOptionsHandler = handler(
  contract.clients.listClientOptions,
  async ({ actor }, { clientsStore }: { clientsStore: ClientsStore }) => clientsStore.clientsOf(actor.id),
);

export const readClientHandler = handler(
  contract.clients.readClient,
  async ({ params, actor }, { clientsStore }: { clientsStore: ClientsStore }) =>
    clientsStore.client(actor.id, params.id),
);

interface AddClientNeeds {
  clientsStore: ClientsStore;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const addClientHandler = handler(
  contract.clients.addClient,
  async ({ body, actor }, { clientsStore, cityById, clock }: AddClientNeeds) => {
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

interface ChangeClientNeeds {
  clientsStore: ClientsStore;
  cityById(id: number): City | undefined;
}

export const changeClientHandler = handler(
  contract.clients.changeClient,
  async ({ params, body: { version, ...form }, actor }, { clientsStore, cityById }: ChangeClientNeeds) => {
    const before = await clientsStore.client(actor.id, params.id);
    if (version !== undefined && version !== before.version) throw staleClient;
    return clientsStore.saveChange(actor.id, before, describeClient(form, cityById(form.cityId)));
  },
);

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
