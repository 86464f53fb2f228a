import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { candidateJobRows, jobIdsIn } from './candidate-job-rows.ts';

export const listCandidateJobsHandler = handler(
  contract.applications.listCandidateJobs,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const [applications, favorites] = await Promise.all([
      applicationsStore.applicationsOf(actor.id),
      applicationsStore.favoritesOf(actor.id),
    ]);
    const { data: ids, meta } = pageOf(jobIdsIn(query.scope, { applications, favorites }), query);
    const { jobs, places } = await applicationsStore.jobsAndPlaces(ids, applications);
    return { data: candidateJobRows(jobs, { applications, places, favorites }), meta };
  },
);
