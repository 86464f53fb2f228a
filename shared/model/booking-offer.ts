import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';
import { clockHours } from './working-hours.ts';

const job = z.object({ id: idValue, title: z.string() });

/**
 * Times that a manager offers to a candidate for an interview, or a recruiter for a first call, of which they choose one
 * by a mailed link (PLUS-07, PLUS-48).
 */
export const bookingOffer = z.object({
  id: idValue,
  manager: personReference,
  candidate: personReference,
  job: job.nullable(),
  /** The interview of the job's plan that it is, whose interviewers hold it; absent where who offers it does (PLUS-54). */
  step: z.object({ id: idValue, title: z.string() }).optional(),
  /** How long the interview lasts. */
  minutes: z.int(),
  /** First and last day, and the hours of each, on the clock of `zone`. */
  firstDay: z.string(),
  lastDay: z.string(),
  ...clockHours,
  zone: z.string(),
  isWeekendOffered: z.boolean(),
  /** Only times in the working hours of who offers it; absent in older ones, and where at any time. */
  isInWorkingHours: z.boolean().optional(),
  /** How soon the interview may begin at the earliest. */
  noticeHours: z.int(),
  /** What stays free before and after it. */
  bufferMinutes: z.int(),
  /** With so many interviews on a day, none of it is offered. */
  mostPerDay: z.int(),
  isOnline: z.boolean(),
  /** Where it is, or what the candidate should know; absent in older ones. */
  comment: z.string().nullish(),
  joinLink: z.string().nullish(),
  /** A first call, whose `manager` is a recruiter; absent for interviews. */
  isCall: z.boolean().optional(),
  state: z.enum(['open', 'withdrawn']),
  /** The interview that was booked by it; it may be over or cancelled. */
  eventId: idValue.nullable(),
  createdAt: isoTime,
});
export type BookingOffer = z.output<typeof bookingOffer>;

/** What a link shows its holder; a gap between times says nothing of why. */
export const bookingLink = z.object({
  state: z.enum(['open', 'withdrawn', 'over', 'unknown']),
  offer: bookingOffer
    .pick({
      manager: true,
      job: true,
      minutes: true,
      zone: true,
      isOnline: true,
      comment: true,
      joinLink: true,
      lastDay: true,
      isCall: true,
    })
    .nullable(),
  /** How many hold the interview instead of who offers it; absent where nobody does. */
  interviewers: z.int().optional(),
  /** When an interview could begin, earliest first. */
  times: z.array(isoTime),
  booked: z.object({ start: isoTime, end: isoTime }).nullable(),
  /** The interview that was booked by it and then cancelled, by whomever. */
  cancelled: z.object({ start: isoTime, end: isoTime }).nullable(),
});
export type BookingLink = z.output<typeof bookingLink>;
