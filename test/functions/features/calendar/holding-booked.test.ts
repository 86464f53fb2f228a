import { beforeEach, describe, expect, it } from 'vitest';
import { changeInterviewDateHandler } from '../../../../functions/features/pipeline/change-interview-date.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { composeFeed } from '../../../../functions/features/calendar/compose-feed.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';

const room = withLocalTable(openMeetings);
const day = '2026-09-08';
const first = 'first_interview_scheduled';
let [manager, noor, pat]: [Actor, Actor, Actor] = [anActor('manager'), anActor('manager'), anActor('manager')];
const anOther = () => anActor('candidate', { id: room.clock.newId(), firstName: 'Ada' });

beforeEach(async () => {
  const made = async (firstName: string, lastName: string) => {
    const id = room.clock.newId();
    const one = anActor('manager', { id, firstName, lastName, email: `${firstName}-${id}@example.com` });
    const account = { id, email: one.email, firstName, lastName, avatar: null, role: 'manager', status: 'active' };
    await room.table.writeOne({ put: { ...keys.account(id), ...account, version: 1 } });
    return one;
  };
  [manager, noor, pat] = [await made('Daniel', 'Reyes'), await made('Noor', 'Haddad'), await made('Pat', 'Olsen')];
});

/** A candidate before an interview that these hold, all of them or one of a pool, with what the manager books. */
async function anInterview(interviewers: readonly Actor[], pool?: { mostPerWeek: number | null }) {
  const candidate = anOther();
  const status = { status: 'submitted', recruiterId: null, recruiter: null };
  const jobId = await room.introduce(candidate, manager, status);
  const ids = interviewers.map(({ id }) => id);
  const step = { id: 1, stage: 'first', title: 'Skills', ask: '', criteria: [], interviewers: ids, pool };
  await room.table.writeOne({ put: { ...keys.interviewPlan(jobId), jobId, version: 1, steps: [step] } });
  for (const id of ids.filter((one) => one !== manager.id))
    await room.table.writeOne({
      put: { ...keys.jobMember(jobId, id), id, jobId, memberId: id, part: 'interviewer', since: someTime },
    });
  const book = (time: string, more: object = {}, on = day) =>
    room.booked({ ...at(time, 60, on), candidateId: candidate.id, jobId, moveTo: first, ...more }, manager);
  const date = (interviewAt: string, more: object = {}) =>
    handled(
      changeInterviewDateHandler,
      { params: { jobId, candidateId: candidate.id }, body: { interviewAt, ...more }, actor: manager },
      { pipelineStore: pipelineStore(room.table), clock: room.clock },
    );
  const chosen = async () =>
    (await room.table.get(keys.heldInterview(jobId, candidate.id, 1), { consistent: true }))?.interviewerId;
  return { jobId, candidate, book, date, chosen };
}

const stored = async (id: number): Promise<StoredCalendarEvent> =>
  (await room.table.get(keys.calendarEvent(id), { consistent: true }))!;
const daysOf = (who: Actor) =>
  room.table.query(keys.calendarDaysBetween(who.id, '2026-01-01', '2027-01-01'), { consistent: true });
const startsOf = async (who: Actor) =>
  (await daysOf(who)).flatMap(({ entries }) => Object.values(entries)).map(({ start }) => start);
const busyAt = async (who: Actor, time: string) => {
  const other = anOther();
  await room.introduce(other, who);
  await room.booked({ ...at(time), candidateId: other.id }, who);
};
const over = (message: string) => ({ kind: 'conflict', errors: [{ key: 'isOverBusy', message }] });

describe('A meeting that its manager books for an interview of a panel', () => {
  it('names who of it is busy, and takes their time all the same once the manager knows', async () => {
    const { book, candidate } = await anInterview([noor, pat]);
    for (const one of [noor, pat]) await busyAt(one, '09:00');
    const both = over('Noor Haddad and Pat Olsen are not free then');
    expect(await refusalOf(book('09:00'))).toMatchObject(both);
    expect(await startsOf(candidate)).toEqual([]);
    const { id } = await book('09:00', { isOverBusy: true });
    expect((await stored(id)).people).toEqual([manager.id, candidate.id, noor.id, pat.id]);
    await busyAt(pat, '12:00');
    const moved = (more: object = {}) => room.moved(id, { ...at('12:00'), ...more }, manager);
    expect(await refusalOf(moved())).toMatchObject(over('Pat Olsen is not free then'));
    expect((await moved({ isOverBusy: true })).start).toBe(at('12:00').start);
  });

  it('moves with the date of its interview over who is busy, once the manager knows, and keeps its length', async () => {
    const { book, date } = await anInterview([noor]);
    const { id } = await book('09:00');
    await busyAt(noor, '12:00');
    const busy = over('Noor Haddad is not free then');
    expect(await refusalOf(date(at('12:00').start))).toMatchObject(busy);
    const meeting = { minutes: 15, zone: 'UTC' };
    expect(await refusalOf(date(at('12:00').start, { meeting }))).toMatchObject(busy);
    await date(at('12:00').start, { meeting: { ...meeting, isOverBusy: true } });
    expect(await stored(id)).toMatchObject(at('12:00', 60));
  });

  it('is not booked over its candidate, whatever the manager knows', async () => {
    const { book, candidate } = await anInterview([noor]);
    await room.ownEvent({ ...at('09:00'), title: 'Dentist' }, candidate);
    expect(await refusalOf(book('09:00', { isOverBusy: true }))).toMatchObject({ errors: [{ key: 'start' }] });
  });

  it('takes none of the time of its manager where they only arrange it, here and in calendars elsewhere', async () => {
    const aside = await anInterview([noor]);
    await aside.book('09:00');
    const own = await anInterview([manager, pat]);
    await own.book('09:00');
    const feed = composeFeed(await daysOf(manager), { owner: manager, siteUrl: '', now: someTime });
    expect(feed.match(/^(TRANSP|SUMMARY|X-MICROSOFT-CDO-BUSYSTATUS):.*$/gmu)).toMatchInlineSnapshot(`
      [
        "SUMMARY:Interview with Ada Iyer",
        "TRANSP:TRANSPARENT",
        "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
        "SUMMARY:Interview with Ada Iyer",
        "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
      ]
    `);
    const again = await anInterview([manager]);
    expect(await refusalOf(again.book('09:30'))).toMatchObject({ errors: [{ key: 'start' }] });
  });
});

