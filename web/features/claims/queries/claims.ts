import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import { api } from '../../../api/api.ts';
import { nextPage, type ListPage } from '../../../api/paging.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';

/** The prefix of every query key of claims. */
export const claimsKey = ['claims'] as const;

type PageOfClaims = (query: { page: number }, signal: AbortSignal) => Promise<ListPage<Claim>>;

const lists: Record<'recruiter' | 'candidate' | 'manager', PageOfClaims> = {
  recruiter: (query, signal) => api.claims.listRecruiterClaims({ query, signal }),
  candidate: (query, signal) => api.claims.listCandidateClaims({ query, signal }),
  manager: (query, signal) => api.claims.listManagerClaims({ query, signal }),
};

/** The proposals and claims of a user of this role, newest first. */
export const claimsQuery = (role: Role) =>
  infiniteQueryOptions({
    queryKey: [...claimsKey, 'list'],
    queryFn: ({ pageParam, signal }) => lists[role === 'super_manager' ? 'manager' : role]({ page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** A claim with its evidence. */
export const claimQuery = (id: number) =>
  queryOptions({
    queryKey: [...claimsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.claims.readClaim({ params: { id }, signal })).data,
    // Nothing is sent live when a file is refused.
    refetchInterval: ({ state: { data } }) => (data?.files.some(({ state }) => state === 'waiting') ? 2000 : false),
  });

/** The terms of a proposal before it is made, and what speaks against it. */
export const claimPreviewQuery = (candidateId: number, jobId: number | null) =>
  queryOptions({
    queryKey: [...claimsKey, 'preview', candidateId, jobId],
    queryFn: async ({ signal }) =>
      (await api.claims.previewClaim({ query: { candidateId, jobId: jobId ?? 0 }, signal })).data,
    enabled: jobId !== null,
  });

/** The open jobs for which the recruiter can propose somebody, by title, each with why not this candidate (CAND-44). */
export const assignableJobsQuery = (candidateId: number) =>
  queryOptions({
    queryKey: candidateKeys.assignable(candidateId),
    queryFn: async ({ signal }) => (await api.claims.listAssignableJobs({ params: { id: candidateId }, signal })).data,
  });

function useClaimChange<V>(change: (given: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a refusal: then somebody else was faster, and the list says so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: claimsKey }),
  });
}

/** Proposes a candidate for jobs; the profile is loaded again (CAND-33, CAND-46). */
export function useAssignCandidate(candidateId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { jobIds: number[]; message: string | undefined }) =>
      (await api.claims.assignCandidate({ params: { id: candidateId }, body })).data,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: claimsKey });
      return queryClient.invalidateQueries({ queryKey: candidateKeys.profile(candidateId) });
    },
  });
}

/** Confirms a proposal as the candidate. */
export const useConfirmClaim = () => useClaimChange((id: number) => api.claims.confirmClaim({ params: { id } }));

/** Takes back the choice of a recruiter as the candidate. */
export const useUndoChoice = () => useClaimChange((id: number) => api.claims.undoChoice({ params: { id } }));

interface Ending {
  id: number;
  reason?: string | undefined;
}

/** Declines a proposal as the candidate. */
export const useDeclineClaim = () =>
  useClaimChange(({ id, reason }: Ending) => api.claims.declineClaim({ params: { id }, body: { reason } }));

/** Ends a claim, or withdraws a proposal, as its recruiter or its candidate. */
export const useEndClaim = (role: Role) =>
  useClaimChange(({ id, reason }: Ending) =>
    role === 'recruiter'
      ? api.claims.endRecruiterClaim({ params: { id }, body: { reason } })
      : api.claims.endCandidateClaim({ params: { id }, body: { reason } }),
  );
