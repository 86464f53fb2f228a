import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatExact, formatRelative, isoDay, showTimesIn } from '../../../../web/ui/text/dates.ts';
import { formatDay, formatShortDate, formatTime, formatZonedTime } from '../../../../web/ui/text/short-dates.ts';

const noon = () => new Date(2026, 2, 10, 12, 0).getTime();
const before = (milliseconds: number) => new Date(noon() - milliseconds);
const hour = 3_600_000;

// Their days begin before and after those of UTC, whatever the zone of the machine is.
describe.each(['America/Chicago', 'Asia/Kolkata'])('In %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it('Date and time are formatted as Do MMMM YYYY at hh:mm A, with their zone (NOTIF-08, CONST-01, DEC-59)', () => {
    const zoneName = zone === 'Asia/Kolkata' ? 'GMT+5:30' : 'CST';
    expect(formatExact(new Date(2026, 2, 3, 9, 5))).toBe(`3rd March 2026 at 09:05 AM ${zoneName}`);
    expect(formatExact(new Date(2026, 10, 11, 0, 30))).toBe(`11th November 2026 at 12:30 AM ${zoneName}`);
  });

  it('Times are those of the person who is signed in, wherever the device is', () => {
    showTimesIn('Asia/Tokyo');
    expect(formatExact('2026-03-02T15:30:00Z')).toBe('3rd March 2026 at 12:30 AM GMT+9');
    expect([formatDate('2026-03-02T15:30:00Z'), isoDay('2026-03-02T15:30:00Z')]).toEqual([
      '3rd Mar 2026',
      '2026-03-03',
    ]);
    showTimesIn(undefined);
    expect(isoDay(new Date(2026, 2, 2, 23, 59))).toBe('2026-03-02');
  });

  it('A day without a zone is the same day everywhere', () => {
    expect([formatDay('2026-03-03'), formatDay('2026-03-03T00:00:00.000Z')]).toEqual(['3rd Mar 2026', '3rd Mar 2026']);
  });

  it('Short dates are formatted as MMM D (CONST-01)', () =>
    expect(formatShortDate(new Date(2026, 2, 3))).toBe('Mar 3'));

  it('A time of day has no leading zero, as in the calendar, nor has one with its zone', () => {
    const time = new Date(2026, 2, 3, 9, 5);
    expect([formatTime(time), formatZonedTime(time).slice(0, 8)]).toEqual(['9:05 AM', '9:05 AM ']);
  });

  it('Times in the last week are relative, older ones are dates', () => {
    expect(formatRelative(before(20_000), noon())).toBe('just now');
    expect(formatRelative(before(60_000), noon())).toBe('1 minute ago');
    expect(formatRelative(before(5 * 60_000), noon())).toBe('5 minutes ago');
    expect(formatRelative(before(3 * hour), noon())).toBe('3 hours ago');
    expect(formatRelative(before(26 * hour), noon())).toBe('yesterday');
    expect(formatRelative(new Date(noon() + 50 * hour), noon())).toBe('in 2 days');
    expect(formatRelative(new Date(noon() + 7 * 24 * hour - 1000), noon())).toBe('in 7 days');
    expect(formatRelative(before(8 * 24 * hour), noon())).toBe('2nd Mar 2026');
  });

  it('Days have their ordinal', () => {
    expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => formatDate(new Date(2026, 0, day)).split(' ')[0]),
    ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '31st']);
  });
});
