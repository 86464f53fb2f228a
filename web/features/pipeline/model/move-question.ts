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

/** The ISO moment of a date and time as a field holds it, in the browser's zone; undefined for none. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(local);
  return local && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** The moment as a date and time field holds it: '2026-12-03T10:00', in the browser's zone. */
export function localMoment(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
