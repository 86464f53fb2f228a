import { describe, expect, it } from 'vitest';
import {
  addUnavailabilityHandler,
  changeUnavailabilityHandler,
} from '../../../../functions/features/calendar/unavailability.handlers.ts';
import { listMeetingCandidatesHandler } from '../../../../functions/features/calendar/meeting.handlers.ts';
import { readCalendarEventHandler } from '../../../../functions/features/calendar/calendar.handlers.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import type { Meetings } from '../../../support/meetings.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { aVerification } from '../../../support/trust.ts';

const local = withLocalTable();
const room = opened(() => openMeetings(local));

/** A manager and a candidate whom nobody has met yet, on a job of the manager's. */
async function strangers() {
  const [managerId, candidateId] = [room.clock.newId(), room.clock.newId()];
  const manager = anActor('manager', { id: managerId });
  const candidate = anActor('candidate', { id: candidateId });
  const jobId = await room.introduce(candidate, manager);
  const book = (body: object) => room.booked({ candidateId, ...body }, manager);
  return { manager, candidate, jobId, book };
}

const eventsOf = async (eventId: number) =>
  (await room.table.query(keys.eventsOf(keys.calendarEvent(eventId).pk))).map(({ event }) => event.type);

describe('A meeting', () => {
  it('is in the calendars of both, each named after the other, with job, zone and local time (CAL-06, CAL-25)', async () => {
    const { manager, candidate, jobId, book } = await strangers();
    const meeting = await book({ ...at('14:00', 45), jobId, comment: 'Bring the licence' });
    expect(meeting).toMatchObject({
      title: 'Interview with Priya Iyer',
      managerId: manager.id,
      candidateId: candidate.id,
      jobId,
      comment: 'Bring the licence',
      zone,
      localStart: '2026-09-08T10:00',
      zoomMeetingNumber: null,
      zoomMeetingPassword: null,
      version: 1,
    });
    expect((await room.calendarOf(manager)).map(({ title }) => title)).toEqual(['Interview with Priya Iyer']);
    expect((await room.calendarOf(candidate)).map(({ title }) => title)).toEqual(['Interview with Daniel Reyes']);
    expect(await eventsOf(meeting.id)).toEqual(['meeting-booked']);
  });

  it('has a room number and password only while it is online (CAL-07)', async () => {
    const { book, manager } = await strangers();
    const online = await book({ ...at('09:00'), isOnline: true });
    expect([online.zoomMeetingNumber, online.zoomMeetingPassword]).toEqual([
      String(online.id),
      expect.stringMatching(/^[\w-]{8}$/),
    ]);
    const moved = await room.moved(online.id, { ...at('10:00'), isOnline: true }, manager);
    expect(moved.zoomMeetingPassword).toBe(online.zoomMeetingPassword);
    const inPerson = await room.moved(online.id, at('10:00'), manager);
    expect([inPerson.zoomMeetingNumber, inPerson.zoomMeetingPassword]).toEqual([null, null]);
  });

  it('begins and ends on the minute (CAL-11)', async () => {
    const { book } = await strangers();
    const meeting = await book({ start: '2026-09-08T09:07:31.500Z', end: '2026-09-08T09:37:59.000Z', zone });
    expect([meeting.start, meeting.end]).toEqual(['2026-09-08T09:07:00.000Z', '2026-09-08T09:37:00.000Z']);
  });

  it('moves over its own former time, and what that frees can be booked in the next call (CAL-26)', async () => {
    const { book, manager } = await strangers();
    const { id } = await book(at('09:00', 60));
    expect(await room.moved(id, at('09:15', 60), manager)).toMatchObject({ version: 2 });
    expect(await book(at('09:00', 15))).toMatchObject({ version: 1 });
    expect(await eventsOf(id)).toEqual(['meeting-booked', 'meeting-changed']);
  });

  it('at each of two equal times of a night in which the clock is put back is stored by itself, an hour apart, with its own local time', async () => {
    const { book, manager } = await strangers();
    const [first, second] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
    const until = (start: string) => new Date(Date.parse(start) + 1_800_000).toISOString();
    for (const start of [first!, second!])
      expect(await book({ start, end: until(start), zone })).toMatchObject({ start, localStart: '2026-11-01T01:30' });
    expect(await room.entriesOf([manager.id])).toHaveLength(2);
  });

  it('over midnight is in the way on both days', async () => {
    const { book } = await strangers();
    await book(at('23:30', 60));
    expect(await refusalOf(book(at('00:00', 15, '2026-09-09')))).toMatchObject({ kind: 'conflict' });
    expect(await book(at('00:30', 15, '2026-09-09'))).toMatchObject({ version: 1 });
  });

  it('that is cancelled leaves both calendars, and its time is free immediately (CAL-27)', async () => {
    const { book, manager, candidate } = await strangers();
    const { id } = await book(at('09:00'));
    await room.cancelled(id, manager);
    expect([await room.calendarOf(manager), await room.calendarOf(candidate)]).toEqual([[], []]);
    expect(await eventsOf(id)).toEqual(['meeting-booked', 'meeting-cancelled']);
    expect(await refusalOf(room.cancelled(id, manager))).toMatchObject({ kind: 'conflict' });
    expect(await book(at('09:00'))).toMatchObject({ version: 1 });
  });

  it('that was changed since it was read is not changed over', async () => {
    const { book, manager } = await strangers();
    const { id } = await book(at('09:00'));
    await room.moved(id, { ...at('10:00'), version: 1 }, manager);
    expect(await refusalOf(room.moved(id, { ...at('11:00'), version: 1 }, manager))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'version' }],
    });
  });

  it('cannot be in the past, or in three years', async () => {
    const { book } = await strangers();
    expect(await refusalOf(book(at('09:00', 60, '2026-08-31')))).toMatchObject({
      errors: [{ key: 'start', message: 'Must not be in the past' }],
    });
    expect(await refusalOf(book(at('09:00', 60, '2029-09-08')))).toMatchObject({ errors: [{ key: 'start' }] });
  });

  it('is only with candidates on the manager’s own jobs', async () => {
    const { book, jobId } = await strangers();
    const other = anActor('manager', { id: room.clock.newId() });
    expect(await refusalOf(room.booked({ ...at('09:00'), jobId }, other))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(book({ ...at('09:00'), candidateId: 1 }))).toMatchObject({ kind: 'notFound' });
  });

  it('takes 8 write units and 2 calls beside the look-up of whom it is with; a week of 50 events is one call of at most 3 read units, and one for who hides', async () => {
    const { book, manager, jobId } = await strangers();
    local.calls.length = 0;
    await book({ ...at('09:00'), jobId });
    expect(local.calls.reduce((sum, { writeUnits }) => sum + (writeUnits ?? 0), 0)).toBe(8);
    expect(local.calls).toHaveLength(3);
    for (let n = 0; n < 49; n += 1)
      await book(at(`${String(Math.floor(n / 7) + 10)}:00`, 30, `2026-09-${String((n % 7) + 10)}`));
    local.calls.length = 0;
    expect(await room.calendarOf(manager)).toHaveLength(50);
    expect(local.calls).toHaveLength(2);
    expect(local.calls[0]?.readUnits).toBeLessThanOrEqual(3);
  });

  it('stays where it is and names nobody once its candidate hides from the manager’s company (PLUS-40)', async () => {
    const { book, manager, candidate } = await strangers();
    await room.table.writeOne(aVerification(manager.id, room.clock.now()));
    const meeting = await book(at('09:00'));
    const companies = ['Lakeside'];
    const hiding = { findableBy: 'nobody', companies, confirmed: [], version: 1 } as const;
    await room.table.writeOne(hidingWrite(candidate.id, hiding));
    expect(await room.calendarOf(manager)).toMatchObject([{ id: meeting.id, title: 'Interview', other: null }]);
    const another = anActor('candidate', { id: room.clock.newId() });
    await room.introduce(another, manager);
    const refusal = await refusalOf(room.booked({ candidateId: another.id, ...at('09:00') }, manager));
    expect(refusal).toMatchObject({ kind: 'conflict', message: 'You have Interview then' });
    expect(await room.calendarOf(candidate)).toMatchObject([{ id: meeting.id, other: { id: manager.id } }]);
    const { result } = await handled(
      readCalendarEventHandler,
      { params: { eventId: meeting.id }, actor: manager },
      room,
    );
    expect(result).toMatchObject({
      title: 'Interview',
      candidate: null,
      candidateId: null,
      manager: { id: manager.id },
    });
  });
});

