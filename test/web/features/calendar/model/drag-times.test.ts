import { describe, expect, it } from 'vitest';
import type { DragPart, Instants } from '../../../../../web/features/calendar/model/drag-times.ts';
import { draggedTimes, segmentsOf, timesOf, wallAt } from '../../../../../web/features/calendar/model/drag-times.ts';
import { draftOf, readTimes } from '../../../../../web/features/calendar/model/event-times.ts';
import { daysOf } from '../../../../../web/features/calendar/model/shown-range.ts';

// Columns 100 px wide below a header, an hour being 60 px high and so a minute one.
const columns = daysOf('2027-03-17', 'week').map((date, place) => ({
  date,
  left: 50 + place * 100,
  right: 150 + place * 100,
  top: 80,
  height: 1440,
}));
const at = (local: string) => Date.parse(`${local}Z`);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('A point of the grid', () => {
  it('is a time of the day whose column it is in', () => {
    expect(columns.map(({ date }) => date)).toEqual([14, 15, 16, 17, 18, 19, 20].map((one) => `2027-03-${one}`));
    expect(wallAt({ x: 160, y: 80 + 9 * 60 + 20 }, columns)).toBe(at('2027-03-15T09:20'));
  });

  it('beyond the grid is the nearest one in it', () => {
    expect(wallAt({ x: 0, y: -500 }, columns)).toBe(at('2027-03-14T00:00'));
    expect(wallAt({ x: 9999, y: 9999 }, columns)).toBe(at('2027-03-21T00:00'));
  });
});

const zones = { newYork: 'America/New_York', kolkata: 'Asia/Kolkata', lordHowe: 'Australia/Lord_Howe' };
type Row = [
  what: string,
  event: Instants,
  wish: { part: DragPart; by: number; zone: string },
  expected: Instants | undefined,
];
const morning = { start: '2027-03-12T14:00:00.000Z', end: '2027-03-12T15:00:00.000Z' };
const moved = (by: number, zone = zones.newYork) => ({ part: 'whole' as const, by, zone });
const resized = (by: number, zone = zones.newYork) => ({ part: 'end' as const, by, zone });
const rows: Row[] = [
  [
    'down by 22 minutes moves by a quarter of an hour',
    morning,
    moved(22 * minute),
    { start: '2027-03-12T14:15:00.000Z', end: '2027-03-12T15:15:00.000Z' },
  ],
  [
    'up by 23 minutes moves by half an hour',
    morning,
    moved(-23 * minute),
    { start: '2027-03-12T13:30:00.000Z', end: '2027-03-12T14:30:00.000Z' },
  ],
  ['by seven minutes changes nothing', morning, moved(7 * minute), undefined],
  // 9:00 stays 9:00 by the clock, an hour earlier by UTC.
  [
    'over the weekend on which clocks change keeps its local time',
    morning,
    moved(3 * day),
    { start: '2027-03-15T13:00:00.000Z', end: '2027-03-15T14:00:00.000Z' },
  ],
  [
    'to where the clock skips an hour lasts as long as before',
    morning,
    moved(2 * day - 7.5 * hour),
    { start: '2027-03-14T06:30:00.000Z', end: '2027-03-14T07:30:00.000Z' },
  ],
  [
    'in a zone off by half an hour is exact',
    morning,
    moved(day + 15 * minute, zones.kolkata),
    { start: '2027-03-13T14:15:00.000Z', end: '2027-03-13T15:15:00.000Z' },
  ],
  // Clocks on Lord Howe are put back by half an hour on 2027-04-04.
  [
    'to a day that is half an hour longer lasts as long as before',
    { start: '2027-04-02T23:00:00.000Z', end: '2027-04-03T00:00:00.000Z' },
    moved(day, zones.lordHowe),
    { start: '2027-04-03T23:30:00.000Z', end: '2027-04-04T00:30:00.000Z' },
  ],
  ['by its end is longer', morning, resized(30 * minute), { ...morning, end: '2027-03-12T15:30:00.000Z' }],
  [
    'by its end above its beginning is a quarter of an hour',
    morning,
    resized(-5 * hour),
    { ...morning, end: '2027-03-12T14:15:00.000Z' },
  ],
  ['by its end is a day at most', morning, resized(3 * day), { ...morning, end: '2027-03-13T14:00:00.000Z' }],
];

