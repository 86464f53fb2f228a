import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import { acceptCollaboration } from './ask-managers.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

export const acceptCollaborationHandler = handler(
  contract['super-manager'].acceptCollaboration,
  async ({ params, actor }, { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock }) => {
    const known = superManagerStore.withId(await superManagerStore.receivedBy(actor.id), params.id);
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const { change, event } = acceptCollaboration(known.request, known.other, circumstances);
    const request = await superManagerStore.saveChange(known, change, event);
    return { ...shownRequest(request), sender: referenceOf(known.other) };
  },
);
