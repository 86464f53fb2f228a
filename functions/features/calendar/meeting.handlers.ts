import { contract } from '../../../shared/contract/contract.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { changeCandidateStatus } from '../../domain/pipeline/change-candidate-status.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import type { CalendarStore } from './calendar.store.ts';
import { comingInterviews } from './coming-interviews.ts';
import { meetingRoom, newMeeting } from '../../domain/calendar/compose-event.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from '../../domain/calendar/judge-times.ts';
import { addMeeting, changeEvent, cancelEvent, type CalendarNeeds } from './save-events.steps.ts';

export const listMeetingCandidatesHandler = handler(
  contract.calendar.listMeetingCandidates,
  async ({ actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'candidatesOf' | 'candidatesToCall'> }) =>
    (actor.role === 'recruiter'
      ? await calendarStore.candidatesToCall(actor.id)
      : await calendarStore.candidatesOf(actor.id)
    ).toSorted((a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`)),
);

export const listMeetingJobsHandler = handler(
  contract.calendar.listMeetingJobs,
  async ({ params, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'openJobsWith'> }) =>
    (await calendarStore.openJobsWith(actor.id, params.candidateId)).toSorted((a, b) => a.title.localeCompare(b.title)),
);

export const listInterviewsHandler = handler(
  contract.calendar.listInterviews,
  async ({ actor }, { calendarStore, clock }: CalendarNeeds) =>
    comingInterviews(await calendarStore.interviewsOf(actor.id, clock.now()), {
      recruiterId: actor.id,
      now: clock.now(),
    }),
);

export const bookMeetingHandler = handler(
  contract.calendar.bookMeeting,
  async ({ body, actor }, needs: CalendarNeeds) => {
    const { calendarStore, clock } = needs;
    judgeStart(body, clock.now());
    const partner = await calendarStore.partner(actor.id, body.candidateId, body.jobId);
    const id = clock.newId();
    const room = body.isOnline ? meetingRoom(id, clock.newToken()) : null;
    const meeting = newMeeting(referenceOf(actor), partner, body, { id, at: clock.now(), room });
    if (body.moveTo && body.jobId !== null) await bookMoving(meeting, { ...body, moveTo: body.moveTo }, actor, needs);
    else await addMeeting(meeting, { actor, place: partner.place, isOverBusy: body.isOverBusy }, needs);
    return describeEvent(meeting, actor.id);
  },
);

/** Books a meeting and moves its candidate to the interview that it is, both or neither (PLUS-52). */
async function bookMoving(
  meeting: StoredCalendarEvent,
  {
    candidateId,
    moveTo,
    isOverBusy = false,
  }: { candidateId: number; moveTo: PipelineStatus; isOverBusy?: boolean | undefined },
  actor: Actor,
  { calendarStore, clock }: CalendarNeeds,
): Promise<void> {
  const position = await calendarStore.placeOf(meeting, candidateId, actor.id);
  const move = { status: moveTo, interviewAt: meeting.start };
  const change = changeCandidateStatus(position, move, { actor, at: clock.now(), id: clock.newId() });
  await calendarStore.saveMoved(change, { meeting, isOverBusy });
}

export const changeMeetingHandler = handler(
  contract.calendar.changeMeeting,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeStart(body, needs.clock.now());
    const { isOnline, version, isOverBusy, ...facts } = body;
    const token = needs.clock.newToken();
    const event = await changeEvent(
      {
        eventId: params.eventId,
        kind: 'meeting',
        actor,
        isOverBusy,
        facts: (before) => {
          const former = before.zoomMeetingNumber !== null && before.zoomMeetingPassword !== null;
          const made = isOnline && !former ? meetingRoom(before.id, token) : null;
          return {
            ...facts,
            ...(version !== undefined && { version }),
            ...(made && { zoomMeetingNumber: made.number, zoomMeetingPassword: made.password }),
            ...(!isOnline && { zoomMeetingNumber: null, zoomMeetingPassword: null }),
          };
        },
      },
      needs,
    );
    return describeEvent(await needs.calendarStore.seenEvent(actor, event), actor.id);
  },
);

export const cancelMeetingHandler = handler(
  contract.calendar.cancelMeeting,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'meeting', actor }, needs),
);
