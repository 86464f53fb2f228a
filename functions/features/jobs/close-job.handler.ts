import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { closeJob, notOnThisJob } from './change-job-status.ts';
import type { JobsStore } from './jobs.store.ts';

export const closeJobHandler = handler(
  contract.jobs.closeJob,
  async ({ params, body, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const { job: before, candidates } = await jobsStore.jobOfManagerWithCandidates(params.id, actor.id);
    const change = closeJob(before, candidates, body, { actor, at: clock.now(), eventId: clock.newId() });
    const hired = candidates.filter(({ candidateId }) => candidateId === body.candidateId);
    // One who hides from the manager cannot be named, as in the list of those whom closing names.
    if ((await jobsStore.shownTo(actor, hired)).length < hired.length) throw notOnThisJob;
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);
