import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ClientsStore } from './clients.store.ts';

export const readClientHandler = handler(
  contract.clients.readClient,
  async ({ params, actor }, { clientsStore }: { clientsStore: ClientsStore }) =>
    clientsStore.client(actor.id, params.id),
);
