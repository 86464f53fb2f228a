import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { declineApplication } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const declineSelfAssignmentHandler = handler(
  contract.applications.declineSelfAssignment,
  async ({ params, actor }, { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock }) => {
    const application = await applicationsStore.application(params.id);
    const event = declineApplication(application, { actor, at: clock.now(), eventId: clock.newId() });
    await applicationsStore.saveDeclined(application, actor.id, event);
    return { id: application.id };
  },
);
