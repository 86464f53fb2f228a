import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ClientsStore } from './clients.store.ts';

export const listClientsHandler = handler(
  contract.clients.listClients,
  async ({ query, actor }, { clientsStore }: { clientsStore: ClientsStore }) =>
    pageOf(await clientsStore.clientsOf(actor.id), query),
);
