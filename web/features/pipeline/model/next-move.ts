import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';

/** The usual next move of a waiting candidate, with the words of its button. */
export interface NextMove {
  to: PipelineStatus;
  label: string;
}

const moves: Partial<Record<PipelineStatus, NextMove>> = {
  submitted: { to: 'first_interview_scheduled', label: 'Invite to interview' },
  first_interview_scheduled: { to: 'first_interview_complete', label: 'Interview is done' },
  first_interview_complete: { to: 'second_interview_scheduled', label: 'Invite again' },
  second_interview_scheduled: { to: 'second_interview_complete', label: 'Interview is done' },
  second_interview_complete: { to: 'candidate_selected', label: 'Select' },
};

/** What the manager usually does next with a candidate in this status; undefined where nothing waits. */
export function nextMove(status: PipelineStatus): NextMove | undefined {
  return moves[status];
}
