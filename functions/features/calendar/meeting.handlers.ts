import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import type { CalendarStore } from './calendar.store.ts';
import { comingInterviews } from './coming-interviews.ts';
import { newMeeting } from './compose-event.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from './judge-times.ts';
import { meetingRoom } from './meeting-room.ts';
import { addEvents, changeEvent, cancelEvent, type CalendarNeeds } from './save-events.steps.ts';

export const listMeetingCandidatesHandler = handler(
  contract.calendar.listMeetingCandidates,
  async ({ actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'candidatesOf'> }) =>
    (await calendarStore.candidatesOf(actor.id)).toSorted((a, b) =>
      `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`),
    ),
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
    await addEvents([meeting], { actor }, needs);
    return describeEvent(meeting, actor.id);
  },
);

export const changeMeetingHandler = handler(
  contract.calendar.changeMeeting,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeStart(body, needs.clock.now());
    const { isOnline, version, ...facts } = body;
    const token = needs.clock.newToken();
    const event = await changeEvent(
      {
        eventId: params.eventId,
        kind: 'meeting',
        actor,
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
    return describeEvent(event, actor.id);
  },
);

export const cancelMeetingHandler = handler(
  contract.calendar.cancelMeeting,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'meeting', actor }, needs),
);
