import { describe, expect, it } from 'vitest';
import type { EventOf, EventType } from '../../../../events/catalogue.ts';
import { announceDueMeeting, renewReminder } from '../../../../functions/features/calendar/remind-of-meetings.steps.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import type { Reminder } from '../../../../functions/platform/outside/reminders/port.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { nobodyElse } from '../../../support/audience.ts';

const room = withLocalTable(openMeetings);

/** A manager who meets a new candidate, the reminders that wait, and the news of the meeting so far. */
async function aMeetingAt(time: string) {
  const manager = anActor('manager', { id: room.clock.newId() });
  const candidate = anActor('candidate', { id: room.clock.newId() });
  await room.introduce(candidate, manager, { recruiterId: 77 });
  const { id } = await room.booked({ candidateId: candidate.id, ...at(time) }, manager);
  const waiting = new Map<string, Reminder>();
  const reminders = {
    set: async (reminder: Reminder) => void (waiting.has(reminder.name) || waiting.set(reminder.name, reminder)),
    drop: async (name: string) => void waiting.delete(name),
  };
  const news = <T extends EventType>(...types: T[]) => storedEvents(room.table, keys.calendarEvent(id).pk, ...types);
  const needs = (now = '2026-09-01T09:00:00.000Z') => ({ table: room.table, reminders, now: () => now });
  /** Delivers all that was said of the meeting to the reaction, the last first and each twice. */
  const deliver = async (now?: string) => {
    const all = await news('meeting-booked', 'meeting-changed', 'meeting-cancelled');
    for (const event of [...all, ...all].toReversed()) await renewReminder(event, needs(now));
  };
  const fire = async (reminder: Reminder, now: string) =>
    announceDueMeeting(JSON.parse(reminder.detail) as EventOf<'meeting-due'>, needs(now));
  const soon = () => news('meeting-soon');
  const tomorrow = () => news('meeting-tomorrow');
  return { id, tomorrow, manager, candidate, waiting, deliver, fire, soon };
}

describe('The reminder of a meeting', () => {
  it('is set for half an hour before it, named by event and version, and announced once however often it fires', async () => {
    const { id, waiting, deliver, fire, soon } = await aMeetingAt('09:00');
    await deliver();
    const [reminder] = [...waiting.values()];
    expect([...waiting.keys()]).toEqual([`event-${id}-v1-30`, `event-${id}-v1-day`]);
    expect(reminder).toMatchObject({ dueAt: '2026-09-08T08:30:00.000Z', type: 'meeting-due' });
    await fire(reminder!, '2026-09-08T08:30:12.000Z');
    await fire(reminder!, '2026-09-08T08:31:00.000Z');
    expect(await soon()).toHaveLength(1);
  });

  it('reaches manager, candidate and the recruiter who put the candidate forward, each with the other’s name (CAL-40, NOTIF-38)', async () => {
    const { manager, candidate, waiting, deliver, fire, soon } = await aMeetingAt('09:00');
    await deliver();
    await fire([...waiting.values()][0]!, '2026-09-08T08:30:12.000Z');
    const [event] = (await soon()) as unknown as EventOf<'meeting-soon'>[];
    const sent = await composeNotifications(event!, nobodyElse);
    expect(
      sent.map(({ recipientId, type, payload }) => [recipientId, type, (payload as never)['event']['title']]),
    ).toEqual([
      [manager.id, 'calendar_event_soon', 'Interview with Priya Iyer'],
      [77, 'calendar_event_soon', 'Interview with Priya Iyer'],
      [candidate.id, 'calendar_event_soon', 'Interview with Daniel Reyes'],
    ]);
  });

  it('that was moved three times is announced for its last time only', async () => {
    const { id, manager, waiting, deliver, fire, soon } = await aMeetingAt('09:00');
    await deliver();
    const first = [...waiting.values()];
    for (const time of ['11:00', '10:00', '12:00']) await room.moved(id, at(time), manager);
    await deliver();
    for (const reminder of [...first, ...waiting.values()])
      await fire(reminder, new Date(Date.parse(reminder.dueAt) + 5000).toISOString());
    expect((await soon()).map(({ data }) => data.start)).toEqual(['2026-09-08T12:00:00.000Z']);
  });

  it('that was cancelled is not announced, even where its schedule could not be dropped', async () => {
    const { id, manager, waiting, deliver, fire, soon } = await aMeetingAt('09:00');
    await deliver();
    const [reminder] = [...waiting.values()];
    await room.cancelled(id, manager);
    await deliver();
    await fire(reminder!, '2026-09-08T08:30:12.000Z');
    expect(await soon()).toEqual([]);
  });

  it('that fires hours late is not announced', async () => {
    const { waiting, deliver, fire, soon } = await aMeetingAt('09:00');
    await deliver();
    await fire([...waiting.values()][0]!, '2026-09-08T09:00:00.000Z');
    expect(await soon()).toEqual([]);
  });

  it('is not set where the meeting begins in under 31 minutes, because its booking is the reminder', async () => {
    const { waiting, deliver } = await aMeetingAt('09:00');
    await deliver('2026-09-08T08:29:30.000Z');
    expect(waiting.size).toBe(0);
    await deliver('2026-09-08T08:28:00.000Z');
    expect(waiting.size).toBe(1);
  });
});

describe('The reminder of the day before', () => {
  it('is set for a day before the meeting and announced once however often it fires', async () => {
    const { waiting, deliver, fire, tomorrow, soon } = await aMeetingAt('09:00');
    await deliver();
    const reminder = [...waiting.values()].find(({ name }) => name.endsWith('-day'))!;
    expect(reminder.dueAt).toBe('2026-09-07T09:00:00.000Z');
    await fire(reminder, '2026-09-07T09:00:08.000Z');
    await fire(reminder, '2026-09-07T09:10:00.000Z');
    expect((await tomorrow()).map(({ data }) => data.start)).toEqual(['2026-09-08T09:00:00.000Z']);
    expect(await soon()).toEqual([]);
  });

  it('says nothing of a meeting that was moved or cancelled since, nor hours late', async () => {
    const { id, manager, waiting, deliver, fire, tomorrow } = await aMeetingAt('09:00');
    await deliver();
    const day = () => [...waiting.values()].find(({ name }) => name.endsWith('-day'))!;
    const first = day();
    await fire(first, '2026-09-07T15:00:00.000Z');
    await room.moved(id, at('11:00'), manager);
    await fire(first, '2026-09-07T09:00:08.000Z');
    await deliver();
    const second = day();
    await room.cancelled(id, manager);
    await fire(second, '2026-09-07T11:00:08.000Z');
    expect(await tomorrow()).toEqual([]);
  });

  it('is not set where the meeting begins in a day, because its booking is news enough', async () => {
    const { waiting, deliver } = await aMeetingAt('09:00');
    await deliver('2026-09-07T09:00:00.000Z');
    expect([...waiting.keys()].filter((name) => name.endsWith('-day'))).toEqual([]);
  });
});
