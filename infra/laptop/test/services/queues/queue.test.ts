import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueues } from '../../../services/queues/open-queues.ts';
import type { Queues } from '../../../services/queues/open-queues.ts';
import type { SqsEvent } from '../../../services/queues/sqs-event.ts';

let folder: string;
let queues: Queues;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queues-'));
  queues = await openQueues({ folder });
});

afterEach(async () => {
  vi.useRealTimers();
  await queues.close();
  await rm(folder, { recursive: true });
});

const bodies = (event: SqsEvent | undefined) => event?.Records.map(({ body }) => body);

describe('A queue with a function behind it', () => {
  it('delivers a message in Lambda’s shape, and forgets it when the function succeeds', async () => {
    const queue = queues.queue('mail');
    const events: SqsEvent[] = [];
    const poller = queue.poll({ invoke: async (event) => void events.push(event) });
    const id = await queue.send('{"a":1}', { attributes: { kind: 'test' } });
    await vi.waitFor(() => expect(queue.messages()).toEqual([]), 10_000);
    expect(events).toHaveLength(1);
    expect(events[0]?.Records[0]).toMatchObject({
      messageId: id,
      body: '{"a":1}',
      md5OfBody: 'bb6cb5c68df4652941caf652a366f2d8',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:mail',
      awsRegion: 'us-east-1',
      attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/) },
      messageAttributes: { kind: { dataType: 'String', stringValue: 'test' } },
    });
    await poller.stop();
  });

  it('has a message in hand from its receipt until the function has ended', async () => {
    const queue = queues.queue('claims');
    const [received, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const poller = queue.poll({
      invoke: async () => {
        received.resolve();
        await ended.promise;
      },
    });
    expect(queue.inHand()).toBe(0);
    await queue.send('{}');
    await received.promise;
    expect(queue.inHand()).toBe(1);
    ended.resolve();
    await vi.waitFor(() => expect(queue.inHand()).toBe(0), 10_000);
    await poller.stop();
  });

  it('repeats only the messages that the function names, after the visibility timeout', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const queue = queues.queue('points', { visibilityTimeoutSeconds: 30 });
    await queue.send('good');
    await queue.send('bad');
    const seen: (string[] | undefined)[] = [];
    const poller = queue.poll({
      reportBatchItemFailures: true,
      invoke: async (event) => {
        seen.push(bodies(event));
        const failed = event.Records.filter(
          ({ body, attributes }) => body === 'bad' && attributes['ApproximateReceiveCount'] === '1',
        );
        return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
    });
    await vi.waitFor(() => expect(queue.messages().map(({ body }) => body)).toEqual(['bad']), 10_000);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(seen).toEqual([['good', 'bad']]);
    await vi.advanceTimersByTimeAsync(1_100);
    await vi.waitFor(() => expect(queue.messages()).toEqual([]), 10_000);
    expect(seen).toEqual([['good', 'bad'], ['bad']]);
    await poller.stop();
  });

  it('repeats the whole batch when the result names a message it was not given', async () => {
    const queue = queues.queue('points');
    await queue.send('one');
    const poller = queue.poll({
      reportBatchItemFailures: true,
      invoke: async () => ({ batchItemFailures: [{ itemIdentifier: 'other' }] }),
    });
    await vi.waitFor(() => expect(queue.messages()[0]?.lastError).toMatch(/not in the batch/), 10_000);
    await poller.stop();
  });

  it('ignores named failures where the template does not ask for them', async () => {
    const queue = queues.queue('points');
    await queue.send('one');
    const poller = queue.poll({
      invoke: async ({ Records }) => ({ batchItemFailures: Records.map((r) => ({ itemIdentifier: r.messageId })) }),
    });
    await vi.waitFor(() => expect(queue.messages()).toEqual([]), 10_000);
    await poller.stop();
  });

  it('moves a message to the dead-letter queue after its last receive, and back on redrive', async () => {
    const deadLetters = queues.queue('points-dead');
    const queue = queues.queue('points', {
      visibilityTimeoutSeconds: 0.05,
      maxReceiveCount: 3,
      deadLetterQueue: 'points-dead',
    });
    let broken = true;
    let calls = 0;
    const poller = queue.poll({
      invoke: async () => {
        calls += 1;
        if (broken) throw new Error('table is on fire');
      },
    });
    const id = await queue.send('one');
    await vi.waitFor(() => expect(deadLetters.messages()).toHaveLength(1), 10_000);
    expect(calls).toBe(3);
    expect(queue.messages()).toEqual([]);
    expect(deadLetters.messages()[0]).toMatchObject({
      id,
      body: 'one',
      deadLetterSource: 'points',
      lastError: 'table is on fire',
    });
    broken = false;
    expect(await deadLetters.redrive([id])).toBe(1);
    await vi.waitFor(() => expect(calls).toBe(4), 10_000);
    await vi.waitFor(() => expect([...queue.messages(), ...deadLetters.messages()]).toEqual([]), 10_000);
    await poller.stop();
  });

  it('waits for a batch to fill, no longer than the batching window', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const queue = queues.queue('counters');
    const seen: (string[] | undefined)[] = [];
    const poller = queue.poll({
      batchSize: 3,
      maximumBatchingWindowSeconds: 2,
      invoke: async (event) => void seen.push(bodies(event)),
    });
    await queue.send('1');
    await queue.send('2');
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(seen).toEqual([['1', '2']]), 10_000);
    for (const body of ['3', '4', '5']) await queue.send(body);
    await vi.waitFor(
      () =>
        expect(seen).toEqual([
          ['1', '2'],
          ['3', '4', '5'],
        ]),
      10_000,
    );
    await poller.stop();
  });

  it('never runs more batches at once than the mapping allows', async () => {
    const queue = queues.queue('slow');
    await Promise.all(Array.from({ length: 12 }, (_, n) => queue.send(String(n))));
    let running = 0;
    let most = 0;
    const poller = queue.poll({
      batchSize: 1,
      maximumConcurrency: 2,
      invoke: async () => {
        most = Math.max(most, (running += 1));
        await new Promise(setImmediate);
        running -= 1;
      },
    });
    await vi.waitFor(() => expect(queue.messages()).toEqual([]), 10_000);
    expect(most).toBe(2);
    await poller.stop();
  });

  it('delays a message that is sent with a delay', async () => {
    const queue = queues.queue('later');
    await queue.send('one', { delaySeconds: 60 });
    const { messages, nextVisibleAt } = queue.receive(10);
    expect(messages).toEqual([]);
    expect(nextVisibleAt).toBeGreaterThan(Date.now() + 50_000);
  });
});

describe('A FIFO queue', () => {
  it('keeps the order of a group and lets other groups pass', async () => {
    const queue = queues.queue('chat.fifo', { fifo: true });
    for (const [body, groupId] of [
      ['a1', 'a'],
      ['b1', 'b'],
      ['a2', 'a'],
    ] as const)
      await queue.send(body, { groupId });
    const [first] = queue.receive(1).messages;
    expect(first?.body).toBe('a1');
    expect(queue.receive(10).messages.map(({ body }) => body)).toEqual(['b1']);
    if (first) await queue.finish(first);
    expect(queue.receive(10).messages.map(({ body }) => body)).toEqual(['a2']);
  });

  it('drops a repeated deduplication id, also after a restart', async () => {
    const queue = queues.queue('chat.fifo', { fifo: true });
    await queue.send('one', { groupId: 'a', deduplicationId: 'x' });
    await queue.send('one again', { groupId: 'a', deduplicationId: 'x' });
    await queues.close();
    queues = await openQueues({ folder });
    const reopened = queues.queue('chat.fifo', { fifo: true });
    await reopened.send('one once more', { groupId: 'a', deduplicationId: 'x' });
    expect(reopened.messages().map(({ body }) => body)).toEqual(['one']);
  });
});
