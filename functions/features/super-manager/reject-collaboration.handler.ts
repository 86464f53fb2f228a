import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { rejectCollaboration } from './ask-managers.ts';
import type { SuperManagerStore } from './super-manager.store.ts';

export const rejectCollaborationHandler = handler(
  contract['super-manager'].rejectCollaboration,
  async ({ params, actor }, { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock }) => {
    const { request, other } = superManagerStore.withId(await superManagerStore.receivedBy(actor.id), params.id);
    const event = rejectCollaboration(request, other, { actor, at: clock.now(), eventId: clock.newId() });
    await superManagerStore.saveEnded(request, event);
    return { id: params.id };
  },
);
