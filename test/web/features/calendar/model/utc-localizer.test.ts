import { describe, expect, it } from 'vitest';
import { utcLocalizer } from '../../../../../web/features/calendar/model/utc-localizer.ts';

type Calls = Record<string, (...args: unknown[]) => unknown>;
const localizer = utcLocalizer() as unknown as Calls & { formats: Calls };
const date = (local: string) => new Date(`${local}Z`);
const event = (start: string, end: string) => ({ start: date(start), end: date(end) });
/** A date as the wall clock that it carries, a list of them, or what else a call gave. */
const read = (given: unknown): unknown =>
  given instanceof Date ? given.toISOString().slice(0, 23) : Array.isArray(given) ? given.map(read) : given;

// A Tuesday.
const noon = date('2026-11-24T12:30:45.678');

it.each<[string, unknown[], unknown]>([
  ['startOf', [noon, 'minutes'], '2026-11-24T12:30:00.000'],
  ['startOf', [noon, 'day'], '2026-11-24T00:00:00.000'],
  ['startOf', [noon, 'week'], '2026-11-22T00:00:00.000'],
  ['startOf', [date('2026-11-22T00:00'), 'week'], '2026-11-22T00:00:00.000'],
  ['startOf', [date('2026-11-28T23:59'), 'week'], '2026-11-22T00:00:00.000'],
  ['startOf', [noon, 'month'], '2026-11-01T00:00:00.000'],
  ['endOf', [noon, 'day'], '2026-11-24T23:59:59.999'],
  ['endOf', [noon], '2026-11-24T23:59:59.999'],
  ['endOf', [noon, 'week'], '2026-11-28T23:59:59.999'],
  ['endOf', [date('2026-12-31T10:00'), 'month'], '2026-12-31T23:59:59.999'],
  ['endOf', [date('2028-02-01T10:00'), 'month'], '2028-02-29T23:59:59.999'],
  ['add', [noon, 30, 'minutes'], '2026-11-24T13:00:45.678'],
  ['add', [noon, 5, 'milliseconds'], '2026-11-24T12:30:45.683'],
  ['add', [noon, -1, 'day'], '2026-11-23T12:30:45.678'],
  ['add', [noon, 2, 'week'], '2026-12-08T12:30:45.678'],
  ['add', [noon, 2, 'month'], '2027-01-01T00:00:00.000'],
  ['diff', [date('2026-11-24T09:00'), date('2026-11-24T09:31')], 31],
  ['diff', [date('2026-11-24T09:00'), date('2026-11-26T10:00'), 'day'], 2],
  ['diff', [date('2026-11-24T09:00:01'), date('2026-11-24T09:00'), 'milliseconds'], -1000],
  [
    'range',
    [date('2026-11-24T09:00'), date('2026-11-26T09:00')],
    [24, 25, 26].map((day) => `2026-11-${day}T09:00:00.000`),
  ],
  ['range', [date('2026-11-24T09:00'), date('2026-11-26T08:59')], [24, 25].map((day) => `2026-11-${day}T09:00:00.000`)],
  ['ceil', [noon, 'day'], '2026-11-25T00:00:00.000'],
  ['ceil', [date('2026-11-24T00:00'), 'day'], '2026-11-24T00:00:00.000'],
  ['ceil', [noon], '2026-11-25T00:00:00.000'],
  ['merge', [date('2026-11-24T09:00'), date('1970-01-01T08:15:59')], '2026-11-24T08:15:00.000'],
  ['merge', [noon, null], '2026-11-24T12:30:00.000'],
  ['merge', [null, noon], '2026-11-24T12:30:00.000'],
  ['merge', [null, null], null],
  ['min', [date('2026-11-25T00:00'), noon], '2026-11-24T12:30:45.678'],
  ['max', [date('2026-11-25T00:00'), noon], '2026-11-25T00:00:00.000'],
  ['daySpan', [date('2026-11-24T23:00'), date('2026-11-25T01:00')], 2],
  ['daySpan', [date('2026-11-24T09:00'), date('2026-11-24T10:00')], 1],
  ['firstVisibleDay', [noon], '2026-11-01T00:00:00.000'],
  ['firstVisibleDay', [date('2026-12-10T00:00')], '2026-11-29T00:00:00.000'],
  ['lastVisibleDay', [noon], '2026-12-05T00:00:00.000'],
  ['getSlotDate', [noon, 90, 15], '2026-11-24T01:45:00.000'],
  ['getTotalMin', [date('2026-11-24T09:00'), date('2026-11-24T10:30')], 90],
  ['getMinutesFromMidnight', [date('2026-11-24T09:30')], 570],
  ['getTimezoneOffset', [noon], 0],
  ['getDstOffset', [date('2027-03-13T00:00'), date('2027-03-15T00:00')], 0],
  ['startOfWeek', [], 0],
  ['format', [noon, undefined], String(noon)],
  ['format', [noon, () => 'written'], 'written'],
])('The grid computes with the wall clock that its dates carry: %s %o', (name, args, expected) => {
  expect(read(localizer[name]!(...args))).toEqual(expected);
});

