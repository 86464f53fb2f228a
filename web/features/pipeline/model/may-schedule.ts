import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { Account } from '../../../../shared/model/person.ts';

/** Whether this user has a calendar to schedule the candidate's interview in: the manager of the job, and who is on its team (SHELL-63). */
export function maySchedule(
  { status, managerId, team = [] }: Pick<CandidateOnJob, 'status' | 'managerId' | 'team'>,
  { id, role }: Pick<Account, 'id' | 'role'>,
): boolean {
  return isInterviewStatus(status) && role === 'manager' && (managerId === id || team.includes(id));
}
