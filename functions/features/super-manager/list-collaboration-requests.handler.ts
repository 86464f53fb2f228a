import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { referenceOf } from '../../records/account.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

export const listCollaborationRequestsHandler = handler(
  contract['super-manager'].listCollaborationRequests,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) => {
    const waiting = (await superManagerStore.sentBy(actor.id)).filter(({ request }) => !request.isAccepted);
    return pageOf(
      waiting.map(({ request, other }) => ({ ...shownRequest(request), recipient: referenceOf(other) })),
      query,
    );
  },
);
