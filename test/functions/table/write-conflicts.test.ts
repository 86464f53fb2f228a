import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { refuse } from '../../../functions/door/refusal.ts';
import { openTable } from '../../../functions/table/table.ts';
import { isNew } from '../../../functions/table/write.ts';

const dynamodb = mockClient(DynamoDBDocumentClient);
const table = openTable('hirehub', dynamodb as unknown as DynamoDBDocumentClient);
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const taken = refuse.conflict('There is one already');
const item = { put: { pk: 'A', sk: 'A' }, when: isNew, refusal: taken };
const other = { put: { pk: 'B', sk: 'B' } };
beforeEach(() => dynamodb.reset());

it('A transaction that conflicts with another on an item is retried without anyone noticing', async () => {
  dynamodb
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'TransactionConflict'))
    .rejectsOnce(cancelled('TransactionConflict', 'None'))
    .resolves({});
  await table.write([item, other]);
  expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(3);
});

it('A single write that conflicts is retried too', async () => {
  dynamodb
    .on(PutCommand)
    .rejectsOnce(new TransactionConflictException({ $metadata: {}, message: 'conflict' }))
    .resolves({});
  await table.writeOne(other);
  expect(dynamodb.commandCalls(PutCommand)).toHaveLength(2);
});

it('A write that still conflicts after five tries fails', async () => {
  dynamodb.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
  await expect(table.write([other])).rejects.toThrow('cancelled');
  expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(5);
});

it('A condition that fails is refused at once, whatever else was in the way', async () => {
  dynamodb.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'TransactionConflict'));
  await expect(table.write([item, other])).rejects.toBe(taken);
  expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(1);
});
