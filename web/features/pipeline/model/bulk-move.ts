import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { Mover } from '../../../../shared/rules/pipeline-status.ts';
import { moveRefusal } from '../../../../shared/rules/pipeline-status.ts';
import { moveQuestion, type MoveQuestion } from './move-question.ts';

/** What moving several candidates to one status would do. */
export interface BulkPreview {
  moving: readonly CandidateOnJob[];
  /** Those who cannot be moved, each with the reason. */
  staying: readonly { candidate: CandidateOnJob; refusal: string }[];
  /** What to ask for all who move; a reason for going back where at least one goes back. */
  question: MoveQuestion | undefined;
}

/** Who of these candidates would move to a status and who would stay, by the same rule as the server's. */
export function previewOf(
  candidates: readonly CandidateOnJob[],
  to: PipelineStatus,
  { jobStatus, mover }: { jobStatus: JobStatus; mover: Mover },
): BulkPreview {
  const judged = candidates.map((candidate) => ({
    candidate,
    refusal: moveRefusal({ ...candidate, jobStatus }, to, mover)?.message,
  }));
  const moving = judged.flatMap(({ candidate, refusal }) => (refusal ? [] : [candidate]));
  const staying = judged.flatMap(({ candidate, refusal }) => (refusal ? [{ candidate, refusal }] : []));
  const questions = moving.map(({ status }) => moveQuestion(status, to));
  return { moving, staying, question: questions.includes('back') ? 'back' : questions[0] };
}
