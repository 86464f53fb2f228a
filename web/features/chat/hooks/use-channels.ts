import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Channel, ChannelState, ChatMessage } from '../../../../shared/model/chat.ts';
import { useLive } from '../../../api/use-live.ts';
import { type Channels, withChannels, withMessage, withoutChannel, withState } from '../model/channels.ts';
import { loadMore, wantsMore } from '../model/more-channels.ts';
import { channelsQuery, readChannel, unreadMessagesQuery } from '../queries/chat.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Change =
  | { type: 'page' | 'invited'; channels: readonly Channel[] }
  | { type: 'message'; withUserId: number; message: ChatMessage }
  | { type: 'changed'; state: ChannelState }
  | { type: 'deleted'; withUserId: number };

function reduce(channels: Channels, change: Change): Channels {
  if (change.type === 'message') return withMessage(channels, change.withUserId, change.message) ?? channels;
  if (change.type === 'changed') return withState(channels, change.state);
  if (change.type === 'deleted') return withoutChannel(channels, change.withUserId);
  return withChannels(channels, change.channels);
}

/**
 * The user's conversations, live (CHAT-08 to CHAT-17): a message of an unknown one, which is an invitation, adds it; a
 * changed one moves to the top; a deleted one goes. While no more than a page is there, the next is loaded (CHAT-28).
 */
export function useChannels() {
  const query = useInfiniteQuery(channelsQuery);
  const [channels, change] = useReducer(reduce, []);
  const { data, refetch } = query;
  useEffect(() => {
    if (data) change({ type: 'page', channels: data.pages.flatMap((page) => page.channels) });
  }, [data]);
  const add = useCallback((channel: Channel) => change({ type: 'invited', channels: [channel] }), []);
  const update = useCallback((state: ChannelState) => change({ type: 'changed', state }), []);
  const isLoading = useRef(query.isFetching);
  useEffect(() => {
    isLoading.current = query.isFetching;
  });
  const { fetchNextPage, hasNextPage } = query;
  const loaded = data?.pages.reduce((sum, page) => sum + page.channels.length, 0) ?? 0;
  const more = useCallback(
    () => void loadMore({ isLoading: () => isLoading.current, load: fetchNextPage, wait: pause }),
    [fetchNextPage],
  );
  useEffect(() => {
    if (wantsMore(loaded, hasNextPage)) more();
  }, [loaded, hasNextPage, more]);
  useLive({
    'chat-message': ({ withUserId, message }) => {
      if (channels.some((one) => one.withUserId === withUserId)) change({ type: 'message', withUserId, message });
      else void readChannel(withUserId).then(add, () => {});
    },
    'chat-channel': ({ channel }) => change({ type: 'changed', state: channel }),
    'chat-channel-deleted': ({ withUserId }) => change({ type: 'deleted', withUserId }),
    catchUp: () => void refetch(),
  });
  const { data: unread } = useQuery(unreadMessagesQuery);
  useEffect(() => {
    // The push of a message was lost, and with it perhaps a conversation.
    for (const { withUserId, lastNumber } of data ? (unread?.channels ?? []) : []) {
      const known = channels.find((one) => one.withUserId === withUserId);
      const isBehind = known ? known.lastNumber < lastNumber : !hasNextPage;
      if (isBehind) void readChannel(withUserId).then(add, () => {});
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each look
  }, [unread]);
  return { channels, query, more, add, update };
}
