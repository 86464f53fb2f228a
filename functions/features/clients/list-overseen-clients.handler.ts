import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { OverseenClientsStore } from './overseen-clients.store.ts';

export const listOverseenClientsHandler = handler(
  contract.clients.listOverseenClients,
  async ({ query, actor }, { overseenClientsStore }: { overseenClientsStore: OverseenClientsStore }) =>
    pageOf(await overseenClientsStore.clientsOverseenBy(actor.id, query.managerId), query),
);
