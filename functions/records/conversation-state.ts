import type { ChannelState, ChatMessage } from '../../shared/model/chat.ts';
import type { StoredConversation, StoredMessage } from './conversation.ts';
import { channelUrlOf, otherOf, sideOf } from './conversation.ts';

/** What a conversation is for one of its two participants; unread is the newest number minus the read mark. */
export function channelStateFor(userId: number, conversation: StoredConversation): ChannelState {
  const { lastNumber, last, recruiterRead, candidateRead, recruiterBlocked, candidateBlocked } = conversation;
  const isRecruiter = sideOf(conversation, userId) === 'recruiter';
  const [readNumber, theirReadNumber] = isRecruiter ? [recruiterRead, candidateRead] : [candidateRead, recruiterRead];
  return {
    url: channelUrlOf(conversation),
    withUserId: otherOf(conversation, userId),
    lastNumber,
    lastMessage: last ? { text: last.text, senderId: last.senderId, createdAt: last.at } : null,
    readNumber,
    theirReadNumber,
    unreadMessageCount: lastNumber - readNumber,
    isBlocked: Boolean(isRecruiter ? recruiterBlocked : candidateBlocked),
    isEnded: Boolean(recruiterBlocked || candidateBlocked),
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
