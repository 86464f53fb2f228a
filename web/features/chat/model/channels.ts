import type { Channel, ChannelState, ChatMessage } from '../../../../shared/model/chat.ts';
import { firstLineOf } from '../../../../shared/rules/chat.ts';

/** The list of conversations as one tab has it, the most recently changed first. */
export type Channels = readonly Channel[];

const newestFirst = (channels: Channels): Channels =>
  [...channels].sort((a, b) => ((b.lastMessage?.createdAt ?? '') < (a.lastMessage?.createdAt ?? '') ? -1 : 1));

/** The list with more conversations; of one that was there the newer state counts. */
export function withChannels(channels: Channels, more: Channels): Channels {
  const byId = new Map(channels.map((one) => [one.withUserId, one]));
  for (const one of more) {
    const known = byId.get(one.withUserId);
    byId.set(one.withUserId, known ? { ...one, ...newerState(known, one) } : one);
  }
  return newestFirst([...byId.values()]);
}

/** The list with a conversation's changed state; it moves to the top when it has a newer message (CHAT-15). */
export function withState(channels: Channels, state: ChannelState): Channels {
  return newestFirst(
    channels.map((one) => (one.withUserId === state.withUserId ? { ...one, ...newerState(one, state) } : one)),
  );
}

/**
 * The list with a message: its conversation moves to the top (CHAT-15). Undefined when the conversation is unknown,
 * which the caller reads and adds (CHAT-14).
 */
export function withMessage(channels: Channels, withUserId: number, message: ChatMessage): Channels | undefined {
  const known = channels.find((one) => one.withUserId === withUserId);
  if (!known) return undefined;
  const { messageId: lastNumber, data, senderId, createdAt } = message;
  const isMine = senderId !== withUserId;
  // One that comes late changes no more than what its sender had read.
  if (lastNumber <= known.lastNumber) return channels.map((one) => (one === known ? readByLate(one, message) : one));
  const readNumber = isMine ? lastNumber : known.readNumber;
  const theirReadNumber = isMine ? known.theirReadNumber : lastNumber;
  const lastMessage = { text: firstLineOf(data), senderId, createdAt };
  const next = { ...known, lastNumber, lastMessage, readNumber, theirReadNumber };
  return [{ ...next, unreadMessageCount: lastNumber - readNumber }, ...channels.filter((one) => one !== known)];
}

function readByLate(channel: Channel, { messageId, senderId }: ChatMessage): Channel {
  const isMine = senderId !== channel.withUserId;
  const readNumber = isMine ? Math.max(channel.readNumber, messageId) : channel.readNumber;
  const theirReadNumber = isMine ? channel.theirReadNumber : Math.max(channel.theirReadNumber, messageId);
  return { ...channel, readNumber, theirReadNumber, unreadMessageCount: channel.lastNumber - readNumber };
}

/** The list without a conversation that is gone (CHAT-16). */
export function withoutChannel(channels: Channels, withUserId: number): Channels {
  return channels.filter((one) => one.withUserId !== withUserId);
}

/** The conversation to show: the chosen one while it exists, otherwise the first (CHAT-17). */
export function activeAfterRemoval(channels: Channels, chosen: number | undefined): number | undefined {
  if (chosen === undefined || channels.some((one) => one.withUserId === chosen)) return chosen;
  return channels[0]?.withUserId;
}

// Numbers only grow, so of two states that arrive in whatever order the greater numbers are the newer ones.
function newerState(known: ChannelState, state: ChannelState): ChannelState {
  const lastNumber = Math.max(known.lastNumber, state.lastNumber);
  const readNumber = Math.max(known.readNumber, state.readNumber);
  return {
    ...state,
    lastNumber,
    lastMessage: state.lastNumber >= known.lastNumber ? state.lastMessage : known.lastMessage,
    readNumber,
    theirReadNumber: Math.max(known.theirReadNumber, state.theirReadNumber),
    unreadMessageCount: Math.max(0, lastNumber - readNumber),
  };
}
