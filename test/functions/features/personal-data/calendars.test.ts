import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { addCalendarFeedHandler } from '../../../../functions/features/calendar/calendar-feed.handlers.ts';
import { bookByLink } from '../../../../functions/features/calendar/book-by-link.steps.ts';
import { feedsStore } from '../../../../functions/features/calendar/feeds.store.ts';
import { offerTimesHandler } from '../../../../functions/features/calendar/booking-offer.handlers.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { secretHash } from '../../../../functions/platform/table/secret-hash.ts';
import { bookingOfferForm } from '../../../../shared/validation/booking-offer.ts';
import { cancelMeetings } from '../../../../functions/features/personal-data/erasure/cancel-meetings.steps.ts';
import { buildArchive } from '../../../../functions/features/personal-data/export/build-archive.steps.ts';
import { startDataExportHandler } from '../../../../functions/features/personal-data/export/data-export.handlers.ts';
import { saveRoomNotesHandler } from '../../../../functions/features/calendar/calendar.handlers.ts';
import { calendarsIn } from '../../../../functions/domain/calendar/calendar.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { Meetings } from '../../../support/meetings.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { somePassword } from '../../../support/people.ts';
import type { PersonalDataRoom } from '../../../support/personal-data.ts';
import { openPersonalData } from '../../../support/personal-data.ts';

let people: PersonalDataRoom;
let calendars: Meetings;
let drawn = 7100;
withLocalTable(async (opened) => {
  people = openPersonalData(opened);
  calendars = await openMeetings(opened);
});

let manager: ReturnType<typeof anActor>;
let candidate: ReturnType<typeof anActor>;
beforeEach(async () => {
  drawn += 2;
  manager = anActor('manager', { id: drawn, email: `manager-${drawn}@example.com` });
  candidate = anActor('candidate', { id: drawn + 1, email: `candidate-${drawn}@example.com` });
  await calendars.introduce(candidate, manager);
});

it('A leaving person’s meetings that lie ahead are cancelled without their name, the others are told and free again', async () => {
  const account = await people.admit(candidate);
  const meeting = await calendars.booked({ candidateId: candidate.id, ...at('09:00'), comment: 'Ward 4' }, manager);
  await cancelMeetings(account, { calendars: calendarsIn(calendars.table), clock: calendars.clock });
  expect(await calendars.calendarOf(manager)).toEqual([]);
  const news = await calendars.table.query(keys.eventsOf(keys.calendarEvent(meeting.id).pk));
  expect(news.at(-1)?.event).toMatchObject({
    type: 'meeting-cancelled',
    data: { candidate: { firstName: 'A former', lastName: 'candidate' } },
  });
  await cancelMeetings(account, { calendars: calendarsIn(calendars.table), clock: calendars.clock });
  expect(await calendars.table.query(keys.eventsOf(keys.calendarEvent(meeting.id).pk))).toHaveLength(2);
});

it('A meeting that a leaving person holds beside its manager takes place without them, and the others are told', async () => {
  const interviewer = anActor('manager', { id: drawn + 50_000, email: `interviewer-${drawn}@example.com` });
  const account = await people.admit(interviewer);
  const { id } = await calendars.booked({ candidateId: candidate.id, ...at('09:00') }, manager);
  const { table } = calendars;
  const day = (userId: number) => keys.calendarDay(userId, at('09:00').start.slice(0, 10));
  const before = (await table.get(keys.calendarEvent(id)))!;
  await table.writeOne({ update: keys.calendarEvent(id), set: { people: [...before.people, interviewer.id] } });
  const own = (await table.get(day(manager.id)))!;
  await table.writeOne({ put: { ...own, ...day(interviewer.id), userId: interviewer.id } });
  await cancelMeetings(account, { calendars: calendarsIn(table), clock: calendars.clock });
  const after = await table.get(keys.calendarEvent(id));
  expect([after?.state, after?.people]).toEqual(['booked', before.people]);
  const news = await table.query(keys.eventsOf(keys.calendarEvent(id).pk));
  expect(news.map(({ event }) => event.type)).toEqual(['meeting-booked', 'meeting-changed']);
});

it('An archive of one’s own data has the calendar: meetings, own events and own notes, nobody else’s notes', async () => {
  await people.admit(candidate);
  const online = { candidateId: candidate.id, ...at('09:00'), isOnline: true, comment: 'Bring the licence' };
  const { id: number, zoomMeetingPassword: password } = await calendars.booked(online, manager);
  await calendars.ownEvent({ ...at('12:00'), title: 'Dentist' }, candidate);
  for (const [actor, notes] of [
    [candidate, 'Ask about nights'],
    [manager, 'Strong on triage'],
  ] as const)
    await handled(saveRoomNotesHandler, { params: { number }, body: { password, notes }, actor }, calendars);
  const body = { password: somePassword };
  const { id } = await resultOf(startDataExportHandler, { body, actor: candidate }, people);
  await buildArchive({ exportId: id, userId: candidate.id }, people);
  const files = unzipSync(people.files.kept.get(`exports/${candidate.uuid}/${id}.zip`)!.body);
  const archived = new TextDecoder().decode(files['data/calendar.json']);
  for (const mine of ['Bring the licence', 'Dentist', 'Ask about nights']) expect(archived).toContain(mine);
  expect(archived).not.toContain('Strong on triage');
});

