import type { TiedJob } from '../../../../shared/model/job-tie.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import type { Tie } from '../components/tie-links.tsx';

/** A job as a link, with its client where that is not the row's, and how many candidates are on it. */
export function jobTie({ id, title, candidatesCount }: TiedJob, companyName?: string): Tie {
  const note = [companyName, candidatesCount > 0 && countOf(candidatesCount, 'candidate')].filter(Boolean).join(' · ');
  return { key: id, to: paths.job(id), label: title, note: note || undefined };
}

/** The names that a row lists, as a cell of a file; those that the list only counts are counted here too. */
export function tiesInFile(names: readonly string[], all: number): string {
  const more = all - names.length;
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Said where a manager has nobody to list. */
export const noRecruiters = {
  title: 'You have no recruiters yet',
  text: 'Recruiters who accept your invitation are listed here with what they recruit for.',
} as const;
