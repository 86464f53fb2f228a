import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { mailOffer } from '../../../../functions/features/calendar/mail-offer.steps.ts';
import { reminderLetter } from '../../../../functions/features/notification-mail/reminder-letter.ts';
import { aboutMeeting, soonMeeting } from '../../../../functions/features/notifications/about-meetings.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { putForwardWrites } from '../../../../functions/records/put-forward.ts';
import type { BookingLink, BookingOffer } from '../../../../shared/model/booking-offer.ts';
import type { CalendarEvent } from '../../../../shared/model/calendar.ts';
import { notificationGroupsOf } from '../../../../shared/constants/notification.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { calendarOffice } from '../../../support/calendar-office.ts';
import { originSecret } from '../../../support/http-event.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openMeetings, zone } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { aVerification } from '../../../support/trust.ts';

const room = withLocalTable(openMeetings);
beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

const day = '2026-09-08';
const hours = { firstDay: day, lastDay: day, fromHour: 9, toHour: 17, zone, noticeHours: 0 };
const start = `${day}T15:00:00.000Z`;

/** A recruiter who put a candidate forward and offers them times for a call. */
async function aCall(over: object = {}) {
  const recruiter = anActor('recruiter', { id: room.clock.newId(), firstName: 'Rosa', lastName: 'Lopez' });
  const { candidate, jobId, ask, dataOf } = await calendarOffice(room, { manager: recruiter });
  const { id, uuid, firstName, lastName } = candidate;
  const person = { firstName, lastName, email: `${id}@example.com`, role: 'candidate' as const };
  await room.table.write([
    { put: { ...keys.account(id), ...accountOf(person, { id, uuid, at: someTime, status: 'active' }) } },
  ]);
  const offer = async (body: object = {}) =>
    ask('offerTimes', {
      by: recruiter,
      body: { ...hours, minutes: 30, isOnline: true, candidateId: id, ...over, ...body },
    });
  return { recruiter, candidate, jobId, ask, dataOf, offer };
}

/** The same, with the mailed link, by which the candidate has booked the call. */
async function aBookedCall() {
  const office = await aCall();
  const { recruiter, candidate, offer, dataOf } = office;
  const made = (await offer()).data as BookingOffer;
  const [news] = await storedEvents(room.table, keys.bookingOfferSubject(made.id), 'times-offered');
  const sent: Mail[] = [];
  const token = Buffer.from(String(room.clock.newId()).padStart(16, 'c').slice(-16)).toString('base64url');
  await mailOffer(news!, {
    send: prepared(async (mail) => void sent.push(mail)),
    siteUrl: 'https://hirehub.example',
    mailedTokens: mailedTokensIn(room.table),
    clock: { ...room.clock, newToken: () => token },
    offersStore: offersStore(room.table),
    account: async () => ({ ...candidate, timeZone: null }) as unknown as StoredAccount,
  });
  const link = await dataOf<BookingLink>('bookByLink', { body: { token, start } });
  const [item] = await room.calendarOf(recruiter);
  const { id } = item!;
  const [booked] = await storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-booked');
  return { ...office, made, sent, link, item: item!, booked: booked as EventOf<'meeting-booked'> };
}

