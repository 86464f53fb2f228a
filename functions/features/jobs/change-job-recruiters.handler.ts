import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { changeRecruiters } from './change-job.ts';
import type { JobsStore } from './jobs.store.ts';

export const changeJobRecruitersHandler = handler(
  contract.jobs.changeJobRecruiters,
  async ({ params, body, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const stranger = await jobsStore.strangerAmong(body.recruiters, actor.id);
    if (stranger !== undefined)
      throw refuse.invalid(`recruiters.${body.recruiters.indexOf(stranger)}`, 'This recruiter does not work for you');
    const change = changeRecruiters(before, body, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return change.job;
  },
);
