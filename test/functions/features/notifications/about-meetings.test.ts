import { expect, it } from 'vitest';
import {
  aboutMeeting,
  changedMeeting,
  soonMeeting,
} from '../../../../functions/features/notifications/about-meetings.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { meetingTitle } from '../../../../shared/model/calendar.ts';

const manager = { id: 1, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const candidate = { id: 7, firstName: 'Ada', lastName: 'Byron', avatar: null };
const job = { id: 5, title: 'ICU nurse' };
const times = { start: '2026-09-08T09:00:00.000Z', end: '2026-09-08T09:30:00.000Z' };
const meeting = { eventId: 9, version: 2, manager, candidate, recruiterId: 2, job, isOnline: true, ...times };
const event = { title: meetingTitle(candidate), id: 9, version: 2, isOnline: true, ...times };

it('All three at a meeting are notified of it, with its time and place, the job and both people', () => {
  const payload = { event, job, candidate, manager };
  expect(aboutMeeting(meeting as never, 'meeting_booked')).toEqual(
    [1, 7, 2].map((recipientId) => ({ recipientId, type: 'meeting_booked', payload })),
  );
  const { job: _job, ...without } = payload;
  expect(aboutMeeting({ ...meeting, job: null, recruiterId: null } as never, 'meeting_cancelled')).toEqual(
    [1, 7].map((recipientId) => ({ recipientId, type: 'meeting_cancelled', payload: without })),
  );
});

const former = { ...times, isOnline: true };
it.each([
  ['at another time', { ...former, start: '2026-09-08T08:00:00.000Z' }, event],
  ['for longer', { ...former, end: '2026-09-08T10:00:00.000Z' }, event],
  ['at another time and place', { ...former, start: '2026-09-07T09:00:00.000Z', isOnline: false }, event],
  ['at another place only', { ...former, isOnline: false }, { ...event, isPlaceOnly: true }],
  ['as before, with another comment', former, undefined],
  ['as before, of an earlier deployment that named no place', times, undefined],
])('A meeting that is held %s is news where it is', (_how, before, news) => {
  const sent = changedMeeting({ data: { ...meeting, former: before } } as never);
  expect(sent.map(({ recipientId }) => recipientId)).toEqual(news ? [1, 7, 2] : []);
  for (const { type, payload } of sent)
    expect([type, payload]).toEqual(['meeting_moved', { event: news, job, candidate, manager }]);
});

it('A meeting that another manager took over is news of who holds it now', () => {
  const heldBefore = { id: 8, firstName: 'Mary', lastName: 'Lamb', avatar: null };
  const sent = changedMeeting({ data: { ...meeting, former: { ...former, manager: heldBefore } } } as never);
  expect(sent.map((one) => [one.recipientId, notificationSentence(one, { role: 'candidate', when: String })])).toEqual(
    [1, 7, 2].map((id) => [
      id,
      `The interview with Daniel Reyes for ICU nurse on ${times.start} is held by Daniel Reyes now, instead of Mary Lamb`,
    ]),
  );
});

it('A meeting that was taken over without its former manager’s link says so', () => {
  const manager = { id: 8, firstName: 'Mary', lastName: 'Lamb', avatar: null };
  const before = { ...former, manager, joinLink: 'https://meet.example/mary' };
  const sent = changedMeeting({ data: { ...meeting, former: before } } as never);
  const words = sent.map((one) => notificationSentence(one, { role: 'candidate', when: String }));
  expect(words).toEqual(
    Array(3).fill(
      `The interview with Daniel Reyes for ICU nurse on ${times.start} is held by Daniel Reyes now, instead of Mary Lamb, and without the link it had`,
    ),
  );
});

it('Before a meeting the manager and the recruiter are reminded of the candidate, and the candidate of the manager', () => {
  const reminder = (recipientId: number, other: typeof manager) => ({
    recipientId,
    type: 'calendar_event_soon',
    payload: { job, candidate, manager, event: { title: meetingTitle(other), start: times.start } },
  });
  expect(soonMeeting({ data: meeting } as never)).toEqual([
    reminder(1, candidate),
    reminder(2, candidate),
    reminder(7, manager),
  ]);
  const alone = soonMeeting({ data: { ...meeting, recruiterId: null, job: null } } as never);
  expect(alone.map(({ recipientId, payload }) => [recipientId, 'job' in payload])).toEqual([
    [1, false],
    [7, false],
  ]);
});

it('Colleagues who hold an interview are notified of it and reminded; who joins or leaves it learns that, and nobody else', () => {
  const held = { ...meeting, interviewerIds: [3, 4] };
  const toColleagues = aboutMeeting(held as never, 'meeting_booked').filter(({ recipientId }) => recipientId > 2);
  expect(toColleagues.map(({ recipientId, payload }) => [recipientId, 'event' in payload && payload.event])).toEqual([
    [7, event],
    [3, { ...event, isInterviewer: true }],
    [4, { ...event, isInterviewer: true }],
  ]);
  const [toManager, toCandidate] = aboutMeeting({ ...held, isHostAside: true } as never, 'meeting_booked');
  expect(toManager).toMatchObject({ recipientId: 1, payload: { event: { isAside: true } } });
  expect(toCandidate).toMatchObject({ payload: { event } });
  expect(soonMeeting({ data: held } as never).map(({ recipientId }) => recipientId)).toEqual([1, 3, 4, 2, 7]);
  const changed = (before: object) =>
    changedMeeting({ data: { ...held, former: before } } as never).map(({ recipientId, type }) => [recipientId, type]);
  expect(changed({ ...former, interviewerIds: [4, 8] })).toEqual([
    [3, 'meeting_booked'],
    [8, 'meeting_cancelled'],
  ]);
  expect(changed({ ...former, start: '2026-09-07T09:00:00.000Z', interviewerIds: [1, 4] })).toEqual([
    [1, 'meeting_moved'],
    [7, 'meeting_moved'],
    [4, 'meeting_moved'],
    [2, 'meeting_moved'],
    [3, 'meeting_booked'],
  ]);
});
