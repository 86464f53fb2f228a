import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { SuperManagerStore } from './super-manager.store.ts';

export const listManagersHandler = handler(
  contract['super-manager'].listManagers,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) =>
    pageOf(await superManagerStore.managersOf(actor.id), query),
);
