import * as z from 'zod';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { oneDay } from '../constants/time.ts';
import { calendarEvent, calendarItem, interview, meetingRoom, unavailability } from '../model/calendar.ts';
import { personReference } from '../model/person.ts';
import {
  changedMeetingForm,
  changedOwnEventForm,
  changedUnavailabilityForm,
  meetingForm,
  ownEventForm,
  roomNotesForm,
  seatForm,
  unavailabilityForm,
} from '../validation/calendar.ts';
import { bookingOffers } from './booking-offers.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { id, isoTime, onlyId } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ eventId: id });
const room = z.strictObject({ number: id });
const own = ['manager', 'recruiter', 'candidate'] as const;
const hosts = ['manager', 'recruiter'] as const;
const ownEvents = ['recruiter', 'candidate'] as const;
const mostDays = 62;
const range = z
  .strictObject({ from: isoTime, to: isoTime })
  .refine(({ from, to }) => from < to, { error: 'Must be after the beginning', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= mostDays * oneDay, {
    error: `At most ${mostDays} days at a time`,
    path: ['to'],
  });

const meetingJob = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(pipelineStatuses),
  /** The interviews of its plan that have interviewers (PLUS-54). */
  steps: z.array(z.object({ id: z.number(), title: z.string() })),
});

/** The calendars of managers, recruiters and candidates (area CAL, PLUS-48). */
export const calendar = {
  listCalendar: route({
    method: 'GET',
    path: '/api/calendar/events',
    roles: own,
    summary:
      'The caller’s events and times away that touch the range, at most 62 days, earliest first; a recruiter’s with the interviews of whom they put forward (CAL-23, CAL-34, PLUS-48).',
    request: { query: range },
    response: z.array(calendarItem),
    errors: [],
  }),
  readCalendarEvent: route({
    method: 'GET',
    path: '/api/calendar/events/{eventId}',
    roles: own,
    summary: 'One event of the caller’s (CAL-24, CAL-35).',
    request: { params },
    response: calendarEvent,
    errors: ['notFound'],
  }),
  bookMeeting: route({
    method: 'POST',
    path: '/api/manager/events',
    roles: ['manager'],
    summary:
      'Book a meeting with a candidate on one of the manager’s jobs, for a job or without one; refused where either is not free. It may move the candidate to an interview, and is its date (CAL-25).',
    creates: true,
    request: { body: meetingForm },
    response: calendarEvent,
    errors: ['notFound', 'conflict', 'invalid', 'unavailable'],
  }),
  changeMeeting: route({
    method: 'PUT',
    path: '/api/calendar/meetings/{eventId}',
    roles: hosts,
    summary: 'Move a meeting, or change its comment and whether it is online (CAL-26).',
    request: { params, body: changedMeetingForm },
    response: calendarEvent,
    errors: ['notFound', 'conflict', 'invalid', 'unavailable'],
  }),
  cancelMeeting: route({
    method: 'DELETE',
    path: '/api/calendar/meetings/{eventId}',
    roles: hosts,
    summary: 'Cancel a meeting; its time is free immediately (CAL-27).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict', 'unavailable'],
  }),
  listMeetingCandidates: route({
    method: 'GET',
    path: '/api/calendar/meeting-candidates',
    roles: hosts,
    summary:
      'Candidates on the manager’s open jobs between Submitted and the decision, or whom the recruiter put forward, by name (CAL-28).',
    request: {},
    response: z.array(personReference),
    errors: [],
  }),
  listMeetingJobs: route({
    method: 'GET',
    path: '/api/manager/meeting-candidates/{candidateId}/jobs',
    roles: ['manager'],
    summary: 'The manager’s open jobs that the candidate is on, by title, with their planned interviews (CAL-33).',
    request: { params: z.strictObject({ candidateId: id }) },
    response: z.array(meetingJob),
    errors: [],
  }),
  enterRoom: route({
    method: 'PUT',
    path: '/api/calendar/rooms/{number}/seat',
    roles: own,
    summary: 'Enter the room of an online meeting by number and password, say that one is still there, or leave it.',
    request: { params: room, body: seatForm },
    response: meetingRoom,
    errors: ['notFound', 'conflict'],
  }),
  saveRoomNotes: route({
    method: 'PUT',
    path: '/api/calendar/rooms/{number}/notes',
    roles: own,
    summary: 'Save the caller’s own notes of an online meeting, which nobody else reads.',
    request: { params: room, body: roomNotesForm },
    response: meetingRoom,
    errors: ['notFound', 'conflict'],
  }),
  listInterviews: route({
    method: 'GET',
    path: '/api/recruiter/interviews',
    roles: ['recruiter'],
    summary:
      'The interviews to come of candidates whom the caller put forward, earliest first, at most fifty (AUTH-62, CAL-40).',
    request: {},
    response: z.array(interview),
    errors: [],
  }),
  addUnavailability: route({
    method: 'POST',
    path: '/api/manager/unavailability',
    roles: ['manager'],
    summary:
      'Mark times in which the manager is away, all or none; meetings in them are named first, and stay (CAL-29).',
    creates: true,
    request: { body: unavailabilityForm },
    response: z.array(unavailability),
    errors: ['conflict', 'invalid', 'unavailable'],
  }),
  readUnavailability: route({
    method: 'GET',
    path: '/api/manager/unavailability/{eventId}',
    roles: ['manager'],
    summary: 'One time away of the caller’s (CAL-30).',
    request: { params },
    response: unavailability,
    errors: ['notFound'],
  }),
  changeUnavailability: route({
    method: 'PUT',
    path: '/api/manager/unavailability/{eventId}',
    roles: ['manager'],
    summary: 'Change one time away (CAL-31).',
    request: { params, body: changedUnavailabilityForm },
    response: unavailability,
    errors: ['notFound', 'conflict', 'invalid', 'unavailable'],
  }),
  removeUnavailability: route({
    method: 'DELETE',
    path: '/api/manager/unavailability/{eventId}',
    roles: ['manager'],
    summary: 'Remove one time away (CAL-32).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict', 'unavailable'],
  }),
  addOwnEvent: route({
    method: 'POST',
    path: '/api/calendar/own-events',
    roles: ownEvents,
    summary: 'Add an event of one’s own, which nobody else can read; the time is no longer free (CAL-36).',
    creates: true,
    request: { body: ownEventForm },
    response: calendarEvent,
    errors: ['conflict', 'invalid', 'unavailable'],
  }),
  changeOwnEvent: route({
    method: 'PUT',
    path: '/api/calendar/own-events/{eventId}',
    roles: ownEvents,
    summary: 'Change an event of one’s own (CAL-37).',
    request: { params, body: changedOwnEventForm },
    response: calendarEvent,
    errors: ['notFound', 'conflict', 'invalid', 'unavailable'],
  }),
  removeOwnEvent: route({
    method: 'DELETE',
    path: '/api/calendar/own-events/{eventId}',
    roles: ownEvents,
    summary: 'Remove an event of one’s own (CAL-38).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict', 'unavailable'],
  }),
  ...calendarFeeds,
  ...bookingOffers,
};
