import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { channelStateFor } from '../../records/conversation-state.ts';
import { sideOfRole } from './may-write.ts';

export const readUnreadHandler = handler(
  contract.chat.readUnread,
  async ({ actor }, { chatStore }: { chatStore: ChatStore }) => {
    const channels = (await chatStore.allConversationsOf(actor.id, sideOfRole(actor.role)))
      .map((conversation) => channelStateFor(actor.id, conversation))
      .filter(({ unreadMessageCount }) => unreadMessageCount > 0);
    return {
      channels,
      unreadChannelCount: channels.length,
      unreadMessageCount: channels.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0),
    };
  },
);
