import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { closeJob, notOnThisJob, holdJob, reopenJob } from './change-job-status.ts';
import type { JobsStore } from './jobs.store.ts';

export const listClosingCandidatesHandler = handler(
  contract.jobs.listClosingCandidates,
  async ({ params, query, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const { job, candidates } = await jobsStore.jobOfManagerWithCandidates(params.id, actor.id);
    const shown = await jobsStore.shownTo(actor, candidates);
    const isAsked = (candidateId: number) => query.candidateId === undefined || candidateId === query.candidateId;
    // Who was rejected or withdrew is nobody to hire.
    const asked = shown.filter((one) => one.status !== 'rejected' && isAsked(one.candidateId));
    return { job, candidates: await inGroups(asked, jobsStore.withPayee) };
  },
);

export const closeJobHandler = handler(
  contract.jobs.closeJob,
  async ({ params, body, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const { job: before, candidates: onJob } = await jobsStore.jobOfManagerWithCandidates(params.id, actor.id);
    const isHired = ({ candidateId }: { candidateId: number }) => candidateId === body.candidateId;
    const candidates = await inGroups(onJob, async (one) => (isHired(one) ? jobsStore.withPayee(one) : one));
    const change = closeJob(before, candidates, body, { actor, at: clock.now(), eventId: clock.newId() });
    const hired = candidates.filter(isHired);
    // One who hides from the manager cannot be named, as in the list of those whom closing names.
    if ((await jobsStore.shownTo(actor, hired)).length < hired.length) throw notOnThisJob();
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);

export const holdJobHandler = handler(
  contract.jobs.holdJob,
  async ({ params, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const change = holdJob(before, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);

export const reopenJobHandler = handler(
  contract.jobs.reopenJob,
  async ({ params, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const change = reopenJob(before, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);
