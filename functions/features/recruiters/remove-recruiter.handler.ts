import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { EmploymentStore } from './employment.store.ts';
import { endEmployment, takeOffJob } from './end-employment.ts';

export const removeRecruiterHandler = handler(
  contract.recruiters.removeRecruiter,
  async ({ params, query, actor }, { employmentStore, clock }: { employmentStore: EmploymentStore; clock: Clock }) => {
    const work = await employmentStore.openWork(actor.id, params.id);
    const circumstances = () => ({ actor, at: clock.now(), eventId: clock.newId() });
    const event = endEmployment(params.id, work, query.candidates, circumstances());
    // The jobs first: where one cannot be changed, the recruiter still works here, and the call can be repeated.
    await inGroups(work.jobs, async ({ id }) => {
      const job = await employmentStore.job(id);
      if (job) await employmentStore.saveOffJob(job, takeOffJob(job, params.id, circumstances()));
    });
    await employmentStore.saveEnded(event);
    return { id: params.id };
  },
);
