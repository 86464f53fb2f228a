import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import type { Change } from './memory-dynamodb.ts';

/** A change as the table's stream hands it to a function. */
export function streamRecord({ sequence, pk, sk, before, after }: Change): DynamoDBRecord {
  const NewImage = after && (marshall(after) as Record<string, AttributeValue>);
  return {
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      SequenceNumber: String(sequence),
      Keys: { pk: { S: pk }, sk: { S: sk } },
      ...(NewImage && { NewImage }),
    },
  };
}
