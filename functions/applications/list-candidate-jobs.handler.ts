import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { candidateJobRows, jobIdsIn } from './candidate-job-rows.ts';

export const listCandidateJobsHandler = answer(
  contract.applications.listCandidateJobs,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const [applications, favorites] = await Promise.all([applicationsStore.applicationsOf(actor.id), applicationsStore.favoritesOf(actor.id)]);
    const places = await applicationsStore.placesOf(applications);
    const standing = { applications, places, favorites };
    const ids = jobIdsIn(query.scope, standing);
    const jobs = await applicationsStore.jobs(ids.slice((query.page - 1) * query.perPage, query.page * query.perPage));
    return { data: candidateJobRows(jobs, standing), meta: { total: ids.length, page: query.page, perPage: query.perPage } };
  },
);
