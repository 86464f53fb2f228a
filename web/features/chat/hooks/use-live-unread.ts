import { useQueryClient } from '@tanstack/react-query';
import type { UnreadMessages } from '../../../../shared/model/chat.ts';
import { useLive } from '../../../api/use-live.ts';
import { unreadMessagesQuery } from '../queries/chat.ts';
import { afterMessage, afterRemoval, afterState } from '../model/unread.ts';

/** Keeps the number of unread messages right in every tab, as messages arrive and are read anywhere (SHELL-12). */
export function useLiveUnread(): void {
  const queryClient = useQueryClient();
  const { queryKey } = unreadMessagesQuery;
  const change = (next: (unread: UnreadMessages) => UnreadMessages) =>
    queryClient.setQueryData(queryKey, (known) => known && next(known));
  useLive({
    'chat-message': ({ withUserId, message }) => change((unread) => afterMessage(unread, withUserId, message)),
    'chat-channel': ({ channel }) => change((unread) => afterState(unread, channel)),
    'chat-channel-deleted': ({ withUserId }) => change((unread) => afterRemoval(unread, withUserId)),
    catchUp: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
