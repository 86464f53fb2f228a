import type { ChannelState, ChatMessage, UnreadMessages } from '../../../../shared/model/chat.ts';

/** Where a conversation is for the user: its newest number, and up to which they have read. */
type Marks = UnreadMessages['channels'][number] & {
  /**
   * Of a conversation that the server did not count as unread: up to where was read for certain, and as far as follows
   * from the first message that arrived, in whatever order they do.
   */
  learned?: { certain: number; before: number };
};

/** Read conversations stay among them, or a late push of what was read would count as new. */
const summed = (channels: Marks[]): UnreadMessages => {
  const counts = channels.map(({ lastNumber, readNumber }) => Math.max(0, lastNumber - readNumber));
  return {
    channels,
    unreadChannelCount: counts.filter((count) => count > 0).length,
    unreadMessageCount: counts.reduce((sum, count) => sum + count, 0),
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

/** Where a conversation is after a message of this number, or after it was read up to another, was learned. */
function after(
  known: Marks | undefined,
  withUserId: number,
  news: { last: number; read?: number; first?: number },
): Marks {
  const lastNumber = Math.max(known?.lastNumber ?? 0, news.last);
  if (known && !known.learned)
    return { withUserId, lastNumber, readNumber: Math.max(known.readNumber, news.read ?? 0) };
  const certain = Math.max(known?.learned?.certain ?? 0, news.read ?? 0);
  const before = Math.min(
    known?.learned?.before ?? Number.POSITIVE_INFINITY,
    (news.first ?? Number.POSITIVE_INFINITY) - 1,
  );
  const readNumber = Math.max(certain, Number.isFinite(before) ? before : 0);
  return { withUserId, lastNumber, readNumber, learned: { certain, before } };
}

/** The counts after a message; the user's own reads everything before it. Repeating it changes nothing. */
export function afterMessage(unread: UnreadMessages, withUserId: number, message: ChatMessage): UnreadMessages {
  const { messageId: last, senderId } = message;
  const news = senderId === withUserId ? { last, first: last } : { last, read: last };
  return changed(unread, withUserId, (known) => after(known, withUserId, news));
}

/** The counts after a conversation was read in some tab, or ended. */
export function afterState(unread: UnreadMessages, state: ChannelState): UnreadMessages {
  const { withUserId, lastNumber: last, readNumber: read } = state;
  return changed(unread, withUserId, (known) => after(known, withUserId, { last, read }));
}

/** The counts without a conversation that is gone. */
export function afterRemoval(unread: UnreadMessages, withUserId: number): UnreadMessages {
  return summed(unread.channels.filter((one) => one.withUserId !== withUserId));
}
