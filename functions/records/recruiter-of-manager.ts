import type { RecruiterRow } from '../../shared/model/recruiter.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { StoredAccount } from './account.ts';
import { referenceOf } from './account.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A recruiter in a manager's list, as stored. */
export interface StoredRecruiterRow extends RecruiterRow {
  managerId: number;
  recruiterId: number;
}

/** A manager for whom a recruiter works, as stored. */
export interface ManagerOfRecruiter {
  managerId: number;
  since: string;
}

/** The managers for whom a recruiter works, in one item, as stored: a list of recruiters reads it for all in one batch. */
export interface ManagersInBrief {
  managerIds?: Set<number>;
}

/** What a manager's list shows of a recruiter. */
type Employed = Pick<StoredAccount, 'id' | 'firstName' | 'lastName' | 'avatar' | 'email'>;

/** The writes by which a recruiter works for a manager: each is found from the other. */
export function employmentWrites(managerId: number, recruiter: Employed, at: string): Write[] {
  const row = { managerId, recruiterId: recruiter.id, ...referenceOf(recruiter), email: recruiter.email, since: at };
  return [
    {
      put: { ...keys.recruiterOfManager(managerId, recruiter.id), ...listedIn(keys.recruitersOfEveryone, at), ...row },
    },
    { put: { ...keys.managerOfRecruiter(recruiter.id, managerId), managerId, since: at } },
    { update: keys.managersInBrief(recruiter.id), add: { managerIds: new Set([managerId]) } },
  ];
}

/** The write of a recruiter's current address in a manager's list; one who was removed meanwhile refuses. */
export function recruiterEmailWrite(
  { managerId, recruiterId }: { managerId: number; recruiterId: number },
  email: string,
  refusal: Error,
): SingleWrite {
  return { update: keys.recruiterOfManager(managerId, recruiterId), set: { email }, when: exists, refusal };
}

/** The same for a recruiter who has an account; one who works for the manager already is refused. */
export function newEmploymentWrites(managerId: number, recruiter: Employed, at: string): Write[] {
  const refusal = refuse.conflict('You already work with this manager');
  return employmentWrites(managerId, recruiter, at).map((write) =>
    'put' in write ? { ...write, when: isNew, refusal } : write,
  );
}

/** The writes that end the work of a recruiter for a manager; one that has ended already refuses. */
export function endedEmploymentWrites(managerId: number, recruiterId: number): Write[] {
  const refusal = refuse.conflict('This recruiter no longer works for you');
  return [
    { remove: keys.recruiterOfManager(managerId, recruiterId), when: exists, refusal },
    { remove: keys.managerOfRecruiter(recruiterId, managerId) },
    { update: keys.managersInBrief(recruiterId), take: { managerIds: new Set([managerId]) } },
  ];
}

/** The check that a recruiter does not work for this manager yet. */
export function notEmployedCheck(managerId: number, recruiterId: number, refusal: Error): Write {
  return { check: keys.recruiterOfManager(managerId, recruiterId), when: isNew, refusal };
}

/** The refusal of what only those do who work for a job’s manager. */
export const notWorkingForManager = refuse.forbidden('You do not work for this job’s manager');

/** The check that a recruiter works for a job's manager in the moment of the transaction. */
export function worksForManagerCheck(
  recruiterId: number,
  managerId: number,
  refusal: Error = notWorkingForManager,
): Write {
  return {
    check: keys.managerOfRecruiter(recruiterId, managerId),
    when: exists,
    refusal,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  recruiterOfManager: {
    holds: 'name and address of a recruiter in a manager’s list',
    found: 'through the recruiter’s managers',
    exported: { file: 'account' },
    erasure: remove,
  },
  recruitersOfManager: { leadsTo: 'recruiterOfManager' },
  recruitersOfEveryone: { leadsTo: 'recruiterOfManager' },
  managerOfRecruiter: {
    holds: 'for whom a recruiter works',
    found: 'in the recruiter’s partition, and through the manager’s recruiters',
    exported: { file: 'account' },
    erasure: remove,
  },
  managersOfRecruiter: { leadsTo: 'managerOfRecruiter' },
  managersInBrief: {
    holds: 'for whom a recruiter works, by id; the ids lead to nobody once the other is gone',
    found: 'in the partition of the account',
    exported: { not: 'It repeats for whom the recruiter works, which is included.' },
    erasure: remove,
  },
} satisfies PersonalData;
