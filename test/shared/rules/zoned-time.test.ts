import { describe, expect, it } from 'vitest';
import {
  canonicalZone,
  instantsAt,
  isTimeZone,
  localOf,
  readLocal,
  startOfDay,
  toTheMinute,
  wallClock,
} from '../../../shared/rules/zoned-time.ts';

const hour = 3_600_000;
const zones = [
  'America/New_York',
  'America/Vancouver',
  'America/St_Johns',
  'America/Havana',
  'Europe/London',
  'Europe/Berlin',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

/** The moments between 2025 and 2029 at which a zone's clock is put forward or back. */
function changesOf(zone: string): number[] {
  const found = [];
  let offset: number | undefined;
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += hour) {
    const now = wallClock(at, zone) - at;
    if (offset !== undefined && now !== offset) found.push(at);
    offset = now;
  }
  return found;
}

/** Every instant within two days that shows this time, found by trying each quarter of an hour. */
function byTrying(wall: number, zone: string): number[] {
  const found = [];
  for (let at = wall - 48 * hour; at <= wall + 48 * hour; at += hour / 4)
    if (wallClock(at, zone) === wall) found.push(at);
  return found;
}

describe('A local time in a zone', () => {
  it.each(zones)('is the same as trying every instant finds, around each change of the clock in %s', (zone) => {
    for (const change of changesOf(zone).slice(0, 4)) {
      const around = wallClock(change - hour, zone);
      for (let wall = around - 3 * hour; wall <= around + 4 * hour; wall += hour / 2)
        expect([wall, instantsAt(wall, zone)]).toEqual([wall, byTrying(wall, zone)]);
    }
  });

  it('that the clock skips is not guessed: the time an hour later is proposed', () => {
    expect(readLocal('2027-03-14T02:30', 'America/New_York')).toEqual({ is: 'none', instead: '2027-03-14T03:30' });
    expect(readLocal('2026-10-04T02:10', 'Australia/Lord_Howe')).toEqual({ is: 'none', instead: '2026-10-04T02:40' });
  });

  it('that comes twice is not guessed: both are returned, an hour apart', () => {
    expect(readLocal('2027-11-07T01:30', 'America/New_York')).toEqual({
      is: 'two',
      first: '2027-11-07T05:30:00.000Z',
      second: '2027-11-07T06:30:00.000Z',
    });
  });

  it('is one instant on any other day, and leads back to the same text', () => {
    expect(readLocal('2026-11-24T09:00', 'Asia/Kathmandu')).toEqual({ is: 'one', instant: '2026-11-24T03:15:00.000Z' });
    expect(localOf('2026-11-24T03:15:00.000Z', 'Asia/Kathmandu')).toBe('2026-11-24T09:00');
  });

  it('follows rules of this year: British Columbia stays on summer time after March 2026', () => {
    expect(localOf('2026-12-01T20:00:00.000Z', 'America/Vancouver')).toBe('2026-12-01T13:00');
  });

  it('begins its day where the clock shows midnight, or right after it skipped midnight', () => {
    expect(new Date(startOfDay('2027-03-14', 'America/New_York')).toISOString()).toBe('2027-03-14T05:00:00.000Z');
    expect(localOf(new Date(startOfDay('2027-03-14', 'America/Havana')).toISOString(), 'America/Havana')).toBe(
      '2027-03-14T01:00',
    );
  });

  it('loses its seconds (CAL-11)', () => {
    expect(toTheMinute('2026-11-24T09:00:59.999Z')).toBe('2026-11-24T09:00:00.000Z');
  });
});

describe('The name of a time zone', () => {
  it.each(['America/New_York', 'UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])('can be %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+05:30', 'GMT+25', "x'; DROP", 'America/New York'])('cannot be %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  it('is one for all its aliases', () => {
    expect(canonicalZone('Asia/Calcutta')).toBe(canonicalZone('Asia/Kolkata'));
  });
});
