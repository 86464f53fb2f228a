import { nextPage, type ListPage } from '../../../api/paging.ts';

/** A page of open jobs, which begins after the last job of the previous one. */
export interface PlaceAmongJobs {
  page: number;
  after?: number | undefined;
}

/** Rows of such a list at once, so that cards beside each other are about as high. */
export const jobsShown = 5;

/** The next page of a list of open jobs; undefined at its end. */
export function nextPlaceAmongJobs(last: ListPage<{ jobId: number }>): PlaceAmongJobs | undefined {
  const page = nextPage(last);
  return page === undefined ? undefined : { page, after: last.data.at(-1)?.jobId };
}
