import { GetAccountSettingsCommand, InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { droppedEvents, laterInvocations } from '../../../services/lambda/later-invocations.ts';
import type { LaterInvocations } from '../../../services/lambda/later-invocations.ts';
import { startLambda } from '../../../services/lambda/start-lambda.ts';
import type { InvocationResult } from '../../../services/lambda/start-lambda.ts';
import { openQueues } from '../../../services/queues/open-queues.ts';
import type { Queues } from '../../../services/queues/open-queues.ts';
import type { RunningService } from '../../../services/service.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

const { asked, authorize, refused } = recordingAuthorizer();
const calls: unknown[] = [];
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let queues: Queues;
let later: LaterInvocations;
let lambda: RunningService;
let client: LambdaClient;

async function invoke(name: string, payload: unknown): Promise<InvocationResult> {
  calls.push(payload);
  if (name === 'broken')
    return { payload: { errorType: 'Error', errorMessage: 'boom', trace: [] }, functionError: 'Unhandled' };
  return { payload: { echo: payload } };
}

beforeAll(async () => {
  files = await temporaryFolder();
  queues = await openQueues(files);
  later = laterInvocations(queues, invoke);
  later.declare('operator');
  later.declare('broken', { maximumRetryAttempts: 0 });
  lambda = await startLambda({
    ...files,
    authorize,
    knows: (name) => ['operator', 'broken'].includes(name),
    invoke,
    invokeLater: later.invokeLater,
  });
  client = new LambdaClient(clientOf(lambda.url));
});
afterAll(async () => {
  await lambda.close();
  await later.stop();
  await queues.close();
  await files.remove();
});

type Kind = 'RequestResponse' | 'Event' | 'DryRun';
const call = (FunctionName: string, payload: unknown, InvocationType?: Kind) =>
  client.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(payload), InvocationType }));
const text = (payload: Uint8Array | undefined): unknown => JSON.parse(Buffer.from(payload ?? []).toString());

it('GetAccountSettings says what an account with a raised quota may', async () => {
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  expect(AccountLimit?.ConcurrentExecutions).toBe(1000);
});

describe('Invoke', () => {
  it.each(['operator', 'arn:aws:lambda:us-east-1:000000000000:function:operator', 'operator:$LATEST'])(
    'waits for the result of %s',
    async (name) => {
      const { StatusCode, Payload, FunctionError } = await call(name, { n: 1 });
      expect([StatusCode, text(Payload), FunctionError]).toEqual([200, { echo: { n: 1 } }, undefined]);
    },
  );

  it('distinguishes a failure of the function from one of the call', async () => {
    const { StatusCode, Payload, FunctionError } = await call('broken', {});
    expect([StatusCode, FunctionError]).toEqual([200, 'Unhandled']);
    expect(text(Payload)).toMatchObject({ errorMessage: 'boom' });
    await expect(call('missing', {})).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(client.send(new InvokeCommand({ FunctionName: 'operator', Payload: '{' }))).rejects.toMatchObject({
      name: 'InvalidRequestContentException',
    });
  });

  it('accepts an event for later, and sets it aside visibly when its retries are used up', async () => {
    expect((await call('operator', { later: true }, 'Event')).StatusCode).toBe(202);
    await vi.waitFor(() => expect(calls).toContainEqual({ later: true }), 10_000);
    expect((await call('broken', { doomed: true }, 'Event')).StatusCode).toBe(202);
    await vi.waitFor(() => expect(queues.queue(droppedEvents).messages()).toHaveLength(1), 10_000);
    expect(queues.queue(droppedEvents).messages()[0]).toMatchObject({
      body: '{"doomed":true}',
      lastError: expect.stringContaining('boom'),
    });
  });

  it('runs nothing in a dry run', async () => {
    const before = calls.length;
    expect((await call('operator', {}, 'DryRun')).StatusCode).toBe(204);
    expect(calls).toHaveLength(before);
  });

  it('refuses a payload over 6 MB, or over 1 MB for later', async () => {
    await expect(call('operator', 'x'.repeat(6 * 1024 * 1024))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 413 },
    });
    await expect(call('operator', 'x'.repeat(1024 * 1024), 'Event')).rejects.toMatchObject({
      name: 'RequestTooLargeException',
    });
  });

  it('needs lambda:InvokeFunction', async () => {
    asked.length = 0;
    await call('operator', {});
    expect(asked).toEqual(['lambda:InvokeFunction arn:aws:lambda:us-east-1:000000000000:function:operator']);
    const stranger = new LambdaClient(clientOf(lambda.url, refused));
    await expect(stranger.send(new InvokeCommand({ FunctionName: 'operator' }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });
});
