import * as z from 'zod';
import type { NotificationType } from '../constants/notification.ts';
import { bountySteps } from '../constants/points.ts';
import { jobParts } from '../constants/job-team.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { handoverStates } from './handover.ts';
import { jobTeamSteps } from './job-team.ts';

const job = z.object({ id: idValue, title: z.string() });
const person = z.object({
  id: idValue,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable().optional(),
  email: z.string().optional(),
});
const named = z.object({ id: idValue, fullName: z.string() });
const event = z.object({
  title: z.string(),
  start: isoTime,
  /** What an invitation by mail needs as well; older notifications lack it. */
  id: idValue.optional(),
  end: isoTime.optional(),
  version: z.int().optional(),
  isOnline: z.boolean().optional(),
  /** Where those who meet join it, if its manager gave a link. */
  joinLink: z.string().optional(),
  /** The time stayed, and only where it takes place has changed. */
  isPlaceOnly: z.boolean().optional(),
  isNewLink: z.boolean().optional(),
  /** Whose meeting it was before another manager took its job over. */
  heldBefore: person.optional(),
  /** The link was theirs, and the meeting has none now. */
  isLinkGone: z.literal(true).optional(),
  /** It was cancelled with the job that it was for. */
  isJobClosed: z.boolean().optional(),
  /** It was cancelled because its candidate was hired. */
  isHired: z.boolean().optional(),
  /** A first call, whose `manager` is a recruiter. */
  isCall: z.boolean().optional(),
  /** To a colleague who holds it beside its manager (PLUS-54). */
  isInterviewer: z.boolean().optional(),
  /** To its manager, who only arranged it for them. */
  isAside: z.boolean().optional(),
});
const status = z.object({ from: z.string().nullable(), to: z.string() });
const points = z.int();
/** What points are worth in money, where that is known. */
const amount = z.number().optional();
/** A recruiter of other managers (the recipient) whom a manager (the sender) asked to work on a job. */
const sharedRecruiter = { recruiter: person, sender: named, recipient: named, job };
const collaboration = { sender: named, recipient: named };

const kind = <const T extends NotificationType, S extends z.ZodRawShape>(type: T, payload: S) =>
  z.object({
    id: idValue,
    type: z.literal(type),
    payload: z.object(payload),
    viewedAt: isoTime.nullable(),
    /** When the act that it announces was undone (PLUS-11). */
    takenBackAt: isoTime.optional(),
    createdAt: isoTime,
  });

/** A meeting of a manager with a candidate. */
const meeting = { event, job: job.optional(), candidate: person, manager: person };

/** Who did it, where the event was an act of a manager or recruiter. */
const actingPerson = { manager: person.optional(), recruiter: person.optional() };

