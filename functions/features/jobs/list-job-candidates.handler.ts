import { contract } from '../../../shared/contract/contract.ts';
import { isLeftWaiting } from '../../../shared/rules/silence.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';

export const listJobCandidatesHandler = handler(
  contract.jobs.listJobCandidates,
  async (
    { params, actor },
    { jobsStore, silenceDays, clock }: { jobsStore: JobsStore; silenceDays: () => number; clock: Pick<Clock, 'now'> },
  ) => {
    const { job, candidates } = await jobsStore.jobWithCandidates(params.id);
    if (actor.role === 'manager' && job.managerId !== actor.id)
      throw refuse.forbidden('This job belongs to another manager');
    const isOpen = job.status === 'signed';
    const shown = await jobsStore.shownTo(actor, candidates);
    const marked = shown.map((one) => ({
      ...one,
      isSilent: isOpen && isLeftWaiting(one, clock.now(), silenceDays()),
    }));
    return { job, candidates: marked, manager: job.manager };
  },
);
