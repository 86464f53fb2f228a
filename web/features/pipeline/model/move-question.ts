import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import { isForward } from '../../../../shared/rules/pipeline-status.ts';

/** What is asked before a move: why it goes back, why the candidate is rejected, when the interview is. */
export type MoveQuestion = 'back' | 'rejection' | 'interview';

/** What to ask before this move; undefined where nothing is. Only the reason to go back has to be given. */
export function moveQuestion(from: PipelineStatus, to: PipelineStatus): MoveQuestion | undefined {
  if (!isForward(from, to)) return 'back';
  if (to === 'rejected') return 'rejection';
  return isInterviewStatus(to) ? 'interview' : undefined;
}
