// @vitest-environment jsdom
import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import {
  calendarEventQuery,
  calendarQuery,
  interviewsQuery,
  meetingCandidatesQuery,
  meetingJobsQuery,
  roomQuery,
  useCalendarChange,
} from '../../../../web/features/calendar/queries/calendar.ts';
import { calendarFeedsQuery, useAddFeed, useRemoveFeed } from '../../../../web/features/calendar/queries/feeds.ts';
import {
  bookingLinkQuery,
  bookingOffersQuery,
  useBookByLink,
  useOfferTimes,
  useWithdrawOffer,
} from '../../../../web/features/calendar/queries/offers.ts';
import { useLiveCalendar } from '../../../../web/features/calendar/hooks/use-live-calendar.ts';
import { useNow } from '../../../../web/features/calendar/hooks/use-now.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';

const server = vi.hoisted(() => ({ calls: [] as unknown[], failure: undefined as Error | undefined }));
vi.mock('../../../../web/api/api.ts', () => {
  const call = (name: string) => async (args: object) => {
    server.calls.push([name, args]);
    if (server.failure) throw server.failure;
    return { data: `${name} gave this` };
  };
  return { api: { calendar: new Proxy({}, { get: (_, name) => call(String(name)) }) } };
});
vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const signal = expect.any(AbortSignal);
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  Object.assign(server, { calls: [], failure: undefined });
});

describe('What the calendar reads', () => {
  it.each<[object, unknown[], string, object]>([
    [
      calendarQuery('2026-11-01', '2026-12-01'),
      ['calendar', 'range', '2026-11-01', '2026-12-01'],
      'listCalendar',
      { query: { from: '2026-11-01', to: '2026-12-01' } },
    ],
    [calendarEventQuery(7), ['calendar', 'event', 7], 'readCalendarEvent', { params: { eventId: 7 } }],
    [
      roomQuery(7, 'secret'),
      ['calendar', 'room', 7],
      'enterRoom',
      { params: { number: 7 }, body: { password: 'secret', isHere: true } },
    ],
    [interviewsQuery, ['calendar', 'interviews'], 'listInterviews', {}],
    [meetingCandidatesQuery, ['calendar', 'candidates'], 'listMeetingCandidates', {}],
    [meetingJobsQuery(3), ['calendar', 'jobs', 3], 'listMeetingJobs', { params: { candidateId: 3 } }],
    [bookingOffersQuery, ['calendar', 'offers'], 'listBookingOffers', {}],
    // What changes the calendar changes neither its feeds nor the link of a guest.
    [calendarFeedsQuery, ['calendar-feeds'], 'listCalendarFeeds', {}],
    [bookingLinkQuery('abc'), ['booking-link', 'abc'], 'readBookingLink', { body: { token: 'abc' } }],
  ])('is one call that can be stopped: %#', async (query, key, call, args) => {
    expect(await client.fetchQuery(query as typeof interviewsQuery)).toBe(`${call} gave this`);
    expect(client.getQueryCache().getAll()[0]?.queryKey).toEqual(key);
    expect(server.calls).toEqual([[call, { ...args, signal }]]);
  });

  it('is read again by itself where others change it: who is in a room, and what a link still offers', () => {
    expect([roomQuery(7, '').refetchInterval, bookingLinkQuery('').refetchInterval]).toEqual([20_000, 60_000]);
    expect(calendarQuery('', '').placeholderData, 'a month stays until the next has come').toBe(keepPreviousData);
  });

  it('is read again after a change anywhere and after a lost connection, until the page is left', () => {
    const { unmount } = renderHook(useLiveCalendar, { wrapper });
    const heard = heardLive();
    expect(heard).toEqual(['calendar', 'catch-up']);
    for (const type of heard) {
      for (const key of [['calendar', 'event', 7], ['calendar-feeds']]) client.setQueryData(key, {});
      sayLive(type);
      expect([isStale(['calendar', 'event', 7]), isStale(['calendar-feeds'])]).toEqual([true, false]);
    }
    unmount();
    expect(heardLive()).toEqual([]);
  });
});

interface Change {
  mutateAsync: (wish: never) => Promise<unknown>;
}
const keys = { calendar: ['calendar', 'range'], offers: ['calendar', 'offers'], feeds: ['calendar-feeds'] };
describe('A change of the calendar', () => {
  const withdraw = { params: { offerId: 4 } };
  it.each<[string, () => Change, unknown, unknown[], unknown, (keyof typeof keys)[]]>([
    [
      'an event',
      () => useCalendarChange(async (wish: string) => `${wish} done`),
      'it',
      [],
      'it done',
      ['calendar', 'offers'],
    ],
    [
      'an offer',
      useOfferTimes,
      { minutes: 30 },
      [['offerTimes', { body: { minutes: 30 } }]],
      'offerTimes gave this',
      ['offers'],
    ],
    [
      'an offer withdrawn',
      useWithdrawOffer,
      4,
      [['withdrawBookingOffer', withdraw]],
      { data: 'withdrawBookingOffer gave this' },
      ['offers'],
    ],
    [
      'a feed',
      useAddFeed,
      'Phone',
      [['addCalendarFeed', { body: { name: 'Phone' } }]],
      'addCalendarFeed gave this',
      ['feeds'],
    ],
    [
      'a feed stopped',
      useRemoveFeed,
      7,
      [['removeCalendarFeed', { params: { feedId: 7 } }]],
      { data: 'removeCalendarFeed gave this' },
      ['feeds'],
    ],
  ])('is one call, after which what it changed is read again: %s', async (_, hook, wish, calls, given, stale) => {
    for (const key of Object.values(keys)) client.setQueryData(key, []);
    const { result } = renderHook(hook, { wrapper });
    await act(async () => expect(await result.current.mutateAsync(wish as never)).toEqual(given));
    expect(server.calls).toEqual(calls);
    expect((Object.keys(keys) as (keyof typeof keys)[]).filter((name) => isStale(keys[name]))).toEqual(stale);
  });

  it.each([
    ['2026-11-24T15:00:00.000Z', 'bookByLink', { token: 'abc', start: '2026-11-24T15:00:00.000Z' }],
    [null, 'cancelByLink', { token: 'abc' }],
  ])('by a link is shown as it is answered, and read again where it is refused: %s', async (start, call, body) => {
    const key = ['booking-link', 'abc'];
    const { result } = renderHook(() => useBookByLink('abc'), { wrapper });
    client.setQueryData(key, 'before');
    await act(async () => void (await result.current.mutateAsync(start)));
    expect(server.calls).toEqual([[call, { body }]]);
    expect([client.getQueryData(key), isStale(key)]).toEqual([`${call} gave this`, false]);
    server.failure = new ApiError(409, 'Taken');
    await act(async () => void (await result.current.mutateAsync(start).catch(() => undefined)));
    expect(isStale(key)).toBe(true);
  });
});

it('The present moves on with each full minute, and stops when the page is left', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T15:00:20.000Z') });
  const before = vi.getTimerCount();
  const { result, unmount } = renderHook(useNow);
  const passing = (time: number) => act(() => vi.advanceTimersByTime(time));
  const shown = () => new Date(result.current).toISOString().slice(11, 19);
  passing(39_999);
  expect(shown()).toBe('15:00:20');
  passing(1);
  expect(shown()).toBe('15:01:00');
  passing(60_000);
  expect(shown()).toBe('15:02:00');
  unmount();
  expect(vi.getTimerCount()).toBe(before);
});
