import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SuperManagerStore } from './super-manager.store.ts';

export const searchManagersHandler = handler(
  contract['super-manager'].searchManagers,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) =>
    superManagerStore.search(actor.id, query.search),
);
