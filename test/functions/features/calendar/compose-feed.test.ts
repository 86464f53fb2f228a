import { describe, expect, it } from 'vitest';
import { feedDays, noticedRead } from '../../../../functions/features/calendar/compose-feed.ts';

const now = '2026-09-08T09:00:00.000Z';

it('A feed shows thirty days back and a year and a day ahead', () => {
  expect(feedDays(now)).toEqual({ first: '2026-08-09', last: '2027-09-09' });
});

describe('The reading of a feed', () => {
  const noticed = (userAgent: string, former: { readAt: string | null; reader: never } | object = {}) =>
    noticedRead({ readAt: null, reader: null, ...former }, { userAgent, now });

  it.each([
    ['Google-Calendar-Importer', 'Google'],
    ['Microsoft.Exchange/15.20', 'Outlook'],
    ['Outlook-iOS', 'Outlook'],
    ['Mozilla Office', 'Outlook'],
    ['iOS/19.1 dataaccessd/1.0', 'Apple'],
    ['macOS/15 CalendarAgent', 'Apple'],
    ['Mac OS X/10.15', 'Apple'],
    ['Apple', 'Apple'],
    ['curl/8', 'another program'],
    ['', 'another program'],
  ])('by %s is noticed as %s', (userAgent, reader) => {
    expect(noticed(userAgent)).toEqual({ readAt: now, reader });
  });

  it.each([
    ['within the hour', { readAt: '2026-09-08T08:00:00.001Z', reader: 'Google' }, false],
    ['an hour later', { readAt: '2026-09-08T08:00:00.000Z', reader: 'Google' }, true],
    ['by another program', { readAt: now, reader: 'Apple' }, true],
    ['for the first time', { readAt: null, reader: 'Google' }, true],
  ])('again %s is worth a note or not', (_when, former, isNoticed) => {
    expect(noticed('Google', former) !== undefined).toBe(isNoticed);
  });
});
