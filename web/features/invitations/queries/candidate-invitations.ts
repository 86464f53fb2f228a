import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** Candidates whom the user invited, pending or joined, newest first, page by page (RECR-28). */
export const candidateInvitationsQuery = (status: 'waiting' | 'accepted') =>
  infiniteQueryOptions({
    queryKey: ['invitations', status],
    queryFn: ({ pageParam, signal }) =>
      api.invitations.listCandidateInvitations({ query: { status, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
