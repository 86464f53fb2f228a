import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { calendarKeys } from './calendar.ts';

/** The user's feeds for calendars elsewhere. */
export const calendarFeedsQuery = queryOptions({
  queryKey: calendarKeys.feeds,
  queryFn: async ({ signal }) => (await api.calendar.listCalendarFeeds({ signal })).data,
});

/** Makes a feed; its secret is in the result only. */
export function useAddFeed() {
  return useFeedChange(async (name: string) => (await api.calendar.addCalendarFeed({ body: { name } })).data);
}

/** Revokes a feed. */
export function useRemoveFeed() {
  return useFeedChange(async (feedId: number) => api.calendar.removeCalendarFeed({ params: { feedId } }));
}

function useFeedChange<T, R>(change: (wish: T) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calendarKeys.feeds }),
  });
}
