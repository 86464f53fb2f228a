import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** Candidates who applied and wait for an answer, oldest first. */
export const selfAssignmentsQuery = infiniteQueryOptions({
  queryKey: ['self-assignments'],
  queryFn: ({ signal, pageParam }) => api.applications.listSelfAssignments({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

interface Answered {
  onAccepted: (place: { jobId: number; candidateId: number }) => void;
  onDeclined: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Accepts or declines an application; lists are read again, also when somebody else was quicker (CAND-28 to CAND-30).
 * What came of it is told even when its row is gone by then.
 */
export function useAnswerSelfAssignment({ onAccepted, onDeclined, onFailed }: Answered) {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['self-assignments'] }),
      queryClient.invalidateQueries({ queryKey: ['jobs'] }),
    ]);
  const accept = useMutation({
    mutationFn: async (id: number) => (await api.applications.acceptSelfAssignment({ params: { id } })).data,
    onSuccess: onAccepted,
    onError: onFailed,
    onSettled,
  });
  const decline = useMutation({
    mutationFn: async (id: number) => (await api.applications.declineSelfAssignment({ params: { id } })).data,
    onSuccess: onDeclined,
    onError: onFailed,
    onSettled,
  });
  return { accept, decline };
}
