import type { QueueMessage, QueueSettings } from './message.ts';

/** The state of a queue at one time. */
export interface QueueView {
  /** To hand out, in order. */
  ready: QueueMessage[];
  /** Received too often: to move to the dead-letter queue. */
  dead: QueueMessage[];
  /** Older than the queue keeps messages. */
  expired: QueueMessage[];
  /** When the next hidden message shows; undefined when none is hidden. */
  nextVisibleAt?: number;
}

/**
 * Sorts a queue's messages by what is due for them now, at most `limit` of them ready. In a FIFO queue a hidden message
 * holds back its group. @see
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/FIFO-queues-understanding-logic.html
 */
export function viewQueue(
  messages: Iterable<QueueMessage>,
  settings: QueueSettings,
  { now, limit }: { now: number; limit: number },
): QueueView {
  const view: QueueView = { ready: [], dead: [], expired: [] };
  const heldGroups = new Set<string | undefined>();
  const keptSince = now - (settings.messageRetentionSeconds ?? 4 * 24 * 3600) * 1000;
  for (const message of messages) {
    if (view.ready.length >= limit) break;
    if (message.sentAt < keptSince) view.expired.push(message);
    else if (message.visibleAt > now) {
      view.nextVisibleAt = Math.min(view.nextVisibleAt ?? Infinity, message.visibleAt);
      heldGroups.add(message.groupId);
    } else if (settings.deadLetterQueue && message.receiveCount >= (settings.maxReceiveCount ?? Infinity))
      view.dead.push(message);
    else if (!settings.fifo || !heldGroups.has(message.groupId)) view.ready.push(message);
  }
  return view;
}
