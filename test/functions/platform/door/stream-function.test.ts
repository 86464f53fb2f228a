import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { log } from '../../../../functions/platform/door/log.ts';
import { streamFunction } from '../../../../functions/platform/door/stream-function.ts';
import { aContext } from '../../../support/http-event.ts';

const records = {
  Records: [
    { eventName: 'INSERT', dynamodb: { SequenceNumber: '11', NewImage: marshall({ pk: 'A', count: 1 }) } },
    { eventName: 'REMOVE', dynamodb: { SequenceNumber: '12' } },
  ],
} as unknown as DynamoDBStreamEvent;

it('A stream function reads items as they were written and reports nothing when all succeed', async () => {
  const handle = vi.fn(async () => undefined);
  expect(await streamFunction(() => 'needs', handle)(records, aContext)).toEqual({ batchItemFailures: [] });
  expect(handle).toHaveBeenCalledWith(
    [
      { sequenceNumber: '11', kind: 'INSERT', item: { pk: 'A', count: 1 } },
      { sequenceNumber: '12', kind: 'REMOVE', item: undefined },
    ],
    'needs',
  );
});

it('A stream function names the change from which the batch must be retried', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  expect(
    await streamFunction(
      () => undefined,
      async () => '12',
    )(records, aContext),
  ).toEqual({ batchItemFailures: [{ itemIdentifier: '12' }] });
  vi.restoreAllMocks();
});
