import { describe, expect, it } from 'vitest';
import { draftOf, draftOn, readTimes } from '../../../../web/features/calendar/event-times.ts';
import { asGridDate, readRange, rangeTitle, stepped } from '../../../../web/features/calendar/shown-range.ts';
import { utcLocalizer } from '../../../../web/features/calendar/utc-localizer.ts';

const zone = 'America/New_York';

describe('The times of an event', () => {
  it('are read from date and time fields in the zone (CAL-08, CAL-10, CAL-11)', () => {
    expect(readTimes(draftOf('2026-11-24T09:00', '2026-11-24T09:45'), zone)).toEqual({
      start: '2026-11-24T14:00:00.000Z',
      end: '2026-11-24T14:45:00.000Z',
    });
  });

  it('end after they begin (VALID-62)', () => {
    expect(readTimes(draftOf('2026-11-24T09:00', '2026-11-24T09:00'), zone)).toEqual({
      problem: 'end',
      message: '"End date" Must be more than "Start date"',
    });
  });

  it('that the clock skips are asked about, with the time an hour later', () => {
    expect(readTimes(draftOf('2027-03-14T02:30', '2027-03-14T04:00'), zone)).toEqual({
      question: {
        edge: 'start',
        message: '2:30 AM does not exist on March 14 in New York: the clock is put forward.',
        instead: '2027-03-14T03:30',
      },
    });
  });

  it('that come twice are asked about, and either can be chosen, an hour apart', () => {
    const draft = draftOf('2027-11-07T01:30', '2027-11-07T04:00');
    expect(readTimes(draft, zone)).toMatchObject({
      question: {
        edge: 'start',
        choices: [
          { is: 'first', label: '1:30 AM EDT (the first)' },
          { is: 'second', label: '1:30 AM EST (the second)' },
        ],
      },
    });
    const [first, second] = (['first', 'second'] as const).map((startIs) => readTimes({ ...draft, startIs }, zone));
    expect([first, second]).toMatchObject([
      { start: '2027-11-07T05:30:00.000Z' },
      { start: '2027-11-07T06:30:00.000Z' },
    ]);
  });

  it('of a new event begin at nine, or today in the next full hour', () => {
    expect(draftOn('2026-11-25', '2026-11-24T13:20')).toMatchObject({ timeStart: '09:00', timeEnd: '10:00' });
    expect(draftOn('2026-11-24', '2026-11-24T13:20')).toMatchObject({ timeStart: '14:00', timeEnd: '15:00' });
  });
});

describe('The grid of the calendar', () => {
  const localizer = utcLocalizer();
  const minutes = (instant: string) => localizer.getMinutesFromMidnight(asGridDate(instant, zone));

  it.each([
    ['before the spring change', '2027-03-13T14:00:00.000Z'],
    ['on its day', '2027-03-14T13:00:00.000Z'],
    ['after it', '2027-03-15T13:00:00.000Z'],
    ['on the day of the autumn change', '2026-11-01T14:00:00.000Z'],
  ])('draws nine o’clock in New York at nine o’clock %s', (_, instant) => {
    expect(minutes(instant)).toBe(9 * 60);
  });

  it('has seven days of 24 hours in a week in which the clock changes', () => {
    const week = localizer.range(new Date('2027-03-14T00:00Z'), new Date('2027-03-20T00:00Z'));
    expect(week.map((date) => date.toISOString().slice(8, 13))).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((date) => `${date}T00`),
    );
  });

  it('reads a month with the weeks around it at once, at most 62 days', () => {
    expect(readRange('2026-11-24', zone)).toEqual({
      from: '2026-10-25T04:00:00.000Z',
      to: '2026-12-08T05:00:00.000Z',
    });
  });

  it('steps by what it shows, and says it', () => {
    expect([
      stepped('2026-11-24', 'day', 1),
      stepped('2026-11-24', 'week', -1),
      stepped('2026-01-31', 'month', 1),
    ]).toEqual(['2026-11-25', '2026-11-17', '2026-02-01']);
    expect([rangeTitle('2026-11-24', 'month'), rangeTitle('2026-11-24', 'week')]).toEqual([
      'November 2026',
      'Nov 22 – Nov 28, 2026',
    ]);
  });
});
