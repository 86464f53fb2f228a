import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { takeForward } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const takeApplicantForwardHandler = handler(
  contract.applications.takeApplicantForward,
  async ({ params, actor }, { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock }) => {
    const application = await applicationsStore.shownApplication(params.id, actor);
    const { onJob, event } = takeForward(application, { actor, at: clock.now(), eventId: clock.newId() });
    await applicationsStore.saveAccepted(application, onJob, event);
    return { jobId: onJob.jobId, candidateId: onJob.candidateId };
  },
);
