import type { ChatMessage } from '../../../../shared/model/chat.ts';

/** A message that the server has not confirmed yet, or has refused. */
export interface PendingMessage {
  clientId: string;
  data: string;
  job: { id: number; title: string } | null;
  createdAt: string;
  /** The file that it is, whose name `data` has: bytes, and the percentage that was uploaded; null while it is checked. */
  file?: { size: number; percent: number | null };
  /** Why it was refused; absent while it is being sent. */
  error?: string;
  /** Another try would be refused for the same reason. */
  isFinal?: boolean;
}

/** The messages of a conversation as one tab has them: a run of numbers without holes, and what is being sent. */
export interface Timeline {
  /** By number, each one more than the one before. */
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  hasOlder: boolean;
  /** The numbers with which a page began; what is drawn of them stays as it is when older ones come before them. */
  starts: readonly number[];
}

export const emptyTimeline: Timeline = { messages: [], pending: [], hasOlder: false, starts: [] };

/** The number of the newest message; 0 without one. */
export function lastNumberOf({ messages }: Pick<Timeline, 'messages'>): number {
  return messages.at(-1)?.messageId ?? 0;
}

/**
 * The timeline with a message that arrived, however often and in whatever order: the next number is added, an earlier
 * one is known already, and after a later one some are missing, which the caller reads by their numbers.
 */
export function received(timeline: Timeline, message: ChatMessage): { timeline: Timeline; isMissing: boolean } {
  const last = lastNumberOf(timeline);
  if (message.messageId > last + 1) return { timeline, isMissing: true };
  const pending = timeline.pending.filter(({ clientId }) => clientId !== message.clientId);
  const messages = message.messageId === last + 1 ? [...timeline.messages, message] : timeline.messages;
  return { timeline: { ...timeline, messages, pending }, isMissing: false };
}

/** The timeline with a page of older messages in front; a page that does not adjoin is left out. */
export function withOlder(timeline: Timeline, page: { messages: ChatMessage[]; hasOlder: boolean }): Timeline {
  const first = timeline.messages[0]?.messageId;
  const older = page.messages.filter(({ messageId }) => first === undefined || messageId < first);
  if (older.length > 0 && first !== undefined && older.at(-1)?.messageId !== first - 1) return timeline;
  const start = older[0]?.messageId;
  const starts = start === undefined ? timeline.starts : [...timeline.starts, start];
  return { ...timeline, messages: [...older, ...timeline.messages], hasOlder: page.hasOlder, starts };
}

/** The timeline with a message that is being sent, in its place when it was there before. */
export function withPending(timeline: Timeline, message: PendingMessage): Timeline {
  const { pending } = timeline;
  const place = pending.findIndex(({ clientId }) => clientId === message.clientId);
  return { ...timeline, pending: place < 0 ? [...pending, message] : pending.with(place, message) };
}

/** The timeline without an unsent message. */
export function withoutPending(timeline: Timeline, clientId: string): Timeline {
  return { ...timeline, pending: timeline.pending.filter((one) => one.clientId !== clientId) };
}
