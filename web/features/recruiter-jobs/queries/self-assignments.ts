import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { waitingPerPage } from '../../../../shared/constants/limits.ts';
import type { ListMeta } from '../../../../shared/contract/route.ts';
import type { SelfAssignment } from '../../../../shared/model/application.ts';
import { api } from '../../../api/api.ts';
import { nextPage, type ListPage } from '../../../api/paging.ts';
import { freshForMilliseconds } from '../../../api/query-client.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Applications waiting for a decision, oldest first; those of one candidate where one is named (CAND-45). */
export const selfAssignmentsQuery = (candidateId?: number) =>
  infiniteQueryOptions({
    queryKey: candidateId === undefined ? selfAssignmentKeys.all : selfAssignmentKeys.of(candidateId),
    queryFn: ({ signal, pageParam }) =>
      api.applications.listSelfAssignments({
        query: { page: pageParam, perPage: waitingPerPage, candidateId },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

type Page = ListPage<SelfAssignment>;
type AllPages = InfiniteData<Page>;
type BroughtAlong = ListMeta & { data: SelfAssignment[] };

/**
 * Keeps the first page of those who wait, which another call brings along; undefined where they are known and fresh, are
 * being read, or more than one page of them is shown.
 */
export function waitingToBringAlong(client: QueryClient): ((first: BroughtAlong) => void) | undefined {
  const { queryKey } = selfAssignmentsQuery();
  const before = client.getQueryState<AllPages>(queryKey);
  if (before?.data && !before.isInvalidated && Date.now() - before.dataUpdatedAt < freshForMilliseconds) return;
  if (before?.fetchStatus === 'fetching' || (before?.data?.pages.length ?? 0) > 1) return;
  return ({ data, ...meta }) => {
    const now = client.getQueryState<AllPages>(queryKey);
    // They changed meanwhile, so they are read again.
    if (now?.dataUpdatedAt !== before?.dataUpdatedAt || now?.isInvalidated !== before?.isInvalidated) return;
    client.setQueryData<AllPages>(queryKey, { pages: [{ data, meta }], pageParams: [1] });
  };
}

function pageWithout({ data, meta }: Page, id: number): Page {
  const left = data.filter((row) => row.id !== id);
  return { data: left, meta: { ...meta, total: meta.total - (data.length - left.length) } };
}

interface SelfAssignmentOutcome {
  candidateId: number;
  onAccepted: (place: { jobId: number; candidateId: number }) => void;
  onDeclined: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Accepts or declines an application and reloads the lists and the candidate's profile, even if another recruiter was
 * faster (CAND-28 to CAND-30). The outcome is shown even after its row is gone.
 */
export function useSelfAssignmentDecision({ candidateId, onAccepted, onDeclined, onFailed }: SelfAssignmentOutcome) {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all }),
      queryClient.invalidateQueries({ queryKey: jobKeys.all }),
      queryClient.invalidateQueries({ queryKey: candidateKeys.profile(candidateId) }),
    ]);
  // The row goes at once, not when all that follows from it has been read again.
  const without = (id: number) =>
    queryClient.setQueriesData<AllPages | number>({ queryKey: selfAssignmentKeys.all }, (known) =>
      typeof known === 'object' ? { ...known, pages: known.pages.map((page) => pageWithout(page, id)) } : known,
    );
  const accept = useMutation({
    mutationFn: async (id: number) => (await api.applications.acceptSelfAssignment({ params: { id } })).data,
    onSuccess: (place, id) => {
      without(id);
      onAccepted(place);
    },
    onError: onFailed,
    onSettled,
  });
  const decline = useMutation({
    mutationFn: async ({ id, reason }: { id: number; reason: string | undefined }) =>
      (await api.applications.declineSelfAssignment({ params: { id }, body: reason ? { reason } : {} })).data,
    onSuccess: (_, { id }) => {
      without(id);
      onDeclined();
    },
    onError: onFailed,
    onSettled,
  });
  return { accept, decline };
}

/** Takes the caller's own decline back, and reloads the list (PLUS-11). */
export function useUndoDecline({ onUndone, onFailed }: { onUndone: () => void; onFailed: (error: unknown) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.applications.undoDecline({ params: { id } }),
    onSuccess: onUndone,
    onError: onFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all }),
  });
}
