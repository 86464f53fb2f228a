import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The prefix of every query key of messages. */
export const chatKey = ['chat'] as const;
/** Milliseconds after which an open page looks for what a lost push had. */
export const lookAgain = 30_000;

/** How much is unread, in which conversations; read again twice a minute, because a push may get lost (SHELL-12). */
export const unreadMessagesQuery = queryOptions({
  queryKey: [...chatKey, 'unread'],
  queryFn: async ({ signal }) => (await api.chat.readUnread({ signal })).data,
  refetchInterval: lookAgain,
});

/** The conversations, 25 at a time, the most recent first (CHAT-26). */
export const channelsQuery = infiniteQueryOptions({
  queryKey: [...chatKey, 'channels'],
  queryFn: async ({ signal, pageParam }) =>
    (await api.chat.listChannels({ query: pageParam ? { before: pageParam } : {}, signal })).data,
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** Marks the messages up to this number as read. */
export async function markRead(withUserId: number, number: number) {
  return (await api.chat.markRead({ params: { id: withUserId }, body: { number } })).data;
}

/** The conversation with this user, begun if there is none (CHAT-19, CHAT-20). */
export async function startChannel(recipientId: number) {
  return (await api.chat.startChannel({ body: { recipientId } })).data;
}

/** The conversation with this user. */
export async function readChannel(withUserId: number) {
  return (await api.chat.readChannel({ params: { id: withUserId } })).data;
}

/** Why nobody can write in the conversation with this user any more, if so; asked where a manager is one of the two. */
export const whyClosedQuery = (withUserId: number, isWithManager: boolean) =>
  queryOptions({
    queryKey: [...chatKey, 'open', withUserId],
    queryFn: async ({ signal }) => (await api.chat.readChannel({ params: { id: withUserId }, signal })).data.whyClosed,
    enabled: isWithManager,
  });

/** Ends the conversation for both, or opens it again. */
export async function blockChannel(withUserId: number, isBlocked: boolean) {
  return (await api.chat.blockChannel({ params: { id: withUserId }, body: { isBlocked } })).data;
}

/** Ends the conversation and reports it. */
export async function reportChannel(withUserId: number, reason: 'spam' | 'abuse' | 'fraud' | 'other') {
  return (await api.chat.reportChannel({ params: { id: withUserId }, body: { reason } })).data;
}

/** Messages that contain the words, newest first. */
export async function searchMessages(withUserId: number, query: string, before: number | null, signal: AbortSignal) {
  const params = { id: withUserId };
  return (await api.chat.searchMessages({ params, query: { query, ...(before ? { before } : {}) }, signal })).data;
}
