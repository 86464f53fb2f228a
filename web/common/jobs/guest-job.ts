import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { guestJobKeys } from '../query-keys/guest-jobs.ts';

/** One public job with its full description; a closed one fails with 410. */
export const guestJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: guestJobKeys.one(jobId),
    queryFn: async ({ signal }) => (await api.guest.readGuestJob({ params: { id: jobId }, signal })).data,
  });
