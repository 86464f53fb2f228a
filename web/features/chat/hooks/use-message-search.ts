import { useInfiniteQuery } from '@tanstack/react-query';
import { chatKey, searchMessages } from '../queries/chat.ts';

/** The messages of a conversation that contain the words, newest first, as far back as was searched. */
export function useMessageSearch(withUserId: number, query: string) {
  const search = useInfiniteQuery({
    queryKey: [...chatKey, 'search', withUserId, query],
    queryFn: ({ signal, pageParam }) => searchMessages(withUserId, query, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: query !== '',
  });
  return { search, found: search.data?.pages.flatMap(({ messages }) => messages) ?? [] };
}
