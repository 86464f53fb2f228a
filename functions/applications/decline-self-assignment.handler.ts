import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { declineApplication } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const declineSelfAssignmentHandler = answer(
  contract.applications.declineSelfAssignment,
  async ({ params, actor }, { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock }) => {
    const [application, managerIds] = await Promise.all([applicationsStore.application(params.id), applicationsStore.managersOf(actor.id)]);
    const event = declineApplication(application, { actor, at: clock.now(), eventId: clock.newId(), managerIds });
    await applicationsStore.saveDeclined(application, event);
    return { id: application.id };
  },
);
