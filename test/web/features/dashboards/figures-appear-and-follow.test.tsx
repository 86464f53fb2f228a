// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAllCame } from '../../../../web/features/dashboards/hooks/use-all-came.ts';
import { useLiveFigures } from '../../../../web/features/dashboards/hooks/use-live-figures.ts';
import '../../support/fake-api.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const came = () => renderHook(() => useAllCame(['jobs']), { wrapper });
/** A read under way, with how it ends. */
function reading(queryKey: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ended = client.fetchQuery({ queryKey, queryFn: () => promise, retry: false }).catch(() => undefined);
  return {
    come: async () => act(async () => (resolve('It is read.'), void (await ended))),
    fail: async () => act(async () => (reject(new Error('offline')), void (await ended))),
  };
}
const passing = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  client = new QueryClient();
  vi.useFakeTimers();
});
afterEach(() => client.clear());

describe('What a page reads at first', () => {
  it('appears when all of it has come, or could not be read', async () => {
    const [one, other] = [reading(['jobs', '1']), reading(['people'])];
    const { result } = came();
    await passing(10);
    expect(result.current).toBe(false);
    await one.come();
    await passing(0);
    expect(result.current, 'the other has not come').toBe(false);
    await other.fail();
    await passing(0);
    expect(result.current).toBe(true);
  });

  it('is there from the beginning where it was read before, which something else does not make it', async () => {
    client.setQueryData(['people'], []);
    reading(['jobs', '2']);
    expect(came().result.current).toBe(false);
    client.setQueryData(['jobs', '1'], []);
    expect(came().result.current).toBe(true);
  });

  it('appears without anything to read, and after four seconds without the slow rest', async () => {
    const nothing = came();
    expect(nothing.result.current).toBe(false);
    await passing(0);
    expect(nothing.result.current).toBe(true);
    reading(['jobs', '3']);
    const slow = came();
    await passing(3999);
    expect(slow.result.current).toBe(false);
    await passing(1);
    expect(slow.result.current).toBe(true);
  });

  it('is there for good, and is not waited for once the page is left', async () => {
    const first = came();
    await passing(0);
    reading(['jobs', '4']);
    await passing(10);
    expect(first.result.current).toBe(true);
    first.unmount();
    const before = vi.getTimerCount();
    const left = came();
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    left.unmount();
    expect(vi.getTimerCount()).toBe(before);
    expect(client.getQueryCache().hasListeners()).toBe(false);
  });
});

it('Figures are read again when something is counted and after a lost connection, until the page is left', () => {
  const counted = ['jobs', 'dashboard', 'counted', 'figures'];
  const isStale = (queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated;
  const { unmount } = renderHook(useLiveFigures, { wrapper });
  const heard = heardLive();
  expect(heard).toEqual(['catch-up', 'figures']);
  for (const type of heard) {
    client.setQueryData(counted, {});
    client.setQueryData(['jobs', 'dashboard', 'signed'], {});
    sayLive(type);
    expect([isStale(counted), isStale(['jobs', 'dashboard', 'signed'])]).toEqual([true, false]);
  }
  unmount();
  expect(heardLive()).toEqual([]);
});
