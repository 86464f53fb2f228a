import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import type { Channel, ChannelState, ChatMessage } from '../../../shared/model/chat.ts';
import { onLiveCatchUp, onLiveMessage } from '../../api/live-updates.ts';
import { type Channels, withChannels, withMessage, withoutChannel, withState } from './channels.ts';
import { channelsQuery, readChannel } from './queries/chat.ts';

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
 * changed one moves to the top; a deleted one goes.
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
  useEffect(() => {
    const known = new Set(channels.map(({ withUserId }) => withUserId));
    const stops = [
      onLiveMessage('chat-message', ({ withUserId, message }) => {
        if (known.has(withUserId)) change({ type: 'message', withUserId, message });
        else void readChannel(withUserId).then(add, () => {});
      }),
      onLiveMessage('chat-channel', ({ channel }) => change({ type: 'changed', state: channel })),
      onLiveMessage('chat-channel-deleted', ({ withUserId }) => change({ type: 'deleted', withUserId })),
      onLiveCatchUp(() => void refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [channels, add, refetch]);
  return { channels, query, add, update };
}
