import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { pipelineKeys } from './keys.ts';

/** A job with every candidate on it. */
export type Board = Awaited<ReturnType<typeof readBoard>>;

const readBoard = async (jobId: number, signal: AbortSignal) =>
  (await api.jobs.listJobCandidates({ params: { id: jobId }, signal })).data;

/** Every candidate on the job, for its board (JOB-08). */
export const boardQuery = (jobId: number) =>
  queryOptions({
    queryKey: pipelineKeys.board(jobId),
    queryFn: ({ signal }) => readBoard(jobId, signal),
  });
