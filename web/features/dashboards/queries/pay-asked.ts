import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { api } from '../../../api/api.ts';
import type { ListPage } from '../../../api/paging.ts';
import { figuresKey } from './figures.ts';
import { jobsShown, nextPlaceAmongJobs, type PlaceAmongJobs } from './place-among-jobs.ts';

/** What each open job of the manager pays against what is asked; each request names the last job of the previous page. */
export const payAskedQuery = infiniteQueryOptions({
  queryKey: [...figuresKey, 'pay-asked'],
  queryFn: ({ pageParam, signal }) =>
    api['candidate-search'].listPayAsked({ query: { ...pageParam, perPage: jobsShown }, signal }),
  initialPageParam: { page: 1 } as PlaceAmongJobs,
  getNextPageParam: nextPlaceAmongJobs,
});

/** Every open job, page by page, for a file. */
export async function* everyPayAsked(): AsyncGenerator<PayAsked[]> {
  for (let place: PlaceAmongJobs | undefined = { page: 1 }; place;) {
    const page: ListPage<PayAsked> = await api['candidate-search'].listPayAsked({ query: { ...place } });
    yield page.data;
    place = nextPlaceAmongJobs(page);
  }
}
