import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { changeJob } from './change-job.ts';
import type { Reference } from './job-references.steps.ts';
import { jobReferences } from './job-references.steps.ts';
import type { JobsStore } from './jobs.store.ts';

export const changeJobHandler = handler(
  contract.jobs.changeJob,
  async (
    { params, body, actor },
    { jobsStore, reference, clock }: { jobsStore: JobsStore; reference: Reference; clock: Clock },
  ) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const references = await jobReferences(body, actor.id, { jobsStore, reference });
    const change = changeJob(before, body, references, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return jobsStore.seenJob(actor, change.job);
  },
);
