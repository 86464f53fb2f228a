import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { EventOf, EventType } from '../../events/catalogue.ts';
import { catalogue } from '../../events/catalogue.ts';
import { log } from './log.ts';

/**
 * The Lambda entry of one reaction: unwraps queue and bus, parses by the catalogue, and reports failures per message so
 * that good messages are not repeated. Duplicates are harmless because every reaction writes under keys made from the
 * event's id.
 */
export function eventConsumer<T extends EventType, D>(
  type: T,
  open: () => D,
  react: (event: EventOf<T>, dependencies: D) => Promise<void>,
) {
  let opened: D | undefined;
  return middy<SQSEvent, SQSBatchResponse, Error, Context>().handler(async ({ Records }) => {
    opened ??= open();
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      try {
        await react(eventIn(record.body, type), opened);
      } catch (error) {
        log.error('reaction failed', { event: type, messageId: record.messageId, error: error as Error });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  });
}

function eventIn<T extends EventType>(body: string, type: T): EventOf<T> {
  const { detail } = JSON.parse(body) as { detail: unknown };
  return catalogue[type].schema.parse(detail) as EventOf<T>;
}
