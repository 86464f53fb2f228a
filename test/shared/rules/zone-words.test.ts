import { expect, it } from 'vitest';
import { momentIn, placeOfZone, spanIn, zoneNameAt } from '../../../shared/rules/zone-words.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

it('A moment is written in a zone with that zone’s name then', () => {
  expect(plain(momentIn('2026-11-24T14:00:00.000Z', 'America/New_York'))).toBe('Tue, Nov 24, 2026, 9:00 AM EST');
  expect(plain(momentIn('2026-07-01T14:00:00.000Z', 'America/New_York'))).toBe('Wed, Jul 1, 2026, 10:00 AM EDT');
});

it.each([
  [
    'on one day',
    '2026-11-24T14:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
    'Tuesday, November 24, 9:00 AM to 10:00 AM EST',
  ],
  [
    'over midnight',
    '2026-11-25T04:30:00.000Z',
    '2026-11-25T05:30:00.000Z',
    'Tuesday, November 24, 11:30 PM to Wednesday, November 25, 12:30 AM EST',
  ],
  [
    'over the end of daylight saving time',
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
    'Sunday, November 1, 1:30 AM EDT to 1:30 AM EST',
  ],
])('A span %s names its days, and its zone where that changes', (_case, start, end, words) => {
  expect(plain(spanIn({ start, end }, 'America/New_York'))).toBe(words);
});

it('A zone has a short name at a moment, and a place', () => {
  expect(zoneNameAt('2026-11-24T14:00:00.000Z', 'Asia/Kolkata')).toBe('GMT+5:30');
  expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