/** A notification, whose type determines its payload; an empty `viewedAt` means unread (NOTIF-18 to NOTIF-23). */
export const notification = z.discriminatedUnion('type', [
  kind('recruiter_rewards', { job, manager: person, candidate: person, points, amount }),
  // The invited person: a recruiter by a manager, or a candidate.
  kind('invite_accepted', { recruiter: person.optional(), candidate: person.optional() }),
  // What became of a candidate on it who was not hired; whether the mail was asked for when it was closed.
  kind('closed_job', {
    job,
    manager: person,
    end: z.enum(['filled', 'unfilled']).optional(),
    isMailed: z.boolean().optional(),
  }),
  kind('redeem_or_withdraw', { points, amount, status: status.optional() }),
  // Whether the recruiter asks because they accepted the candidate's application.
  kind('assigns_created', { job, candidate: person, recruiter: person, isForApplication: z.boolean().optional() }),
  // Without a recruiter the manager took the candidate forward directly.
  kind('assigns_confirmed', { job, candidate: person.optional(), recruiter: person.optional() }),
  kind('assigns_declined', { job, candidate: person, recruiter: person }),
  kind('candidate_self_assign_create', { job, candidate: person }),
  kind('candidate_self_assign_decline', { job, recruiter: person, candidate: person.optional() }),
  kind('job_create', { job, manager: person, points }),
  kind('job_update', { job, ...actingPerson }),
  // The hired candidate, to their own recruiter; to others only whether somebody was.
  kind('job_closed', { job, manager: person, candidate: person.optional(), isFilled: z.boolean().optional() }),
  kind('new_candidates', { job, candidate: person, recruiter: person }),
  kind('calendar_event_soon', { event, job: job.optional(), candidate: person.optional(), manager: person.optional() }),
  kind('foreign_recruiter_invite_created', sharedRecruiter),
  kind('foreign_recruiter_invite_declined', sharedRecruiter),
  kind('foreign_recruiter_invite_accepted', sharedRecruiter),
  kind('foreign_recruiter_invite_work', sharedRecruiter),
  kind('foreign_recruiter_invite_self_closed', sharedRecruiter),
  // Whether the recruiter worked on the job already, and whether its end is why.
  kind('foreign_recruiter_invite_closed', {
    ...sharedRecruiter,
    wasAccepted: z.boolean().optional(),
    isJobOver: z.boolean().optional(),
  }),
  kind('foreign_recruiter_invite_work_finished', sharedRecruiter),
  kind('candidate_accept_recommendation', { job, candidate: person }),
  kind('super_manager_role_approved', { user: person }),
  kind('candidate_approved', { candidate: person, recruiter: person }),
  kind('collaboration_request_sent', collaboration),
  kind('collaboration_request_accepted', collaboration),
  kind('collaboration_request_rejected', collaboration),
  // The date is that of the interview to which the candidate moved.
  kind('candidate_status_changed', {
    job,
    candidate: person,
    status,
    interviewAt: isoTime.optional(),
    ...actingPerson,
  }),
  kind('applied_job_removed', { job }),
  // It is on hold or open again; whether its closing may have been mailed to the reader.
  kind('job_status_changed', { job, isOpen: z.boolean(), isMailed: z.boolean().optional(), ...actingPerson }),
  kind('candidate_withdrew', { job, candidate: person }),
  // The first day at work as YYYY-MM-DD; null where it is not agreed yet.
  kind('candidate_hired', { job, manager: person, candidate: person, startOn: z.string().nullable() }),
  kind('candidate_waits', { job, candidate: person, days: z.int() }),
  kind('manager_invites', { manager: person }),
  // The recruiter's candidates in process there stay theirs.
  kind('manager_ended_work', { manager: person, candidates: z.int() }),
  // Without a date it is open again.
  kind('interview_date_changed', { job, candidate: person, interviewAt: isoTime.nullable(), ...actingPerson }),
  // Why a proposal or a claim is over: what it became, or who ended it.
  kind('claim_ended', {
    job,
    candidate: person,
    recruiter: person,
    client: z.string(),
    how: z.enum(['passed_over', 'lapsed', 'withdrawn', 'candidate', 'recruiter', 'time', 'hire', 'rival', 'erasure']),
  }),
  // A guarantee ended, or the hired person left within it; until when a return can be contested or a bounty is held.
  kind('bounty_changed', {
    job,
    candidate: person,
    points,
    amount,
    how: z.enum(bountySteps),
    until: isoTime.nullable(),
  }),
  // Who asks, or whose answer it is; of a job that was taken over, who has it now.
  kind('job_handover', { job, manager: person, how: z.enum(handoverStates) }),
  // Who asks, or whose answer it is; older ones lack the part, which is the team's.
  kind('job_team', { job, manager: person, how: z.enum(jobTeamSteps), part: z.enum(jobParts).optional() }),
  kind('market_asked', { job, recruiter: person }),
  kind('market_accepted', { job, manager: person }),
  kind('market_declined', { job, manager: person, how: z.enum(['declined', 'lapsed', 'closed']) }),
  kind('market_taken_back', { job, recruiter: person }),
  kind('meeting_booked', meeting),
  kind('meeting_moved', meeting),
  kind('meeting_cancelled', meeting),
  // With a manager, the recruiter is or was verified because of working for them.
  kind('verification_changed', { isVerified: z.boolean(), company: z.string(), manager: person.optional() }),
  // To who holds an interview that a candidate has come to.
  kind('interview_to_score', {
    job,
    candidate: person,
    interviewAt: isoTime.optional(),
    /** A day after they met, the scorecard is still missing. */
    isLate: z.boolean().optional(),
  }),
  // Everybody who holds the interview has scored the candidate.
  kind('scorecards_in', { job, candidate: person, interview: z.object({ id: idValue, title: z.string() }) }),
  kind('task_due', { task: z.object({ id: idValue, what: z.string() }), dueAt: isoTime }),
  // Somebody new fits a saved search; of several, the first is named.
  kind('saved_search_found', { search: z.object({ id: idValue, name: z.string() }), candidate: person, count: points }),
]);
export type Notification = z.output<typeof notification>;
/** The payload of a notification of this type. */
export type PayloadOf<T extends NotificationType> = Extract<Notification, { type: T }>['payload'];
