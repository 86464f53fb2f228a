import { describe, expect, it } from 'vitest';
import { hoursAround, isWorked, usualHours, worksAtWeekends } from '../../../shared/rules/working-hours.ts';
import { workingHoursForm } from '../../../shared/validation/working-hours.ts';

const zone = 'America/New_York';
const [monday, saturday, sunday] = [1, 6, 0];
const on = (weekday: number, fromHour: number, toHour: number) => ({ weekday, fromHour, toHour });

describe('Working hours', () => {
  const hours = [on(monday, 9, 12), on(monday, 12, 13), on(monday, 14, 17.5), on(saturday, 22, 24), on(sunday, 0, 2)];
  // 2027-03-08 is a Monday, six days before the clock of New York is put forward; 9 AM is 14:00 UTC.
  it.each([
    ['2027-03-08T14:00', '2027-03-08T15:00', true],
    ['2027-03-08T13:45', '2027-03-08T14:15', false],
    ['2027-03-08T16:30', '2027-03-08T17:30', true],
    ['2027-03-08T17:30', '2027-03-08T19:30', false],
    ['2027-03-08T22:00', '2027-03-08T22:30', true],
    ['2027-03-08T22:15', '2027-03-08T22:45', false],
    ['2027-03-09T14:00', '2027-03-09T15:00', false],
    ['2027-03-14T04:30', '2027-03-14T05:30', true],
    ['2027-03-15T13:00', '2027-03-15T14:00', true],
  ])('hold a span from %s to %s: %s', (start, end, held) => {
    expect(isWorked({ start: `${start}:00.000Z`, end: `${end}:00.000Z` }, { hours, zone })).toBe(held);
  });

  it('that nobody chose leave every time free', () => {
    const night = { start: '2027-03-08T07:00:00.000Z', end: '2027-03-08T08:00:00.000Z' };
    expect(isWorked(night, { hours: [], zone })).toBe(true);
    expect(hoursAround([])).toBeUndefined();
    expect([worksAtWeekends(usualHours), worksAtWeekends(hours)]).toEqual([false, true]);
  });

  it('begin with the first and end with the last of some days, or of all', () => {
    expect(hoursAround(hours, [monday])).toEqual({ fromHour: 9, toHour: 17.5 });
    expect(hoursAround(hours)).toEqual({ fromHour: 0, toHour: 24 });
    expect(hoursAround(hours, [3])).toBeUndefined();
  });

  it.each([
    [[], []],
    [[on(1, 9, 17)], []],
    [[on(1, 9, 12), on(1, 12, 17), on(2, 9, 17)], []],
    [[on(1, 9, 9)], [['hours.0.toHour', 'Must be after the beginning']]],
    [[on(2, 9, 17), on(1, 17, 9)], [['hours.1.toHour', 'Must be after the beginning']]],
    [[on(1, 9, 13), on(1, 12.5, 17)], [['hours.1.fromHour', 'Overlaps another time of this day']]],
    [[on(1, 10, 11), on(3, 9, 10), on(1, 9, 17)], [['hours.2.fromHour', 'Overlaps another time of this day']]],
    [[on(1, 9.25, 17)], [['hours.0.fromHour', 'Choose a full or half hour']]],
    [[on(7, 9, 17)], [['hours.0.weekday', 'Too big: expected number to be <=6']]],
    [[on(1, 9, 24.5)], [['hours.0.toHour', 'Choose a time']]],
    [Array.from({ length: 22 }, (_, half) => on(1, half, half + 1)), [['hours', 'At most 21 times']]],
  ])('given as %j are refused for %j', (given, refused) => {
    const { error } = workingHoursForm.safeParse({ hours: given });
    expect((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(refused);
  });
});
