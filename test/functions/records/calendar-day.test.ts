import { expect, it } from 'vitest';
import type { CalendarDay, CancelledEntry } from '../../../functions/records/calendar-day.ts';
import { calendarDayWrite, isCancelledShown } from '../../../functions/records/calendar-day.ts';
import { keys } from '../../../functions/platform/table/keys.ts';

it('A cancelled meeting is in feeds for thirty days, and no longer', () => {
  const meeting = { cancelledAt: '2026-09-01T10:00:00.000Z' } as CancelledEntry;
  expect(isCancelledShown(meeting, '2026-10-01T09:59:59.999Z')).toBe(true);
  expect(isCancelledShown(meeting, '2026-10-01T10:00:00.000Z')).toBe(false);
});

it('A day is stored with its cancelled meetings where there are some, as the next version of the one that was read', () => {
  const place = { userId: 7, day: '2026-09-01' };
  const meeting = { cancelledAt: '2026-09-01T10:00:00.000Z' } as CancelledEntry;
  const written = (before: CalendarDay | undefined, cancelled?: Record<string, CancelledEntry>) =>
    (calendarDayWrite(place, before, { entries: {}, cancelled }) as { put: object }).put;
  const day = { ...keys.calendarDay(7, '2026-09-01'), ...place, version: 1, entries: {} };
  expect([written(undefined), written(undefined, {})]).toEqual([day, day]);
  expect(written(undefined, { 5: meeting })).toEqual({ ...day, cancelled: { 5: meeting } });
  expect(written({ ...place, version: 4, entries: {} }, {})).toEqual({ ...day, version: 5 });
});
