import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { bookByLink } from '../../../../functions/features/calendar/book-by-link.steps.ts';
import { takeMeetingsOver } from '../../../../functions/features/calendar/hand-over-meetings.steps.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { newBookingOfferWrites, type StoredBookingOffer } from '../../../../functions/records/booking-offer.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const room = withLocalTable(openMeetings);
const noor = anActor('manager', { id: 7301, firstName: 'Noor', lastName: 'Haddad' });
const nextDay = '2026-09-09';
let [jobId, hours] = [0, 6];

const slot = () => at(`${String((hours += 1)).padStart(2, '0')}:00`, 30);
const member = () => keys.jobMember(jobId, noor.id);
const leave = async () => room.table.writeOne({ remove: member() });
const join = async () =>
  room.table.writeOne({ put: { ...member(), id: 1, jobId, memberId: noor.id, part: 'team', since: someTime } });

beforeEach(async () => {
  const { candidate, manager, table } = room;
  jobId = await room.introduce(candidate, manager, { status: 'first_interview_scheduled' });
  await table.writeOne({
    put: { ...keys.membership(noor.id, jobId), id: 1, jobId, part: 'team', state: 'joined' },
  });
  const { id, firstName, lastName } = manager;
  const account = { id, email: 'daniel@example.com', firstName, lastName, avatar: null, role: 'manager' };
  await table.writeOne({ put: { ...keys.account(id), ...account, status: 'active', version: 1 } });
  await join();
});

