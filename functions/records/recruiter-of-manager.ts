import type { RecruiterRow } from '../../shared/model/recruiter.ts';
import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { Write } from '../table/write.ts';
import { exists } from '../table/write.ts';
import type { StoredAccount } from './account.ts';
import { referenceOf } from './account.ts';

/** A recruiter in a manager's list, as stored. */
export interface StoredRecruiterRow extends RecruiterRow {
  recruiterId: number;
}

/** A manager for whom a recruiter works, as stored. */
export interface ManagerOfRecruiter {
  managerId: number;
  since: string;
}

/** The writes by which a recruiter works for a manager: each is found from the other. */
export function employmentWrites(managerId: number, recruiter: StoredAccount, at: string): Write[] {
  const row = { recruiterId: recruiter.id, ...referenceOf(recruiter), email: recruiter.email, since: at };
  return [
    { put: { ...keys.recruiterOfManager(managerId, recruiter.id), ...row } },
    { put: { ...keys.managerOfRecruiter(recruiter.id, managerId), managerId, since: at } },
  ];
}

/** The check that a recruiter works for a job's manager in the moment of the transaction. */
export function worksForManagerCheck(recruiterId: number, managerId: number): Write {
  return {
    check: keys.managerOfRecruiter(recruiterId, managerId),
    when: exists,
    refusal: refuse.forbidden('You do not work for this job’s manager'),
  };
}
