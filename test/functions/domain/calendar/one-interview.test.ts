import { expect, it } from 'vitest';
import { changeInterviewDateHandler } from '../../../../functions/features/pipeline/change-interview-date.handler.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { Refusal } from '../../../../functions/platform/door/refusal.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { random, type Random } from '../../search/random.ts';

const room = withLocalTable(openMeetings);

const submitted = { status: 'submitted', recruiterId: null, recruiter: null } as const;

/** A candidate on a job, and what its manager does with the candidate and with the meetings. */
async function hiring() {
  const { manager, candidate, table, clock } = room;
  const jobId = await room.introduce(candidate, manager, submitted);
  const params = { jobId, candidateId: candidate.id };
  const needs = { pipelineStore: pipelineStore(table), clock };
  const place = async () => (await table.get(keys.candidateOnJob(jobId, candidate.id), { consistent: true }))!;
  const event = async (id: number) => table.get(keys.calendarEvent(id), { consistent: true });
  return {
    jobId,
    place,
    event,
    move: async (body: object) => handled(changeCandidateStatusHandler, { params, body, actor: manager }, needs),
    undo: async () => handled(undoCandidateStatusHandler, { params, body: {}, actor: manager }, needs),
    date: async (interviewAt: string | null, more: object = {}) =>
      handled(changeInterviewDateHandler, { params, body: { interviewAt, ...more }, actor: manager }, needs),
    meetings: async () => (await room.calendarOf(candidate)).filter(({ job }) => job?.id === jobId),
  };
}
const first = 'first_interview_scheduled';
const hour = { minutes: 60, zone };

it('A move to an interview books its date in both calendars, and the candidate’s page names the meeting (PLUS-52)', async () => {
  const { move, place, meetings } = await hiring();
  const { start, end } = at('09:00');
  await move({ status: first, interviewAt: start, meeting: hour });
  const [meeting] = await meetings();
  expect(meeting).toMatchObject({ start, end });
  expect(await place()).toMatchObject({ interviewAt: start, meetingId: meeting!.id });
});

it('An interview has the room, the link and the comment of a meeting from the calendar, however it is booked (PLUS-52)', async () => {
  const where = { isOnline: true, joinLink: 'https://meet.example.com/abc', comment: 'Bring the card' };
  const ways: Record<string, (start: string, hired: Awaited<ReturnType<typeof hiring>>) => Promise<unknown>> = {
    calendar: async (start, { jobId }) => room.booked({ ...at(start), jobId, moveTo: first, ...where }),
    move: async (start, { move }) =>
      move({ status: first, interviewAt: at(start).start, meeting: { ...hour, ...where } }),
    date: async (start, { move, date }) => {
      await move({ status: first });
      await date(at(start).start, { meeting: { ...hour, ...where } });
    },
  };
  for (const [n, [way, book]] of Object.entries(ways).entries()) {
    const hired = await hiring();
    await book(`0${n + 1}:00`, hired);
    const { meetingId = 0 } = await hired.place();
    const stored = await hired.event(meetingId);
    expect(stored, way).toMatchObject({ ...at(`0${n + 1}:00`), joinLink: where.joinLink, comment: where.comment });
    expect(stored?.zoomMeetingNumber, way).toBe(String(meetingId));
    expect(stored?.zoomMeetingPassword, way).toHaveLength(8);
    // Mails, calendar files and Zoom follow this.
    const [said] = await storedEvents(room.table, keys.calendarEvent(meetingId).pk, 'meeting-booked');
    expect(said?.data, way).toMatchObject({ isOnline: true, joinLink: where.joinLink });
  }
});

it('An interview that is booked with a move is not online where that is not said', async () => {
  const { move, place, event } = await hiring();
  const interviewAt = at('05:00').start;
  await move({ status: first, interviewAt, meeting: hour });
  const { meetingId = 0 } = await place();
  expect(await event(meetingId)).toMatchObject({ zoomMeetingNumber: null, zoomMeetingPassword: null, comment: null });
});

it('An interview is booked at the date that was agreed before, once (PLUS-52)', async () => {
  const { move, date, place, meetings } = await hiring();
  const { start } = at('04:00');
  await move({ status: first, interviewAt: start });
  await expect(date(start)).rejects.toMatchObject({ kind: 'conflict', message: 'The interview already has this date' });
  await date(start, { meeting: hour });
  const [meeting, ...others] = await meetings();
  expect([await place(), meeting, others]).toMatchObject([
    { interviewAt: start, meetingId: meeting!.id },
    { start },
    [],
  ]);
  await expect(date(start, { meeting: hour })).rejects.toMatchObject({ kind: 'conflict' });
});

