import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ClientsStore } from './clients.store.ts';

export const listClientOptionsHandler = handler(
  contract.clients.listClientOptions,
  async ({ actor }, { clientsStore }: { clientsStore: ClientsStore }) => clientsStore.clientsOf(actor.id),
);
