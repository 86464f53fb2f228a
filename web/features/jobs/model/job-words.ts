import {
  clearanceTypeLabels,
  employeeTypeLabels,
  employmentTypeLabels,
  type JobStatus,
  openStatus,
} from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** The tone of a job's status. */
export const meaningOfStatus: Record<JobStatus, Meaning> = {
  [openStatus]: 'green',
  on_hold: 'amber',
  closed: 'neutral',
  draft: 'neutral',
};

function list(labels: string[], other: string): string {
  return labels.map((label) => (label === 'Other' && other ? other : label)).join(', ');
}

/** 'Full time, Part time'; Other is replaced by its description. */
export function employmentOf(job: Job): string {
  return list(
    job.employmentType.map((type) => employmentTypeLabels[type]),
    job.employmentTypeDesc,
  );
}

/** 'W2, Corp-to-corp'. */
export function contractsOf(job: Job): string {
  return job.employeeType.map((type) => employeeTypeLabels[type]).join(', ');
}

/** 'US citizen, Green card'; Other is replaced by its description. */
export function authorizationOf(job: Job): string {
  return list(
    job.citizenship.map((kind) => citizenshipLabel(kind)),
    job.citizenshipDesc,
  );
}

/** 'Secret, Public Trust', or 'None'. */
export function clearanceOf(job: Job): string {
  return job.clearanceType.map((level) => clearanceTypeLabels[level]).join(', ') || 'None';
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
