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
 * Whether somebody sees the scorecards of an interview: who interviews, the job's manager too, only after submitting their
 * own, so that nobody is led by another's opinion; the rest of the team at once (PLUS-54).
 */
export function seesScorecards({ isInterviewer, hasSubmitted }: InterviewStanding): boolean {
  return !isInterviewer || hasSubmitted;
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
  return hasReached(at) ? 'now' : 'later';
}

/** Whether a candidate in this status has come as far as this interview. */
function hasReached({ stage, status }: { stage: InterviewStage; status: PipelineStatus }): boolean {
  return pipelineStatuses.indexOf(status) >= pipelineStatuses.indexOf(statusesOfStage[stage][0]);
}
