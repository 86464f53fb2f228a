import * as z from 'zod';
import { flows, outcomes, slowReasons } from '../constants/dashboard.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { rejectionReasons } from '../constants/rejection-reasons.ts';
import { sources } from '../constants/sources.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** A span of time; its end does not belong to it, and without a beginning it is everything before. */
const span = z.object({ from: isoTime.nullable(), to: isoTime });

/** How often something happened: in the range, in the same part of the one before, and in each step of the range. */
export const flow = z.object({
  name: z.enum(flows),
  count: z.int(),
  before: z.int().nullable(),
  steps: z.array(z.int()),
});
export type FlowFigure = z.output<typeof flow>;

/** What became of the candidates who left a status within the range, and how many whole days they had been there. */
export const statusFigure = z.object({
  status: z.enum(pipelineStatuses),
  movedOn: z.int(),
  rejected: z.int(),
  /** Of all who left, in whole days; null where there are too few cases. */
  days: z.object({ median: z.int(), p90: z.int() }).nullable(),
});
export type StatusFigure = z.output<typeof statusFigure>;

/** How many of so many cases there were, and the days of half and of nine in ten; null where they are too few. */
const daysTaken = z.object({ cases: z.int(), days: z.object({ median: z.int(), p90: z.int() }).nullable() });

/** How many submitted candidates were moved on or rejected, and how many of them within 2 and within 5 days. */
const answers = z.object({ cases: z.int(), within: z.array(z.int()) });
export type Answers = z.output<typeof answers>;

/** What happened in a range, counted from events. */
export const dashboardFigures = z.object({
  range: span,
  before: span.nullable(),
  /** When each step of the range begins: its days, or its months. */
  steps: z.array(isoTime),
  flows: z.array(flow),
  statuses: z.array(statusFigure),
  /** From posting a job to a hire, in whole days. */
  toHire: daysTaken,
  answers,
  /** How many of the hired came onto their job in each way; of older hires it is not known. */
  sources: z.array(z.object({ source: z.enum(sources), hires: z.int() })),
  /** How many were rejected for each listed reason. */
  rejections: z.array(z.object({ reason: z.enum(rejectionReasons), candidates: z.int() })),
});
export type DashboardFigures = z.output<typeof dashboardFigures>;

/** How often something happened to clients or jobs, and how many jobs have each status now where that is known. */
export const dashboardCounters = dashboardFigures.omit({
  statuses: true,
  toHire: true,
  answers: true,
  sources: true,
  rejections: true,
});
export const jobCounters = dashboardCounters.extend({
  /** Of all managers' jobs; null for one manager's, whose page says it. */
  now: z.object({ open: z.int(), onHold: z.int(), closed: z.int() }).nullable(),
});
export type JobCounters = z.output<typeof jobCounters>;

/** What happened at one of the managers who work with a super manager. */
export const comparedManager = z.object({
  manager: personReference.nullable(),
  managerId: idValue,
  flows: z.array(flow.omit({ steps: true })),
  answers,
});
export type ComparedManager = z.output<typeof comparedManager>;

/** How far the candidates are whom a recruiter put forward in the range, for one skill or one client. */
export const putForwardGroup = z.object({
  id: idValue.nullable(),
  /** The skill's or the client's name; null without a client. */
  name: z.string().nullable(),
  candidates: z.int(),
  running: z.int(),
  hired: z.int(),
  rejected: z.int(),
});
export type PutForwardGroup = z.output<typeof putForwardGroup>;

/** Whether a row's client and people are not named, because its manager does not work with the super manager who asks. */
const isWithheld = z.literal(true).optional();

/** A closed job; people whose accounts are gone are null although `isHire` says that there was one. */
export const closedJobRow = z.object({
  jobId: idValue,
  title: z.string(),
  clientId: idValue.nullable(),
  company: z.string().nullable(),
  isHire: z.boolean(),
  candidate: personReference.nullable(),
  recruiter: personReference.nullable(),
  points: z.int(),
  closedAt: isoTime,
  /** Whole days from posting to closing. */
  days: z.int(),
  /** That the hire filled one of several openings, and the job stayed open. */
  staysOpen: z.literal(true).optional(),
  isWithheld,
});
export type ClosedJobRow = z.output<typeof closedJobRow>;

/**
 * How many of a client's jobs that were closed in the range were closed with a hire; `company` null: without client. All
 * whose clients are withheld are one row.
 */
export const clientClosure = z.object({
  clientId: idValue.nullable(),
  company: z.string().nullable(),
  closed: z.int(),
  hired: z.int(),
  isWithheld,
});
export type ClientClosure = z.output<typeof clientClosure>;

/** What an open job waits for now. */
export const slowJob = z.object({
  jobId: idValue,
  title: z.string(),
  company: z.string().nullable(),
  createdAt: isoTime,
  /** How many people the job looks for, and how many are hired; absent: one, and nobody. */
  openings: z.int().optional(),
  filled: z.int().optional(),
  reason: z.enum(slowReasons),
  /** How many candidates the reason is about. */
  count: z.int(),
  /** Since when the job has waited for it, or until when: the next interview; null where that is not known. */
  since: isoTime.nullable(),
});
export type SlowJob = z.output<typeof slowJob>;

/** A person's place by hires, then points; equal ones share a place. The person is null where the account is gone. */
export const rankedPerson = z.object({
  place: z.int(),
  personId: idValue,
  person: personReference.nullable(),
  hires: z.int(),
  points: z.int(),
  /** Their submitted candidates who were answered in the range, and how many of them within 5 days. */
  answers: z.object({ cases: z.int(), within: z.int() }),
});
export type RankedPerson = z.output<typeof rankedPerson>;

/** A place on the leaderboard: a recruiter's name, null of a former one, and the points of a range; nothing else of them. */
export const leaderboardRow = z.object({
  place: z.int(),
  personId: idValue,
  name: z.string().nullable(),
  points: z.int(),
});
export type LeaderboardRow = z.output<typeof leaderboardRow>;

/**
 * One thing that a figure counts. People, jobs and clients that are gone are null although their id says that there was
 * one; a candidate who hides from the reader has no id either.
 */
export const figureRow = z.object({
  at: isoTime,
  jobId: idValue.nullable(),
  title: z.string().nullable(),
  clientId: idValue.nullable(),
  company: z.string().nullable(),
  candidateId: idValue.nullable(),
  candidate: personReference.nullable(),
  recruiterId: idValue.nullable(),
  recruiter: personReference.nullable(),
  manager: personReference.nullable(),
  from: z.enum(pipelineStatuses).nullable(),
  to: z.enum(pipelineStatuses).nullable(),
  /** Whole days in the status that was left, or from posting to closing; null where that is not known. */
  days: z.int().nullable(),
  points: z.int().nullable(),
  source: z.enum(sources).nullable(),
  outcome: z.enum(outcomes).nullable(),
  isWithheld,
});
export type FigureRow = z.output<typeof figureRow>;
