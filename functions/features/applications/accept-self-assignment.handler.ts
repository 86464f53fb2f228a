import { contract } from '../../../shared/contract/contract.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredApplication } from '../../records/application.ts';
import { askedMeanwhile } from '../../records/asked-applicants.ts';
import type { AcceptancesStore } from './acceptances.store.ts';
import { acceptApplication, type Acceptance } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { askApplicant, hasAgreedTo, refuseIntroduced, refuseTooManyAsked } from './ask-applicant.ts';
import { claimByApplication } from './claim-by-application.ts';

interface Needs {
  applicationsStore: Pick<ApplicationsStore, 'shownApplication'>;
  acceptancesStore: AcceptancesStore;
  claimDays: () => number;
  proposalDays: () => number;
  /** How many of a job's applicants may owe one recruiter an answer at the same time. */
  openApplicants: () => number;
  clock: Clock;
}

export const acceptSelfAssignmentHandler = handler(
  contract.applications.acceptSelfAssignment,
  async ({ params, actor, refuse }, needs: Needs) =>
    againIfRefused(askedMeanwhile, async () => {
      const application = await needs.applicationsStore.shownApplication(params.id, actor);
      await accept(application, actor, { ...needs, refuse });
      return { jobId: application.jobId, candidateId: application.candidate.id };
    }),
);

/** The candidate is on the job; a claim comes of it only by their own word, of now or before. */
async function accept(
  application: StoredApplication,
  actor: Actor,
  { acceptancesStore, claimDays, proposalDays, openApplicants, clock, refuse }: Needs & { refuse: Refuse<never> },
): Promise<void> {
  const at = clock.now();
  const acceptance = acceptApplication(application, { actor, at, eventId: clock.newId() });
  const facts = await acceptancesStore.claimFacts(application, actor.id);
  // Before the introduction, which is no business of other managers' recruiters; the write checks it again.
  if (!facts.worksForManager) throw refuse.forbidden('You do not work for this job’s manager');
  refuseIntroduced(actor.id, facts, at);
  const ids = { id: clock.newId(), eventId: clock.newId() };
  if (hasAgreedTo(actor.id, application, { ...facts, at })) {
    const recruiter = referenceOf(actor);
    const how = { recruiter, actor: eventActor(actor), at, claimDays: claimDays(), ...ids };
    const applied = claimByApplication(application, facts, how);
    return acceptancesStore.saveAccepted(application, acceptance, { job: facts.job, applied });
  }
  const questions = await acceptancesStore.openQuestions(actor.id, application.jobId, at);
  const asked = askApplicant(application, facts, { actor, at, proposalDays: proposalDays(), ...ids });
  if (asked) refuseTooManyAsked(questions.open, openApplicants());
  // The question says that the application was accepted, so that the candidate reads one thing and not two.
  const asking = asked ? { ...acceptance, event: askingOf(acceptance.event) } : acceptance;
  return acceptancesStore.saveAsked(application, asking, { facts, asked, questions, recruiterId: actor.id });
}

const askingOf = (event: Acceptance['event']): Acceptance['event'] => ({
  ...event,
  data: { ...event.data, asksCandidate: true },
});
