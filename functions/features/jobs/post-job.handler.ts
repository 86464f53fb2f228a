import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Reference } from './job-references.steps.ts';
import { jobReferences } from './job-references.steps.ts';
import type { JobsStore } from './jobs.store.ts';
import { postJob } from './post-job.ts';

export const postJobHandler = handler(
  contract.jobs.postJob,
  async (
    { body, actor },
    { jobsStore, reference, clock }: { jobsStore: JobsStore; reference: Reference; clock: Clock },
  ) => {
    const references = await jobReferences(body, actor.id, { jobsStore, reference });
    const posted = postJob(body, references, { actor, at: clock.now(), id: clock.newId(), eventId: clock.newId() });
    await jobsStore.saveNew(posted);
    return posted.job;
  },
);
