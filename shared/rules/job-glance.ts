import type { Job, JobFacts } from '../model/job.ts';
import {
  authorizationOf,
  clearanceOf,
  employmentOf,
  placeOf,
  rateOf,
  relocationOf,
  salaryOf,
  travelOf,
} from './job-words.ts';

/** The facts of a card, and what a public job leaves out. */
export type GlancedJob = JobFacts & Partial<Pick<Job, 'employmentTypeDesc' | 'citizenshipDesc' | 'travelPercent'>>;

// 'Other' is replaced by the manager's own words for it.
const orOther = (listed: string, other: string | undefined) =>
  (other ? listed.replace('Other', other) : listed) || 'Any';

/** A job at a glance, for anyone who may apply: where it is, what it pays and what it asks, line by line. */
export function glanceOf(job: GlancedJob): { label: string; value: string }[] {
  return [
    { label: 'Location', value: placeOf(job) },
    { label: 'Hourly rate', value: rateOf(job) ?? 'Not stated' },
    { label: 'Salary', value: salaryOf(job) ?? 'Not stated' },
    { label: 'Employment', value: orOther(employmentOf(job), job.employmentTypeDesc) },
    { label: 'Clearance', value: clearanceOf(job) },
    { label: 'Authorization', value: orOther(authorizationOf(job), job.citizenshipDesc) },
    {
      label: 'Travel',
      value: job.travel && job.travelPercent ? `${travelOf(job)}, ${job.travelPercent}%` : travelOf(job),
    },
    { label: 'Relocation', value: relocationOf(job) },
  ];
}
