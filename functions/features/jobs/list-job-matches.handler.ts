import { contract } from '../../../shared/contract/contract.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

interface Needs {
  recruiterJobsStore: RecruiterJobsStore;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
}

export const listJobMatchesHandler = handler(
  contract.jobs.listJobMatches,
  async ({ params, query, actor }, { recruiterJobsStore, skillPairs }: Needs) => {
    const { job, own } = await recruiterJobsStore.cardsOnJob(actor.id, params.id, query.candidateIds);
    if (!job) throw refuse.notFound('There is no such job');
    return own.map(({ candidateId, card }) => ({ candidateId, match: jobMatch(job, card, skillPairs()) }));
  },
);