describe('A candidate’s own event', () => {
  it('blocks them without anybody learning what it is (CAL-36)', async () => {
    const { book, manager, candidate } = await strangers();
    const own = await room.ownEvent({ ...at('09:00'), title: 'Chemotherapy', comment: 'Ward 4' }, candidate);
    const refusal = await refusalOf(book(at('09:30')));
    expect(refusal).toMatchObject({
      kind: 'conflict',
      message: 'Priya Iyer is not free then',
      errors: [{ key: 'start' }],
    });
    expect(JSON.stringify([refusal, await room.calendarOf(manager)])).not.toMatch(/Chemo|Ward/);
    const reading = handled(readCalendarEventHandler, { params: { eventId: own.id }, actor: manager }, room);
    expect(await refusalOf(reading)).toMatchObject({ kind: 'notFound' });
  });
});

describe('A manager’s time away', () => {
  const away = (manager: Meetings['manager'], dates: object[], more: object = {}) =>
    handled(addUnavailabilityHandler, { body: { dates, zone, ...more }, actor: manager }, room);
  const span = (time: string, minutes: number, day?: string) => {
    const { start, end } = at(time, minutes, day);
    return { start, end };
  };

  it('is a list, of which all are saved and overlapping ones become one (CAL-13, CAL-29)', async () => {
    const { manager, book } = await strangers();
    const { result } = await away(manager, [span('09:00', 60), span('09:30', 60), span('15:00', 30)]);
    expect(result.map(({ start, end }) => [start.slice(11, 16), end.slice(11, 16)])).toEqual([
      ['09:00', '10:30'],
      ['15:00', '15:30'],
    ]);
    expect((await room.calendarOf(manager)).map(({ rendering }) => rendering)).toEqual(['background', 'background']);
    expect(await refusalOf(book(at('10:00')))).toMatchObject({ message: 'You are marked as unavailable then' });
  });

  it('over meetings is refused naming them, none of the list saved, and then allowed where they stay (CAL-29)', async () => {
    const { manager, book } = await strangers();
    await book(at('09:00'));
    const dates = [span('07:00', 30), span('09:30', 60)];
    expect(await refusalOf(away(manager, dates))).toMatchObject({
      kind: 'conflict',
      message: 'Interview with Priya Iyer would stay in this time',
      errors: [{ key: 'keepMeetings' }],
    });
    expect(await room.calendarOf(manager)).toHaveLength(1);
    await away(manager, dates, { keepMeetings: true });
    expect(await room.calendarOf(manager)).toHaveLength(3);
  });

  it('is changed one at a time, by its first and last moment (CAL-14, CAL-31)', async () => {
    const { manager } = await strangers();
    const [first] = (await away(manager, [span('09:00', 60)])).result;
    const body = { ...at('11:00', 30) };
    const call = { params: { eventId: first!.id }, body, actor: manager };
    expect(await resultOf(changeUnavailabilityHandler, call, room)).toMatchObject({ start: body.start });
    expect((await room.calendarOf(manager)).map(({ start }) => start)).toEqual([body.start]);
  });

  it('is not moved over a meeting unless that may stay (CAL-29)', async () => {
    const { manager, book } = await strangers();
    const [first] = (await away(manager, [span('11:00', 60)])).result;
    await book(at('09:00'));
    const move = (more: object = {}) => {
      const body = { ...at('09:30', 60), ...more } as { start: string; end: string; zone: string };
      return handled(changeUnavailabilityHandler, { params: { eventId: first!.id }, body, actor: manager }, room);
    };
    expect(await refusalOf(move())).toMatchObject({ kind: 'conflict', errors: [{ key: 'keepMeetings' }] });
    expect((await move({ keepMeetings: true })).result).toMatchObject({ start: at('09:30').start });
  });

  it('of ninety days is saved at once, and a longer one refused with the reason', async () => {
    const { manager } = await strangers();
    const from = { start: '2026-10-01T00:00:00.000Z' };
    expect((await away(manager, [{ ...from, end: '2026-12-30T00:00:00.000Z' }])).result).toHaveLength(1);
    const [year] = [{ ...from, end: '2027-10-01T00:00:00.000Z' }];
    await expect(away(manager, [year])).rejects.toThrow('in parts');
  });
});

describe('Whom a manager may choose', () => {
  it('are candidates in the process of their jobs, by name and once each (CAL-28)', async () => {
    const { manager } = await strangers();
    const zoe = anActor('candidate', { id: room.clock.newId(), firstName: 'Zoe' });
    const abe = anActor('candidate', { id: room.clock.newId(), firstName: 'Abe' });
    for (const one of [zoe, abe, abe]) await room.introduce(one, manager, { status: 'submitted' });
    const { result } = await handled(listMeetingCandidatesHandler, { actor: manager }, room);
    const named = ({ id, firstName, lastName }: typeof abe) => ({ id, firstName, lastName, avatar: null });
    expect(result).toEqual([named(abe), named(zoe)]);
  });
});
