import { citizenshipLabel } from '../constants/work-authorization-labels.ts';
import type { Job, JobFacts } from '../model/job.ts';
import {
  clearanceOf,
  employmentOf,
  experienceOf,
  hoursOf,
  workplaceInWords,
  rateOf,
  relocationOf,
  salaryOf,
  shiftsOf,
  travelOf,
} from './job-words.ts';
import { formatCount } from './money.ts';
import { openingsWords } from './openings.ts';

/** The facts of a card, and what a public job leaves out. */
export type GlancedJob = JobFacts &
  Partial<
    Pick<Job, 'employmentTypeDesc' | 'citizenshipDesc' | 'travelPercent' | 'positionType' | 'openings' | 'filled'>
  > & { applied?: number | undefined };

/** 'US citizen, Green card', or '' when any will do. */
export function authorizationOf(job: Pick<JobFacts, 'citizenship'>): string {
  return job.citizenship.map((kind) => citizenshipLabel(kind)).join(', ');
}

/** What is listed, with the manager's own words in place of 'Other' where there are any. */
export const inOwnWords = (listed: string, other: string | undefined): string =>
  other ? listed.replace('Other', other) : listed;

/** A job at a glance, for anyone who may apply: where it is, what it pays and what it asks, line by line. */
export function glanceOf(job: GlancedJob): { label: string; value: string }[] {
  const [openings, shifts, experience] = [openingsWords(job), shiftsOf(job), experienceOf(job)];
  const [hours, clearance] = [hoursOf(job), clearanceOf(job)];
  return [
    ...(openings ? [{ label: 'Openings', value: openings }] : []),
    ...(job.applied ? [{ label: 'Applied', value: `${formatCount(job.applied)} or more` }] : []),
    { label: 'Location', value: workplaceInWords(job) },
    { label: 'Hourly rate', value: rateOf(job) ?? 'Not stated' },
    { label: 'Salary', value: salaryOf(job) ?? 'Not stated' },
    { label: 'Employment', value: inOwnWords(employmentOf(job), job.employmentTypeDesc) || 'Any' },
    ...(shifts ? [{ label: 'Shift', value: shifts }] : []),
    ...(hours ? [{ label: 'Hours', value: hours }] : []),
    ...(experience ? [{ label: 'Experience', value: experience }] : []),
    ...(clearance ? [{ label: 'Clearance', value: clearance }] : []),
    { label: 'Authorization', value: inOwnWords(authorizationOf(job), job.citizenshipDesc) || 'Any' },
    { label: 'Travel', value: job.travel === null ? 'Not stated' : travelInFull(job) },
    { label: 'Relocation', value: job.relocation === null ? 'Not stated' : relocationOf(job) },
  ];
}

const travelInFull = (job: GlancedJob): string =>
  job.travel && job.travelPercent ? `${travelOf(job)}, ${job.travelPercent}%` : travelOf(job);
