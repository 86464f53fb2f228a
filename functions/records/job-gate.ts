import { type JobStatus, openStatus } from '../../shared/constants/job.ts';
import type { Job } from '../../shared/model/job.ts';
import { keys } from '../platform/table/keys.ts';
import type { Condition, SingleWrite, Write } from '../platform/table/write.ts';
import { exists } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';

/** The small item that every move on a job checks. */
export interface JobGate {
  jobId: number;
  managerId: number;
  status: JobStatus;
  /** How many people have applied to the job since this is counted. */
  applied?: number;
}

/** The write of whose the job is, and whether candidates on it may be moved; how many applied is kept. */
export function gateWrite({ id, managerId, status }: Pick<Job, 'id' | 'managerId' | 'status'>): SingleWrite {
  const gate: JobGate = { jobId: id, managerId, status };
  return { update: keys.jobGate(id), set: { ...gate } };
}

/** The write by which a job that is gone has no gate. */
export const removedGateWrite = (jobId: number): SingleWrite => ({ remove: keys.jobGate(jobId) });

/** The check that the job is open in the moment of the transaction, and this manager's where one is named. */
export const openJobCheck = (jobId: number, refusal: Error, managerId?: number): Write => ({
  check: keys.jobGate(jobId),
  when: isOpen(managerId),
  refusal,
});

/** The same check, by which one more person has applied to the job. */
export const appliedToJobWrite = (jobId: number, refusal: Error, managerId: number): SingleWrite => ({
  update: keys.jobGate(jobId),
  add: { applied: 1 },
  when: isOpen(managerId),
  refusal,
});

function isOpen(managerId: number | undefined): Condition {
  const [expression, values] = ['#status = :open', { open: openStatus }];
  return managerId === undefined
    ? { expression, values }
    : { expression: `${expression} AND #managerId = :managerId`, values: { ...values, managerId } };
}

/** The check that the job is this manager's and not closed in the moment of the transaction. */
export function runningJobCheck({ id, managerId }: Pick<Job, 'id' | 'managerId'>, refusal: Error): Write {
  return {
    check: keys.jobGate(id),
    when: { expression: '#managerId = :managerId AND #status <> :closed', values: { managerId, closed: 'closed' } },
    refusal,
  };
}

/** The check that the job is this manager's, open or not, in the moment of the transaction. */
export function managedJobCheck({ id, managerId }: Pick<Job, 'id' | 'managerId'>, refusal: Error): Write {
  return { check: keys.jobGate(id), when: { expression: '#managerId = :managerId', values: { managerId } }, refusal };
}

/** The check that the job exists and is not closed in the moment of the transaction. */
export function notClosedJobCheck(jobId: number, refusal: Error): Write {
  return {
    check: keys.jobGate(jobId),
    when: { expression: 'attribute_exists(pk) AND #status <> :closed', values: { closed: 'closed' } },
    refusal,
  };
}

/** The check that the job exists in the moment of the transaction. */
export function existingJobCheck(jobId: number, refusal: Error): Write {
  return { check: keys.jobGate(jobId), when: exists, refusal };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobGate: { leadsTo: 'nothing: ids, a status and a number' },
} satisfies PersonalData;
