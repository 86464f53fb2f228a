import type { InterviewStage } from '../../../shared/constants/interviewing.ts';
import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { heldInterviews } from '../../records/interview-plan.ts';

/** Who of those that hold these interviews of a job now has not submitted their scorecard of a candidate, each once. */
export async function withoutScorecard(
  table: Table,
  { jobId, candidateId }: { jobId: number; candidateId: number },
  steps: readonly InterviewStep[],
): Promise<number[]> {
  const owed = steps.flatMap(({ id, interviewers }) => interviewers.map((one) => [id, one] as const));
  const ofEach = owed.map(([stepId, interviewerId]) => keys.scorecard(jobId, candidateId, stepId, interviewerId));
  const found = await table.batchGet(ofEach, { consistent: true });
  return [...new Set(owed.flatMap(([, interviewerId], at) => (found[at] ? [] : interviewerId)))];
}

/** Who still owes a scorecard of a candidate's interviews at this point of the pipeline. */
export async function awaitedInterviewers(
  table: Table,
  { job, candidate, stage }: { job: { id: number }; candidate: { id: number }; stage: InterviewStage },
): Promise<number[]> {
  const held = await heldInterviews(table, job.id);
  const ofStage = held.filter((step) => step.stage === stage);
  return withoutScorecard(table, { jobId: job.id, candidateId: candidate.id }, ofStage);
}
