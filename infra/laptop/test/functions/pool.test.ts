import { afterEach, expect, it, vi } from 'vitest';
import { openPool, type PoolOptions } from '../../functions/pool.ts';
import type { FunctionWorker, Run, RunResult } from '../../functions/worker.ts';
import { until } from '../fixture-app.ts';

/** Workers that respond when the test says so. */
function pooled(options: Partial<PoolOptions> = {}) {
  const finish: ((result?: RunResult) => void)[] = [];
  const closed: number[] = [];
  const start = (number: number): FunctionWorker => {
    let alive = true;
    return {
      run: () => new Promise((resolve) => finish.push((result = { payload: number }) => resolve(result))),
      alive: () => alive,
      close: async () => {
        alive = false;
        closed.push(number);
      },
    };
  };
  const pool = openPool({ start, maximum: 2, patienceMilliseconds: 5, ...options });
  const run = (how?: { canWait: boolean }) =>
    pool.run((): Run => ({ requestId: '', event: {}, onLog: () => {}, onEnd: () => {} }), how);
  return { pool, run, finish, closed };
}

afterEach(() => void vi.useRealTimers());

it('A pool starts no instance before the first event and reuses a free one', async () => {
  const { pool, run, finish } = pooled();
  expect(pool.size()).toBe(0);
  const first = run();
  await until(() => finish.length === 1, 'the first event did not run');
  finish[0]?.();
  await expect(first).resolves.toEqual({ payload: 0 });
  const second = run();
  await until(() => finish.length === 2, 'the second event did not run');
  finish[1]?.();
  await expect(second).resolves.toEqual({ payload: 0 });
});

it('A pool grows while instances are busy, up to its maximum, and queues the rest', async () => {
  const { pool, run, finish } = pooled();
  const runs = [run(), run(), run()];
  await until(() => finish.length === 2, 'no second instance');
  expect(pool.size()).toBe(2);
  finish[1]?.();
  await until(() => finish.length === 3, 'the third event was never run');
  finish[0]?.();
  finish[2]?.();
  await expect(Promise.all(runs)).resolves.toEqual([{ payload: 0 }, { payload: 1 }, { payload: 1 }]);
});

it('A pool lets batches wait for a busy instance when it would start another for a request', async () => {
  vi.useFakeTimers();
  const { pool, run, finish } = pooled({ patienceMilliseconds: 100 });
  void run();
  await vi.advanceTimersByTimeAsync(1);
  finish[0]?.();
  void run({ canWait: true });
  void run({ canWait: true });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(pool.size()).toBe(1);
  void run();
  await vi.advanceTimersByTimeAsync(100);
  expect(pool.size()).toBe(2);
});

it('A pool prefers waiting briefly for a busy instance to starting another', async () => {
  const { pool, run, finish } = pooled({ patienceMilliseconds: 60_000 });
  const runs = [run(), run()];
  await until(() => finish.length === 1, 'the first event did not run');
  finish[0]?.();
  await until(() => finish.length === 2, 'the second event was never run');
  finish[1]?.();
  await Promise.all(runs);
  expect(pool.size()).toBe(1);
});

it('A pool waits six times as long for an instance that is starting as for a busy one', async () => {
  vi.useFakeTimers();
  const { pool, run, finish } = pooled({ patienceMilliseconds: 100 });
  const first = run();
  const second = run();
  await vi.advanceTimersByTimeAsync(599);
  expect(pool.size()).toBe(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(finish).toHaveLength(2);
  const third = run();
  await vi.advanceTimersByTimeAsync(99);
  expect(pool.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pool.size()).toBe(2);
  for (const end of finish) end();
  await Promise.all([first, second, third]);
});

it('A pool that waits for a start in vain begins another', async () => {
  vi.useFakeTimers();
  const { pool, run, finish } = pooled({ patienceMilliseconds: 100 });
  const runs = [run(), run()];
  await vi.advanceTimersByTimeAsync(600);
  expect(pool.size()).toBe(2);
  for (const end of finish) end();
  await Promise.all(runs);
});

it('A pool renews instances without interrupting what they do', async () => {
  const { pool, run, finish, closed } = pooled();
  const before = run();
  await until(() => finish.length === 1, 'the event did not run');
  pool.renew();
  const after = run();
  await until(() => finish.length === 2, 'the next event did not get a new instance');
  finish[0]?.();
  finish[1]?.();
  await expect(Promise.all([before, after])).resolves.toEqual([{ payload: 0 }, { payload: 1 }]);
  expect(closed).toEqual([0]);
});

it('A pool ends instances that are idle for long', async () => {
  const { pool, run, finish, closed } = pooled({ idleMilliseconds: 20 });
  const only = run();
  await until(() => finish.length === 1, 'the event did not run');
  finish[0]?.();
  await only;
  expect(pool.size()).toBe(1);
  await until(() => pool.size() === 0, 'the idle instance was not ended');
  expect(closed).toEqual([0]);
});

it('Only the event for which no instance could be started fails', async () => {
  const { run, finish } = pooled();
  const busy = run();
  await until(() => finish.length === 1, 'the first event did not run');
  const broken = pooled({
    start: () => {
      throw new Error('no such code');
    },
  });
  await expect(broken.run()).rejects.toThrow('no such code');
  finish[0]?.();
  await expect(busy).resolves.toEqual({ payload: 0 });
});
