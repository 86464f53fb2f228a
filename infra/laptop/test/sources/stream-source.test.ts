import { expect, it, onTestFinished } from 'vitest';
import type { ChangeFeed } from '../../services/dynamodb/change-feed.ts';
import type { StreamRecord } from '../../services/dynamodb/stream-record.ts';
import { KeptEntries } from '../../services/kept-entries.ts';
import type { InvocationResult } from '../../services/lambda/start-lambda.ts';
import { followStream, type StreamSource } from '../../sources/stream-source.ts';
import { temporaryFolder, until } from '../fixture-app.ts';

const record = (number: number, more: Partial<StreamRecord> = {}) =>
  ({
    eventName: 'INSERT',
    eventSourceARN: 'arn:stream',
    dynamodb: { SequenceNumber: String(number), ApproximateCreationDateTime: Date.now() / 1000 },
    ...more,
  }) as StreamRecord;
const numbers = (records: StreamRecord[]): number[] => records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber));
const done: InvocationResult = { payload: {} };
const failed: InvocationResult = { payload: { errorMessage: 'no' }, functionError: 'Unhandled' };

/** Delivers one batch; returns what the function was given, what was given up and where reading continued. */
async function deliver(
  records: StreamRecord[],
  invoke: (records: StreamRecord[]) => InvocationResult,
  settings: Partial<StreamSource> = {},
) {
  const checkpoints = await KeptEntries.open(temporaryFolder(), 'checkpoints');
  onTestFinished(() => checkpoints.close());
  const invoked: number[][] = [];
  const givenUp: number[][] = [];
  let from: unknown;
  let delivered: Promise<void> | undefined;
  const changes: Pick<ChangeFeed, 'subscribe'> = {
    subscribe: (_, options, onRecords) => {
      ({ from } = options);
      delivered = onRecords(records);
      return { close: async () => {} };
    },
  };
  const stop = followStream(changes, {
    id: 'stream/App/Mapping',
    tableName: 'Main',
    functionArn: 'arn:function',
    checkpoints,
    startingPosition: 'trim-horizon',
    batchSize: 100,
    accepts: () => true,
    retries: 3,
    maximumAgeSeconds: -1,
    bisect: false,
    reportBatchItemFailures: true,
    firstRetryDelay: 1,
    invoke: async (batch) => {
      invoked.push(numbers(batch));
      return invoke(batch);
    },
    onGivenUp: async (_, given) => void givenUp.push(numbers(given)),
    ...settings,
  });
  onTestFinished(stop);
  await delivered;
  return { invoked, givenUp, from, reached: checkpoints.entries.get('stream/App/Mapping') };
}

it('What matches the filter is delivered, and the position is kept', async () => {
  const { invoked, reached, from } = await deliver(
    [record(1), record(2), record(3, { eventName: 'MODIFY' })],
    () => done,
    { accepts: ({ eventName }) => eventName === 'INSERT' },
  );
  expect(from).toBe('trim-horizon');
  expect(invoked).toEqual([[1, 2]]);
  expect(reached).toBe('3');
});

it('Nothing is invoked when nothing matches', async () => {
  const { invoked, reached } = await deliver([record(1)], () => done, { accepts: () => false });
  expect([invoked, reached]).toEqual([[], '1']);
});

it('A failed batch is repeated, then given up, and reading continues', async () => {
  const { invoked, givenUp, reached } = await deliver([record(1), record(2)], () => failed, { retries: 2 });
  expect(invoked).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(givenUp).toEqual([[1, 2]]);
  expect(reached).toBe('2');
});

it('Reading continues from the first record that the function named', async () => {
  let tries = 0;
  const { invoked } = await deliver([record(1), record(2), record(3)], () =>
    tries++ === 0 ? { payload: { batchItemFailures: [{ itemIdentifier: '2' }] } } : done,
  );
  expect(invoked).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
});

it('The whole batch is repeated when the function names a record it was not given', async () => {
  let tries = 0;
  const { invoked } = await deliver([record(1), record(2)], () =>
    tries++ === 0 ? { payload: { batchItemFailures: [{ itemIdentifier: '9' }] } } : done,
  );
  expect(invoked).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('A failing batch is halved, so that only the bad record is given up', async () => {
  const { givenUp, invoked } = await deliver(
    [record(1), record(2), record(3), record(4)],
    (batch) => (numbers(batch).includes(3) ? failed : done),
    { bisect: true, retries: 2 },
  );
  expect(givenUp).toEqual([[3]]);
  expect(invoked).toContainEqual([1, 2]);
  expect(invoked).toContainEqual([4]);
});

it('Records that are too old are not repeated', async () => {
  const old = record(1);
  old.dynamodb.ApproximateCreationDateTime -= 60;
  const { invoked, givenUp } = await deliver([old], () => failed, { maximumAgeSeconds: 30 });
  expect([invoked, givenUp]).toEqual([[[1]], [[1]]]);
});

it('A batch is repeated for ever when nothing ends it', async () => {
  let tries = 0;
  const { invoked, givenUp } = await deliver([record(1)], () => (tries++ < 6 ? failed : done), { retries: -1 });
  expect(invoked).toHaveLength(7);
  expect(givenUp).toEqual([]);
  await until(() => tries === 7, 'it did not try again');
});
