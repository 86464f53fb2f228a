import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** What an entry of a calendar is: a meeting of two people, a candidate's own event, or time away. */
export const calendarKinds = ['meeting', 'own', 'away'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What a calendar shows: its entries, and to a recruiter the interviews of whom they put forward, read only (PLUS-48). */
const shownKinds = [...calendarKinds, 'interview'] as const;
export type ShownKind = (typeof shownKinds)[number];

const jobReference = z.object({ id: idValue, title: z.string() });

/** An entry as the calendar shows it (CAL-09); the title says what it is for its reader. */
export const calendarItem = z.object({
  id: idValue,
  kind: z.enum(shownKinds),
  title: z.string(),
  start: isoTime,
  end: isoTime,
  /** Time away is drawn behind the events (CAL-03). */
  rendering: z.literal('background').nullable(),
  /** Whom the meeting is with; of an interview that is only shown, its candidate. */
  other: personReference.nullable(),
  job: jobReference.nullable(),
  isOnline: z.boolean(),
  /** An interview that the reader holds and somebody else arranged, who alone changes it; absent for others (PLUS-54). */
  isHeld: z.boolean().optional(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** An event in full (CAL-06). */
export const calendarEvent = z.object({
  id: idValue,
  kind: z.enum(calendarKinds),
  title: z.string(),
  start: isoTime,
  end: isoTime,
  /** The zone that its times were chosen in, and the beginning as its clock showed it. */
  zone: z.string(),
  localStart: z.string(),
  comment: z.string().nullable(),
  candidateId: idValue.nullable(),
  candidate: personReference.nullable(),
  /** Whose meeting it is: a manager's, or of a first call its recruiter's. */
  managerId: idValue.nullable(),
  manager: personReference.nullable(),
  /** Colleagues who hold it beside its manager (PLUS-54); absent without any. */
  interviewers: z.array(personReference).optional(),
  /** A first call of a recruiter with a candidate (PLUS-48); absent for interviews. */
  isCall: z.boolean().optional(),
  jobId: idValue.nullable(),
  job: jobReference.nullable(),
  /** Null unless the meeting is online (CAL-07). */
  zoomMeetingNumber: z.string().nullable(),
  zoomMeetingPassword: z.string().nullable(),
  /** Where the meeting is joined: its manager's link, or at its provider; null where it has the product's own room only. */
  joinUrl: z.string().nullable(),
  /** The manager's own link among these, as the form changes it. */
  joinLink: z.string().nullable(),
  state: z.enum(['booked', 'cancelled']),
  version: z.number(),
});
export type CalendarEvent = z.output<typeof calendarEvent>;

/** An interview as the recruiter reads it who put the candidate forward; its room is for those who meet. */
export const interview = calendarEvent
  .pick({ id: true, start: true, end: true, zone: true, job: true })
  .extend({ candidate: personReference, manager: personReference, isOnline: z.boolean() });
export type Interview = z.output<typeof interview>;

/** Where a provider holds an online meeting. */
export interface ProvidedRoom {
  number: string;
  password: string;
  joinUrl: string;
}

/** The room of an online meeting, as one of its people sees it. */
export const meetingRoom = z.object({
  event: calendarEvent,
  /** Who is in it now. */
  present: z.array(personReference),
  /** The reader's own notes. */
  notes: z.string(),
});
export type MeetingRoom = z.output<typeof meetingRoom>;

/** Time away as it is read and changed. */
export const unavailability = calendarEvent.pick({ id: true, start: true, end: true, zone: true, version: true });

/** What a meeting is called for the person who meets the other, or somebody who hides from them. */
export function meetingTitle(other: { firstName: string; lastName: string } | null, isCall = false): string {
  const what = isCall ? 'Call' : 'Interview';
  return other ? `${what} with ${`${other.firstName} ${other.lastName}`.trim()}` : what;
}
/** What time away is called. */
export const awayTitle = 'Unavailable';

/** What the events of a meeting say about it. */
export const meetingFacts = z.object({
  eventId: idValue,
  /** Counts the changes of the meeting; the first is 1. */
  version: z.int(),
  start: isoTime,
  end: isoTime,
  /** The time zone in which its times were chosen. */
  zone: z.string(),
  manager: personReference,
  candidate: personReference,
  /** The recruiter who put the candidate forward on the job. */
  recruiterId: idValue.nullable(),
  job: jobReference.nullable(),
  /** Colleagues who hold it beside its manager; absent without any. */
  interviewerIds: z.array(idValue).optional(),
  /** Its manager only arranged it for them, so that it takes none of the manager's time; absent for others. */
  isHostAside: z.boolean().optional(),
  isOnline: z.boolean(),
  /** The manager's own link by which it is joined; absent without one. */
  joinLink: z.string().optional(),
  /** A first call, whose `manager` is a recruiter; absent for interviews. */
  isCall: z.boolean().optional(),
});
export type MeetingFacts = z.output<typeof meetingFacts>;

/** Whether a meeting was booked or cancelled by a move of its candidate, or by undoing one. */
export const meetingAct = z.enum(['move', 'undo']);
export type MeetingAct = z.output<typeof meetingAct>;
