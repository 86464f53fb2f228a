import middy from '@middy/core';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from './log.ts';

/** A new or changed item from the table's stream. */
export interface ItemChange {
  sequenceNumber: string;
  kind: 'INSERT' | 'MODIFY' | 'REMOVE';
  /** Absent when it was removed. */
  item: Record<string, unknown> | undefined;
  /** The item's key. */
  key?: { pk: string; sk: string };
}

/** Handles changes in order; returns the sequence number of the first that failed, or undefined when all succeeded. */
type HandleChanges<D> = (changes: ItemChange[], dependencies: D) => Promise<string | undefined>;

/** The Lambda entry behind the table's stream: a failed batch resumes from the first change that failed. */
export function streamFunction<D>(open: () => D, handle: HandleChanges<D>) {
  let opened: D | undefined;
  return middy<DynamoDBStreamEvent, DynamoDBBatchResponse, Error, Context>().handler(async ({ Records }) => {
    opened ??= open();
    const changes = Records.map((record) => ({
      sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
      kind: record.eventName ?? 'MODIFY',
      item: record.dynamodb?.NewImage
        ? unmarshall(record.dynamodb.NewImage as Record<string, AttributeValue>)
        : undefined,
      ...(record.dynamodb?.Keys
        ? { key: unmarshall(record.dynamodb.Keys as Record<string, AttributeValue>) as { pk: string; sk: string } }
        : {}),
    }));
    const failed = await handle(changes, opened);
    if (failed !== undefined) log.error('stream batch stopped', { sequenceNumber: failed });
    return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] };
  });
}
