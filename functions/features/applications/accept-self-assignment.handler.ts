import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { AcceptancesStore } from './acceptances.store.ts';
import { acceptApplication } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { claimByApplication } from './claim-by-application.ts';

interface Needs {
  applicationsStore: ApplicationsStore;
  acceptancesStore: AcceptancesStore;
  claimDays: () => number;
  clock: Clock;
}

export const acceptSelfAssignmentHandler = handler(
  contract.applications.acceptSelfAssignment,
  async ({ params, actor }, { applicationsStore, acceptancesStore, claimDays, clock }: Needs) => {
    const at = clock.now();
    const application = await applicationsStore.shownApplication(params.id, actor);
    const acceptance = acceptApplication(application, { actor, at, eventId: clock.newId() });
    const facts = await acceptancesStore.claimFacts(application, actor.id);
    // Before the introduction, which is no business of other managers' recruiters; the write checks it again.
    if (!facts.worksForManager) throw refuse.forbidden('You do not work for this job’s manager');
    const applied = claimByApplication(application, facts, {
      recruiter: referenceOf(actor),
      actor: eventActor(actor),
      at,
      claimDays: claimDays(),
      id: clock.newId(),
      eventId: clock.newId(),
    });
    await acceptancesStore.saveAccepted(application, acceptance, applied);
    return { jobId: acceptance.onJob.jobId, candidateId: acceptance.onJob.candidateId };
  },
);
