/** One message of a queue as it is kept; times are milliseconds since the epoch. */
export interface QueueMessage {
  id: string;
  /** Name of the queue that holds it. */
  queue: string;
  body: string;
  attributes: Record<string, string>;
  sentAt: number;
  /** Earliest time of delivery; a received message is hidden until its visibility timeout ends. */
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  /** FIFO queues only. */
  groupId?: string;
  deduplicationId?: string;
  /** Queue it failed in; on messages of a dead-letter queue. */
  deadLetterSource?: string;
  /** Why the last attempt failed, for the console. */
  lastError?: string;
}

export interface QueueSettings {
  /** 30 by default, as in SQS. */
  visibilityTimeoutSeconds?: number;
  /** Seconds that a new message waits; 0 by default. */
  delaySeconds?: number;
  /** Four days by default. */
  messageRetentionSeconds?: number;
  /** Both or neither: after so many receives a message moves to the dead-letter queue of this name. */
  maxReceiveCount?: number;
  deadLetterQueue?: string;
  /** One group is handed out in order, and a repeated deduplication id is dropped for five minutes. */
  fifo?: boolean;
}

export interface SendOptions {
  attributes?: Record<string, string>;
  delaySeconds?: number;
  groupId?: string;
  deduplicationId?: string;
}
