import { describe, expect, it } from 'vitest';
import { enterRoomHandler, saveRoomNotesHandler } from '../../../../functions/features/calendar/calendar.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { meetingRoom } from '../../../../shared/model/calendar.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';

const calendars = withLocalTable(openMeetings);

async function anOnlineMeeting() {
  const manager = anActor('manager', { id: calendars.clock.newId() });
  const candidate = anActor('candidate', { id: calendars.clock.newId() });
  await calendars.introduce(candidate, manager);
  const body = { candidateId: candidate.id, ...at('09:00'), isOnline: true, comment: 'Ward tour, then questions' };
  const { id, zoomMeetingPassword } = await calendars.booked(body, manager);
  const password = zoomMeetingPassword!;
  const enter = async (actor: Actor, { isHere = true, with: tried = password, now = '' } = {}) => {
    const clock = now ? { ...calendars.clock, now: () => now } : calendars.clock;
    const call = { params: { number: id }, body: { password: tried, isHere }, actor };
    return meetingRoom.parse(await resultOf(enterRoomHandler, call, { ...calendars, clock }));
  };
  const note = async (actor: Actor, notes: string) =>
    handled(saveRoomNotesHandler, { params: { number: id }, body: { password, notes }, actor }, calendars);
  return { id, manager, candidate, enter, note };
}
const names = (present: { firstName: string }[]) => present.map(({ firstName }) => firstName);

describe('The room of an online meeting (SHELL-62)', () => {
  it('shows who is in it, until they leave or are silent for a minute', async () => {
    const { manager, candidate, enter } = await anOnlineMeeting();
    const now = '2026-09-08T09:00:00.000Z';
    const first = await enter(manager, { now });
    expect([names(first.present), first.event.comment]).toEqual([['Daniel'], 'Ward tour, then questions']);
    expect(names((await enter(candidate, { now: '2026-09-08T09:00:30.000Z' })).present)).toEqual(['Daniel', 'Priya']);
    expect(names((await enter(candidate, { now: '2026-09-08T09:01:01.000Z' })).present)).toEqual(['Priya']);
    expect(names((await enter(candidate, { isHere: false, now })).present)).toEqual(['Daniel']);
  });

  it('keeps each person’s notes to themselves', async () => {
    const { manager, candidate, enter, note } = await anOnlineMeeting();
    await note(manager, 'Strong on triage');
    await note(candidate, 'Ask about nights');
    expect([(await enter(manager)).notes, (await enter(candidate)).notes]).toEqual([
      'Strong on triage',
      'Ask about nights',
    ]);
  });

  it('refuses other people, wrong numbers and wrong passwords alike', async () => {
    const { id, manager, enter } = await anOnlineMeeting();
    const stranger = anActor('manager', { id: calendars.clock.newId() });
    const call = { params: { number: id + 1 }, body: { password: 'x', isHere: true }, actor: manager };
    const refusals = [
      await refusalOf(enter(stranger)),
      await refusalOf(enter(manager, { with: 'wrong' })),
      await refusalOf(handled(enterRoomHandler, call, calendars)),
    ];
    expect(new Set(refusals.map(({ kind, message }) => `${kind} ${message}`)).size).toBe(1);
  });

  it('closes with the meeting, and when it is no longer online', async () => {
    const one = await anOnlineMeeting();
    await calendars.cancelled(one.id, one.manager);
    expect(await refusalOf(one.enter(one.candidate))).toMatchObject({ kind: 'conflict' });
    const other = await anOnlineMeeting();
    await calendars.moved(other.id, at('10:00'), other.manager);
    expect(await refusalOf(other.enter(other.candidate))).toMatchObject({ kind: 'notFound' });
  });
});
