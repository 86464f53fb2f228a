import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { pipelineKeys } from './keys.ts';

/** Every candidate on the job, for its board (JOB-08). */
export const boardQuery = (jobId: number) =>
  queryOptions({
    queryKey: pipelineKeys.board(jobId),
    queryFn: async ({ signal }) => (await api.jobs.listJobCandidates({ params: { id: jobId }, signal })).data,
  });
