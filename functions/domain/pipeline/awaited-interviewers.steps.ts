import type { InterviewStage } from '../../../shared/constants/interviewing.ts';
import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { interviewsWith } from '../../records/held-interview.ts';
import { heldInterviews } from '../../records/interview-plan.ts';

/** Who of those that hold these interviews of a job now has not submitted their scorecard of a candidate, each once. */
export async function withoutScorecard(
  table: Table,
  { jobId, candidateId }: { jobId: number; candidateId: number },
  steps: readonly InterviewStep[],
): Promise<number[]> {
  const [held = []] = await interviewsWith(table, jobId, [{ candidateId, steps }]);
  const owed = held.flatMap(({ id, interviewers }) => interviewers.map((one) => [id, one] as const));
  const ofEach = owed.map(([stepId, interviewerId]) => keys.scorecard(jobId, candidateId, stepId, interviewerId));
  const found = await table.batchGet(ofEach, { consistent: true });
  // Of a pool of which nobody was chosen, one scorecard is enough.
  const isIn = (stepId: number) =>
    held.some(({ id, pool }) => id === stepId && pool) && owed.some(([id], at) => id === stepId && found[at]);
  return [...new Set(owed.flatMap(([stepId, interviewerId], at) => (found[at] || isIn(stepId) ? [] : interviewerId)))];
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
