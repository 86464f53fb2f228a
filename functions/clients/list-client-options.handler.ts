import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { ClientsStore } from './clients.store.ts';

export const listClientOptionsHandler = answer(
  contract.clients.listClientOptions,
  async ({ actor }, { clientsStore }: { clientsStore: ClientsStore }) => clientsStore.clientsOf(actor.id),
);
