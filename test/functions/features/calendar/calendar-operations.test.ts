import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Asked, Operation } from '../../../support/calendar-office.ts';
import { calendarOffice } from '../../../support/calendar-office.ts';
import { originSecret } from '../../../support/http-event.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';

const local = withLocalTable();
const room = opened(() => openMeetings(local));
beforeEach(() => void vi.stubEnv('ORIGIN_SECRET', originSecret));

const range = 'from=2026-09-01T00:00:00.000Z&to=2026-09-20T00:00:00.000Z';

const anOffice = () => calendarOffice(room);

describe('The calendar of a manager', () => {
  it('has interviews, and times away in the background, each with its times (CAL-02, CAL-09, CAL-23)', async () => {
    const { manager, candidate, jobId, dataOf } = await anOffice();
    const meeting = await dataOf<{ id: number }>('bookMeeting', {
      by: manager,
      body: { ...at('09:00', 30), candidateId: candidate.id, jobId },
    });
    const { start, end } = at('12:00', 60);
    const [away] = await dataOf<{ id: number }[]>('addUnavailability', {
      by: manager,
      body: { dates: [{ start, end }], zone },
    });
    const list = await dataOf<object[]>('listCalendar', { by: manager, query: range });
    expect(list).toMatchObject([
      { id: meeting.id, start: at('09:00').start, end: at('09:00', 30).end, rendering: null },
      { id: away!.id, start, end, rendering: 'background' },
    ]);
  });

  it('gives one interview in full, and one time away, which can be removed (CAL-24, CAL-30, CAL-32)', async () => {
    const { manager, candidate, dataOf } = await anOffice();
    const { id } = await dataOf<{ id: number }>('bookMeeting', {
      by: manager,
      body: { ...at('09:00', 30), candidateId: candidate.id, comment: 'Bring the licence' },
    });
    expect(await dataOf('readCalendarEvent', { by: manager, params: { eventId: String(id) } })).toMatchObject({
      id,
      candidateId: candidate.id,
      managerId: manager.id,
      comment: 'Bring the licence',
    });
    const { start, end } = at('12:00', 60);
    const [away] = await dataOf<{ id: number }[]>('addUnavailability', {
      by: manager,
      body: { dates: [{ start, end }], zone },
    });
    const params = { eventId: String(away!.id) };
    expect(await dataOf('readUnavailability', { by: manager, params })).toMatchObject({ id: away!.id, start, end });
    await dataOf('removeUnavailability', { by: manager, params });
    const left = await dataOf<{ id: number }[]>('listCalendar', { by: manager, query: range });
    expect(left.map((one) => one.id)).toEqual([id]);
  });

  it('knows on which open jobs of the manager a candidate is (CAL-33)', async () => {
    const { manager, candidate, jobId, ask, dataOf } = await anOffice();
    const closed = await room.introduce(candidate, manager);
    await room.table.write([
      { put: { ...keys.jobGate(closed), jobId: closed, managerId: manager.id, status: 'closed' } },
    ]);
    const params = { candidateId: String(candidate.id) };
    const jobs = await dataOf<{ id: number }[]>('listMeetingJobs', { by: manager, params });
    expect(jobs.map(({ id }) => id)).toEqual([jobId]);
    expect((await ask('listMeetingJobs', { by: candidate, params })).status).toBe(403);
  });
});

describe('The calendar of a candidate', () => {
  it('lists and gives their interviews, and events of their own, which they change and remove (CAL-34, CAL-35, CAL-37, CAL-38)', async () => {
    const { manager, candidate, dataOf } = await anOffice();
    const body = { ...at('09:00', 30), candidateId: candidate.id };
    const meeting = await dataOf<{ id: number }>('bookMeeting', { by: manager, body });
    const own = { ...at('12:00', 30), title: 'Dentist' };
    const { id } = await dataOf<{ id: number }>('addOwnEvent', { by: candidate, body: own });
    const params = { eventId: String(id) };
    await dataOf('changeOwnEvent', { by: candidate, params, body: { ...at('13:00', 30), title: 'Doctor' } });
    expect(await dataOf('readCalendarEvent', { by: candidate, params })).toMatchObject({
      title: 'Doctor',
      start: at('13:00').start,
    });
    const titles = async () =>
      (await dataOf<{ title: string }[]>('listCalendar', { by: candidate, query: range })).map(({ title }) => title);
    expect(await titles()).toEqual(['Interview with Daniel Reyes', 'Doctor']);
    expect(await dataOf('readCalendarEvent', { by: candidate, params: { eventId: String(meeting.id) } })).toMatchObject(
      { title: 'Interview with Daniel Reyes' },
    );
    await dataOf('removeOwnEvent', { by: candidate, params });
    expect(await titles()).toEqual(['Interview with Daniel Reyes']);
  });
});

