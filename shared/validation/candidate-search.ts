import * as z from 'zod';
import {
  alertFrequencies,
  candidateScopes,
  candidateSorts,
  currentStates,
  longestQuestion,
  mostWantedSkills,
} from '../constants/candidate-search.ts';
import { clearanceTypes } from '../constants/job.ts';
import { maxRate, minRate } from '../constants/limits.ts';
import { flag, id, line } from '../contract/fields.ts';
import { citizenshipKeys } from './job.ts';
import { messages } from './messages.ts';

const mostYears = 80;
const number = z.coerce.number<number | string>({ error: 'Must be a number' });
const rate = number.min(minRate, messages.negative).max(maxRate, messages.tooMuch);
const currency = z.string().regex(/^[A-Z]{3}$/, 'Must be a currency code such as USD');
const years = number.int('Must be a whole number').min(0, messages.negative).max(mostYears, messages.tooMuch);
const noWish = z.literal('all');
const isOrdered = (from: number | undefined, to: number | undefined) =>
  from === undefined || to === undefined || to >= from;

/** The candidate filter (CAND-24): every field optional, `all` is no wish, ranges from low to high. */
const candidateFilter = z
  .strictObject({
    cityId: id.optional(),
    /** Kilometres around the city; 50 when a city is chosen, 0 for the city itself. */
    proximity: number.min(0).max(1000).optional(),
    /** A job that the candidates are on; one of a manager for whom the caller works. */
    job: id.optional(),
    tagIds: z
      .array(z.union([id, z.strictObject({ id })]))
      .max(mostWantedSkills)
      .optional(),
    tagsMatch: z.enum(['any', 'all']).default('any'),
    rateFrom: rate.optional(),
    rateTo: rate.optional(),
    rateCurrency: currency.optional(),
    salaryFrom: rate.optional(),
    salaryTo: rate.optional(),
    salaryCurrency: currency.optional(),
    relocation: z.union([noWish, flag]).optional(),
    /** Each level includes those who hold a higher one (PLUS-16). */
    clearanceType: z.union([noWish, z.array(z.enum(clearanceTypes)).max(clearanceTypes.length)]).optional(),
    citizenship: z.union([noWish, citizenshipKeys]).optional(),
    /** Words that the candidate's own description of an authorisation must contain. */
    citizenshipDesc: line(200).optional(),
    current: z.enum(currentStates).default('available'),
    workStartedFrom: z.iso.date().optional(),
    workStartedTo: z.iso.date().optional(),
    /** Years of work; the beginning of a working life, counted back from today. */
    yearsFrom: years.optional(),
    yearsTo: years.optional(),
  })
  .refine(({ rateFrom, rateTo }) => isOrdered(rateFrom, rateTo), { message: messages.hourly, path: ['rateTo'] })
  .refine(({ salaryFrom, salaryTo }) => isOrdered(salaryFrom, salaryTo), {
    message: messages.salary,
    path: ['salaryTo'],
  })
  .refine(({ yearsFrom, yearsTo }) => isOrdered(yearsFrom, yearsTo), { message: messages.years, path: ['yearsTo'] });

/** What a search of candidates asks for, in the order in which it shows them (CAND-24, CAND-25). */
export const wishFields = {
  search: line(longestQuestion).optional(),
  scope: z.enum(candidateScopes).default('all'),
  order: z.enum(['asc', 'desc']).optional(),
  order_by: z.enum(candidateSorts).default('match'),
  filter: candidateFilter.prefault({}),
};
export const searchWish = z.strictObject(wishFields);
export type SearchWish = z.output<typeof searchWish>;

/** A search to save, or a saved one as it was changed; with a `version`, only over that one. */
export const savedSearchForm = z.strictObject({
  name: line(80, 1),
  wish: searchWish,
  alert: z.enum(alertFrequencies).default('daily'),
});
