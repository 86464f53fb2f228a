import * as z from 'zod';
import { guaranteeChoices } from '../constants/claims.ts';
import {
  clearanceTypes,
  employeeTypes,
  employmentTypes,
  maxExperienceYears,
  maxHoursPerWeek,
  maxJobPoints,
  maxOpenings,
  shifts,
} from '../constants/job.ts';
import { citizenship } from '../model/citizenship.ts';
import { isKnownCitizenship } from '../rules/authorizations-in.ts';
import { mostCitizenships } from '../constants/work-authorization.ts';
import { maxReferralShare } from '../constants/points.ts';
import { maxRate, minRate } from '../constants/limits.ts';
import { idValue, isoTime, line, text } from '../contract/fields.ts';
import { jobQuestions } from './job-question.ts';
import { messages } from './messages.ts';

/** An amount of money; zero or none is dropped rather than stored (JOB-29, JOB-30). */
export const amount = z
  .number()
  .min(minRate, messages.negative)
  .max(maxRate, messages.tooMuch)
  .nullish()
  .transform((value) => value || null);
/** The code of a currency, null where none is given. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Unknown currency')
  .nullish()
  .transform((value) => value ?? null);
const employment = z.union([z.enum(employmentTypes), z.literal('optional').transform(() => 'other' as const)]);

/** The key of a work authorization; `other` is taken for `optional` (DEC-63). */
const citizenshipKey = z.union([
  citizenship.refine(isKnownCitizenship, 'Unknown work authorization'),
  z.literal('other').transform(() => 'optional' as const),
]);
/** Several of them. */
export const citizenshipKeys = z.array(citizenshipKey).max(mostCitizenships, `At most ${mostCitizenships}`);

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

const years = z
  .int('Must be a whole number')
  .min(0, 'Must be at least 0')
  .max(maxExperienceYears, `Must be at most ${maxExperienceYears}`);

/** The recruiters who are notified of a job; empty means all of the manager's. */
export const jobRecruiters = z.array(idValue).max(100, 'At most 100 recruiters').transform(distinct);

/** What a manager enters to post or change a job (JOB-10 to JOB-31, VALID-63 to VALID-66). */
export const jobForm = z
  .strictObject({
    title: line(120, 1),
    description: text(20_000, 1),
    clientId: idValue.nullish().transform((value) => value ?? null),
    cityId: idValue.nullish().transform((value) => value ?? null),
    // The form always sends 0 (JOB-14); the country follows from the city.
    countryId: z.number().optional(),
    rateFrom: amount,
    rateTo: amount,
    rateCurrency: currency,
    salaryFrom: amount,
    salaryTo: amount,
    salaryCurrency: currency,
    tagIds: z.array(idValue).max(40, 'At most 40 skills').default([]).transform(distinct),
    mustHaveSkillIds: z.array(idValue).max(40, 'At most 40 skills').default([]).transform(distinct),
    startAt: isoTime.nullish().transform((value) => value ?? null),
    endAt: isoTime.nullish().transform((value) => value ?? null),
    employeeType: z.array(z.enum(employeeTypes)).default([]).transform(distinct),
    w2: z.boolean().default(false),
    travel: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    travelPercent: z
      .int()
      .min(0)
      .max(100)
      .nullish()
      .transform((value) => value ?? null),
    relocation: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    backgroundCheck: z.literal(true, 'A background check is always required').default(true),
    clearanceType: z
      .array(z.enum(clearanceTypes))
      .default([])
      .transform((levels) => distinct(levels).filter((level) => level !== 'none')),
    employmentType: z.array(employment).default([]).transform(distinct),
    employmentTypeDesc: line(200).default(''),
    shifts: z.array(z.enum(shifts)).default([]).transform(distinct),
    hoursPerWeek: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(maxHoursPerWeek, `Must be at most ${maxHoursPerWeek}`)
      .nullish()
      .transform((value) => value ?? null),
    experienceYears: years.nullish().transform((value) => value ?? null),
    mostExperienceYears: years.nullish().transform((value) => value ?? null),
    citizenship: citizenshipKeys.default([]).transform(distinct),
    citizenshipDesc: line(200).default(''),
    positionType: line(40)
      .nullish()
      .transform((value) => value ?? null),
    recruiters: jobRecruiters.default([]),
    points: z
      .int('Must be a whole number')
      .min(0, 'Must be at least 0')
      .max(maxJobPoints, `Must be at most ${maxJobPoints}`)
      .default(0),
    /** Days after a hire within which the points return if the hired person leaves (PLUS-03). */
    guaranteeDays: z.literal(guaranteeChoices, 'Must be 0, 30, 60 or 90 days').default(0),
    /** Percent of the points, on top of them, for the candidate who invited the hired person; null: the stage's (PLUS-42). */
    referralShare: z
      .int('Must be a whole number')
      .min(0, 'Must be at least 0')
      .max(maxReferralShare, `Must be at most ${maxReferralShare}`)
      .nullish(),
    /** How many people the job looks for; where it is not said, it stays as it is, and one at first (PLUS-50). */
    openings: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(maxOpenings, `Must be at most ${maxOpenings}`)
      .optional(),
    /** What those who apply are asked; where it is not said, it stays as it is (PLUS-55). */
    questions: jobQuestions.optional(),
    isCloned: z.boolean().default(false),
    /** The version that was edited; a stale one is refused. */
    version: z.int().optional(),
  })
  .refine(({ tagIds, mustHaveSkillIds }) => mustHaveSkillIds.every((id) => tagIds.includes(id)), {
    message: 'Must be among the skills',
    path: ['mustHaveSkillIds'],
  })
  .refine((form) => form.experienceYears !== null || form.mostExperienceYears === null, {
    message: 'Say from how many years on, 0 for none',
    path: ['experienceYears'],
  })
  .refine((form) => (form.mostExperienceYears ?? maxExperienceYears) >= (form.experienceYears ?? 0), {
    message: 'Must be at least as many as asked for',
    path: ['mostExperienceYears'],
  })
  .refine((form) => form.rateFrom === null || form.rateTo === null || form.rateTo >= form.rateFrom, {
    message: messages.hourly,
    path: ['rateTo'],
  })
  .refine((form) => form.salaryFrom === null || form.salaryTo === null || form.salaryTo >= form.salaryFrom, {
    message: messages.salary,
    path: ['salaryTo'],
  })
  .refine((form) => !form.rateCurrency || !form.salaryCurrency || form.rateCurrency === form.salaryCurrency, {
    message: messages.currency,
    path: ['salaryCurrency'],
  })
  .refine((form) => !form.startAt || !form.endAt || form.endAt > form.startAt, {
    message: messages.dates,
    path: ['endAt'],
  });
export type JobForm = z.output<typeof jobForm>;
