import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf, endOfDay, startOfDay } from '../../../../../web/features/jobs/model/days.ts';

// Their days begin before and after those of UTC, whatever the zone of the machine is.
describe.each(['America/Chicago', 'Asia/Kolkata'])('In %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it('A moment is the day of the user’s calendar, with two digits for month and day', () => {
    expect(dayOf(new Date(2026, 2, 3, 0, 5).toISOString())).toBe('2026-03-03');
    expect(dayOf(new Date(2026, 11, 24, 23, 55).toISOString())).toBe('2026-12-24');
    expect(dayOf(null)).toBe('');
  });

  it('A day begins and ends where the user’s calendar does (JOB-15, JOB-16)', () => {
    expect(startOfDay('2026-03-03')).toBe(new Date(2026, 2, 3).toISOString());
    expect(endOfDay('2026-03-03')).toBe(new Date(2026, 2, 3, 23, 59, 59, 999).toISOString());
    expect([startOfDay(''), endOfDay('')]).toEqual([null, null]);
  });
});
