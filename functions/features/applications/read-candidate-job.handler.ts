import { contract } from '../../../shared/contract/contract.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { interviewOf, wayOf, whereabouts } from './candidate-job-rows.ts';

interface Needs {
  applicationsStore: ApplicationsStore;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
}

export const readCandidateJobHandler = handler(
  contract.applications.readCandidateJob,
  async ({ params, actor }, { applicationsStore, skillPairs }: Needs) => {
    const { job, application, isFavorite, onJob, card } = await applicationsStore.jobAndStanding(actor.id, params.id);
    if (!job) throw refuse.notFound('There is no such job');
    if (job.status !== 'signed' && !application && !onJob) throw refuse.gone('This job is no longer open');
    const found = whereabouts(application, onJob);
    const appliedAt = application?.appliedAt ?? onJob?.createdAt;
    const passed = onJob && wayOf(onJob);
    return {
      job,
      isFavorite,
      match: jobMatch(job, card, skillPairs()),
      application:
        found && appliedAt ? { ...found, ...(passed && { passed }), appliedAt, interviewAt: interviewOf(onJob) } : null,
    };
  },
);
