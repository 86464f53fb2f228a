import { describe, expect, it } from 'vitest';
import { newEvent } from '../../../../functions/domain/calendar/compose-event.ts';
import { judgeAway, judgeClashes, judgeStart } from '../../../../functions/domain/calendar/judge-times.ts';
import type { CalendarDay } from '../../../../functions/records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import { aDay, aMeeting as meeting, anEntry, timesOfMeeting as times } from '../../../support/a-meeting.ts';
import { someTime as at } from '../../../support/builders.ts';

const id = 9001;
const refused = (kind: string, message: string, key?: string) =>
  expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] });

describe('A time', () => {
  const now = '2026-09-08T09:00:30.000Z';
  const span = (start: string, end = start) => ({ start, end });
  const [past, far] = ['Must not be in the past', 'Must be within two years'];

  it('begins now or within two years', () => {
    expect(judgeStart(span('2026-09-08T09:00:00.000Z'), now)).toBeUndefined();
    expect(judgeStart(span('2028-09-09T09:00:00.000Z'), now)).toBeUndefined();
    expect(() => judgeStart(span('2026-09-08T08:59:00.000Z'), now)).toThrow(refused('invalid', past, 'start'));
    expect(() => judgeStart(span('2028-09-10T09:01:00.000Z'), now)).toThrow(refused('invalid', far, 'start'));
  });

  it('away ends later than now and within two years', () => {
    expect(judgeAway(span('2026-09-08T09:01:00.000Z'), now)).toBeUndefined();
    expect(() => judgeAway(span(now), now)).toThrow(refused('invalid', past, 'end'));
    expect(() => judgeAway(span('2028-09-10T09:01:00.000Z'), now, 'to')).toThrow(refused('invalid', far, 'to'));
  });

  const judged = (after: StoredCalendarEvent, days: CalendarDay[], over: object = {}) =>
    judgeClashes([{ before: undefined, after }], days, { actorId: 1001, ...over });
  const away = { ...newEvent('away', times, { at, id }), people: [1001] };
  const [busy, gone] = [anEntry('09:00', '10:00'), anEntry('09:00', '10:00', { kind: 'away', title: null })];

  it.each<[string, StoredCalendarEvent, CalendarDay[], string, string]>([
    ['of their own', meeting, [aDay({ 1: busy })], 'You have Round then', 'start'],
    ['when they are away', meeting, [aDay({ 1: gone })], 'You are marked as unavailable then', 'start'],
    ['of the other’s', meeting, [aDay({ 1: busy }, 3001)], 'Priya Iyer is not free then', 'start'],
    ['away over a meeting', away, [aDay({ 1: busy })], 'Round would stay in this time', 'keepMeetings'],
    [
      'away over two',
      away,
      [aDay({ 1: busy, 2: anEntry('09:10', '09:20', { title: 'Tea' }), 3: busy })],
      'Round and Tea would stay in this time',
      'keepMeetings',
    ],
    [
      'away over many',
      away,
      [
        aDay({
          1: busy,
          2: anEntry('09:10', '09:20', { title: 'Tea' }),
          3: anEntry('09:10', '09:20', { title: 'Call' }),
        }),
      ],
      'Round and 2 others would stay in this time',
      'keepMeetings',
    ],
  ])('is refused where it clashes with one %s', (_what, after, days, message, key) => {
    expect(() => judged(after, days)).toThrow(refused('conflict', message, key));
  });

  it('is refused by the name of the person who is not free, whoever of the two asks', () => {
    const byCandidate = (days: CalendarDay[]) => () => judged(meeting, days, { actorId: 3001 });
    expect(byCandidate([aDay({ 1: busy })])).toThrow(refused('conflict', 'Daniel Reyes is not free then', 'start'));
    const full = Object.fromEntries(Array.from({ length: 100 }, (_one, place) => [place, anEntry('20:00', '20:01')]));
    expect(byCandidate([aDay(full)])).toThrow(refused('conflict', 'Daniel Reyes is not free then', 'start'));
  });

  it.each<[string, Partial<StoredCalendarEvent>, string]>([
    ['without a last name', { candidate: { ...meeting.candidate!, lastName: '' } }, 'Priya is not free then'],
    ['whose name was erased', { candidate: null }, 'The other person is not free then'],
    [
      'whose name was erased with the manager’s',
      { candidate: null, manager: null },
      'The other person is not free then',
    ],
  ])('is refused by the name of a person %s as far as it is known', (_what, over, message) => {
    const after = { ...meeting, ...over };
    expect(() => judged(after, [aDay({ 1: busy }, 3001)])).toThrow(refused('conflict', message, 'start'));
    const full = Object.fromEntries(Array.from({ length: 100 }, (_one, place) => [place, anEntry('20:00', '20:01')]));
    expect(() => judged(after, [aDay(full, 3001)])).toThrow(refused('conflict', message, 'start'));
  });

  it('is free beside others, over itself, and away over meetings that are kept', () => {
    expect(judged(meeting, [aDay({ 1: anEntry('09:30', '10:00') }), aDay({ [id]: busy })])).toBeUndefined();
    expect(judged(away, [aDay({ 1: gone })])).toBeUndefined();
    expect(judged(away, [aDay({ 1: busy })], { keepMeetings: true })).toBeUndefined();
    expect(() => judged(meeting, [aDay({ 1: busy })], { keepMeetings: true })).toThrow(
      refused('conflict', 'You have Round then', 'start'),
    );
  });

  it('is refused on a day that is full, of one’s own or of the other’s', () => {
    const full = Object.fromEntries(Array.from({ length: 100 }, (_one, place) => [place, anEntry('20:00', '20:01')]));
    expect(() => judged(meeting, [aDay(full, 3001), aDay(full)])).toThrow(
      refused('conflict', 'This day is full; remove something from it first', 'start'),
    );
    expect(() => judged(meeting, [aDay(full, 3001)])).toThrow(
      refused('conflict', 'Priya Iyer is not free then', 'start'),
    );
  });
});
