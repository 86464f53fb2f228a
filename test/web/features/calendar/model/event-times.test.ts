import { describe, expect, it } from 'vitest';
import { draftOf, draftOn, endAfter, readTimes } from '../../../../../web/features/calendar/model/event-times.ts';
import {
  asGridDate,
  dayHeading,
  daysOf,
  localDay,
  meetingsLeftOn,
  readRange,
  rangeTitle,
  stepped,
  todayIn,
  viewLabels,
  views,
} from '../../../../../web/features/calendar/model/shown-range.ts';
import type { ShownKind } from '../../../../../shared/model/calendar.ts';
import { utcLocalizer } from '../../../../../web/features/calendar/model/utc-localizer.ts';

const zone = 'America/New_York';

it('An end that is moved asks again which of two equal times is meant', () => {
  const draft = { ...draftOf('2026-11-01T00:30', '2026-11-01T01:30'), endIs: 'second' as const };
  const moved = { ...draft, ...endAfter(draft, 45) };
  expect([moved.timeEnd, moved.endIs]).toEqual(['01:15', undefined]);
});

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

  it.each([
    [{ dateStart: '' }, 'start', 'Enter when it begins'],
    [{ timeStart: '' }, 'start', 'Enter when it begins'],
    [{ dateEnd: '' }, 'end', 'Enter when it ends'],
    [{ timeEnd: '' }, 'end', 'Enter when it ends'],
  ])('are asked for where one is missing: %o', (over, problem, message) => {
    const draft = { ...draftOf('2026-11-24T09:00', '2026-11-24T10:00'), ...over };
    expect(readTimes(draft, zone)).toEqual({ problem, message });
  });

  it('are asked about at their end too, where the clock skips or repeats it', () => {
    expect(readTimes(draftOf('2027-03-14T01:00', '2027-03-14T02:30'), zone)).toEqual({
      question: {
        edge: 'end',
        message: '2:30 AM does not exist on March 14 in New York: the clock is put forward.',
        instead: '2027-03-14T03:30',
      },
    });
    const twice = draftOf('2027-11-07T00:30', '2027-11-07T01:30');
    expect(readTimes(twice, zone)).toEqual({
      question: {
        edge: 'end',
        message: '1:30 AM comes twice on November 7: the clock is put back. Which do you mean?',
        choices: [
          { is: 'first', label: '1:30 AM EDT (the first)' },
          { is: 'second', label: '1:30 AM EST (the second)' },
        ],
      },
    });
    expect(readTimes({ ...twice, endIs: 'second' }, zone)).toEqual({
      start: '2027-11-07T04:30:00.000Z',
      end: '2027-11-07T06:30:00.000Z',
    });
  });

  it('of a draft are empty where there is no local time', () => {
    expect(draftOf('', '2026-11-24')).toEqual({ dateStart: '', timeStart: '', dateEnd: '2026-11-24', timeEnd: '' });
  });

  it('of a new event late in the day end by its last full hour', () => {
    const times = (now: string) => Object.values(draftOn('2026-11-24', `2026-11-24T${now}`)).join(' ');
    expect(times('20:59')).toBe('2026-11-24 21:00 2026-11-24 22:00');
    expect(times('21:00')).toBe('2026-11-24 22:00 2026-11-24 23:00');
    expect(times('23:59')).toBe('2026-11-24 22:00 2026-11-24 23:00');
    expect(times('00:10')).toBe('2026-11-24 01:00 2026-11-24 02:00');
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

  it.each([
    ['2026-01-15', '2025-12-25T05:00:00.000Z', '2026-02-08T05:00:00.000Z'],
    ['2026-12-31', '2026-11-24T05:00:00.000Z', '2027-01-08T05:00:00.000Z'],
    ['2027-03-01', '2027-02-22T05:00:00.000Z', '2027-04-08T04:00:00.000Z'],
  ])('reads the month of %s from a week before it to a week after it', (date, from, to) => {
    expect(readRange(date, zone)).toEqual({ from, to });
  });

  it.each([
    ['day', '2026-12-31', '2026-12-30', '2027-01-01', 'Thursday, December 31, 2026'],
    ['week', '2026-12-31', '2026-12-24', '2027-01-07', 'Dec 27 – Jan 2, 2027'],
    ['week', '2026-11-22', '2026-11-15', '2026-11-29', 'Nov 22 – Nov 28, 2026'],
    ['month', '2026-12-31', '2026-11-01', '2027-01-01', 'December 2026'],
    ['agenda', '2026-01-31', '2025-12-01', '2026-02-01', 'January 2026'],
  ] as const)('that shows the %s of %s has one before, one after, and a title', (view, date, earlier, later, title) => {
    expect([stepped(date, view, -1), stepped(date, view, 1), rangeTitle(date, view)]).toEqual([earlier, later, title]);
  });

  it('has a column for each day from Sunday on, and four views with their names', () => {
    const days = ['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    for (const date of [days[0]!, days[4]!, days[6]!]) expect(daysOf(date, 'week')).toEqual(days);
    expect(daysOf('2026-12-31', 'day')).toEqual(['2026-12-31']);
    expect(views.map((view) => viewLabels[view])).toEqual(['Month', 'Week', 'Day', 'Agenda']);
  });

  it('names the day of a moment in its zone', () => {
    const evening = '2026-11-25T03:00:00.000Z';
    expect([localDay(evening, zone), todayIn(zone, Date.parse(evening)), todayIn('UTC', Date.parse(evening))]).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(dayHeading('2026-11-24')).toBe('Tuesday, November 24, 2026');
  });

  it('counts the interviews of today that are not over, also one that began before midnight', () => {
    const item = (kind: string, start: string, end: string) =>
      ({ kind, start: `2026-11-${start}:00.000Z`, end: `2026-11-${end}:00.000Z` }) as never;
    const now = Date.parse('2026-11-24T15:00:00.000Z');
    const left = (...items: never[]) => meetingsLeftOn(items, now, 'UTC');
    expect(left(item('meeting', '24T14:00', '24T15:00'), item('meeting', '24T14:30', '24T15:01'))).toBe(1);
    expect(left(item('meeting', '23T23:00', '24T16:00'), item('meeting', '24T23:59', '25T01:00'))).toBe(2);
    expect(left(item('meeting', '25T00:00', '25T01:00'), item('own', '24T16:00', '24T17:00'))).toBe(0);
    const counted: Record<ShownKind, number> = { meeting: 1, interview: 1, own: 0, away: 0 };
    for (const [kind, count] of Object.entries(counted)) expect(left(item(kind, '24T16:00', '24T17:00'))).toBe(count);
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
