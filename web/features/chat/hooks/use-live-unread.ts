import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UnreadMessages } from '../../../../shared/model/chat.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { unreadMessagesQuery } from '../queries/chat.ts';
import { afterMessage, afterRemoval, afterState } from '../model/unread.ts';

/** Keeps the number of unread messages right in every tab, as messages arrive and are read anywhere (SHELL-12). */
export function useLiveUnread(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadMessagesQuery;
    const change = (next: (unread: UnreadMessages) => UnreadMessages) =>
      queryClient.setQueryData(queryKey, (known) => known && next(known));
    const stops = [
      onLiveMessage('chat-message', ({ withUserId, message }) =>
        change((unread) => afterMessage(unread, withUserId, message)),
      ),
      onLiveMessage('chat-channel', ({ channel }) => change((unread) => afterState(unread, channel))),
      onLiveMessage('chat-channel-deleted', ({ withUserId }) => change((unread) => afterRemoval(unread, withUserId))),
      onLiveCatchUp(() => void queryClient.invalidateQueries({ queryKey })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
