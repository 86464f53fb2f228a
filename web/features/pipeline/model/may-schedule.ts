import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { Account } from '../../../../shared/model/person.ts';

/** Whether this user has a calendar to schedule the candidate's interview in: the manager of the job (SHELL-63). */
export function maySchedule(
  { status, managerId }: Pick<CandidateOnJob, 'status' | 'managerId'>,
  { id, role }: Pick<Account, 'id' | 'role'>,
): boolean {
  return isInterviewStatus(status) && role === 'manager' && managerId === id;
}