describe('A call that adds or changes an event', () => {
  const changing = [
    ['bookMeeting', 'manager'],
    ['changeMeeting', 'manager'],
    ['addUnavailability', 'manager'],
    ['changeUnavailability', 'manager'],
    ['addOwnEvent', 'candidate'],
    ['changeOwnEvent', 'candidate'],
  ] as const;

  it.each(changing)('does nothing without a token (%s) (CAL-21)', async (operation) => {
    const { ask } = await anOffice();
    local.calls.length = 0;
    const asked = await ask(operation, { params: { eventId: '7' }, body: { ...at('09:00'), title: 'x' } });
    expect([asked.status, local.calls]).toEqual([401, []]);
  });

  it.each(changing)(
    'does nothing without a payload, and names what is missing (%s) (CAL-22)',
    async (operation, role) => {
      const office = await anOffice();
      local.calls.length = 0;
      const asked = await office.ask(operation, { by: office[role], params: { eventId: '7' } });
      expect([asked.status, asked.errors?.length, local.calls]).toEqual([422, expect.any(Number), []]);
    },
  );

  it('and comes five times at the same moment under one key books one interview, with one piece of news and equal responses (PLUS-06, PLUS-31)', async () => {
    const { manager, candidate, ask, dataOf, newsOf } = await anOffice();
    const headers = { 'idempotency-key': 'the-same-wish' };
    const body = { ...at('09:00', 30), candidateId: candidate.id };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => ask('bookMeeting', { by: manager, headers, body })),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]!.status).toBe(200);
    const list = await dataOf<{ id: number }[]>('listCalendar', { by: manager, query: range });
    expect(list).toHaveLength(1);
    expect(await newsOf(list[0]!.id)).toEqual(['meeting-booked']);
  });
});

describe('What a candidate’s own event is', () => {
  it('reaches the manager through no call and no refusal, whatever is tried at its time', async () => {
    const { manager, candidate, ask, dataOf } = await anOffice();
    const own = { ...at('09:00', 60), title: 'Chemotherapy', comment: 'Ward 4' };
    const { id } = await dataOf<{ id: number }>('addOwnEvent', { by: candidate, body: own });
    const [params, other] = [{ eventId: String(id) }, { eventId: String(room.clock.newId()) }];
    const meeting = { ...at('09:30', 30), candidateId: candidate.id };
    const elsewhere = await dataOf<{ id: number }>('bookMeeting', {
      by: manager,
      body: { ...meeting, ...at('15:00') },
    });
    const asked: [Operation, Asked][] = [
      ['bookMeeting', { body: meeting }],
      ['changeMeeting', { params: { eventId: String(elsewhere.id) }, body: at('09:30', 30) }],
      ['listCalendar', { query: range }],
      ['listMeetingCandidates', {}],
      ['listMeetingJobs', { params: { candidateId: String(candidate.id) } }],
    ];
    // An event of somebody else is refused in the same words as one that does not exist, after the same reading.
    for (const operation of [
      'readCalendarEvent',
      'cancelMeeting',
      'readUnavailability',
      'removeUnavailability',
    ] as const) {
      const refusals = [];
      for (const which of [params, other]) {
        local.calls.length = 0;
        const { status, text } = await ask(operation, { by: manager, params: which });
        refusals.push({ status, text, calls: local.calls.length });
      }
      expect(refusals[0]).toEqual(refusals[1]);
      expect(refusals[0]!.status).toBe(404);
    }
    for (const [operation, given] of asked) {
      const { text } = await ask(operation, { by: manager, ...given });
      expect(text).not.toMatch(/chemo|ward|own/i);
    }
  });

  it('cannot be told from an interview with another manager by what is refused, nor by what a refusal reads, on which its time depends (CAL-36)', async () => {
    const { manager, candidate, ask, dataOf } = await anOffice();
    const { manager: rival, dataOf: byRival } = await anOffice();
    await room.introduce(candidate, rival);
    const [ownDay, theirDay, freeDay] = ['2026-09-09', '2026-09-10', '2026-09-11'] as const;
    const long = { title: '會'.repeat(120), comment: 'x'.repeat(1000) };
    const own = await dataOf<{ id: number }>('addOwnEvent', {
      by: candidate,
      body: { ...at('09:00', 60, ownDay), ...long },
    });
    const theirs = await byRival<{ id: number }>('bookMeeting', {
      by: rival,
      body: { ...at('09:00', 60, theirDay), candidateId: candidate.id },
    });
    const mine = await dataOf<{ id: number }>('bookMeeting', {
      by: manager,
      body: { ...at('09:00', 60, freeDay), candidateId: candidate.id },
    });
    const refused = async (operation: Operation, asked: Asked) => {
      local.calls.length = 0;
      const { status, text } = await ask(operation, { by: manager, ...asked });
      const reads = local.calls.map(({ action, items, readUnits, writeUnits }) => [
        action,
        items,
        readUnits,
        writeUnits,
      ]);
      return { status, text, reads };
    };
    const eventOf = ({ id }: { id: number }): Asked => ({ params: { eventId: String(id) } });
    const meetingOn = (day: string): Asked => ({ body: { ...at('09:30', 30, day), candidateId: candidate.id } });
    const movedTo = (day: string): Asked => ({ ...eventOf(mine), body: at('09:30', 30, day) });
    const compared: [Operation, own: Asked, theirs: Asked, status: number][] = [
      ['readCalendarEvent', eventOf(own), eventOf(theirs), 404],
      ['changeMeeting', { ...eventOf(own), body: at('12:00') }, { ...eventOf(theirs), body: at('12:00') }, 404],
      ['cancelMeeting', eventOf(own), eventOf(theirs), 404],
      ['bookMeeting', meetingOn(ownDay), meetingOn(theirDay), 409],
      ['changeMeeting', movedTo(ownDay), movedTo(theirDay), 409],
    ];
    for (const [operation, ofOwn, ofTheirs, status] of compared) {
      const first = await refused(operation, ofOwn);
      expect({ operation, ...first }).toEqual({ operation, ...(await refused(operation, ofTheirs)) });
      expect(first.status).toBe(status);
      expect(first.reads.length).toBeGreaterThan(0);
    }
  });
});
