import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../web/api/api-error.ts';
import { createQueryClient, freshForMilliseconds } from '../../../web/api/query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});
const lost = new ApiError(0, 'Not reached');

it('A write without a connection fails immediately instead of being sent later', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(async () => Promise.reject(lost));
  const client = createQueryClient();
  const write = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  await expect(write).rejects.toBe(lost);
  expect(mutationFn).toHaveBeenCalledOnce();
});

it.each([
  ['a temporary failure', lost, 3],
  ['a refusal', new ApiError(403, 'No'), 1],
])('A read is tried again after %s or not: %#', async (_, failure, tries) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(async () => Promise.reject(failure));
  const read = createQueryClient()
    .fetchQuery({ queryKey: ['a'], queryFn, retry: createQueryClient().getDefaultOptions().queries?.retry ?? false })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toBe(failure);
  expect(queryFn).toHaveBeenCalledTimes(tries);
});

it('What was read counts as fresh for fifteen seconds', () =>
  expect([freshForMilliseconds, createQueryClient().getDefaultOptions().queries]).toEqual([
    15_000,
    expect.objectContaining({ staleTime: 15_000, throwOnError: false }),
  ]));
