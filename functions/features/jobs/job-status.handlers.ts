import { contract } from '../../../shared/contract/contract.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import {
  type Circumstances,
  closeJob,
  fillOpening,
  holdJob,
  type JobChange,
  notOnThisJob,
  reopenJob,
} from './change-job-status.ts';
import type { JobsStore } from './jobs.store.ts';

export const listClosingCandidatesHandler = handler(
  contract.jobs.listClosingCandidates,
  async ({ params, query, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const { job, candidates } = await jobsStore.jobOfManagerWithCandidates(params.id, actor.id);
    const shown = await jobsStore.shownTo(actor, candidates);
    const isAsked = (candidateId: number) => query.candidateId === undefined || candidateId === query.candidateId;
    // Who was rejected or withdrew, or is hired while others are still looked for, is nobody to hire.
    const isHiredForOne = (one: { hired?: object | undefined }) => one.hired && openingsOf(job).openings > 1;
    const asked = shown.filter((one) => one.status !== 'rejected' && !isHiredForOne(one) && isAsked(one.candidateId));
    const [seen, named] = await Promise.all([
      jobsStore.seenJob(actor, job),
      inGroups(asked, (one) => jobsStore.withPayee(job, one)),
    ]);
    return { job: seen, candidates: named };
  },
);

export const closeJobHandler = handler(
  contract.jobs.closeJob,
  async ({ params, body, actor }, needs: { jobsStore: JobsStore; clock: Clock }) =>
    hire({ jobId: params.id, actor, candidateId: body.candidateId }, needs, (job, candidates, circumstances) =>
      closeJob(job, candidates, body, circumstances),
    ),
);

export const fillOpeningHandler = handler(
  contract.jobs.fillOpening,
  async ({ params, body, actor }, needs: { jobsStore: JobsStore; clock: Clock }) =>
    hire({ jobId: params.id, actor, candidateId: body.candidateId }, needs, (job, candidates, circumstances) =>
      fillOpening(job, candidates, body, circumstances),
    ),
);

async function hire(
  { jobId, actor, candidateId }: { jobId: number; actor: Actor; candidateId: number | null | undefined },
  { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock },
  decide: (job: Job, onJob: CandidateOnJob[], circumstances: Circumstances) => JobChange,
): Promise<Job> {
  const { job: before, candidates: onJob } = await jobsStore.jobOfManagerWithCandidates(jobId, actor.id);
  const isHired = (one: { candidateId: number }) => one.candidateId === candidateId;
  const candidates = await inGroups(onJob, async (one) => (isHired(one) ? jobsStore.withPayee(before, one) : one));
  const change = decide(before, candidates, { actor, at: clock.now(), eventId: clock.newId() });
  const hired = candidates.filter(isHired);
  // One who hides from the manager cannot be named, as in the list of those whom closing names.
  if ((await jobsStore.shownTo(actor, hired)).length < hired.length) throw notOnThisJob();
  await jobsStore.saveChange(before, change);
  return change.job;
}

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
