import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { againIfChanged } from './again-if-changed.steps.ts';
import { declineApplication } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const declineSelfAssignmentHandler = handler(
  contract.applications.declineSelfAssignment,
  async (
    { params, body, actor },
    { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock },
  ) =>
    againIfChanged(async () => {
      const application = await applicationsStore.currentApplication(params.id);
      const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
      const declined = declineApplication(application, body?.reason, circumstances);
      await applicationsStore.saveDeclines(application, actor.id, declined);
      return { id: application.id };
    }),
);
