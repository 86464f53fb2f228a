import * as z from 'zod';
import { oneDay } from '../constants/time.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { clockHours } from '../model/working-hours.ts';
import { whereabouts, withLinkOnlineOnly } from './calendar.ts';
import { mailedToken } from './person-fields.ts';
import { messages } from './messages.ts';
import { timeZone } from './time-zone.ts';

/** The lengths of an interview that can be offered, in minutes. */
export const offeredMinutes = [15, 20, 30, 45, 60, 90] as const;
const mostDays = 31;

const date = z.iso.date('Must be a date');
const whole = (least: number, most: number) =>
  z.int('Must be a whole number').min(least, `At least ${least}`).max(most, `At most ${most}`);

/** The times that a manager offers (PLUS-07). */
export const bookingOfferForm = withLinkOnlineOnly(
  z.strictObject({
    candidateId: idValue,
    jobId: idValue.nullish().transform((value) => value ?? null),
    /** An interview of the job's plan, which its interviewers hold (PLUS-54). */
    stepId: idValue.nullish().transform((value) => value ?? null),
    minutes: z.literal(offeredMinutes, 'Choose how long it lasts'),
    firstDay: date,
    lastDay: date,
    ...clockHours,
    zone: timeZone,
    isWeekendOffered: z.boolean().default(false),
    isInWorkingHours: z.boolean().default(false),
    noticeHours: whole(0, 168).default(4),
    bufferMinutes: whole(0, 120).default(0),
    mostPerDay: whole(1, 20).default(5),
    ...whereabouts,
  }),
)
  .refine(({ fromHour, toHour, minutes }) => (toHour - fromHour) * 60 >= minutes, {
    error: 'Must leave time for one interview',
    path: ['toHour'],
  })
  .refine(({ jobId, stepId }) => stepId === null || jobId !== null, { error: 'Choose the job too', path: ['jobId'] })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { error: messages.dates, path: ['lastDay'] })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) < mostDays * oneDay, {
    error: `At most ${mostDays} days`,
    path: ['lastDay'],
  });

const token = { token: mailedToken };
/** What a link proves. */
export const bookingLinkForm = z.strictObject(token);
/** The time that its holder chose. */
export const bookingByLinkForm = z.strictObject({ ...token, start: isoTime });
