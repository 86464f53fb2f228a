import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { interviewOf, wayOf, whereabouts } from './candidate-job-rows.ts';

export const readCandidateJobHandler = handler(
  contract.applications.readCandidateJob,
  async ({ params, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const { job, application, isFavorite, onJob } = await applicationsStore.jobAndStanding(actor.id, params.id);
    if (!job) throw refuse.notFound('There is no such job');
    if (job.status !== 'signed' && !application && !onJob) throw refuse.gone('This job is no longer open');
    const found = whereabouts(application, onJob);
    const appliedAt = application?.appliedAt ?? onJob?.createdAt;
    const passed = onJob && wayOf(onJob);
    return {
      job,
      isFavorite,
      application:
        found && appliedAt ? { ...found, ...(passed && { passed }), appliedAt, interviewAt: interviewOf(onJob) } : null,
    };
  },
);
