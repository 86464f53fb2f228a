import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { ClientsStore } from './clients.store.ts';

export const readClientHandler = answer(
  contract.clients.readClient,
  async ({ params, actor }, { clientsStore }: { clientsStore: ClientsStore }) =>
    clientsStore.client(actor.id, params.id),
);
