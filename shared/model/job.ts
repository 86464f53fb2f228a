import * as z from 'zod';
import { clearanceTypes, employeeTypes, employmentTypes, jobStatuses, shifts } from '../constants/job.ts';
import { citizenship } from './citizenship.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { jobQuestion } from './job-question.ts';
import { jobTeam } from './job-team.ts';
import { marketOffer } from './market-offer.ts';
import { personReference } from './person.ts';
import { candidateOnJob, note } from './pipeline.ts';
import { city, placeFields, placeOf, sentAs, tag } from './place.ts';

const money = z.number().nullable();

const openings = {
  /** How many people the job looks for; absent: one. */
  openings: z.int().positive().optional(),
  /** How many of them are hired; absent: as many as the job was closed with. */
  filled: z.int().nonnegative().optional(),
};

/**
 * The facts of a job that its card shows, wherever it is listed. Amounts are in whole currency units, rates per hour,
 * salaries per year.
 */
export const jobFacts = z.object({
  id: idValue,
  title: z.string(),
  /** The description's first 30 words as plain text; fewer on the cards of a public list. */
  desc: z.string(),
  client: z.object({ companyName: z.string() }).nullable(),
  /** Whose client a job without a named one is for: its manager's company, where that was verified when it was saved. */
  managerCompany: z.string().optional(),
  city: city.nullable(),
  rateFrom: money,
  rateTo: money,
  rateCurrency: z.string().nullable(),
  salaryFrom: money,
  salaryTo: money,
  salaryCurrency: z.string().nullable(),
  spheres: z.array(tag),
  /** Which of these skills are must-haves; empty or absent where none is said to be. */
  mustHaveSkillIds: z.array(idValue).optional(),
  employmentType: z.array(z.enum(employmentTypes)),
  /** When the work is done; empty or absent where that is not said. */
  shifts: z.array(z.enum(shifts)).optional(),
  /** How many hours a week the work is; null or absent where that is not said. */
  hoursPerWeek: z.int().positive().nullish(),
  /** How many years of experience are asked for, 0 for none; null or absent where that is not said. */
  experienceYears: z.int().nonnegative().nullish(),
  /** How many years it asks for at most; null or absent where that is not said. */
  mostExperienceYears: z.int().nonnegative().nullish(),
  clearanceType: z.array(z.enum(clearanceTypes)),
  citizenship: z.array(citizenship),
  travel: z.boolean().nullable(),
  relocation: z.boolean().nullable(),
  createdAt: isoTime,
});
export type JobFacts = z.output<typeof jobFacts>;

/** At least so many people applied, in steps; absent where fewer than the first step did. */
export const applied = { applied: z.int().optional() };

/** What lists of jobs also say to those who may apply. */
export const listedJob = jobFacts.extend({
  /** Where the work is done, such as `remote`. */
  positionType: z.string().nullable().optional(),
  /** Until when it can be applied for; null or absent for no end. */
  endAt: isoTime.nullable().optional(),
});

/** A public job card (GUEST-50 to GUEST-56). */
export const guestJob = listedJob.extend({
  isFavorite: z.boolean().default(false),
  /** Distance from the filter's city in km. */
  distance: z.number().nullable().default(null),
});
export type GuestJob = z.output<typeof guestJob>;

// Only a job's page shows must-haves, and a list would repeat the others for every job that leaves them open.
function onCard<J extends JobFacts>(facts: J) {
  const { shifts, hoursPerWeek, experienceYears, mostExperienceYears, mustHaveSkillIds: _, ...job } = facts;
  return {
    ...job,
    ...(shifts?.length && { shifts }),
    ...(hoursPerWeek && { hoursPerWeek }),
    ...(experienceYears != null && { experienceYears }),
    ...(mostExperienceYears != null && { mostExperienceYears }),
  };
}

/** A public job card as responses carry it, with state and country beside the city (GUEST-53). */
export const sentGuestJob = sentAs(
  guestJob,
  (one) => ({ ...onCard(one), ...placeOf(one) }),
  guestJob.extend(placeFields),
);

/** A public job page. */
export const guestJobPage = guestJob.extend({
  ...openings,
  ...applied,
  description: z.string(),
  status: z.enum(jobStatuses),
  endAt: isoTime.nullable(),
});
export type GuestJobPage = z.output<typeof guestJobPage>;

/** A public job page as responses carry it. */
export const sentGuestJobPage = sentAs(
  guestJobPage,
  (one) => ({ ...one, ...placeOf(one) }),
  guestJobPage.extend(placeFields),
);
export type SentGuestJobPage = z.output<typeof sentGuestJobPage>;

/** A row of a signed-in list of jobs. */
export const jobRow = jobFacts.extend({
  ...openings,
  status: z.enum(jobStatuses),
  points: z.number(),
  managerId: idValue,
  candidatesCount: z.number(),
});
export type JobRow = z.output<typeof jobRow>;

