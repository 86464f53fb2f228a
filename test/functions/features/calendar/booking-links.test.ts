import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailOffer } from '../../../../functions/features/calendar/mail-offer.steps.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { BookingLink, BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { calendarOffice } from '../../../support/calendar-office.ts';
import { originSecret } from '../../../support/http-event.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { SingleWrite } from '../../../../functions/platform/table/write.ts';
import { someTime } from '../../../support/builders.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';

const room = withLocalTable(openMeetings);
beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

// The built day is a Tuesday; nine to five in New York is 13:00 to 21:00 UTC.
const offered = {
  minutes: 60,
  firstDay: '2026-09-08',
  lastDay: '2026-09-08',
  fromHour: 9,
  toHour: 17,
  zone,
  noticeHours: 0,
};
const dataOfOffers = async ({ id }: { id: number }) => offersStore(room.table).offersOf(id, 10);
const hour = (time: string) => `2026-09-08T${time}:00.000Z`;
let drawn = 0;

/** An office in which the manager has offered times, and the link in the candidate's mail. */
async function anOffer(over: object = {}) {
  const office = await calendarOffice(room);
  const { manager, candidate, jobId, ask, dataOf } = office;
  const body = { ...offered, candidateId: candidate.id, jobId, ...over };
  const offer = await dataOf<BookingOffer>('offerTimes', { by: manager, body });
  const sent: Mail[] = [];
  const subject = keys.bookingOfferSubject(offer.id);
  const [news] = await storedEvents(room.table, subject, 'times-offered');
  await mailOffer(news!, {
    send: prepared(async (mail) => void sent.push(mail)),
    siteUrl: 'https://hirehub.example',
    mailedTokens: mailedTokensIn(room.table),
    clock: { ...room.clock, newToken: () => Buffer.from(String((drawn += 1)).padStart(16, 'b')).toString('base64url') },
    offersStore: offersStore(room.table),
    account: async () => ({ ...candidate, timeZone: 'Asia/Kolkata' }) as unknown as StoredAccount,
  });
  const token = /\/book\?token=([\w-]{22})/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const read = () => dataOf<BookingLink>('readBookingLink', { body: { token } });
  const book = (start: string) => ask('bookByLink', { body: { token, start } });
  const cancel = () => ask('cancelByLink', { body: { token } });
  return { ...office, offer, sent, token, read, book, cancel };
}

/** What ends what a candidate could be met about, as the part of the stored item that says it. */
const ends: [string, (of: { jobId: number; candidate: { id: number } }) => SingleWrite][] = [
  [
    'whose candidate was rejected',
    ({ jobId, candidate }) => ({
      update: keys.candidateOnJob(jobId, candidate.id),
      set: { status: 'rejected', version: 9 },
    }),
  ],
  [
    'whose candidate was hired',
    ({ jobId, candidate }) => ({
      update: keys.candidateOnJob(jobId, candidate.id),
      set: { hired: { at: someTime, startOn: null }, version: 9 },
    }),
  ],
  ['whose job is another manager’s', ({ jobId }) => ({ update: keys.jobGate(jobId), set: { managerId: 99 } })],
  ['whose job was closed', ({ jobId }) => ({ update: keys.jobGate(jobId), set: { status: 'closed' } })],
];

