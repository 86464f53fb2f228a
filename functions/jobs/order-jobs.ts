import type { JobSort } from '../../shared/constants/job.ts';
import type { JobRow } from '../../shared/model/job.ts';

type Row = Pick<JobRow, 'id' | 'title' | 'points' | 'candidatesCount' | 'createdAt' | 'client' | 'city'>;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search begins a word of the job's title, client or city; an empty search finds all. */
export function isFound({ title, client, city }: Row, search = ''): boolean {
  const words = plain([title, client?.companyName, city?.name].filter(Boolean).join(' ')).split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * The jobs in this order. `since` says from when a job has waited, which is its posting unless one of its candidates
 * waits; equal ones are newest first.
 */
export function sortedJobs<R extends Row>(
  jobs: readonly R[],
  sort: JobSort,
  since: (job: R) => string = ({ createdAt }) => createdAt,
): R[] {
  const by: Record<JobSort, (a: R, b: R) => number> = {
    newest: () => 0,
    title: (a, b) => a.title.localeCompare(b.title, 'en'),
    candidates: (a, b) => b.candidatesCount - a.candidatesCount,
    points: (a, b) => b.points - a.points,
    waiting: (a, b) => since(a).localeCompare(since(b)),
  };
  return jobs.toSorted((a, b) => by[sort](a, b) || b.id - a.id);
}
