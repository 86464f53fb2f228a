import { isInterviewStatus } from '../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';

/** A move as the candidate on the job and its story keep it; `undoneAt` is the time of the move that it takes back. */
export interface Move extends Pick<CandidateOnJob, 'status' | 'lastChange'> {
  reason: string | null;
  /** The date that a move to an interview names. */
  interviewAt: string | null;
  undoneAt: string | null;
}

/** When the interview of a candidate on a job is, and which meeting of the calendar it is, if it is booked (PLUS-52). */
export type PlaceInterview = Pick<CandidateOnJob, 'interviewAt' | 'meetingId'>;

/** The interview after a move: it stays until the next one, so that undoing a later move finds it again. */
export function interviewAfter(
  { interviewAt = null, meetingId, lastChange }: CandidateOnJob,
  move: Pick<Move, 'status' | 'interviewAt' | 'undoneAt'>,
): PlaceInterview {
  if (move.undoneAt !== null) return { interviewAt: lastChange?.interviewAt ?? null, meetingId: lastChange?.meetingId };
  if (isInterviewStatus(move.status)) return { interviewAt: move.interviewAt, meetingId: undefined };
  return { interviewAt, meetingId };
}

/** What an update sets and removes so that the place has this interview. */
export function interviewFields({ interviewAt, meetingId }: PlaceInterview): {
  set: Record<string, unknown>;
  remove: string[];
} {
  return meetingId === undefined
    ? { set: { interviewAt }, remove: ['meetingId'] }
    : { set: { interviewAt, meetingId }, remove: [] };
}
