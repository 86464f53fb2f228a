import type { ChannelState, ChatMessage } from '../../shared/model/chat.ts';
import type { StoredConversation, StoredMessage } from './conversation.ts';
import { channelUrlOf, otherOf, sideOf } from './conversation.ts';

/** What a conversation is for one of its two participants; unread is the newest number minus the read mark. */
export function channelStateFor(userId: number, conversation: StoredConversation): ChannelState {
  const { lastNumber, last, firstRead, secondRead, firstBlocked, secondBlocked } = conversation;
  const isFirst = sideOf(conversation, userId) === 'first';
  const [readNumber, theirReadNumber] = isFirst ? [firstRead, secondRead] : [secondRead, firstRead];
  return {
    url: channelUrlOf(conversation),
    withUserId: otherOf(conversation, userId),
    lastNumber,
    lastMessage: last ? { text: last.text, senderId: last.senderId, createdAt: last.at } : null,
    readNumber,
    theirReadNumber,
    unreadMessageCount: lastNumber - readNumber,
    isBlocked: Boolean(isFirst ? firstBlocked : secondBlocked),
    isEnded: Boolean(firstBlocked || secondBlocked),
  };
}

/** A message as its participants see it (CHAT-05). */
export function showMessage(stored: StoredMessage): ChatMessage {
  const { number, clientId, text, job = null, file = null, senderId, at } = stored;
  return {
    messageId: number,
    channelUrl: channelUrlOf(stored),
    clientId,
    customType: file ? 'file' : 'text',
    data: text,
    file,
    job,
    senderId,
    createdAt: at,
  };
}
