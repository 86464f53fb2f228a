import middy from '@middy/core';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
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
    const failed = await handle(Records.map(changeIn), opened);
    if (failed !== undefined) log.error('stream batch stopped', { sequenceNumber: failed });
    return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] };
  });
}

/** The change that a record of the table's stream holds. */
export function changeIn({ dynamodb, eventName }: DynamoDBRecord): ItemChange {
  return {
    sequenceNumber: dynamodb?.SequenceNumber ?? '',
    kind: eventName ?? 'MODIFY',
    item: dynamodb?.NewImage ? unmarshall(dynamodb.NewImage as Record<string, AttributeValue>) : undefined,
    ...(dynamodb?.Keys
      ? { key: unmarshall(dynamodb.Keys as Record<string, AttributeValue>) as { pk: string; sk: string } }
      : {}),
  };
}