describe('A link to offered times (PLUS-07)', () => {
  it.each(ends)('%s offers and books none, and the manager sees it withdrawn', async (_which, end) => {
    const { manager, jobId, candidate, dataOf, read, book } = await anOffer();
    await room.table.writeOne(end({ jobId, candidate }));
    expect(await read()).toMatchObject({ state: 'withdrawn', times: [] });
    expect(await book(hour('14:00'))).toMatchObject({
      status: 410,
      text: expect.stringContaining('These times are no longer offered'),
    });
    expect(await dataOf('listBookingOffers', { by: manager })).toMatchObject([{ state: 'withdrawn' }]);
  });

  it.each(ends)('%s still cancels what was booked by it', async (_which, end) => {
    const { jobId, candidate, book, cancel, read } = await anOffer();
    await book(hour('14:00'));
    await room.table.writeOne(end({ jobId, candidate }));
    expect((await cancel()).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'withdrawn', cancelled: { start: hour('14:00') } });
  });

  // Before an interview booking moves the candidate; after one it moves them nowhere, and nothing else guards their place.
  it.each(
    ends.flatMap(([which, end]) => [
      [which, 'submitted' as const, end] as const,
      [which, 'candidate_selected' as const, end] as const,
    ]),
  )('%s in the moment of booking books none, where the candidate is %s', async (_which, status, end) => {
    const { jobId, candidate, book } = await anOffer();
    await room.table.writeOne({ update: keys.candidateOnJob(jobId, candidate.id), set: { status } });
    const { write } = room.table;
    const meanwhile = vi.spyOn(room.table, 'write').mockImplementationOnce(async (...writes) => {
      await room.table.writeOne(end({ jobId, candidate }));
      return write(...writes);
    });
    expect((await book(hour('14:00'))).status).toBe(410);
    expect(meanwhile).toHaveBeenCalled();
    expect(await room.calendarOf(candidate)).toEqual([]);
  });

  it('says in its mail and page where the interview is, and how it is joined once it is booked', async () => {
    const where = { comment: 'Second floor; ask for Dana', isOnline: true, joinLink: 'https://meet.example.com/dana' };
    const { candidate, manager, sent, read, book } = await anOffer(where);
    expect(sent[0]?.text).toContain('Please note: Second floor; ask for Dana\n');
    expect((await read()).offer).toMatchObject({ comment: where.comment, joinLink: null });
    await book(hour('14:00'));
    const [meeting] = await room.calendarOf(candidate);
    expect((await read()).offer).toMatchObject({ comment: where.comment, joinLink: where.joinLink });
    await room.moved(meeting!.id, { ...at('15:00'), comment: 'By phone', isOnline: false }, manager);
    expect((await read()).offer).toMatchObject({ comment: 'By phone', joinLink: null });
  });

  it('is joined nowhere unless it is online', async () => {
    const { manager, candidate, jobId, ask } = await calendarOffice(room);
    const body = { ...offered, candidateId: candidate.id, jobId, joinLink: 'https://meet.example.com/dana' };
    const refused = await ask('offerTimes', { by: manager, body });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Meet online to give a link')]);
  });

  it('comes by mail, works without signing in, and shows the hours in which both are free', async () => {
    const { manager, candidate, sent, read } = await anOffer();
    expect(sent).toMatchObject([
      { to: candidate.email, subject: 'Daniel Reyes would like to meet you: choose a time' },
    ]);
    expect(sent[0]?.text).toContain('Between: Tue, Sep 8, 2026 and Tue, Sep 8, 2026\n');
    await room.ownEvent({ ...at('14:00', 60), title: 'Dentist' }, candidate);
    const other = await room.introduce(room.candidate, manager);
    await room.booked({ ...at('18:00', 60), candidateId: room.candidate.id, jobId: other }, manager);
    const link = await read();
    expect(link).toMatchObject({ state: 'open', booked: null, offer: { minutes: 60, manager: { id: manager.id } } });
    expect(link.times.map((time) => time.slice(11, 16))).toEqual([
      '13:00',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
      '19:00',
      '19:30',
      '20:00',
    ]);
    expect(JSON.stringify(link)).not.toMatch(/Dentist|Interview/);
    await room.cancelled((await room.calendarOf(manager))[0]!.id, manager);
  });

  it('shows nothing any more once another link was mailed for the offer, or its days are over', async () => {
    const { manager, offer, token, read, book } = await anOffer();
    expect((await read()).state).toBe('open');
    const purpose = { kind: 'booking', managerId: manager.id, offerId: offer.id } as const;
    const newer = Buffer.from(String((drawn += 1)).padStart(16, 'd')).toString('base64url');
    await mailedTokensIn(room.table).save(newer, purpose, room.clock.now());
    const nothing = { state: 'unknown', offer: null, times: [], booked: null, cancelled: null };
    expect(await read()).toEqual(nothing);
    expect((await book(hour('15:00'))).status).toBe(410);
    const tokens = mailedTokensIn(room.table);
    const look = async () => (await tokens.look(token, 'booking', room.clock.now())).state;
    expect(await look()).toBe('replaced');
  });

  it('books a time for both, moves it and cancels it, each with the news of a meeting', async () => {
    const { manager, candidate, offer, jobId, read, book, cancel, newsOf } = await anOffer({ isOnline: true });
    expect((await book(hour('15:00'))).data).toMatchObject({ booked: { start: hour('15:00'), end: hour('16:00') } });
    const [meeting] = await room.calendarOf(candidate);
    expect(meeting).toMatchObject({ other: { id: manager.id }, job: { id: jobId }, isOnline: true });
    expect((await book(hour('15:30'))).data).toMatchObject({ booked: { start: hour('15:30') } });
    expect((await room.calendarOf(manager)).map(({ id, start }) => [id, start])).toEqual([
      [meeting!.id, hour('15:30')],
    ]);
    expect((await cancel()).data).toMatchObject({
      state: 'open',
      booked: null,
      cancelled: { start: expect.any(String) },
    });
    expect([await room.calendarOf(manager), await room.calendarOf(candidate)]).toEqual([[], []]);
    expect(await newsOf(meeting!.id)).toEqual(['meeting-booked', 'meeting-changed', 'meeting-cancelled']);
    expect((await book(hour('15:00'))).data).toMatchObject({ booked: { start: hour('15:00') } });
    expect((await read()).times).toContain(hour('15:30'));
    expect(await room.table.get(keys.bookingOffer(manager.id, offer.id))).not.toHaveProperty('token');
  });

  it('shows times outside the working hours of who offers them only where they want it so', async () => {
    const [inHours, atAnyTime] = [await anOffer({ isInWorkingHours: true }), await anOffer()];
    for (const { manager } of [inHours, atAnyTime]) {
      const workingHours = [{ weekday: 2, fromHour: 15, toHour: 17.5 }];
      const account = { ...manager, email: `m${manager.id}@example.com`, status: 'active', version: 1 };
      await room.table.writeOne({ put: { ...keys.account(manager.id), ...account, timeZone: zone, workingHours } });
    }
    expect((await inHours.read()).times).toEqual([hour('19:00'), hour('19:30'), hour('20:00')]);
    expect((await atAnyTime.read()).times).toHaveLength(15);
  });

  it('moves a candidate who waits for an interview to it with the booking, once (PLUS-52)', async () => {
    const { manager, candidate, jobId, book } = await anOffer();
    const place = async () => room.table.get(keys.candidateOnJob(jobId, candidate.id), { consistent: true });
    expect((await place())?.status).toBe('contacted');
    await book(hour('15:00'));
    const [meeting] = await room.calendarOf(candidate);
    const first = { status: 'first_interview_scheduled', interviewAt: hour('15:00'), meetingId: meeting!.id };
    expect(await place()).toMatchObject({ ...first, lastChange: { byId: manager.id, from: 'contacted' } });
    await book(hour('15:30'));
    expect(await place()).toMatchObject({ ...first, interviewAt: hour('15:30') });
    const moves = await storedEvents(
      room.table,
      keys.candidateOnJobSubject(jobId, candidate.id),
      'candidate-status-changed',
    );
    expect(moves.map(({ actor }) => actor)).toMatchObject([{ id: manager.id, role: 'manager' }]);
  });

  it('lets one of two candidates have a time that both choose, and shows the other fresh ones', async () => {
    const first = await anOffer();
    const { manager } = first;
    const rival = await calendarOffice(room, { manager });
    const body = { ...offered, candidateId: rival.candidate.id, jobId: rival.jobId };
    const offer = await rival.dataOf<BookingOffer>('offerTimes', { by: manager, body });
    const token = Buffer.from(String((drawn += 1)).padStart(16, 'c')).toString('base64url');
    const purpose = { kind: 'booking', managerId: manager.id, offerId: offer.id } as const;
    await mailedTokensIn(room.table).save(token, purpose, room.clock.now());
    const start = hour('15:00');
    const both = await Promise.all([first.book(start), rival.ask('bookByLink', { body: { token, start } })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = both.find(({ status }) => status === 409)!;
    expect(loser.text).toContain('This time was taken a moment ago; please choose another');
    const fresh = await rival.dataOf<BookingLink>('readBookingLink', { body: { token } });
    const own = await first.read();
    expect([fresh, own].map(({ times }) => times.includes(start)).toSorted()).toEqual([false, true]);
    expect(await room.calendarOf(manager)).toHaveLength(1);
  });

  it('says that the manager cancelled the interview, and books another time instead, once', async () => {
    const { manager, read, book, newsOf } = await anOffer();
    await book(hour('14:00'));
    const { eventId } = (await dataOfOffers(manager))[0]!;
    await room.cancelled(eventId!, manager);
    const cancelled = { start: hour('14:00'), end: hour('15:00') };
    expect(await read()).toMatchObject({ state: 'open', booked: null, cancelled });
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(hour('16:00'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read()).toMatchObject({ booked: { start: hour('16:00') }, cancelled: null });
    expect((await room.calendarOf(manager)).map(({ start }) => start)).toEqual([hour('16:00')]);
    expect(await newsOf(eventId!)).toEqual(['meeting-booked', 'meeting-cancelled']);
  });

  it('books ten times, so that forty tries send at most as many mails to each of both, and is cancelled all the same', async () => {
    const { read, book, cancel, newsOf, manager } = await anOffer();
    const times = Array.from({ length: 40 }, (_, use) => hour(use % 2 ? '15:00' : '16:00'));
    const refused = [];
    for (const time of times) {
      const { status, errors } = await book(time);
      if (status !== 200) refused.push({ status, errors });
    }
    // Every second of the other thirty asks for the time that is booked, which changes nothing.
    expect(refused).toHaveLength(15);
    expect(refused[0]).toMatchObject({
      status: 410,
      errors: [{ key: 'start', message: 'This link was used 10 times; please agree on another time with the manager' }],
    });
    const [meeting] = await room.calendarOf(manager);
    // Each is mailed to both.
    expect(await newsOf(meeting!.id)).toHaveLength(10);
    expect((await cancel()).status).toBe(200);
    expect(await read()).toMatchObject({ booked: null });
    expect((await book(hour('15:00'))).status).toBe(410);
  });

  it('is opened by no other secret: guessed, cut or lengthened, an account’s or another offer’s', async () => {
    const [one, other] = [await anOffer(), await anOffer()];
    for (const token of ['A'.repeat(22), one.token.toLowerCase(), one.token.toUpperCase()])
      expect(await one.dataOf('readBookingLink', { body: { token } })).toMatchObject({ state: 'unknown', offer: null });
    for (const token of [one.token.slice(1), `${one.token}A`, '', '../../offer', null])
      expect((await one.ask('readBookingLink', { body: { token } })).status).toBe(422);
    expect(other.token).not.toBe(one.token);
    await one.book(hour('14:00'));
    expect((await other.ask('cancelByLink', { body: { token: other.token } })).data).toMatchObject({ booked: null });
    expect(await one.read()).toMatchObject({ booked: { start: hour('14:00') } });
  });

  it('that is clicked twice books once', async () => {
    const { manager, book } = await anOffer();
    const twice = await Promise.all([book(hour('15:00')), book(hour('15:00')), book(hour('15:00'))]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await room.calendarOf(manager)).toHaveLength(1);
  });

  it('says that it was withdrawn, is over or is unknown, and books nothing then', async () => {
    const { manager, offer, read, book, ask, dataOf } = await anOffer();
    expect((await book(hour('12:00'))).status).toBe(409);
    expect((await book('2026-09-08T15:07:00.000Z')).status).toBe(409);
    await dataOf('withdrawBookingOffer', { by: manager, params: { offerId: String(offer.id) } });
    expect(await read()).toMatchObject({ state: 'withdrawn', times: [] });
    expect((await book(hour('15:00'))).status).toBe(410);
    const unknown = { body: { token: 'x'.repeat(22), start: hour('15:00') } };
    expect((await ask('bookByLink', unknown)).status).toBe(410);
    expect(await dataOf('readBookingLink', { body: { token: 'x'.repeat(22) } })).toMatchObject({ state: 'unknown' });
  });

  it('is withdrawn though the candidate books by it at that moment', async () => {
    const { manager, offer, book, read } = await anOffer();
    const withdrawing = { ...room.table };
    let isFirst = true;
    withdrawing.write = async (...given) => {
      if (isFirst) await book(hour('15:00'));
      isFirst = false;
      return room.table.write(...given);
    };
    await offersStore(withdrawing).withdraw({ id: manager.id, role: 'manager' }, offer.id);
    expect(await read()).toMatchObject({ state: 'withdrawn', booked: { start: hour('15:00') } });
  });

  it('can be one of fifty that are open, and one that was withdrawn makes room', async () => {
    const { manager, candidate, jobId, ask, dataOf } = await calendarOffice(room);
    const body = { ...offered, candidateId: candidate.id, jobId };
    const first = await dataOf<BookingOffer>('offerTimes', { by: manager, body });
    for (let made = 1; made < 50; made += 1) await dataOf('offerTimes', { by: manager, body });
    const refused = await ask('offerTimes', { by: manager, body });
    expect([refused.status, refused.errors]).toMatchObject([
      409,
      [{ key: 'candidateId', message: expect.stringContaining('withdraw one first') }],
    ]);
    await dataOf('withdrawBookingOffer', { by: manager, params: { offerId: String(first.id) } });
    expect((await ask('offerTimes', { by: manager, body })).status).toBe(200);
    expect(await dataOf('listBookingOffers', { by: manager })).toHaveLength(50);
  });

  it('is refused with a reason at the field', async () => {
    const { manager, candidate, ask } = await calendarOffice(room);
    const keysOf = async (over: object) =>
      (await ask('offerTimes', { by: manager, body: { ...offered, candidateId: candidate.id, ...over } })).errors?.map(
        ({ key }) => key,
      );
    expect(await keysOf({ toHour: 9 })).toEqual(['toHour']);
    expect(await keysOf({ lastDay: '2026-09-01' })).toEqual(['lastDay']);
    expect(await keysOf({ lastDay: '2026-12-01' })).toEqual(['lastDay']);
    expect(await keysOf({ minutes: 7 })).toEqual(['minutes']);
    expect(await keysOf({ zone: 'Mars/Base' })).toEqual(['zone']);
    expect(await keysOf({ firstDay: '2026-08-01', lastDay: '2026-08-02' })).toEqual(['lastDay']);
    expect(await keysOf({ candidateId: 1 })).toEqual(['candidateId']);
  });
});