it('The grid shows whole weeks of a month', () => {
  const days = (localizer['visibleDays']!(noon) as Date[]).map((one) => one.toISOString().slice(5, 10));
  expect([days.length, days[0], days[34]]).toEqual([35, '11-01', '12-05']);
});

describe('Moments of the grid', () => {
  const [early, late, next] = ['2026-11-24T09:00', '2026-11-24T10:00', '2026-11-25T09:00'].map(date) as [
    Date,
    Date,
    Date,
  ];
  it.each<[string, boolean[], boolean[]]>([
    ['eq', [true, false, false], [true, true, false]],
    ['neq', [false, true, true], [false, false, true]],
    ['lt', [false, true, true], [false, false, true]],
    ['lte', [true, true, true], [true, true, true]],
    ['gt', [false, false, false], [false, false, false]],
    ['gte', [true, false, false], [true, true, false]],
  ])('are compared to the moment, or by a unit of the calendar: %s', (name, exactly, byDay) => {
    const compare = localizer[name]!;
    expect([early, late, next].map((other) => compare(early, other))).toEqual(exactly);
    expect([early, late, next].map((other) => compare(early, other, 'day'))).toEqual(byDay);
    expect(['gt', 'gte', 'neq'].includes(name)).toBe(compare(next, early, 'day'));
  });

  it('are of one date, without a time, or in a span of days or minutes', () => {
    expect([late, next].map((other) => localizer['isSameDate']!(early, other))).toEqual([true, false]);
    const midnight = date('2026-11-24T00:00');
    const bare = [
      [midnight, midnight],
      [midnight, early],
      [early, midnight],
    ].map((pair) => localizer['startAndEndAreDateOnly']!(...pair));
    expect(bare).toEqual([true, false, false]);
    const within = (...args: unknown[]) => localizer['inRange']!(...args);
    expect([within(late, early, next), within(late, late, late), within(early, late, next)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([within(next, early, late), within(early, next, next)]).toEqual([false, false]);
    expect([within(early, late, next, 'minutes'), within(late, late, next, 'minutes')]).toEqual([false, true]);
  });
});

describe('Events of the grid', () => {
  it('are in order of their beginning, then of their end', () => {
    const sorted = [
      event('2026-11-24T09:00', '2026-11-24T09:30'),
      event('2026-11-24T09:00', '2026-11-24T12:00'),
      event('2026-11-24T11:00', '2026-11-24T11:30'),
      event('2026-11-25T08:00', '2026-11-25T09:00'),
    ];
    const compare = (evtA: object, evtB: object) => localizer['sortEvents']!({ evtA, evtB }) as number;
    expect(sorted.toReversed().toSorted(compare)).toEqual(sorted);
  });

  it('continue a day before only if they began before that day, and one after only if they end after it', () => {
    const first = date('2026-11-24T10:00');
    const begun = ['2026-11-23T23:59', '2026-11-24T00:00', '2026-11-25T00:00'].map(date);
    expect(begun.map((start) => localizer['continuesPrior']!(start, first))).toEqual([true, false, false]);
    const [start, last] = [date('2026-11-24T10:00'), date('2026-11-25T00:00')];
    const ends = ['2026-11-24T23:59', '2026-11-25T00:00', '2026-11-25T00:01'].map(date);
    expect(ends.map((end) => localizer['continuesAfter']!(start, end, last))).toEqual([false, false, true]);
    expect(localizer['continuesAfter']!(last, last, last), 'without a length').toBe(true);
    expect(localizer['continuesAfter']!(start, start, last)).toBe(false);
  });

  it('are in the days that they touch', () => {
    const range = event('2026-11-24T00:00', '2026-11-25T23:59');
    const rows: [string, string, boolean][] = [
      ['2026-11-23T22:00', '2026-11-24T00:00', false],
      ['2026-11-23T22:00', '2026-11-24T00:01', true],
      ['2026-11-25T23:59', '2026-11-26T01:00', true],
      ['2026-11-26T00:00', '2026-11-26T01:00', false],
    ];
    for (const [start, end, isIn] of rows)
      expect(localizer['inEventRange']!({ event: event(start, end), range }), `${start} to ${end}`).toBe(isIn);
  });
});

it('The grid writes days and times in English, with twelve hours', () => {
  const span = event('2026-11-24T09:05', '2026-11-24T14:30');
  const { formats } = localizer;
  const plain = (name: string, given: unknown) => (formats[name]!(given) as string).replaceAll('\u202F', ' ');
  expect(
    Object.fromEntries(Object.keys(formats).map((name) => [name, plain(name, /ange/.test(name) ? span : noon)])),
  ).toEqual({
    dateFormat: '24',
    dayFormat: '24 Tue',
    weekdayFormat: 'Tue',
    timeGutterFormat: '12 PM',
    selectRangeFormat: '9:05 AM – 2:30 PM',
    eventTimeRangeFormat: '9:05 AM – 2:30 PM',
    eventTimeRangeStartFormat: '9:05 AM –',
    eventTimeRangeEndFormat: '– 2:30 PM',
  });
});