/** Times offered by the manager and booked by the candidate, and a feed of the manager's, with its secret. */
async function anOfferAndAFeed() {
  const needs = {
    ...calendars,
    offersStore: offersStore(calendars.table),
    feedsStore: feedsStore(calendars.table),
    mailedTokens: mailedTokensIn(calendars.table),
  };
  const days = { firstDay: '2026-09-28', lastDay: '2026-09-28', fromHour: 9, toHour: 17, zone: 'America/New_York' };
  const body = bookingOfferForm.parse({ ...days, minutes: 60, candidateId: candidate.id, jobId: null });
  const offer = await resultOf(offerTimesHandler, { body, actor: manager }, needs);
  const token = Buffer.from(`booking-${drawn}`.padEnd(16, '-')).toString('base64url');
  await needs.mailedTokens.save(
    token,
    { kind: 'booking', managerId: manager.id, offerId: offer.id },
    calendars.clock.now(),
  );
  await bookByLink({ token, start: '2026-09-28T14:00:00.000Z' }, needs);
  const feed = await resultOf(addCalendarFeedHandler, { body: { name: 'My old phone' }, actor: manager }, needs);
  return { offer, token, feed, needs };
}

it('An archive has one’s offers and feeds, without the secrets that open them', async () => {
  await people.admit(manager);
  const { token, feed } = await anOfferAndAFeed();
  const { id } = await resultOf(startDataExportHandler, { body: { password: somePassword }, actor: manager }, people);
  await buildArchive({ exportId: id, userId: manager.id }, people);
  const files = unzipSync(people.files.kept.get(`exports/${manager.uuid}/${id}.zip`)!.body);
  const archived = new TextDecoder().decode(files['data/calendar.json']);
  for (const mine of ['My old phone', 'America/New_York', '2026-09-28T14:00:00.000Z']) expect(archived).toContain(mine);
  for (const secret of [token, feed.token])
    expect(
      Object.values(files)
        .map((f) => new TextDecoder().decode(f))
        .join(''),
    ).not.toContain(secret);
});

/** Erases an account, in the two rounds that it takes. */
async function erased(actor: typeof manager, day: string): Promise<void> {
  const body = { password: somePassword, confirmation: 'erase' };
  await handled(requestErasureHandler, { body, actor }, people);
  for (const time of ['10:00', '10:20', '10:40']) await people.strike(`${day}T${time}:00.000Z`);
}

it('Erasing a person removes their feeds, the secrets of these and the offers they made, and names them in no other', async () => {
  await people.admit(manager);
  await people.admit(candidate);
  const { feed, token, needs, offer } = await anOfferAndAFeed();
  const secret = keys.calendarFeedSecret(secretHash(feed.token));
  expect(await calendars.table.get(secret, { consistent: true })).toBeDefined();
  await erased(candidate, '2026-09-20');
  const kept = await calendars.table.get(keys.bookingOffer(manager.id, offer.id), { consistent: true });
  expect(JSON.stringify(kept)).not.toContain(candidate.firstName);
  const days = await calendarsIn(calendars.table).daysBetween(manager.id, '2026-01-01', '2027-12-31');
  expect(days.flatMap(({ cancelled }) => Object.values(cancelled ?? {}))).toMatchObject([
    { end: '2026-09-28T15:00:00.000Z' },
  ]);
  expect(JSON.stringify(days)).not.toContain(candidate.firstName);
  await erased(manager, '2026-11-20');
  expect(await calendars.table.get(secret, { consistent: true })).toBeUndefined();
  expect(await needs.feedsStore.feedsOf(manager.id)).toEqual([]);
  expect(await needs.offersStore.offersOf(manager.id, 10)).toEqual([]);
  expect((await needs.mailedTokens.look(token, 'booking', '2026-09-02T00:00:00.000Z')).state).toBe('unknown');
});

it('An interview goes on without a colleague who leaves, and names no candidate in their calendar who left', async () => {
  const [account] = [await people.admit(candidate)];
  const noor = anActor('manager', { id: drawn + 50_000, email: `noor-${drawn}@example.com` });
  const leaving = await people.admit(noor);
  const booked = await calendars.booked({ candidateId: candidate.id, ...at('09:00') }, manager);
  const store = calendarsIn(calendars.table);
  const stored = async () => (await store.event(booked.id))!;
  const before = await stored();
  const after = { ...before, people: [...before.people, noor.id], version: before.version + 1 };
  await store.arrange(
    async () => ({ changes: [{ before, after }], events: [] }),
    () => {},
  );
  const interviewerDays = async () =>
    calendars.table.query(keys.calendarDaysBetween(noor.id, '2026-01-01', '2027-01-01'));
  const erased = { ...people.clock, now: () => '2026-09-30T10:00:00.000Z' };
  // The candidate leaves after they met: the interview is past, and only the days name them.
  const reach = await people.reachStore.reachOf(account);
  expect(reach.places.map(({ pk }) => pk)).toContain(keys.calendarDaysBetween(noor.id, '', '').pk);
  await cancelMeetings(account, { calendars: store, clock: erased });
  expect((await stored()).state).toBe('booked');
  const own = (await people.reachStore.reachOf(leaving)).places.find(
    ({ pk }) => pk === keys.calendarEvent(booked.id).pk,
  );
  expect(own).toMatchObject({ manner: 'mention', file: 'calendar' });
  await cancelMeetings(leaving, { calendars: store, clock: calendars.clock });
  expect(await stored()).toMatchObject({ state: 'booked', people: [manager.id, candidate.id] });
  expect((await interviewerDays()).flatMap(({ entries }) => Object.keys(entries))).toEqual([]);
});
