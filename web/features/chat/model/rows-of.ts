import type { ChatMessage } from '../../../../shared/model/chat.ts';
import { isoDay } from '../../../ui/text/dates.ts';
import type { PendingMessage, Timeline } from './timeline.ts';

/** What the list of messages shows, from top to bottom. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; at: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFollowing: boolean }
  | { kind: 'pending'; key: string; message: PendingMessage };

const groupMilliseconds = 5 * 60_000;

/**
 * The rows of a timeline: a heading for each day, a line before the first message that was new when the conversation was
 * opened or looked at again, and messages, of which those shortly after another of the same sender follow it. A message
 * keeps its key from being sent to being confirmed. A row never changes when older ones come before it, so that the line
 * that is read stays where it is: the first day is named when it is known to begin there, the first sender always. Of the
 * numbers after which something was new, the last one alone has its line.
 */
export function rowsOfTimeline(
  { messages, pending, hasOlder, starts }: Timeline,
  me: number,
  newAfter: readonly number[],
): Row[] {
  const rows: Row[] = [];
  const pageStarts = new Set(starts);
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const isNewDay = before ? isoDay(before.createdAt) !== isoDay(message.createdAt) : !hasOlder;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${message.messageId}`, at: message.createdAt });
    const isFirstNew = newAfter.includes(message.messageId - 1) && message.senderId !== me;
    if (isFirstNew && message.messageId - 1 === newAfter.at(-1))
      rows.push({ kind: 'new', key: `new ${message.messageId}`, at: message.createdAt });
    const isFollowing =
      !isNewDay &&
      !isFirstNew &&
      !pageStarts.has(message.messageId) &&
      before?.senderId === message.senderId &&
      Date.parse(message.createdAt) - Date.parse(before.createdAt) < groupMilliseconds;
    rows.push({ kind: 'message', key: `${message.senderId} ${message.clientId}`, message, isFollowing });
    before = message;
  }
  return [...rows, ...pending.map((message): Row => ({ kind: 'pending', key: `${me} ${message.clientId}`, message }))];
}
