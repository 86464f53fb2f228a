import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { reopenJob } from './change-job-status.ts';
import type { JobsStore } from './jobs.store.ts';

export const reopenJobHandler = handler(
  contract.jobs.reopenJob,
  async ({ params, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const change = reopenJob(before, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);
