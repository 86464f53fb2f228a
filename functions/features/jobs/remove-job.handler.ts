import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { JobsStore } from './jobs.store.ts';
import { keys } from '../../platform/table/keys.ts';

export const removeJobHandler = handler(
  contract.jobs.removeJob,
  async ({ params, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const job = await jobsStore.jobOfManager(params.id, actor.id);
    if (job.candidatesCount > 0) throw refuse.conflict('This job has candidates; close it instead');
    const data = { jobId: job.id, managerId: job.managerId, clientId: job.clientId, status: job.status };
    const event = eventOf('job-removed', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.jobSubject(job.id),
      data,
    });
    await jobsStore.remove(job, event);
    return { id: job.id };
  },
);
