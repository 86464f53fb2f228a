import { openStatus } from '../../../shared/constants/job.ts';
import type { Application } from '../../../shared/model/application.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import { searchUnhidden } from '../../search/search-unhidden.ts';
import type { SearchQuery } from '../../search/engine/engine.ts';
import type { SearchIndex } from '../../search/port.ts';
import {
  byReachAndMatch,
  inTurn,
  isWorthRecommending,
  mostRecommended,
  recommendationQuery,
  stepsOut,
} from './recommended-jobs.ts';
import type { RecommendedJobsStore } from './recommended-jobs.store.ts';

export interface RecommendedNeeds {
  recommendedJobsStore: RecommendedJobsStore;
  jobSearch: SearchIndex;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
  clock: Pick<Clock, 'now'>;
}

/**
 * The open jobs that fit a candidate's skills, rate, salary and location, the best match first, without those they
 * have applied to or are on (JOB-64) and those of whom they hide from (PLUS-40); none before the candidate has named skills
 * or a city.
 */
export async function recommendedJobs(
  candidateId: number,
  { recommendedJobsStore: store, jobSearch, skillPairs, clock }: RecommendedNeeds,
): Promise<Application[]> {
  const { card, list } = await store.candidate(candidateId);
  const query = card && recommendationQuery(card, Date.parse(clock.now()));
  if (!query) return [];
  const compared = { skillPairs: skillPairs(), now: clock.now() };
  const { jobs } = await searchUnhidden(query, {
    ask: async (asked) => ({
      jobs: await store.jobsFor(candidateId, await gathered(stepsOut(asked, card), jobSearch)),
    }),
    hiddenManagers: (managerIds) => store.hiddenManagers(list, managerIds),
  });
  return jobs
    .filter(({ job, application, isOnJob }) => job.status === openStatus && !application && !isOnJob)
    .map(({ job, isFavorite }): Application => ({
      id: job.id,
      job,
      jobStatus: job.status,
      state: null,
      status: null,
      since: job.createdAt,
      recruiter: null,
      isFavorite,
      appliedAt: job.createdAt,
      match: jobMatch(job, card, compared),
    }))
    .filter(isWorthRecommending)
    .sort(byReachAndMatch(card));
}

/** The ids that these steps find, the first ones first, as many as are recommended. */
async function gathered(steps: SearchQuery[][], jobSearch: SearchIndex): Promise<number[]> {
  const ids = new Set<number>();
  for (const step of steps) {
    if (ids.size >= mostRecommended) break;
    const found = await Promise.all(step.map((query) => jobSearch.search(query)));
    for (const id of inTurn(found.map(({ hits }) => hits.map((hit) => hit.id)))) ids.add(id);
  }
  return [...ids].slice(0, mostRecommended);
}
