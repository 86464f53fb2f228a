import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { isNew } from '../../../../functions/platform/table/write.ts';

const { pause } = vi.hoisted(() => ({ pause: vi.fn(async (_milliseconds: number) => {}) }));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

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
beforeEach(() => {
  dynamodb.reset();
  pause.mockClear();
});
afterEach(() => vi.restoreAllMocks());

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

it('A write that still conflicts after twelve tries, within three seconds, fails as busy', async () => {
  dynamodb.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await expect(table.write([other])).rejects.toThrow(TableBusy);
  expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(12);
  const pauses = pause.mock.calls.map(([milliseconds]) => milliseconds);
  expect([Math.min(...pauses), pauses.reduce((sum, one) => sum + one)]).toEqual([20, 3_020]);
});

it('A condition that fails is refused at once, whatever else was in the way', async () => {
  dynamodb.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'TransactionConflict'));
  await expect(table.write([item, other])).rejects.toBe(taken);
  expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(1);
});
