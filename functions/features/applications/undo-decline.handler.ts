import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { againIfChanged } from './again-if-changed.steps.ts';
import { undoDecline } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const undoDeclineHandler = handler(
  contract.applications.undoDecline,
  async ({ params, actor }, { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock }) =>
    againIfChanged(async () => {
      const application = await applicationsStore.currentApplication(params.id);
      const undone = undoDecline(application, { actor, at: clock.now(), eventId: clock.newId() });
      await applicationsStore.saveDeclines(application, actor.id, undone);
      return { id: application.id };
    }),
);
