import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

const all = ['super-manager'] as const;
/** Everything that a request to work together changes. */
export const collaborationKey = [...all, 'collaboration'] as const;

/** The managers who work with the super manager, by name, page by page (SUPER-01). */
export const managersQuery = infiniteQueryOptions({
  queryKey: [...collaborationKey, 'managers'],
  queryFn: ({ pageParam, signal }) => api['super-manager'].listManagers({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Managers whose names begin as typed (SUPER-02). */
export const managerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...collaborationKey, 'search', search],
    queryFn: async ({ signal }) => (await api['super-manager'].searchManagers({ query: { search }, signal })).data,
    enabled: search.trim().length > 0,
  });

/** A manager's profile for oversight (SUPER-03). */
export const managerQuery = (id: number) =>
  queryOptions({
    queryKey: [...collaborationKey, 'manager', id],
    queryFn: async ({ signal }) => (await api['super-manager'].readManager({ params: { id }, signal })).data,
  });

/** The super manager's waiting requests, newest first, page by page. */
export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: [...collaborationKey, 'sent'],
  queryFn: ({ pageParam, signal }) =>
    api['super-manager'].listCollaborationRequests({ query: { page: pageParam, perPage: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** The requests that a manager received, newest first, page by page (RECR-53). */
export const receivedRequestsQuery = infiniteQueryOptions({
  queryKey: [...collaborationKey, 'received'],
  queryFn: ({ pageParam, signal }) =>
    api['super-manager'].listReceivedCollaborations({ query: { page: pageParam, perPage: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

function useCollaborationCall<V, R>(call: (value: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: all }),
  });
}

/** Asks these managers to work together (SUPER-04). */
export const useAskManagers = () =>
  useCollaborationCall((managerIds: number[]) => api['super-manager'].requestCollaborations({ body: { managerIds } }));

/** Sends a waiting request again (SUPER-05). */
export const useAskAgain = () =>
  useCollaborationCall((id: number) => api['super-manager'].resendCollaborationRequest({ params: { id } }));

/** Takes a request back, or ends the work with this manager (SUPER-06, SUPER-11). */
export const useDeclineCollaboration = () =>
  useCollaborationCall((managerId: number) => api['super-manager'].declineCollaboration({ params: { id: managerId } }));

/** Accepts a super manager's request (RECR-55). */
export const useAcceptCollaboration = () =>
  useCollaborationCall((id: number) => api['super-manager'].acceptCollaboration({ params: { id } }));

/** Rejects a request, or ends the work with a super manager (RECR-54). */
export const useRejectCollaboration = () =>
  useCollaborationCall((id: number) => api['super-manager'].rejectCollaboration({ params: { id } }));