/** A row of a manager's list. */
export const managerJobRow = jobRow.extend({
  /** Since when its manager has answered none of its candidates, where that is long enough to be marked (PLUS-14). */
  silentSince: isoTime.optional(),
});
export type ManagerJobRow = z.output<typeof managerJobRow>;

/** A row of a super manager's list, with whose job it is. */
export const overseenJobRow = managerJobRow.extend({ manager: personReference });
export type OverseenJobRow = z.output<typeof overseenJobRow>;

/** A row of a recruiter's list: those in progress name the recruiter's own candidates, nearest to a hire first. */
export const recruiterJobRow = jobRow.extend({
  /** Since when the manager has answered none of these candidates, where that is long enough to warn about (PLUS-14). */
  silentSince: isoTime.nullable(),
  candidates: z.array(
    z.object({
      candidateId: idValue,
      candidate: personReference,
      status: z.enum(pipelineStatuses),
      statusChangedAt: isoTime,
      hired: candidateOnJob.shape.hired,
    }),
  ),
  /** How many more of the recruiter's candidates are on the job: a page names as many as 100 less its jobs. */
  moreCandidates: z.number(),
});
export type RecruiterJobRow = z.output<typeof recruiterJobRow>;

/** A job as its manager and recruiters see it (JOB-10 to JOB-26). */
export const job = jobRow.extend({
  version: z.number(),
  description: z.string(),
  clientId: z.number().nullable(),
  cityId: z.number().nullable(),
  startAt: isoTime.nullable(),
  endAt: isoTime.nullable(),
  employeeType: z.array(z.enum(employeeTypes)),
  w2: z.boolean(),
  travelPercent: z.number().nullable(),
  backgroundCheck: z.literal(true),
  employmentTypeDesc: z.string(),
  citizenshipDesc: z.string(),
  positionType: z.string().nullable(),
  recruiters: z.array(idValue),
  /** What those who apply are asked; absent where nothing is (PLUS-55). */
  questions: z.array(jobQuestion).optional(),
  isCloned: z.boolean(),
  /** Days after a hire within which the points return if the hired person leaves; absent where there are none. */
  guaranteeDays: z.int().nonnegative().optional(),
  /** Percent of the points for the candidate who invited the hired person; null or absent: the stage's (PLUS-42). */
  referralShare: z.int().nonnegative().nullish(),
  manager: personReference,
  /** Who helps with it, where its manager or one of them reads it (PLUS-54). */
  team: jobTeam.optional(),
  /** How it is open to recruiters of the market; absent where it is not (PLUS-49). */
  market: marketOffer.optional(),
  closed: z
    .object({
      at: isoTime,
      candidate: personReference.nullable(),
      recruiter: personReference.nullable(),
      /** The hired candidate’s first day at work as YYYY-MM-DD; null or absent where it is not agreed. */
      startOn: z.string().nullable().optional(),
    })
    .nullable(),
});
export type Job = z.output<typeof job>;

/** What closing a job asks: what is at stake, how it ended if it is closed already, and who can be named. */
export const closing = z.object({
  job: job.pick({ id: true, title: true, points: true, status: true, closed: true, openings: true, filled: true }),
  candidates: z.array(
    candidateOnJob.pick({
      candidateId: true,
      recruiterId: true,
      candidate: true,
      recruiter: true,
      status: true,
      awaitsCandidate: true,
    }),
  ),
});
export type Closing = z.output<typeof closing>;

/** A job as a super manager reads it, with the notes on it in the order in which they were written. */
export const overseenJob = job.extend({ notes: z.array(note) });

/** The amounts of one kind that a job or candidate has; one that is zero or missing is left out (JOB-12, JOB-30). */
export const moneyGroup = z.object({
  rateFrom: z.number().optional(),
  rateTo: z.number().optional(),
  currency: z.string().optional(),
});
type MoneyGroup = z.output<typeof moneyGroup>;

/** The group of these amounts; null without one. */
export function moneyGroupOf(
  rateFrom: number | null,
  rateTo: number | null,
  currency: string | null,
): MoneyGroup | null {
  if (!rateFrom && !rateTo) return null;
  return { ...(rateFrom ? { rateFrom } : {}), ...(rateTo ? { rateTo } : {}), ...(currency ? { currency } : {}) };
}

const addedFields = { ...placeFields, hourly: moneyGroup.nullable(), salary: moneyGroup.nullable() };
const withAdded = <J extends Job>(one: J) => ({
  ...one,
  ...placeOf(one),
  hourly: moneyGroupOf(one.rateFrom, one.rateTo, one.rateCurrency),
  salary: moneyGroupOf(one.salaryFrom, one.salaryTo, one.salaryCurrency),
});

/** A job as responses carry it: the fields, and the groups `hourly` and `salary`, null without an amount (JOB-12). */
export const sentJob = sentAs(job, withAdded, job.extend(addedFields));

/** The same with the notes that a super manager reads. */
export const sentOverseenJob = sentAs(overseenJob, withAdded, overseenJob.extend(addedFields));
