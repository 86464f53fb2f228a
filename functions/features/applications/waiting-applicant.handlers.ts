import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { AcceptancesStore } from './acceptances.store.ts';
import { takeForward } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { claimByApplication } from './claim-by-application.ts';

export const listWaitingApplicantsHandler = handler(
  contract.applications.listWaitingApplicants,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const found =
      query.jobId === undefined
        ? await applicationsStore.waitingFor(actor.id)
        : await applicationsStore.waitingOn(query.jobId, actor);
    const { data, meta } = pageOf(await applicationsStore.shownTo(actor, found), query);
    const open = await applicationsStore.openJobs(data.map(({ jobId }) => jobId));
    const rows = data.map(({ id, jobId, jobTitle, candidate, appliedAt, declines, sent }) => ({
      id,
      job: { id: jobId, title: jobTitle },
      isOpen: open.has(jobId),
      candidate,
      appliedAt,
      ...(sent && { sent }),
      declines: declines.map(({ createdBy, at, reason }) => ({ recruiter: createdBy, at, reason })),
    }));
    return { data: rows, meta };
  },
);

interface Needs {
  applicationsStore: ApplicationsStore;
  acceptancesStore: AcceptancesStore;
  claimDays: () => number;
  clock: Clock;
}

export const takeApplicantForwardHandler = handler(
  contract.applications.takeApplicantForward,
  async ({ params, actor }, { applicationsStore, acceptancesStore, claimDays, clock }: Needs) => {
    const at = clock.now();
    const application = await applicationsStore.shownApplication(params.id, actor);
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
    const acceptance = takeForward(application, { actor, at, eventId: clock.newId() }, first?.recruiter ?? null);
    await acceptancesStore.saveTakenForward(application, acceptance, { job, applied });
    return { jobId: acceptance.onJob.jobId, candidateId: acceptance.onJob.candidateId };
  },
);
