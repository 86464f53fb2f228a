import { beforeEach, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { secretHash } from '../../../../functions/platform/table/secret-hash.ts';
import { robotsText } from '../../../../infra/constructs/site-pages.ts';
import type { CalendarFeed } from '../../../../shared/model/calendar-feed.ts';
import { composeFeed, feedDays } from '../../../../functions/features/calendar/compose-feed.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { aDay, anEntry } from '../../../support/a-meeting.ts';
import { someTime } from '../../../support/builders.ts';
import { calendarOffice } from '../../../support/calendar-office.ts';
import { originSecret } from '../../../support/http-event.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';

const room = withLocalTable(openMeetings);
beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

/** A manager with a feed, a meeting with a candidate, and the candidate's own event. */
async function aFedCalendar() {
  const office = await calendarOffice(room);
  const { manager, candidate, dataOf, respond } = office;
  for (const [role, { id, uuid, firstName, lastName }] of [
    ['manager', manager],
    ['candidate', candidate],
  ] as const) {
    const person = { firstName, lastName, email: `${id}@example.com`, role };
    const account = accountOf(person, { id, uuid, at: someTime, status: 'active' });
    await room.table.write([{ put: { ...keys.account(id), ...account } }]);
  }
  const booking = { ...at('09:00', 45), candidateId: candidate.id, comment: 'Ask about the gap', isOnline: true };
  const meeting = await dataOf<{ id: number; start: string; end: string }>('bookMeeting', {
    by: manager,
    body: booking,
  });
  await dataOf('addOwnEvent', { by: candidate, body: { ...at('12:00', 30), title: 'Chemotherapy' } });
  const feed = await dataOf<CalendarFeed & { token: string }>('addCalendarFeed', {
    by: manager,
    body: { name: 'Work' },
  });
  const read = (headers: Record<string, string> = {}, token = feed.token, method = 'GET') =>
    respond('readCalendarFeed', { query: `token=${token}`, headers, method });
  const listed = async () => dataOf<CalendarFeed[]>('listCalendarFeeds', { by: manager });
  return { ...office, meeting, feed, read, listed };
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('The feed of a calendar (PLUS-09)', () => {
  it('has the owner’s interviews and times, and nothing of what is only the other person’s', async () => {
    const { manager, meeting, read, dataOf } = await aFedCalendar();
    const { start, end } = at('15:00', 60);
    await dataOf('addUnavailability', { by: manager, body: { dates: [{ start, end }], zone } });
    const { statusCode, headers, body } = await read();
    expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [first, second] = eventsOf(body!);
    expect([first!.uid, first!.summary, first!.startDate.toJSDate().toISOString()]).toEqual([
      `event-${meeting.id}@calendar.hirehub`,
      'Interview with Priya Iyer',
      meeting.start,
    ]);
    expect(first!.location).toBe(`https://hirehub.example/zoom?number=${meeting.id}`);
    expect(second!.summary).toBe('Unavailable');
    expect(body).not.toMatch(/Chemo|Ask about|ATTENDEE|Set-Cookie/i);
  });

  it('needs neither cookie nor Accept, is not compressed, names no file, and is not sent again to who has it', async () => {
    const { read } = await aFedCalendar();
    const first = await read({ 'accept-encoding': 'gzip, br' });
    expect(first.statusCode).toBe(200);
    expect(Object.keys(first.headers ?? {})).not.toContain('content-encoding');
    expect(Object.keys(first.headers ?? {})).not.toContain('content-disposition');
    expect([first.isBase64Encoded, first.cookies]).toEqual([undefined, undefined]);
    const etag = String(first.headers?.['etag']);
    expect(await read({ 'if-none-match': etag })).toMatchObject({ statusCode: 304 });
    expect(await read({}, undefined, 'HEAD')).toMatchObject({ statusCode: 200, headers: { etag } });
  });

  it('says of a moved meeting the same identity with a higher sequence, and of a cancelled one for thirty days that it is', async () => {
    const { manager, candidate, meeting, read } = await aFedCalendar();
    await room.moved(meeting.id, { ...at('17:00', 45), isOnline: true }, manager);
    const [moved] = eventsOf((await read()).body!);
    expect([moved!.uid, moved!.sequence, moved!.startDate.toJSDate().toISOString()]).toEqual([
      `event-${meeting.id}@calendar.hirehub`,
      1,
      at('17:00').start,
    ]);
    await room.cancelled(meeting.id, manager);
    const text = (await read()).body!;
    const [cancelled, ...others] = eventsOf(text);
    expect([cancelled!.uid, cancelled!.sequence, others]).toEqual([moved!.uid, 2, []]);
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    // Its time is free again, and a meeting then takes nothing of it away.
    await room.booked({ ...at('17:00', 45), candidateId: candidate.id }, manager);
    const later = eventsOf((await read()).body!).map((one) => one.component.getFirstPropertyValue('status'));
    expect(later.toSorted()).toEqual(['CANCELLED', 'CONFIRMED']);
    const { first, last } = feedDays('2026-10-05T00:00:00.000Z');
    const days = await room.calendarStore.daysIn(manager, {
      start: `${first}T00:00:00.000Z`,
      end: `${last}T00:00:00.000Z`,
    });
    const text30 = composeFeed(days, {
      owner: manager,
      siteUrl: 'https://hirehub.example',
      now: '2026-10-05T00:00:00.000Z',
    });
    expect(eventsOf(text30).map((one) => one.sequence)).toEqual([0]);
  });

  it('does not exist from the moment it is revoked, nor for a guessed secret or a closed account, all alike', async () => {
    const { manager, feed, read, ask, dataOf } = await aFedCalendar();
    const other = await dataOf<{ token: string }>('addCalendarFeed', { by: manager, body: { name: 'Phone' } });
    await dataOf('removeCalendarFeed', { by: manager, params: { feedId: String(feed.id) } });
    const [revoked, guessed] = [await read(), await read({}, 'A'.repeat(22))];
    expect([revoked.statusCode, revoked.body]).toEqual([404, guessed.body]);
    expect((await read({}, other.token)).statusCode).toBe(200);
    await room.table.writeOne({ update: keys.account(manager.id), set: { status: 'disabled' } });
    expect((await read({}, other.token)).statusCode).toBe(404);
    const again = await ask('removeCalendarFeed', { by: manager, params: { feedId: String(feed.id) } });
    expect(again.status).toBe(404);
    expect(again.text).toContain('There is no such feed');
  });

  it('is stored without its secret, shown to its owner alone, with when and by what it was read, once an hour', async () => {
    const { candidate, feed, read, listed, dataOf } = await aFedCalendar();
    expect(await listed()).toMatchObject([{ id: feed.id, name: 'Work', readAt: null, reader: null }]);
    await read({ 'user-agent': 'Google-Calendar-Importer' });
    const [seen] = await listed();
    expect(seen).toMatchObject({ reader: 'Google', readAt: room.clock.now() });
    expect(JSON.stringify(await listed())).not.toContain(feed.token);
    expect(await dataOf('listCalendarFeeds', { by: candidate })).toEqual([]);
    const found = await room.table.get(keys.calendarFeedSecret(secretHash(feed.token)), { consistent: true });
    expect(JSON.stringify(found)).not.toContain(feed.token);
  });

  it('lists its events in the order of their times, whichever was written first', () => {
    const text = composeFeed([aDay({ 1: anEntry('12:00', '13:00'), 2: anEntry('09:00', '10:00') })], {
      owner: room.manager,
      siteUrl: 'https://hirehub.example',
      now: someTime,
    });
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual(['event-2@calendar.hirehub', 'event-1@calendar.hirehub']);
  });

  it('is one of five at most', async () => {
    const { manager, ask } = await aFedCalendar();
    const statuses = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await ask('addCalendarFeed', { by: manager, body: { name: `Phone ${n}` } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
  });

  it('has an address that the rules for crawlers allow', () => {
    const closed = [...robotsText('https://hirehub.example').matchAll(/Disallow: (.*)/g)].map(([, path]) => path!);
    expect(closed.filter((path) => '/calendar.ics'.startsWith(path))).toEqual([]);
  });
});
