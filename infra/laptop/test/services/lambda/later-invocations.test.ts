import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { laterInvocations } from '../../../services/lambda/later-invocations.ts';
import { openQueues } from '../../../services/queues/open-queues.ts';
import type { Queues } from '../../../services/queues/open-queues.ts';
import { temporaryFolder } from '../endpoint-client.ts';

let files: Awaited<ReturnType<typeof temporaryFolder>>;
let queues: Queues;
beforeEach(async () => {
  files = await temporaryFolder();
  queues = await openQueues(files);
});
afterEach(async () => {
  vi.useRealTimers();
  await queues.close();
  await files.remove();
});

it('A failed event is retried after one minute and after two more, then goes to the dead-letter queue', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let calls = 0;
  const later = laterInvocations(queues, async () => {
    calls += 1;
    return { payload: { errorMessage: 'boom' }, functionError: 'Unhandled' };
  });
  later.declare('parse-resume', { deadLetterQueue: 'resumes-dead' });
  await later.invokeLater('parse-resume', { key: 'a.pdf' });
  const failures = () => queues.queue('lambda-later-parse-resume').messages()[0]?.lastError;
  await vi.waitFor(() => expect(failures()).toContain('boom'), 10_000);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toBe(2);
  await vi.advanceTimersByTimeAsync(118_000);
  expect(calls).toBe(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls).toBe(3);
  await vi.waitFor(
    () => expect(queues.queue('resumes-dead').messages()).toMatchObject([{ body: '{"key":"a.pdf"}' }]),
    10_000,
  );
  await later.stop();
});

it('An event accepted before a restart is run', async () => {
  const earlier = laterInvocations(queues, () => new Promise(() => undefined));
  earlier.declare('parse-resume');
  await earlier.invokeLater('parse-resume', { key: 'a.pdf' });
  await queues.close();
  queues = await openQueues(files);
  const seen: unknown[] = [];
  const later = laterInvocations(queues, async (_name, payload) => {
    seen.push(payload);
    return { payload: null };
  });
  later.declare('parse-resume');
  await vi.waitFor(() => expect(seen).toEqual([{ key: 'a.pdf' }]), 10_000);
  await later.stop();
});

it('An event for an undeclared function is refused', () => {
  const later = laterInvocations(queues, async () => ({ payload: null }));
  expect(() => later.invokeLater('nobody', {})).toThrow(/was not declared/);
});
