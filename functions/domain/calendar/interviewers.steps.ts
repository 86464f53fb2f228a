import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import type { WorkingWeek } from '../../../shared/model/working-hours.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import { interviewersOf, type StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { heldInterviews } from '../../records/interview-plan.ts';
import { memberCheck } from '../../records/job-member.ts';
import { stageAhead } from './interviewers.ts';

type Place = Pick<StoredCandidateOnJob, 'jobId' | 'managerId' | 'status'>;

/** The interviews of the plan that lie ahead of a candidate on a job, each with those who hold it now. */
export async function interviewsAhead(
  table: Table,
  { jobId, status }: Pick<Place, 'jobId' | 'status'>,
): Promise<InterviewStep[]> {
  const stage = stageAhead(status);
  return stage ? (await heldInterviews(table, jobId)).filter((step) => step.stage === stage) : [];
}

/** When these people work; one call. */
export async function workingWeeks(table: Table, ids: readonly number[]): Promise<Map<number, WorkingWeek>> {
  return weeksOf(ids.length > 0 ? await accountsIn(table).accounts([...ids]) : []);
}

/** When the owners of these accounts work, each on the clock of their own zone; who has no known zone is absent. */
export function weeksOf(accounts: readonly (StoredAccount | undefined)[]): Map<number, WorkingWeek> {
  return new Map(
    accounts.flatMap((account) =>
      account?.timeZone && account.workingHours
        ? [[account.id, { hours: account.workingHours, zone: account.timeZone }]]
        : [],
    ),
  );
}

/** The checks that those who hold a meeting still work on its job, but for its manager. */
export function interviewerChecks({ jobId, managerId }: Place, meeting: StoredCalendarEvent, refusal: Error): Write[] {
  return interviewersOf(meeting)
    .filter((id) => id !== managerId)
    .map((id) => memberCheck(jobId, id, refusal));
}
