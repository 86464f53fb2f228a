import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { OverseenJobsStore } from './overseen-jobs.store.ts';
import { shownTo } from './shown-to.ts';

export const readOverseenJobHandler = handler(
  contract.jobs.readOverseenJob,
  async ({ params, actor }, { overseenJobsStore }: { overseenJobsStore: OverseenJobsStore }) => {
    const found = await overseenJobsStore.jobAndNotes(params.id);
    if (!found || found.job.status === 'draft') throw refuse.notFound('There is no such job');
    const { job, notes } = found;
    const isTogether = await overseenJobsStore.isTogether(actor.id, job.managerId);
    return { ...(isTogether ? job : shownTo(actor.id, job)), notes };
  },
);
