import * as z from 'zod';
import { interviewStages, recommendations, scores } from '../constants/interviewing.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';
import { candidateOnJob } from './pipeline.ts';

const step = {
  id: idValue,
  stage: z.enum(interviewStages),
  title: z.string(),
  ask: z.string(),
  criteria: z.array(z.object({ name: z.string(), good: z.string() })),
};

/**
 * One of the interviewers holds the interview with each candidate: who has fewest in the week of the chosen time, up to so
 * many a week; null without an end.
 */
export const interviewPool = z.object({ mostPerWeek: z.int().nullable() });

/** The interviews of a job, and who may be named to hold them (PLUS-54). */
export const interviewPlan = z.object({
  /** 0 before one was saved. */
  version: z.int(),
  steps: z.array(
    z.object({
      ...step,
      interviewers: z.array(idValue),
      /** Absent where all of them hold it together, as a panel. */
      pool: interviewPool.optional(),
    }),
  ),
  /** The job's manager and colleagues. */
  people: z.array(personReference),
});
export type InterviewPlan = z.output<typeof interviewPlan>;
export type InterviewStep = InterviewPlan['steps'][number];

/** What an interviewer found in an interview. */
export const scorecard = z.object({
  by: personReference,
  at: isoTime,
  scores: z.array(z.object({ criterion: z.string(), score: z.literal(scores) })),
  recommendation: z.enum(recommendations),
  comment: z.string().nullable(),
});
export type Scorecard = z.output<typeof scorecard>;

/** How an interview stands for the reader: whether they write a scorecard, and whether they see what others found. */
export const ownTurns = ['none', 'later', 'now', 'over', 'done'] as const;
export type OwnTurn = (typeof ownTurns)[number];

/** What interviewers found about a candidate on a job, as one of them or the team reads it. */
export const scorecards = z.object({
  candidate: personReference,
  job: z.object({ id: idValue, title: z.string() }),
  /** Null for who only interviews. */
  status: z.enum(pipelineStatuses).nullable(),
  /** Since when they are hired, for who reads their status. */
  hired: candidateOnJob.shape.hired,
  /** Whether the reader sees the candidate's record too. */
  isOnTeam: z.boolean(),
  steps: z.array(
    z.object({
      ...step,
      interviewers: z.array(z.object({ person: personReference, hasSubmitted: z.boolean() })),
      ownTurn: z.enum(ownTurns),
      /** Null while the reader may not see what others found, since their own scorecard is missing. */
      cards: z.array(scorecard).nullable(),
    }),
  ),
});
export type Scorecards = z.output<typeof scorecards>;
/** A candidate whom the reader interviews for a job, with their interviews. */
export const ownInterview = z.object({
  /** The candidate's. */
  id: idValue,
  candidate: personReference,
  job: z.object({ id: idValue, title: z.string() }),
  /** When they meet; null without a date, or once the candidate has gone further. */
  interviewAt: isoTime.nullable(),
  interviews: z.array(z.object({ id: idValue, stage: step.stage, title: z.string(), ownTurn: z.enum(ownTurns) })),
});
export type OwnInterview = z.output<typeof ownInterview>;

export type InterviewEvidence = Scorecards['steps'][number];
