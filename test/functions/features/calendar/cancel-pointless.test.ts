import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { cancelPointless } from '../../../../functions/features/calendar/cancel-pointless.steps.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { nobodyElse } from '../../../support/audience.ts';

const room = withLocalTable(openMeetings);

it('A job that closes cancels its interviews ahead, once, and says why; others stay (PLUS-50)', async () => {
  const { manager, candidate, table, clock } = room;
  const [jobId, otherJobId] = [await room.introduce(), await room.introduce()];
  const pointless = await room.booked({ ...at('09:00', 30), jobId });
  await room.booked({ ...at('11:00', 30), jobId: otherJobId });
  await room.booked({ ...at('13:00', 30), jobId: null });
  const [example] = jobClosedExamples;
  const data = { ...example!.data, jobId, manager: { id: manager.id, firstName: 'Daniel', lastName: 'Reyes' } };
  const closed = { ...example!, time: someTime, data } as EventOf<'job-closed'>;
  for (const _ of ['first', 'again']) await cancelPointless(closed, { table, newId: clock.newId });
  const starts = (await room.calendarOf(candidate)).map(({ start }) => start.slice(11, 16));
  expect(starts).toEqual(['11:00', '13:00']);
  const events = (await table.query(keys.eventsOf(keys.calendarEvent(pointless.id).pk))).map(({ event }) => event);
  expect(events.map(({ type }) => type)).toEqual(['meeting-booked', 'meeting-cancelled']);
  const [news] = await composeNotifications(events[1] as EventOf<'meeting-cancelled'>, nobodyElse);
  const reader = { role: anActor('candidate').role, when: () => 'Tuesday' };
  expect(notificationSentence(news as never, reader)).toMatch(/on Tuesday was cancelled, because the job was closed$/);
});

it('An interview that has begun when its job closes stays where it is', async () => {
  const { manager, table, clock } = room;
  const jobId = await room.introduce(anActor('candidate', { id: 3009 }), manager);
  const { id, start } = await room.booked({ ...at('15:00', 30), candidateId: 3009, jobId });
  const [example] = jobClosedExamples;
  const data = { ...example!.data, jobId, manager: { ...example!.data.manager, id: manager.id } };
  await cancelPointless({ ...example!, time: start, data }, { table, newId: clock.newId });
  expect((await table.get(keys.calendarEvent(id), { consistent: true }))?.state).toBe('booked');
});
