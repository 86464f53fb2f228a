import { createHash } from 'node:crypto';
import { localAccount, localArn } from '../local-account.ts';
import type { QueueMessage } from './message.ts';

/** What Lambda passes to a function whose event source is a queue. */
export interface SqsEvent {
  Records: SqsRecord[];
}

export interface SqsRecord {
  messageId: string;
  receiptHandle: string;
  body: string;
  attributes: Record<string, string>;
  messageAttributes: Record<
    string,
    { dataType: 'String'; stringValue: string; stringListValues: []; binaryListValues: [] }
  >;
  md5OfBody: string;
  eventSource: 'aws:sqs';
  eventSourceARN: string;
  awsRegion: string;
}

/**
 * The event for a batch of one queue.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/with-sqs.html
 */
export function sqsEvent(queueArn: string, messages: QueueMessage[]): SqsEvent {
  return { Records: messages.map((message) => sqsRecord(queueArn, message)) };
}

function sqsRecord(queueArn: string, message: QueueMessage): SqsRecord {
  return {
    messageId: message.id,
    receiptHandle: `${message.id}:${message.receiveCount}`,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, stringValue]) => [
        name,
        { dataType: 'String' as const, stringValue, stringListValues: [] as [], binaryListValues: [] as [] },
      ]),
    ),
    md5OfBody: createHash('md5').update(message.body).digest('hex'),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: localAccount.region,
  };
}

function systemAttributes(message: QueueMessage): Record<string, string> {
  return {
    ApproximateReceiveCount: String(message.receiveCount),
    SentTimestamp: String(message.sentAt),
    SenderId: localAccount.id,
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
    ...(message.groupId === undefined ? {} : { MessageGroupId: message.groupId }),
    ...(message.deduplicationId === undefined ? {} : { MessageDeduplicationId: message.deduplicationId }),
    ...(message.deadLetterSource === undefined
      ? {}
      : { DeadLetterQueueSourceArn: localArn('sqs', message.deadLetterSource) }),
  };
}
