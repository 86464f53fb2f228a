// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import {
  contestedReturnsQuery,
  hireBountiesQuery,
  pointEntriesQuery,
  pointsQuery,
  receivedPointsQuery,
  statementQuery,
  useContestReturn,
  useDecideReturn,
  useRedeemPoints,
  useReturnBounty,
  useViewReward,
} from '../../../../web/features/points/queries/points.ts';

const server = vi.hoisted(() => ({ calls: [] as unknown[], failure: undefined as Error | undefined }));
vi.mock('../../../../web/api/api.ts', () => {
  const call = (name: string) => async (args: { query?: { page?: number } }) => {
    server.calls.push([name, args]);
    if (server.failure) throw server.failure;
    return { data: ['it'], meta: { total: 2, page: args.query?.page ?? 1, perPage: 1 } };
  };
  return { api: { points: new Proxy({}, { get: (_, name) => call(String(name)) }) } };
});

const signal = expect.any(AbortSignal);
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  Object.assign(server, { calls: [], failure: undefined });
});

it.each<[object, unknown[], string, object]>([
  [pointsQuery, ['points', 'balance'], 'readPoints', {}],
  [
    statementQuery(undefined, 'UTC'),
    ['points', 'statement', undefined, 'UTC'],
    'readStatement',
    { query: { zone: 'UTC' } },
  ],
  [
    statementQuery('2026-10', 'UTC'),
    ['points', 'statement', '2026-10', 'UTC'],
    'readStatement',
    { query: { month: '2026-10', zone: 'UTC' } },
  ],
  [receivedPointsQuery, ['points', 'received'], 'listReceivedPoints', {}],
  [hireBountiesQuery(7), ['jobs', 7, 'bounties'], 'listHireBounties', { params: { id: 7 } }],
])('What is read of points is one call that can be stopped: %#', async (query, key, call, args) => {
  const given = await client.fetchQuery(query as typeof pointsQuery);
  expect(given).toEqual(['it']);
  expect(client.getQueryCache().getAll()[0]?.queryKey).toEqual(key);
  expect(server.calls).toEqual([[call, { ...args, signal }]]);
});

it.each([
  [pointEntriesQuery, 'entries', 'listPointEntries'],
  [contestedReturnsQuery, 'contested', 'listContestedReturns'],
] as const)('A list of points is read page by page to its end: %#', async (query, key, call) => {
  await client.fetchInfiniteQuery({ ...query, pages: 9 } as unknown as typeof pointEntriesQuery);
  expect(client.getQueryCache().getAll()[0]?.queryKey).toEqual(['points', key]);
  expect(server.calls).toEqual([1, 2].map((page) => [call, { query: { page }, signal }]));
});

interface Change {
  mutateAsync: (wish: never) => Promise<unknown>;
}
const everything = ['points balance', 'points entries', 'points received', 'points contested'];
const hire = 'jobs 7 bounties';
it.each<[string, () => Change, unknown, [string, object], { done: string[]; refused: string[] }]>([
  [
    'Redeeming',
    useRedeemPoints,
    { count: 300, reward: 'cash' },
    ['redeemPoints', { body: { count: 300, reward: 'cash' } }],
    { done: everything, refused: [] },
  ],
  [
    'Contesting a return',
    useContestReturn,
    { id: 72, words: 'No.' },
    ['contestReturn', { params: { id: 72 }, body: { words: 'No.' } }],
    { done: everything, refused: everything },
  ],
  [
    'Returning a bounty',
    () => useReturnBounty(7),
    { rewardId: 9, leftOn: '2026-03-05', reason: 'Moved.' },
    ['returnBounty', { params: { id: 7 }, body: { rewardId: 9, leftOn: '2026-03-05', reason: 'Moved.' } }],
    { done: [hire], refused: [hire] },
  ],
  [
    'Deciding a return',
    useDecideReturn,
    { id: 72, outcome: 'upheld', words: 'Yes.' },
    ['decideReturn', { params: { id: 72 }, body: { outcome: 'upheld', words: 'Yes.' } }],
    { done: ['points contested'], refused: ['points contested'] },
  ],
  [
    'Acknowledging an award',
    useViewReward,
    71,
    ['viewReward', { params: { id: 71 } }],
    { done: ['points received'], refused: [] },
  ],
])('%s is one call, after which what it changed is read again', async (_, hook, wish, call, stale) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const names = [...everything, hire];
  const keys = names.map((name) => name.split(' ').map((part) => (part === '7' ? 7 : part)));
  for (const [outcome, failure] of [
    ['done', undefined],
    ['refused', new ApiError(409, 'Too late')],
  ] as const) {
    Object.assign(server, { calls: [], failure });
    for (const key of [...keys, ['jobs']]) client.setQueryData(key, []);
    const { result } = renderHook(hook, { wrapper });
    await act(async () => void (await result.current.mutateAsync(wish as never).catch(() => undefined)));
    expect(server.calls).toEqual([call]);
    const read = names.filter((_name, at) => client.getQueryState(keys[at]!)?.isInvalidated);
    expect(read, outcome).toEqual(stale[outcome]);
    expect(client.getQueryState(['jobs'])?.isInvalidated).toBe(false);
  }
});
