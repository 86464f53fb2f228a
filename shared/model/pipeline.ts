import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { rejectionReasons } from '../constants/rejection-reasons.ts';
import { roles } from '../constants/roles.ts';
import { sources } from '../constants/sources.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { claimTerms } from './claim.ts';
import { sentApplication } from './job-question.ts';
import { personReference } from './person.ts';

const hiredFrom = z.object({ at: isoTime, startOn: z.string().nullable() });

/** A candidate on a job, as the board and the record show it. */
export const candidateOnJob = z.object({
  jobId: idValue,
  candidateId: idValue,
  managerId: idValue,
  /** Null where the manager took the candidate forward without a recruiter. */
  recruiterId: idValue.nullable(),
  candidate: personReference,
  /** The candidate's current or last position, as their profile names it; absent before it was copied. */
  position: z.string().nullable().optional(),
  recruiter: personReference.nullable(),
  job: z.object({ id: idValue, title: z.string(), points: z.number() }),
  status: z.enum(pipelineStatuses),
  /** Since when the candidate is in this status; a move that was undone does not count. */
  statusChangedAt: isoTime,
  version: z.number(),
  /** The last change of status, which its author may undo for ten minutes. */
  lastChange: z
    .object({
      from: z.enum(pipelineStatuses),
      to: z.enum(pipelineStatuses),
      byId: idValue,
      at: isoTime,
      /** The date of the interview before the change, which undoing it restores. */
      interviewAt: isoTime.nullable().optional(),
      /** The meeting that was the interview before the change, which undoing it restores. */
      meetingId: idValue.optional(),
      /** That the candidate was hired before the change, which undoing it restores. */
      hired: hiredFrom.optional(),
      /** Since when the candidate was in the status before, which undoing the change restores. */
      since: isoTime.optional(),
      /** Why, where a reason was given; null once its author is gone. */
      reason: z.string().nullable().optional(),
      /** Which of the listed reasons a rejection has. */
      rejectedFor: z.enum(rejectionReasons).optional(),
      /** That an application was declined by it, which waits again when it is undone. */
      isDecline: z.literal(true).optional(),
    })
    .nullable(),
  /** When the last interview takes or took place, if its move named a date. */
  interviewAt: isoTime.nullable().optional(),
  /** The meeting in both calendars that this interview is; the date is its beginning. */
  meetingId: idValue.optional(),
  createdAt: isoTime,
  viewedAt: isoTime.nullable(),
  /** The reader, where they are on the team of another manager's job and so move the candidate too (PLUS-54). */
  team: z.array(idValue).optional(),
  /** The claim by which the recruiter put them forward, and its terms (PLUS-03). */
  claim: z.object({ id: idValue, ...claimTerms.shape }).optional(),
  /**
   * The recruiter works on the candidate’s application without their word yet; absent once they agreed, and where they
   * were asked before. Nothing is owed to such a recruiter unless the manager names them.
   */
  awaitsCandidate: z.literal(true).optional(),
  /** Since when they are hired, and their first day at work as YYYY-MM-DD, if it is agreed (PLUS-50). */
  hired: hiredFrom.optional(),
  /** How they came onto the job; absent where that was not known then. */
  source: z.enum(sources).optional(),
  /** Whether the manager has left them waiting for longer than is decent, where a list says so (PLUS-12). */
  isSilent: z.boolean().optional(),
});
export type CandidateOnJob = z.output<typeof candidateOnJob>;

/** The record page adds the facts that decide whether a move is allowed now. */
export const candidateOnJobPage = candidateOnJob.extend({ jobStatus: z.enum(jobStatuses) });

/** Where a candidate stands on a job and what usually comes next, from the job's own past (PLUS-12, PLUS-13). */
export const outlook = z.object({
  status: z.enum(pipelineStatuses),
  since: isoTime,
  /** Whether the manager has not moved the candidate for the days after which they are reminded. */
  isSilent: z.boolean(),
  isManagerReminded: z.boolean(),
  /** What most others on the job went on to from here; null where too few have come this far. */
  usually: z
    .object({
      /** How many others have left this status. */
      of: z.int(),
      /** How many of them went to `to`. */
      went: z.int(),
      to: z.enum(pipelineStatuses),
      /** Half of those who went there did so within so many days. */
      days: z.int(),
    })
    .nullable(),
});
export type Outlook = z.output<typeof outlook>;

/** What became of one of several candidates who were to be moved: where they are now, or why they stayed. */
export const moveResult = z.object({
  candidateId: idValue,
  onJob: candidateOnJob.nullable(),
  refusal: z.string().nullable(),
});
export type MoveResult = z.output<typeof moveResult>;

const author = personReference.extend({ role: z.enum(roles) });

/** One line of the story of a candidate on a job: who, what, when (PIPE-15). */
export const timelineEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('status_change'),
    id: idValue,
    at: isoTime,
    by: author,
    from: z.enum(pipelineStatuses).nullable(),
    to: z.enum(pipelineStatuses),
    reason: z.string().nullable(),
    /** The date of the interview that the move named. */
    interviewAt: isoTime.nullable().optional(),
    undo: z.boolean(),
  }),
  z.object({
    type: z.literal('interview_date'),
    id: idValue,
    at: isoTime,
    by: author,
    /** The new date; null where it was left open again. */
    interviewAt: isoTime.nullable(),
  }),
  z.object({
    type: z.literal('hired'),
    id: idValue,
    at: isoTime,
    by: author,
    /** The first day at work as YYYY-MM-DD; null where it is not agreed yet. */
    startOn: z.string().nullable(),
  }),
  z.object({
    type: z.literal('user_note'),
    id: idValue,
    at: isoTime,
    by: author,
    note: z.string(),
    editedAt: isoTime.nullable(),
  }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

/** Everything that the record page shows: beside the candidate on the job, the newest of the story and what comes next. */
export const candidateOnJobRecord = candidateOnJobPage.extend({
  /** The first page of the timeline. */
  timeline: z.object({
    data: z.array(timelineEntry),
    meta: z.object({ page: z.int(), perPage: z.int(), total: z.int() }),
  }),
  /** What the candidate sent with their application; absent where there is none. */
  sent: sentApplication.optional(),
  /** Null where the job takes no moves. */
  outlook: outlook.nullable(),
});
export type CandidateOnJobRecord = z.output<typeof candidateOnJobRecord>;

/** A note on a candidate on a job, or on a job (PIPE-16, JOB-41). */
export const note = z.object({
  id: idValue,
  note: z.string(),
  createdBy: author,
  createdAt: isoTime,
  editedAt: isoTime.nullable(),
});
export type Note = z.output<typeof note>;
