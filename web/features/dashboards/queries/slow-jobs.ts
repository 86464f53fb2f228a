import { infiniteQueryOptions } from '@tanstack/react-query';
import type { SlowJob } from '../../../../shared/model/dashboard.ts';
import { api } from '../../../api/api.ts';
import type { ListPage } from '../../../api/paging.ts';
import { figuresKey } from './figures.ts';
import { jobsShown, nextPlaceAmongJobs, type PlaceAmongJobs } from './place-among-jobs.ts';

/** What each open job of the manager waits for; each request names the last job of the previous page. */
export const slowJobsQuery = infiniteQueryOptions({
  queryKey: [...figuresKey, 'slow-jobs'],
  queryFn: ({ pageParam, signal }) =>
    api.dashboards.listSlowJobs({ query: { ...pageParam, perPage: jobsShown }, signal }),
  initialPageParam: { page: 1 } as PlaceAmongJobs,
  getNextPageParam: nextPlaceAmongJobs,
});

/** Every open job, page by page, for a file. */
export async function* everySlowJob(): AsyncGenerator<SlowJob[]> {
  for (let place: PlaceAmongJobs | undefined = { page: 1 }; place;) {
    const page: ListPage<SlowJob> = await api.dashboards.listSlowJobs({ query: { ...place, perPage: 100 } });
    yield page.data;
    place = nextPlaceAmongJobs(page);
  }
}
