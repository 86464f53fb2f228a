import { interviewKeys } from '../../../common/query-keys/interviews.ts';

/** A candidate on a job. */
export interface Pair {
  jobId: number;
  candidateId: number;
}

const all = interviewKeys.pipeline;

/** Query keys of candidates on jobs. */
export const pipelineKeys = {
  all,
  board: (jobId: number) => [...all, 'board', jobId] as const,
  candidateOnJob: (pair: Pair) => [...all, 'candidate-on-job', pair] as const,
  interviewPlan: (jobId: number) => [...all, 'interview-plan', jobId] as const,
  ownInterviews: (jobId: number) => [...all, 'own-interviews', jobId] as const,
  scorecards: (pair: Pair) => [...all, 'scorecards', pair] as const,
  /** Candidates on any job who wait for the manager. */
  waiting: [...all, 'waiting'] as const,
  timeline: (pair: Pair) => [...all, 'timeline', pair] as const,
  /**
   * The mutation key of moves in progress. Meanwhile the board is not reloaded, because an older response would briefly
   * undo the move.
   */
  moves: [...all, 'moves'] as const,
};
