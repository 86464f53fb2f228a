import { expect, it } from 'vitest';
import { composeFeed } from '../../../../functions/features/calendar/compose-feed.ts';
import { feedsStore } from '../../../../functions/features/calendar/feeds.store.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { comingInterviews } from '../../../../functions/features/calendar/coming-interviews.ts';
import { followInterview } from '../../../../functions/features/calendar/follow-interview.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { pushInterviews } from '../../../../functions/features/live-updates/push-interviews.steps.ts';
import type { StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { aVerification } from '../../../support/trust.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const local = withLocalTable();
const room = opened(() => openMeetings(local));

const fullName = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`;

/** A manager's meetings with a candidate whom a recruiter put forward, and what the recruiter finds of them. */
async function aRecruitersCandidate() {
  const recruiterId = room.clock.newId();
  const manager = anActor('manager', { id: room.clock.newId() });
  const candidate = anActor('candidate', { id: room.clock.newId() });
  const jobId = await room.introduce(candidate, manager, { recruiterId });
  const booked = (time: string) => room.booked({ candidateId: candidate.id, jobId, ...at(time) }, manager);
  const newsOf = (id: number) =>
    storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-booked', 'meeting-changed', 'meeting-cancelled');
  /** Delivers all that was said of these meetings, the last first and each twice. */
  const deliver = async (...ids: number[]) => {
    for (const id of ids) {
      const all = await newsOf(id);
      for (const event of [...all, ...all].toReversed()) await followInterview(event, room);
    }
  };
  const found = async (now = someTime, reader = recruiterId) =>
    comingInterviews(await room.calendarStore.interviewsOf(reader, now), { recruiterId: reader, now });
  return { recruiterId, manager: manager as Actor, candidate, jobId, booked, deliver, found };
}

it('A recruiter finds the interviews to come of candidates whom they put forward, earliest first, as they are now (AUTH-62, CAL-40)', async () => {
  const { manager, candidate, jobId, booked, deliver, found } = await aRecruitersCandidate();
  const [late, early, off] = [await booked('12:00'), await booked('09:00'), await booked('15:00')];
  await room.moved(late.id, at('13:00'), manager);
  await room.cancelled(off.id, manager);
  await deliver(late.id, early.id, off.id);
  expect(await found('2026-09-01T09:00:00.000Z')).toMatchObject([
    { id: early.id, start: '2026-09-08T09:00:00.000Z', candidate: { id: candidate.id }, job: { id: jobId } },
    { id: late.id, start: '2026-09-08T13:00:00.000Z', manager: { id: manager.id }, isOnline: false },
  ]);
});

it('Neither an interview that is over nor another recruiter’s is found, and a late event brings no cancelled one back', async () => {
  const { recruiterId, manager, booked, deliver, found } = await aRecruitersCandidate();
  const { id } = await booked('09:00');
  await deliver(id);
  const read = async (now: string) => (await room.calendarStore.interviewsOf(recruiterId, now)).length;
  expect([await read('2026-09-08T09:59:00.000Z'), await read('2026-09-08T10:00:00.000Z')]).toEqual([1, 0]);
  expect(await found('2026-09-08T09:59:00.000Z')).toHaveLength(1);
  expect(await found('2026-09-08T10:00:00.000Z')).toEqual([]);
  expect(await found('2026-09-01T09:00:00.000Z', recruiterId + 1)).toEqual([]);
  // Somebody else represents the candidate meanwhile, which the list does not know yet.
  const represented = (by: number) => room.table.writeOne({ update: keys.calendarEvent(id), set: { recruiterId: by } });
  await represented(recruiterId + 1);
  expect(await read('2026-09-01T09:00:00.000Z')).toBe(0);
  await represented(recruiterId);
  await room.cancelled(id, manager);
  await deliver(id);
  expect(await found('2026-09-01T09:00:00.000Z')).toEqual([]);
  expect(await read('2026-09-01T09:00:00.000Z')).toBe(0);
});

it('Of the meetings read, a recruiter’s interviews are those of their own candidates that are booked and not over', () => {
  const meeting = {
    id: 1,
    recruiterId: 7,
    state: 'booked',
    ...at('09:00'),
    candidate: { id: 3 },
    manager: { id: 1 },
  } as unknown as StoredCalendarEvent;
  const others = [
    { ...meeting, id: 2, recruiterId: 8 },
    { ...meeting, id: 3, state: 'cancelled' as const },
    { ...meeting, id: 4, end: someTime },
  ];
  const found = comingInterviews([meeting, ...others], { recruiterId: 7, now: someTime });
  expect(found.map(({ id }) => id)).toEqual([1]);
});

it('A recruiter’s calendar and feed have their own events and the interviews of whom they put forward, by both names, and none of who hides (PLUS-48)', async () => {
  const { recruiterId, manager, candidate, jobId, booked, deliver } = await aRecruitersCandidate();
  const recruiter = anActor('recruiter', { id: recruiterId });
  const { id } = await booked('09:00');
  await room.moved(id, { ...at('09:00'), isOnline: true }, manager);
  const off = await booked('13:00');
  await room.cancelled(off.id, manager);
  // Their own events may be at the same time: it is not they who meet.
  const own = await room.ownEvent({ ...at('09:00'), title: 'Weekly call' }, recruiter);
  await deliver(id, off.id);
  const title = `${fullName(candidate)} meets ${fullName(manager)}`;
  expect(await room.calendarOf(recruiter)).toMatchObject([
    { id, kind: 'interview', title, other: { id: candidate.id }, job: { id: jobId }, rendering: null },
    { id: own.id, kind: 'own', title: 'Weekly call' },
  ]);
  const owner = { ...recruiter, firstName: 'Rosa' };
  const feed = async () => {
    const days = await feedsStore(room.table).daysOf(owner, '2026-08-30', '2026-12-01');
    return composeFeed(days, { owner, siteUrl: 'https://hirehub.example', now: someTime }).replaceAll('\r\n ', '');
  };
  const text = await feed();
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual([`SUMMARY:${title}`, 'SUMMARY:Weekly call', `SUMMARY:${title}`]);
  expect(text.match(/^STATUS:.*$/gm)?.toSorted()).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
  expect(text).not.toContain('/zoom');

  await room.table.write([
    aVerification(recruiterId, someTime),
    hidingWrite(candidate.id, { findableBy: 'nobody', companies: ['Lakeside'], confirmed: [], version: 1 }),
  ]);
  expect((await room.calendarOf(recruiter)).map((item) => item.title)).toEqual(['Weekly call']);
  expect(await feed()).not.toContain(candidate.lastName);
});

it('A recruiter’s calendar shows an interview that is over for a month, and reads it with the days in four calls (PLUS-48)', async () => {
  const { recruiterId, booked, deliver } = await aRecruitersCandidate();
  const { id, end } = await booked('09:00');
  await deliver(id);
  const [record] = await room.table.query(keys.interviewsOf(recruiterId));
  expect((record as unknown as { ttl: number }).ttl).toBe(Date.parse(end) / 1000 + 31 * 86_400);
  local.calls.length = 0;
  expect(await room.calendarOf(anActor('recruiter', { id: recruiterId }))).toHaveLength(1);
  expect(local.calls).toHaveLength(4);
});

it('A changed interview is pushed to its recruiter once a batch, after it can be read', async () => {
  const sent: string[] = [];
  const needs = {
    liveUpdatesStore: {
      connectionsOf: async (userId: number) => [{ userId, connectionId: `tab of ${userId}`, connectedAt: someTime }],
      removeConnection: async () => {},
    },
    post: async (connectionId: string, data: string) => sent.push(`${connectionId}: ${data}`) > 0,
    now: () => someTime,
  } as unknown as Parameters<typeof pushInterviews>[1];
  const change = (item: object) => ({ sequenceNumber: '1', kind: 'MODIFY' as const, item: { ...item } });
  await pushInterviews(
    [change(keys.interview(7, 1)), change(keys.interview(7, 2)), change(keys.calendarDay(8, ''))],
    needs,
  );
  expect(sent).toEqual(['tab of 7: {"type":"calendar"}']);
});