describe('A meeting that its manager books for an interview of a pool', () => {
  const none = { mostPerWeek: null };

  it('is held by who of it is free and has fewest interviews that week, and again when it is moved', async () => {
    const [one, other] = [await anInterview([noor, pat], none), await anInterview([noor, pat], none)];
    const booked = await one.book('09:00');
    await other.book('11:00');
    expect([await one.chosen(), await other.chosen()]).toEqual([noor.id, pat.id]);
    expect((await stored(booked.id)).people).toEqual([manager.id, one.candidate.id, noor.id]);
    await one.date(at('10:00').start);
    expect(await one.chosen()).toBe(noor.id);
    await busyAt(noor, '14:00');
    await one.date(at('14:00').start);
    expect([await one.chosen(), await startsOf(noor)]).toEqual([pat.id, [at('14:00').start]]);
  });

  it('is held by nobody out of their working hours, unless the manager knows it', async () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromHour: 12, toHour: 18 }));
    const works = async ({ id }: Actor) => {
      const account = await room.table.get(keys.account(id), { consistent: true });
      await room.table.writeOne({ put: { ...keys.account(id), ...account, timeZone: 'UTC', workingHours: hours } });
    };
    await works(noor);
    const one = await anInterview([noor, pat], none);
    await one.book('09:00');
    expect(await one.chosen()).toBe(pat.id);
    await works(pat);
    const other = await anInterview([noor], none);
    expect(await refusalOf(other.book('09:00'))).toMatchObject(over('Nobody of “Skills” is free then'));
    await other.book('09:00', { isOverBusy: true });
    expect(await other.chosen()).toBe(noor.id);
  });

  it('is refused where nobody of it is free or below its limit, and given to one of it once the manager knows', async () => {
    const limited = { mostPerWeek: 1 };
    const [one, late] = [await anInterview([noor], limited), await anInterview([noor], limited)];
    await one.book('09:00');
    const full = over('Everybody of “Skills” who is free then has 1 interview that week already');
    expect(await refusalOf(late.book('11:00', {}, '2026-09-10'))).toMatchObject(full);
    expect(await refusalOf(late.book('09:00'))).toMatchObject(over('Nobody of “Skills” is free then'));
    expect(await late.chosen()).toBeUndefined();
    await late.book('09:00', { isOverBusy: true });
    expect([await late.chosen(), await startsOf(noor)]).toEqual([noor.id, [at('09:00').start, at('09:00').start]]);
    // Who holds it keeps it in its week, though they have more than the limit by then.
    await one.date(at('13:00', 60, '2026-09-09').start);
    expect(await one.chosen()).toBe(noor.id);
  });

  it('keeps to the limit of the week into which it is moved: another of the pool holds it there, or nobody', async () => {
    const limited = { mostPerWeek: 1 };
    const [moved, next] = [await anInterview([noor, pat], limited), await anInterview([noor], limited)];
    await moved.book('09:00');
    await next.book('09:00', {}, '2026-09-15');
    await moved.date(at('11:00', 60, '2026-09-16').start);
    expect(await moved.chosen()).toBe(pat.id);
    await moved.date(at('11:00').start);
    const third = await anInterview([pat], limited);
    await third.book('15:00', {}, '2026-09-15');
    const full = over('Everybody of “Skills” who is free then has 1 interview that week already');
    expect(await refusalOf(moved.date(at('11:00', 60, '2026-09-16').start))).toMatchObject(full);
  });

  it('never gives one person two interviews of one moment, nor more than the limit of a week', async () => {
    const held = { mostPerWeek: 1 };
    const all = [
      await anInterview([noor, pat], held),
      await anInterview([noor, pat], held),
      await anInterview([noor, pat], held),
    ];
    const booked = await Promise.all(all.map(({ book }) => refusalOf(book('09:00')).catch(() => undefined)));
    expect(booked.filter(Boolean)).toHaveLength(1);
    expect([await startsOf(noor), await startsOf(pat)]).toEqual([[at('09:00').start], [at('09:00').start]]);
  });
});