describe('A recruiter’s first call (PLUS-48)', () => {
  it('is offered by a mail that names the recruiter, booked by its link, and in both calendars as a call', async () => {
    const { recruiter, candidate, made, sent, link, item } = await aBookedCall();
    expect(made).toMatchObject({ isCall: true, job: null, manager: { id: recruiter.id } });
    expect(sent[0]).toMatchObject({ subject: 'Rosa Lopez would like to talk to you: choose a time' });
    expect(sent[0]?.text).toContain('Rosa Lopez would like a first call with you.');
    expect(sent[0]?.text).toContain('move or cancel the call until it begins');
    expect(link).toMatchObject({ offer: { isCall: true, manager: { id: recruiter.id } }, booked: { start } });
    const name = `${candidate.firstName} ${candidate.lastName}`;
    expect(item).toMatchObject({ kind: 'meeting', title: `Call with ${name}`, other: { id: candidate.id }, job: null });
    expect((await room.calendarOf(candidate)).map(({ title }) => title)).toEqual(['Call with Rosa Lopez']);
  });

  it('has a room into which the two are let in, and is moved and cancelled by the recruiter alone', async () => {
    const { recruiter, candidate, item, ask, dataOf } = await aBookedCall();
    const call = await dataOf<CalendarEvent>('readCalendarEvent', {
      by: recruiter,
      params: { eventId: String(item.id) },
    });
    expect(call).toMatchObject({ isCall: true, zoomMeetingNumber: String(item.id) });
    const enter = async (by: typeof recruiter) =>
      (
        await ask('enterRoom', {
          by,
          params: { number: String(item.id) },
          body: { password: call.zoomMeetingPassword, isHere: true },
        })
      ).status;
    expect([await enter(recruiter), await enter(candidate)]).toEqual([200, 200]);
    const params = { eventId: String(item.id) };
    const times = { start: `${day}T16:00:00.000Z`, end: `${day}T16:30:00.000Z`, zone };
    const body = { ...times, comment: null, isOnline: true };
    expect((await ask('changeMeeting', { by: candidate, params, body })).status).toBe(403);
    expect((await ask('changeMeeting', { by: recruiter, params, body })).data).toMatchObject({ start: times.start });
    expect((await ask('cancelMeeting', { by: recruiter, params })).status).toBe(200);
    expect(await room.calendarOf(candidate)).toEqual([]);
  });

  it('is said to both as their call, with the reminders that a manager gets', async () => {
    const { recruiter, candidate, booked } = await aBookedCall();
    const news = aboutMeeting(booked.data, 'meeting_booked');
    expect(news.map(({ recipientId }) => recipientId)).toEqual([recruiter.id, candidate.id]);
    const said = (role: 'recruiter' | 'candidate', place: number) =>
      notificationSentence({ type: 'meeting_booked', payload: news[place]!.payload } as never, {
        role,
        when: () => 'Tue',
      });
    const name = `${candidate.firstName} ${candidate.lastName}`;
    expect([said('recruiter', 0), said('candidate', 1)]).toEqual([
      `Your call with ${name} is booked for Tue`,
      'Your call with Rosa Lopez is booked for Tue',
    ]);
    const soon = soonMeeting({ ...booked, type: 'meeting-soon' } as unknown as EventOf<'meeting-soon'>);
    expect(soon.map(({ payload }) => (payload as { event: { title: string } }).event.title)).toEqual([
      `Call with ${name}`,
      'Call with Rosa Lopez',
    ]);
    const links = { siteUrl: 'https://hirehub.example', token: 'token' };
    const reader = { id: candidate.id, firstName: 'Priya', timeZone: zone };
    const letter = reminderLetter(reader, booked.data, { what: 'reminders' }, links as never);
    expect(letter.subject).toMatch(/^Tomorrow: Call with Rosa Lopez, /);
    expect(notificationGroupsOf.recruiter).toContain('reminders');
  });

  it('is offered to nobody whom work does not connect with the recruiter, who hides, or for a job', async () => {
    const { recruiter, candidate, jobId, offer, dataOf } = await aCall();
    const list = async () =>
      (await dataOf<{ id: number }[]>('listMeetingCandidates', { by: recruiter })).map(({ id }) => id);
    expect(await list()).toEqual([]);
    expect(await offer({ candidateId: room.candidate.id })).toMatchObject({ status: 404 });
    const stranger = await aCall();
    expect(await offer({ candidateId: stranger.candidate.id })).toMatchObject({ status: 404 });
    const place = keys.candidateOnJob(jobId, candidate.id);
    const onJob = { ...(await room.table.get(place))!, recruiterId: recruiter.id };
    await room.table.write([{ put: { ...onJob, ...place } }, ...putForwardWrites(onJob)]);
    expect(await list()).toEqual([candidate.id]);
    const stand = (status: string) => room.table.writeOne({ update: keys.account(candidate.id), set: { status } });
    await stand('disabled');
    expect((await offer()).status).toBe(404);
    await stand('active');
    const forJob = await offer({ jobId });
    expect([forJob.status, forJob.errors?.[0]?.key]).toEqual([422, 'jobId']);
    await room.table.write([
      aVerification(recruiter.id, someTime),
      hidingWrite(candidate.id, { findableBy: 'nobody', companies: ['Lakeside'], confirmed: [], version: 1 }),
    ]);
    await room.table.writeOne({ update: place, set: { hiding: { hiddenFrom: ['lakeside'] } } });
    expect(await list()).toEqual([]);
    const refused = await offer();
    expect([refused.status, refused.errors?.[0]?.key]).toEqual([404, 'candidateId']);
  });

  it('leaves the list of offers and the calendar without a name once its candidate hides (PLUS-40)', async () => {
    const { recruiter, candidate, made, item, ask, dataOf } = await aBookedCall();
    const offers = async () => dataOf<BookingOffer[]>('listBookingOffers', { by: recruiter });
    expect(await offers()).toHaveLength(1);
    await room.table.write([
      aVerification(recruiter.id, someTime),
      hidingWrite(candidate.id, { findableBy: 'nobody', companies: ['Lakeside'], confirmed: [], version: 1 }),
    ]);
    expect(await offers()).toEqual([]);
    const withdrawal = { by: recruiter, params: { offerId: String(made.id) } };
    expect((await ask('withdrawBookingOffer', withdrawal)).status).toBe(404);
    expect(await room.calendarOf(recruiter)).toMatchObject([{ id: item.id, title: 'Call', other: null }]);
  });
});