it('Booking a meeting moves the candidate to the interview that it is, both or neither (PLUS-52)', async () => {
  const { jobId, place } = await hiring();
  const booked = await room.booked({ ...at('11:00'), jobId, moveTo: first });
  expect(await place()).toMatchObject({ status: first, interviewAt: booked.start, meetingId: booked.id });
  const other = await hiring();
  await expect(room.booked({ ...at('11:30'), jobId: other.jobId, moveTo: first })).rejects.toMatchObject({
    kind: 'conflict',
  });
  expect((await other.place()).status).toBe('submitted');
});

it('A meeting that moves or is cancelled takes the date on the job with it, and the other way round (PLUS-52)', async () => {
  const { move, place, date, event, jobId } = await hiring();
  await move({ status: first });
  const booked = await room.booked({ ...at('13:00', 30), jobId });
  expect(await place()).toMatchObject({ interviewAt: booked.start, meetingId: booked.id });
  const later = at('14:00', 30);
  await room.moved(booked.id, later);
  expect((await place()).interviewAt).toBe(later.start);
  await date(at('15:30').start);
  expect(await event(booked.id)).toMatchObject({ start: at('15:30').start, end: at('16:00').start });
  await date(null);
  expect((await event(booked.id))?.state).toBe('cancelled');
  expect(await place()).toMatchObject({ interviewAt: null });
  expect((await place()).meetingId).toBeUndefined();
});

it('A date is not agreed when one of them is not free, and nothing changes (PLUS-06)', async () => {
  const { move, place, date, jobId } = await hiring();
  await move({ status: first });
  const booked = await room.booked({ ...at('17:00', 30), jobId });
  await room.ownEvent({ ...at('18:00', 30), title: 'Dentist' });
  await expect(date(at('18:00').start)).rejects.toMatchObject({ kind: 'conflict', message: /is not free then/ });
  expect((await place()).interviewAt).toBe(booked.start);
});

it('A rejection cancels the interview ahead, and undoing it books it again where both are still free', async () => {
  const { move, place, undo, event } = await hiring();
  const day = '2026-09-10';
  await move({ status: first, interviewAt: at('09:00', 60, day).start, meeting: hour });
  const id = (await place()).meetingId!;
  await move({ status: 'rejected' });
  expect((await event(id))?.state).toBe('cancelled');
  expect((await place()).interviewAt).toBeNull();
  await undo();
  expect((await event(id))?.state).toBe('booked');
  expect(await place()).toMatchObject({ status: first, meetingId: id, interviewAt: at('09:00', 60, day).start });
  await move({ status: 'rejected' });
  await room.ownEvent({ ...at('09:30', 60, day), title: 'Dentist' });
  await undo();
  expect((await event(id))?.state).toBe('cancelled');
  expect(await place()).toMatchObject({ status: first, interviewAt: null });
});

/** One step of a history, by chance; what the rules refuse changes nothing. */
async function anyStep(hired: Awaited<ReturnType<typeof hiring>>, { pick, integer, chance }: Random): Promise<void> {
  const start = at(`${String(integer(6, 20)).padStart(2, '0')}:00`, 60, `2026-09-${integer(12, 18)}`);
  const [meeting] = await hired.meetings();
  const meetingBody = { ...start, jobId: hired.jobId, ...(chance(0.5) && { moveTo: first }) };
  const dated = { interviewAt: start.start, ...(chance(0.6) && { meeting: hour }) };
  const steps = [
    async () => hired.move({ status: pick(pipelineStatuses), reason: 'as it goes' }),
    async () => hired.move({ status: first, reason: 'again', ...dated }),
    async () => hired.move({ status: 'second_interview_scheduled', ...dated }),
    hired.undo,
    async () => hired.date(start.start, chance(0.5) ? { meeting: hour } : {}),
    async () => hired.date(null),
    async () => room.booked(meetingBody),
    async () => meeting && room.moved(meeting.id, start),
    async () => meeting && room.cancelled(meeting.id),
  ];
  try {
    await pick(steps)();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

it('Whatever happens to a candidate and to the meetings, job and calendar name one date (PLUS-52)', async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const chance = random(seed);
    const hired = await hiring();
    for (let step = 0; step < 14; step += 1) {
      await anyStep(hired, chance);
      const { status, interviewAt = null, meetingId } = await hired.place();
      const meetings = await hired.meetings();
      const said = `seed ${seed}, step ${step}, ${status}`;
      // A date with a meeting is the meeting's; one without is no meeting's that was booked for it.
      const named = meetings.filter(
        ({ id, start }) => id === meetingId || (meetingId === undefined && start === interviewAt),
      );
      expect(
        named.map(({ start }) => start),
        said,
      ).toEqual(meetingId === undefined ? [] : [interviewAt]);
    }
    for (const { id } of await hired.meetings()) await room.cancelled(id);
  }
});
