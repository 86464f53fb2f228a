import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** Pending invitations, newest first, page by page. */
export const recruiterInvitationsQuery = infiniteQueryOptions({
  queryKey: ['recruiters', 'invitations'],
  queryFn: ({ pageParam, signal }) => api.recruiters.listRecruiterInvitations({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
