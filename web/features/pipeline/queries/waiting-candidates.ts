import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { pipelineKeys } from './keys.ts';

/** Those who wait for the manager, longest first; as many as a dashboard can show, with the total. */
export const waitingCandidatesQuery = queryOptions({
  queryKey: pipelineKeys.waiting,
  queryFn: ({ signal }) => api.pipeline.listWaitingCandidates({ query: { perPage: 100 }, signal }),
});
