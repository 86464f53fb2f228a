import { contract } from '../../../shared/contract/contract.ts';
import { rangeBegin } from '../../../shared/rules/dashboard-range.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { candidateJobRows, isOfTime, jobIdsIn } from './candidate-job-rows.ts';
import { type RecommendedNeeds, recommendedJobs } from './recommended-jobs.steps.ts';

export const listCandidateJobsHandler = handler(
  contract.applications.listCandidateJobs,
  async ({ query, actor }, needs: { applicationsStore: ApplicationsStore } & RecommendedNeeds) => {
    const { applicationsStore } = needs;
    const { scope } = query;
    const begin = rangeBegin(query, needs.clock.now());
    if (scope === 'recommended')
      return pageOf(
        (await recommendedJobs(actor.id, needs)).filter(({ job }) => Date.parse(job.createdAt) >= begin),
        query,
      );
    const [applications, favorites] = await Promise.all([
      applicationsStore.applicationsOf(actor.id),
      applicationsStore.favoritesOf(actor.id),
    ]);
    const all = jobIdsIn(scope, { applications, favorites });
    if (query.range) {
      const { jobs, places } = await applicationsStore.jobsAndPlaces(all, applications);
      const rows = candidateJobRows(jobs, { applications, places, favorites });
      return pageOf(
        rows.filter((row) => isOfTime(row, scope, begin)),
        query,
      );
    }
    const listed = pageOf(all, query);
    const first = await applicationsStore.jobsAndPlaces(listed.data, applications);
    if (first.jobs.length === listed.data.length)
      return {
        data: candidateJobRows(first.jobs, { applications, places: first.places, favorites }),
        meta: listed.meta,
      };
    // A job was removed a moment ago: only what can be shown is counted.
    const { data: ids, meta } = pageOf(await applicationsStore.existingJobs(all), query);
    const { jobs, places } = await applicationsStore.jobsAndPlaces(ids, applications);
    return { data: candidateJobRows(jobs, { applications, places, favorites }), meta };
  },
);
