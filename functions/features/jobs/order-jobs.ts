import type { JobSort } from '../../../shared/constants/job.ts';
import type { JobRow } from '../../../shared/model/job.ts';

type Row = Pick<JobRow, 'id' | 'title' | 'points' | 'candidatesCount' | 'createdAt' | 'client'> & {
  city: { name: string } | null;
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether every word of the search begins a word of the job's title, client or city. An empty search finds all; one of
 * signs alone finds none, as no job has them.
 */
export function isFound({ title, client, city }: Row, search = ''): boolean {
  if (search.trim() === '') return true;
  const wanted = wordsIn(search);
  const words = wordsIn([title, client?.companyName, city?.name].filter(Boolean).join(' '));
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

// Made once: comparing by a language's name looks it up at every comparison.
const english = new Intl.Collator('en');
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

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
    title: (a, b) => english.compare(a.title, b.title),
    candidates: (a, b) => b.candidatesCount - a.candidatesCount,
    points: (a, b) => b.points - a.points,
    waiting: (a, b) => byText(since(a), since(b)),
  };
  return jobs.toSorted((a, b) => by[sort](a, b) || b.id - a.id);
}
