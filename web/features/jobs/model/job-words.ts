import { employeeTypeLabels, type JobStatus, openStatus } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** The tone of a job's status. */
export const meaningOfStatus: Record<JobStatus, Meaning> = {
  [openStatus]: 'green',
  on_hold: 'amber',
  closed: 'neutral',
  draft: 'neutral',
};

/** 'W2, Corp-to-corp'. */
export function contractsOf(job: Job): string {
  return job.employeeType.map((type) => employeeTypeLabels[type]).join(', ');
}

/** 'Most of the time' for 100, else '30%' (JOB-31). */
export function travelShare(percent: number): string {
  return percent === 100 ? 'Most of the time' : `${percent}%`;
}

/** 'Yes, 30%' or 'No'; null if not stated. */
export function travelOf(job: Pick<Job, 'travel' | 'travelPercent'>): string | null {
  if (job.travel === null) return null;
  if (!job.travel) return 'No';
  return job.travelPercent ? `Yes, ${travelShare(job.travelPercent).toLowerCase()}` : 'Yes';
}
