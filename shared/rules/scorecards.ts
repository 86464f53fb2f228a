import { type InterviewStage, statusesOfStage } from '../constants/interviewing.ts';
import type { JobPart } from '../constants/job-team.ts';
import type { JobStatus } from '../constants/job.ts';
import { type PipelineStatus, pipelineStatuses } from '../constants/pipeline.ts';
import type { OwnTurn } from '../model/interviewing.ts';

/** How somebody stands to an interview of a candidate. */
export interface InterviewStanding {
  /** What they do on the job. */
  part: 'manager' | JobPart;
  isInterviewer: boolean;
  hasSubmitted: boolean;
}

/**
 * Which scorecards of an interview somebody sees: who interviews, the job's manager too, those of others only after
 * submitting their own, so that nobody is led by another's opinion; the rest of the team at once. Who is an interviewer
 * alone never sees another's (PLUS-54).
 */
export function scorecardsSeen({ part, isInterviewer, hasSubmitted }: InterviewStanding): 'all' | 'own' | 'none' {
  if (isInterviewer && !hasSubmitted) return 'none';
  return part === 'interviewer' ? 'own' : 'all';
}

/** Whether somebody sees an interview of a candidate: who is an interviewer alone, only when it is theirs to score or was. */
export function seesInterview(part: InterviewStanding['part'], turn: OwnTurn): boolean {
  return part !== 'interviewer' || turn === 'now' || turn === 'done';
}

/**
 * Whether somebody writes a scorecard of an interview now: once its status has been reached, and while the candidate is
 * neither rejected nor the job closed.
 */
export function ownTurnOf(
  { isInterviewer, hasSubmitted }: InterviewStanding,
  at: { stage: InterviewStage; status: PipelineStatus; jobStatus: JobStatus },
): OwnTurn {
  if (hasSubmitted) return 'done';
  if (!isInterviewer) return 'none';
  if (at.jobStatus === 'closed' || at.status === 'rejected') return 'over';
  return isAtOrPast(at.stage, at.status) ? 'now' : 'later';
}

/** Whether a candidate in this status has come as far as this interview; nobody who is rejected has. */
export function isAtOrPast(stage: InterviewStage, status: PipelineStatus): boolean {
  if (status === 'rejected') return false;
  return pipelineStatuses.indexOf(status) >= pipelineStatuses.indexOf(statusesOfStage[stage][0]);
}
