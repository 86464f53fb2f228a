import * as z from 'zod';
import { idValue, isoTime, line, text } from '../contract/fields.ts';
import { interviewStatuses } from '../constants/pipeline.ts';
import { messages } from './messages.ts';
import { timeZone } from './time-zone.ts';

const hour = 3_600_000;
/** A meeting or an event of one's own lasts at most this long. */
export const longestEventHours = 24;
/** Time away lasts at most this long; the whole of it is booked at once. */
export const longestAwayDays = 90;
/** This many spans of time away are saved together at most. */
export const mostAwaySpans = 50;

export const calendarMessages = {
  order: messages.dates,
  long: `Must end within ${longestEventHours} hours`,
  longAway: `Must end within ${longestAwayDays} days; enter a longer absence in parts`,
  past: 'Must not be in the past',
  far: 'Must be within two years',
  crowded: 'This day is full; remove something from it first',
} as const;

const times = { start: isoTime, end: isoTime, zone: timeZone };
type Times = { start: string; end: string };
const inOrder = ({ start, end }: Times): boolean => Date.parse(end) > Date.parse(start);
const within =
  (hours: number) =>
  ({ start, end }: Times): boolean =>
    Date.parse(end) - Date.parse(start) <= hours * hour;

const asEvent = <S extends z.ZodType<Times>>(schema: S) =>
  schema
    .refine(inOrder, { error: calendarMessages.order, path: ['end'] })
    .refine(within(longestEventHours), { error: calendarMessages.long, path: ['end'] });

const eventComment = text(1000);
const comment = eventComment.nullish().transform((value) => value || null);
const linkMessages = {
  https: 'Must be a whole address that begins with https://',
  offline: 'Meet online to give a link',
};
/** Where an online meeting is joined: an address of any provider, without a name or password before its host. */
const joinLink = text(500)
  .nullish()
  .transform((value) => value || null)
  .refine((value) => value === null || isJoinLink(value), linkMessages.https);

function isJoinLink(value: string): boolean {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return address?.protocol === 'https:' && address.hostname.includes('.') && !address.username && !address.password;
}

/** Where a meeting is, and what its people should know before. */
export const whereabouts = { comment, isOnline: z.boolean().default(false), joinLink };
const meetingFacts = { ...times, ...whereabouts };
/** Refuses a link to a meeting that is not online. */
export const withLinkOnlineOnly = <S extends z.ZodType<{ isOnline: boolean; joinLink: string | null }>>(schema: S) =>
  schema.refine(({ isOnline, joinLink: link }) => isOnline || link === null, {
    error: linkMessages.offline,
    path: ['joinLink'],
  });
/** The version that was read; another change meanwhile refuses. */
const version = { version: z.int().optional() };

/** Colleagues who hold a meeting are booked though they are busy, once they were named. */
const isOverBusy = z.boolean().optional();

/** A manager's meeting with a candidate (CAL-08). */
export const meetingForm = withLinkOnlineOnly(
  asEvent(
    z.strictObject({
      ...meetingFacts,
      candidateId: idValue,
      jobId: idValue.nullish().transform((value) => value ?? null),
      /** The interview that the candidate is moved to on the job, with the beginning as its date. */
      moveTo: z.enum(interviewStatuses).optional(),
      isOverBusy,
    }),
  ),
).refine(({ jobId, moveTo }) => moveTo === undefined || jobId !== null, { error: messages.required, path: ['jobId'] });

/** The meeting that is booked with the date of an interview: how long it is, in whose time zone, and where. */
export const interviewMeetingForm = withLinkOnlineOnly(
  z.strictObject({
    minutes: z
      .int()
      .min(5, 'At least 5 minutes')
      .max(longestEventHours * 60, calendarMessages.long),
    zone: timeZone,
    ...whereabouts,
    isOverBusy,
  }),
);
/** As it is sent. */
export type InterviewMeetingForm = z.input<typeof interviewMeetingForm>;

/** What a manager may change of a meeting; whom it is with stays. */
export const changedMeetingForm = withLinkOnlineOnly(
  asEvent(z.strictObject({ ...meetingFacts, ...version, isOverBusy })),
);

const ownTitle = line(120, 1);
/** What may be written about an event. */
export const eventTexts = { title: ownTitle, comment: eventComment } as const;
const ownFacts = { ...times, comment, title: ownTitle };
/** A candidate's own event (CAL-10, CAL-36). */
export const ownEventForm = asEvent(z.strictObject(ownFacts));
export const changedOwnEventForm = asEvent(z.strictObject({ ...ownFacts, ...version }));

const awaySpan = z
  .strictObject({ start: isoTime, end: isoTime })
  .refine(inOrder, { error: calendarMessages.order, path: ['end'] })
  .refine(within(longestAwayDays * 24), { error: calendarMessages.longAway, path: ['end'] });
/** Meetings stay where somebody is away over them, once they were named. */
const keepMeetings = z.boolean().default(false);

/** How one enters a room: with its password; `isHere` is false when one leaves. */
export const seatForm = z.strictObject({ password: z.string().trim().max(64, '64 chars max'), isHere: z.boolean() });
/** One's own notes in the room. */
export const roomNotesForm = z.strictObject({
  password: z.string().trim().max(64, '64 chars max'),
  notes: z.string().max(10_000, '10000 chars max'),
});

/** A list of times away (CAL-13): all of them are saved or none. */
export const unavailabilityForm = z.strictObject({
  dates: z.array(awaySpan).min(1, messages.required).max(mostAwaySpans, `At most ${mostAwaySpans} at a time`),
  zone: timeZone,
  keepMeetings,
});

/** One time away, changed (CAL-14). */
export const changedUnavailabilityForm = z
  .strictObject({ ...times, ...version, keepMeetings })
  .refine(inOrder, { error: calendarMessages.order, path: ['end'] })
  .refine(within(longestAwayDays * 24), { error: calendarMessages.longAway, path: ['end'] });
