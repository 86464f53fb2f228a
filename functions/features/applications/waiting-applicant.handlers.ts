import { openStatus } from '../../../shared/constants/job.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { StoredJob } from '../../records/job.ts';
import { type AcceptancesStore, claimed } from './acceptances.store.ts';
import { type Acceptance, declineApplicant, takeForward } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { claimByApplication } from './claim-by-application.ts';

interface Needs {
  applicationsStore: ApplicationsStore;
  acceptancesStore: AcceptancesStore;
  claimDays: () => number;
  clock: Clock;
}

interface ListNeeds extends Pick<Needs, 'applicationsStore' | 'clock'> {
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
}

export const listWaitingApplicantsHandler = handler(
  contract.applications.listWaitingApplicants,
  async ({ query, actor }, { applicationsStore, skillPairs, clock }: ListNeeds) => {
    const found = (await applicationsStore.waitingWith(actor.id)).filter(
      ({ jobId }) => query.jobId === undefined || jobId === query.jobId,
    );
    const { data, meta } = pageOf(await applicationsStore.shownTo(actor, found), query);
    const { jobs, cards } = await applicationsStore.sidesOf(data);
    const compared = { skillPairs: skillPairs(), now: clock.now() };
    const rows = data.map(({ id, jobId, jobTitle, candidate, appliedAt, declines, sent }) => {
      const job = jobs.get(jobId);
      return {
        id,
        job: { id: jobId, title: jobTitle },
        isOpen: job?.status === openStatus,
        candidate,
        appliedAt,
        ...(sent && { sent }),
        match: job ? jobMatch(job, cards.get(candidate.id), compared) : null,
        declines: declines.map(({ createdBy, at, reason }) => ({ recruiter: createdBy, at, reason })),
      };
    });
    return { data: rows, meta };
  },
);

export const takeApplicantForwardHandler = handler(
  contract.applications.takeApplicantForward,
  async ({ params, actor }, needs: Needs) => {
    const { onJob } = await settle(params.id, { ...needs, actor }, (acceptance) => acceptance);
    return { jobId: onJob.jobId, candidateId: onJob.candidateId };
  },
);

export const declineApplicantHandler = handler(
  contract.applications.declineApplicant,
  async ({ params, body, actor }, needs: Needs) => {
    const { move, jobStatus } = await settle(params.id, { ...needs, actor }, (acceptance, { job, at }) => ({
      ...declineApplicant(acceptance, body ?? {}, { actor, at, eventId: needs.clock.newId() }),
      jobStatus: job.status,
    }));
    return { ...move.after, jobStatus };
  },
);

/** Reads an application, puts the applicant on the job as `decide` says, and saves it; refused to others than the job’s managers. */
async function settle<A extends Acceptance>(
  id: number,
  { actor, applicationsStore, acceptancesStore, claimDays, clock }: Needs & { actor: Actor },
  decide: (forward: Acceptance, facts: { job: StoredJob; at: string }) => A,
): Promise<A> {
  const at = clock.now();
  const application = await applicationsStore.shownApplication(id, actor);
  await applicationsStore.refuseOthers(application, actor);
  const { job, standing } = await acceptancesStore.introductionFor(application, at);
  // Nobody is owed points for an applicant unless a recruiter introduced them to the client before.
  const first = standing && (await acceptancesStore.claim(standing.claimId));
  const applied =
    first &&
    claimByApplication(application, await acceptancesStore.claimFacts(application, first.recruiter.id), {
      recruiter: first.recruiter,
      actor: eventActor(actor),
      at,
      claimDays: claimDays(),
      id: clock.newId(),
      eventId: clock.newId(),
    });
  const forward = takeForward(application, { actor, at, eventId: clock.newId() }, first?.recruiter ?? null);
  const decided = decide({ ...forward, onJob: claimed(forward.onJob, applied) }, { job, at });
  await acceptancesStore.saveTakenForward(application, decided, { job, applied });
  return decided;
}
