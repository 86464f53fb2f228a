import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { declineCollaboration } from './ask-managers.ts';
import type { SuperManagerStore } from './super-manager.store.ts';

export const declineCollaborationHandler = handler(
  contract['super-manager'].declineCollaboration,
  async ({ params, actor }, { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock }) => {
    const request = await superManagerStore.requestTo(actor.id, params.id);
    if (!request) throw refuse.notFound('There is no such request');
    const event = declineCollaboration(request, { actor, at: clock.now(), eventId: clock.newId() });
    await superManagerStore.saveEnded(request, event);
    return { id: params.id };
  },
);