/** Says that the colleague no longer helps with the job. */
const said = async (step: EventOf<'job-team-changed'>['data']['step'] = 'left') => {
  const data = { job: { id: jobId }, manager: { id: room.manager.id }, colleague: { id: noor.id }, step };
  const news = { time: room.clock.now(), actor: { kind: 'system' }, data } as EventOf<'job-team-changed'>;
  await takeMeetingsOver(news, { table: room.table, newId: room.clock.newId });
};
const event = async (id: number) => room.table.get(keys.calendarEvent(id), { consistent: true });
const place = async () => room.table.get(keys.candidateOnJob(jobId, room.candidate.id), { consistent: true });
const offered = async () => {
  const id = room.clock.newId();
  const { firstName, lastName } = noor;
  const { candidate, table } = room;
  const offer = {
    id,
    manager: { id: noor.id, firstName, lastName, avatar: null },
    candidate: { id: candidate.id, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    job: { id: jobId, title: 'ICU nurse' },
    recruiterId: null,
    minutes: 30,
    firstDay: nextDay,
    lastDay: nextDay,
    fromHour: 9,
    toHour: 17,
    zone,
    noticeHours: 0,
    bufferMinutes: 0,
    mostPerDay: 10,
    isOnline: false,
    state: 'open',
    eventId: null,
    version: 1,
  } as unknown as StoredBookingOffer;
  await table.write(newBookingOfferWrites(offer));
  return offer;
};

describe('An interview that a colleague of the team booked', () => {
  it('is moved and cancelled by them as long as they help with the job, and not a moment longer (PLUS-54)', async () => {
    const { id, start } = await room.booked({ ...slot(), jobId }, noor);
    const later = slot();
    await room.moved(id, { ...later, isOnline: false }, noor);
    await leave();
    const refusal = { kind: 'notFound', message: 'You no longer work on this job; its manager changes the interview' };
    expect(await refusalOf(room.moved(id, { ...slot(), isOnline: false }, noor))).toMatchObject(refusal);
    expect(await refusalOf(room.cancelled(id, noor))).toMatchObject(refusal);
    expect(start).not.toBe(later.start);
    expect(await place()).toMatchObject({ meetingId: id, interviewAt: later.start });
  });

  it('is moved by them no more where they leave the team in the same moment', async () => {
    const { id, start } = await room.booked({ ...slot(), jobId }, noor);
    const { write } = room.table;
    vi.spyOn(room.table, 'write').mockImplementationOnce(async (...writes) => {
      await leave();
      return write(...writes);
    });
    expect(await refusalOf(room.moved(id, { ...slot(), isOnline: false }, noor))).toMatchObject({ kind: 'notFound' });
    expect(await event(id)).toMatchObject({ start });
  });

  it('is changed no more by a manager whose job is another’s now, also before it has gone to them', async () => {
    const { id } = await room.booked({ ...slot(), jobId });
    await room.table.writeOne({ update: keys.jobGate(jobId), set: { managerId: 99 } });
    expect(await refusalOf(room.cancelled(id))).toMatchObject({ kind: 'notFound' });
    expect(await event(id)).toMatchObject({ state: 'booked' });
  });

  it.each(['left', 'removed'] as const)('goes to the manager of the job when they have %s, once', async (step) => {
    const { id } = await room.booked({ ...slot(), jobId }, noor);
    const without = await room.booked({ ...slot(), jobId: null }, noor);
    await leave();
    for (const _ of ['first', 'again']) await said(step);
    expect(await event(id)).toMatchObject({
      manager: { id: room.manager.id, firstName: room.manager.firstName },
      people: [room.manager.id, room.candidate.id],
      state: 'booked',
    });
    expect(await event(without.id)).toMatchObject({ manager: { id: noor.id } });
    const changes = await storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-changed');
    expect(changes).toMatchObject([{ data: { former: { manager: { id: noor.id } } } }]);
    await room.cancelled(id);
    expect(await event(id)).toMatchObject({ state: 'cancelled' });
  });

  it('stays theirs where somebody else was asked or joined, or they help again by then', async () => {
    const { id } = await room.booked({ ...slot(), jobId }, noor);
    await said('joined');
    await said('left');
    expect(await event(id)).toMatchObject({ manager: { id: noor.id } });
  });
});

it('An interview and times of a colleague stay theirs where they have taken the job over by then', async () => {
  const { id } = await room.booked({ ...slot(), jobId }, noor);
  const made = await offered();
  const account = { id: noor.id, email: 'noor@example.com', firstName: 'Noor', lastName: 'Haddad', avatar: null };
  await room.table.writeOne({
    put: { ...keys.account(noor.id), ...account, role: 'manager', status: 'active', version: 1 },
  });
  await leave();
  await room.table.writeOne({ update: keys.jobGate(jobId), set: { managerId: noor.id } });
  await said();
  expect(await storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-changed')).toEqual([]);
  expect(await offersStore(room.table).offer(noor.id, made.id)).toMatchObject({ state: 'open' });
});

describe('Times that a colleague of the team offered', () => {
  it('are withdrawn when they help with the job no longer, from the first moment', async () => {
    const { asTheyHold, offer } = offersStore(room.table);
    const made = await offered();
    const state = async () => (await asTheyHold([made])).map((one) => one.state);
    expect(await state()).toEqual(['open']);
    await leave();
    expect(await state()).toEqual(['withdrawn']);
    await said();
    expect(await offer(noor.id, made.id)).toMatchObject({ state: 'withdrawn' });
  });

  it('are withdrawn when they only interview for the job from now on', async () => {
    const { asTheyHold } = offersStore(room.table);
    const made = await offered();
    await room.table.writeOne({ update: member(), set: { part: 'interviewer' } });
    expect(await asTheyHold([made])).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('are booked by nobody whose job closes in the same moment', async () => {
    const { id } = await offered();
    const { candidate, table } = room;
    // A former interview, so that booking moves the candidate nowhere and nothing else guards their place.
    await table.writeOne({ update: keys.candidateOnJob(jobId, candidate.id), set: { status: 'candidate_selected' } });
    const { write } = table;
    const meanwhile = vi.spyOn(table, 'write').mockImplementationOnce(async (...writes) => {
      await table.writeOne({ update: keys.jobGate(jobId), set: { status: 'closed' } });
      return write(...writes);
    });
    const purpose = { kind: 'booking', managerId: noor.id, offerId: id } as const;
    const mailedTokens = { look: async () => ({ state: 'open', purpose }) as never };
    const needs = { ...room, offersStore: offersStore(table), mailedTokens };
    const booking = bookByLink({ token: 'mailed', start: at('17:00', 30, nextDay).start }, needs);
    expect(await refusalOf(booking)).toMatchObject({ kind: 'gone' });
    expect(meanwhile).toHaveBeenCalled();
  });
});
