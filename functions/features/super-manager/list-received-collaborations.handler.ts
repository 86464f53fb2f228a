import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { referenceOf } from '../../records/account.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

export const listReceivedCollaborationsHandler = handler(
  contract['super-manager'].listReceivedCollaborations,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) => {
    const received = await superManagerStore.receivedBy(actor.id);
    return pageOf(
      received.map(({ request, other }) => ({ ...shownRequest(request), sender: referenceOf(other) })),
      query,
    );
  },
);
