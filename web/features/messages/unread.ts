import type { ChannelState, ChatMessage, UnreadMessages } from '../../../shared/model/chat.ts';

/** Where a conversation is for the user: its newest number, and up to which they have read. */
type Marks = UnreadMessages['channels'][number];

const summed = (marks: readonly Marks[]): UnreadMessages => {
  const channels = marks.filter(({ lastNumber, readNumber }) => lastNumber > readNumber);
  return {
    channels,
    unreadChannelCount: channels.length,
    unreadMessageCount: channels.reduce((sum, { lastNumber, readNumber }) => sum + lastNumber - readNumber, 0),
  };
};

function changed(
  unread: UnreadMessages,
  withUserId: number,
  change: (known: Marks | undefined) => Marks,
): UnreadMessages {
  const known = unread.channels.find((one) => one.withUserId === withUserId);
  return summed([...unread.channels.filter((one) => one !== known), change(known)]);
}

/** The counts after a message; the user's own reads everything before it. Repeating it changes nothing. */
export function afterMessage(unread: UnreadMessages, withUserId: number, message: ChatMessage): UnreadMessages {
  const { messageId, senderId } = message;
  const isMine = senderId !== withUserId;
  return changed(unread, withUserId, (known) => ({
    withUserId,
    lastNumber: Math.max(known?.lastNumber ?? 0, messageId),
    // A conversation that is not among the unread ones was read up to the message before.
    readNumber: Math.max(known?.readNumber ?? messageId - 1, isMine ? messageId : 0),
  }));
}

/** The counts after a conversation was read in some tab, or ended. */
export function afterState(unread: UnreadMessages, state: ChannelState): UnreadMessages {
  return changed(unread, state.withUserId, (known) => ({
    withUserId: state.withUserId,
    lastNumber: Math.max(known?.lastNumber ?? 0, state.lastNumber),
    readNumber: Math.max(known?.readNumber ?? 0, state.readNumber),
  }));
}

/** The counts without a conversation that is gone. */
export function afterRemoval(unread: UnreadMessages, withUserId: number): UnreadMessages {
  return summed(unread.channels.filter((one) => one.withUserId !== withUserId));
}