describe('An event that is dragged', () => {
  it.each(rows)('%s (CAL-16)', (_, event, wish, expected) => {
    const times = draggedTimes(event, wish);
    expect(times && readTimes(times, wish.zone)).toEqual(expected);
  });

  it('to a time that does not exist, or exists twice, is asked about by the dialog', () => {
    const to = (by: number) => readTimes(draggedTimes(morning, moved(by)) ?? draftOf('', ''), zones.newYork);
    expect(to(2 * day - 6.5 * hour)).toMatchObject({ question: { edge: 'start', instead: '2027-03-14T03:30' } });
    const autumn = { start: '2027-11-05T13:00:00.000Z', end: '2027-11-05T14:00:00.000Z' };
    const twice = draggedTimes(autumn, moved(2 * day - 7.5 * hour));
    expect(readTimes(twice ?? draftOf('', ''), zones.newYork)).toMatchObject({ question: { edge: 'start' } });
  });

  it('and was chosen as the second of two equal times stays that one when its end is moved', () => {
    const second = { start: '2027-11-07T06:30:00.000Z', end: '2027-11-07T07:30:00.000Z' };
    expect(timesOf(second, zones.newYork)).toMatchObject({ timeStart: '01:30', startIs: 'second', timeEnd: '02:30' });
    const longer = draggedTimes(second, resized(30 * minute));
    expect(readTimes(longer ?? draftOf('', ''), zones.newYork)).toEqual({ ...second, end: '2027-11-07T08:00:00.000Z' });
  });
});

describe('The times of an event as its form holds them', () => {
  const { newYork } = zones;
  it('say which of two equal times each end is, and nothing of others', () => {
    const draft = { dateStart: '2027-11-07', timeStart: '01:00', dateEnd: '2027-11-07', timeEnd: '01:45' };
    const [first, second] = ['2027-11-07T05:00:00.000Z', '2027-11-07T06:45:00.000Z'] as const;
    expect(timesOf({ start: first, end: '2027-11-07T05:45:00.000Z' }, newYork)).toEqual({
      ...draft,
      startIs: 'first',
      endIs: 'first',
    });
    expect(timesOf({ start: first, end: second }, newYork)).toEqual({ ...draft, startIs: 'first', endIs: 'second' });
    expect(timesOf(morning, newYork)).toEqual({
      dateStart: '2027-03-12',
      timeStart: '09:00',
      dateEnd: '2027-03-12',
      timeEnd: '10:00',
    });
  });

  it('follow the proposed beginning with their end where the clock skips or repeats it', () => {
    const long = { ...morning, end: '2027-03-12T16:00:00.000Z' };
    expect(draggedTimes(long, moved(2 * day - 6.5 * hour))).toEqual({
      dateStart: '2027-03-14',
      timeStart: '02:30',
      dateEnd: '2027-03-14',
      timeEnd: '05:30',
    });
    const autumn = { start: '2027-11-05T13:00:00.000Z', end: '2027-11-05T15:00:00.000Z' };
    expect(draggedTimes(autumn, moved(2 * day - 7.5 * hour))).toEqual({
      dateStart: '2027-11-07',
      timeStart: '01:30',
      dateEnd: '2027-11-07',
      timeEnd: '03:30',
    });
    // The end alone comes twice: it is the one that leaves the length as it was.
    expect(draggedTimes({ ...autumn, end: '2027-11-05T14:30:00.000Z' }, moved(2 * day - 9 * hour))).toMatchObject({
      timeStart: '00:00',
      timeEnd: '01:30',
      endIs: 'first',
    });
  });

  it('stay when an end is dragged back to where it was', () => {
    expect(draggedTimes(morning, resized(7 * minute))).toBeUndefined();
    expect(draggedTimes(morning, resized(-7 * minute))).toBeUndefined();
    expect(draggedTimes(morning, resized(-40 * minute))?.timeEnd).toBe('09:15');
    expect(draggedTimes(morning, moved(day))?.dateStart).toBe('2027-03-13');
  });
});

it('A grid without days has no times', () => {
  expect(() => wallAt({ x: 0, y: 0 }, [])).toThrow('there are no days to drag in');
  expect(wallAt({ x: 150, y: 80 }, columns), 'the edge between two days').toBe(at('2027-03-15T00:00'));
});

describe('The ghost of a drag', () => {
  it('is drawn in every day that it touches, from its hour on', () => {
    const parts = segmentsOf(draftOf('2027-03-15T18:00', '2027-03-16T06:00'), columns);
    expect(parts.map(({ column, from, to }) => [column.date, from, to])).toEqual([
      ['2027-03-15', 0.75, 1],
      ['2027-03-16', 0, 0.25],
    ]);
    expect(segmentsOf(draftOf('2027-04-15T18:00', '2027-04-15T19:00'), columns)).toEqual([]);
    const night = segmentsOf(draftOf('2027-03-15T18:00', '2027-03-16T00:00'), columns);
    expect(night.map(({ column, from, to }) => [column.date, from, to])).toEqual([['2027-03-15', 0.75, 1]]);
  });
});
