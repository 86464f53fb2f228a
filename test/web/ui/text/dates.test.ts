import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatRelative, formatShortDate } from '../../../../web/ui/text/dates.ts';

const noon = () => new Date(2026, 2, 10, 12, 0).getTime();
const before = (milliseconds: number) => new Date(noon() - milliseconds);
const hour = 3_600_000;

// Their days begin before and after those of UTC, whatever the zone of the machine is.
describe.each(['America/Chicago', 'Asia/Kolkata'])('In %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it('Date and time are formatted as Do MMMM YYYY at hh:mm A (NOTIF-08, CONST-01, DEC-59)', () => {
    expect(formatDateTime(new Date(2026, 2, 3, 9, 5))).toBe('3rd March 2026 at 09:05 AM');
    expect(formatDateTime(new Date(2026, 10, 11, 0, 30))).toBe('11th November 2026 at 12:30 AM');
  });

  it('Short dates are formatted as MMM D (CONST-01)', () =>
    expect(formatShortDate(new Date(2026, 2, 3))).toBe('Mar 3'));

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
