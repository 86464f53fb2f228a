import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, endOfDay, localMoment, momentOf, startOfDay } from '../../../../web/common/forms/moment-fields.ts';
import { showTimesIn } from '../../../../web/ui/text/dates.ts';

afterEach(() => showTimesIn(undefined));

// Their days begin before and after those of UTC, whatever the zone of the machine is.
describe.each([
  ['America/Chicago', '2026-03-03T06:00:00.000Z', '2026-03-04T05:59:59.999Z', '2036-03-09T20:04:00.000Z'],
  ['Asia/Kolkata', '2026-03-02T18:30:00.000Z', '2026-03-03T18:29:59.999Z', '2036-03-09T09:34:00.000Z'],
])('For a person in %s', (zone, first, last, afternoon) => {
  beforeEach(() => showTimesIn(zone));

  it('a field of date and time holds the time of the person’s clock, and reads it back', () => {
    expect(localMoment(afternoon)).toBe('2036-03-09T15:04');
    expect(momentOf('2036-03-09T15:04')).toBe(afternoon);
    expect([momentOf(''), momentOf('soon')]).toEqual([undefined, undefined]);
  });

  it('a moment is the day of the person’s calendar, with two digits for month and day', () => {
    expect([dayOf(first), dayOf(last), dayOf(null)]).toEqual(['2026-03-03', '2026-03-03', '']);
  });

  it('a day begins and ends where the person’s calendar does (JOB-15, JOB-16)', () => {
    expect([startOfDay('2026-03-03'), endOfDay('2026-03-03')]).toEqual([first, last]);
    expect([startOfDay(''), endOfDay('')]).toEqual([null, null]);
  });
});

it('A time that the clock skips is the one an hour later, and of one that comes twice the first is meant', () => {
  showTimesIn('America/New_York');
  expect(momentOf('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(momentOf('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
});
