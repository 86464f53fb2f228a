import { describe, expect, it } from 'vitest';
import { daysOf, merged, nearestEvent, overlaps } from '../../../shared/rules/calendar-time.ts';

const span = (from: string, to: string) => ({ start: `2026-12-01T${from}:00.000Z`, end: `2026-12-01T${to}:00.000Z` });

describe('Two spans of time', () => {
  it.each([
    ['one after the other', span('09:00', '10:00'), span('10:00', '11:00'), false],
    ['crossing', span('09:00', '10:00'), span('09:59', '11:00'), true],
    ['one inside the other', span('09:00', '17:00'), span('10:00', '10:15'), true],
    ['the same', span('09:00', '10:00'), span('09:00', '10:00'), true],
  ])('%s overlap: %s', (_, one, other, expected) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
  });
});

describe('The UTC days of a span', () => {
  it('do not include the day on whose midnight it ends', () => {
    expect(daysOf({ start: '2026-12-01T23:30:00.000Z', end: '2026-12-02T00:00:00.000Z' })).toEqual(['2026-12-01']);
    expect(daysOf({ start: '2026-12-01T23:30:00.000Z', end: '2026-12-02T00:01:00.000Z' })).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });
});

describe('Times away in one list', () => {
  it('become one where they overlap or touch (CAL-13)', () => {
    expect(
      merged([span('12:00', '13:00'), span('09:00', '10:00'), span('10:00', '11:00'), span('09:15', '09:30')]),
    ).toEqual([span('09:00', '11:00'), span('12:00', '13:00')]);
  });
});

describe('The nearest event', () => {
  const at = (start: string, rendering: string | null = null) => ({ start: `2026-12-01T${start}:00.000Z`, rendering });

  it('is the earliest that is not in the background and starts now or later (CAL-04, CAL-05)', () => {
    const events = [at('12:00'), at('08:00'), at('09:30', 'background'), at('11:00')];
    expect(nearestEvent(events, '2026-12-01T09:00:00.000Z')).toEqual(at('11:00'));
  });

  it('still is the one that starts in this minute (CAL-05)', () => {
    expect(nearestEvent([at('09:00'), at('11:00')], '2026-12-01T09:00:59.000Z')).toEqual(at('09:00'));
    expect(nearestEvent([at('09:00'), at('11:00')], '2026-12-01T09:01:00.000Z')).toEqual(at('11:00'));
  });

  it('is none where everything is over', () => {
    expect(nearestEvent([at('08:00')], '2026-12-01T09:00:00.000Z')).toBeUndefined();
  });
});
