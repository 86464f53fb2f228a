import * as z from 'zod';
import { jobStatuses } from '../../shared/constants/job.ts';
import { sources } from '../../shared/constants/sources.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { claimTerms } from '../../shared/model/claim.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager closes a job, with the hired candidate when chosen and the recruiter who put them forward. That
 * recruiter earns the job's points, once per candidate.
 */
export const jobClosed = defineEvent(
  'job-closed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    points: z.int(),
    /** Days within which the points return if the hired person leaves; absent where there are none. */
    guaranteeDays: z.int().nonnegative().optional(),
    /** Percent of the points for the candidate who invited the hired person; absent: the stage's. */
    referralShare: z.int().nonnegative().optional(),
    /** The job's status before: open, or on hold. */
    from: z.enum(jobStatuses),
    manager: personReference,
    clientId: idValue.nullable(),
    candidate: personReference.nullable(),
    recruiter: personReference.nullable(),
    /** The hired candidate’s first day at work as YYYY-MM-DD; absent where it is not agreed. */
    startOn: z.iso.date().optional(),
    /** Whether those who were not chosen read so by mail too. */
    mailsOthers: z.boolean().optional(),
    /** How the hired candidate had come onto the job; absent without one, and where that is not known. */
    source: z.enum(sources).optional(),
    /** The claim by which the recruiter put the hired candidate forward, and its terms; absent without one. */
    claim: z.object({ id: idValue, ...claimTerms.shape }).optional(),
    /** Why the manager says that the recruiter is owed nothing; the points wait until that is decided (PLUS-41). */
    contest: z.string().optional(),
    /** How many were hired for the job, with the candidate; absent where it looked for one. */
    filled: z.int().nonnegative().optional(),
    /** Everybody on the job; those who had been rejected or hired, or had withdrawn, know how it ended for them. */
    others: z.array(
      z.object({
        candidateId: idValue,
        recruiterId: idValue.nullable(),
        isRejected: z.literal(true).optional(),
        isHired: z.literal(true).optional(),
      }),
    ),
  }),
);

export const jobClosedExamples = /* @__PURE__ */ examplesOf(jobClosed, [
  {
    id: 898_012_385_755_136,
    time: '2026-09-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      from: 'signed',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: 896_512_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      startOn: '2026-10-05',
      mailsOthers: true,
      others: [
        { candidateId: 895_412_417_134_592, recruiterId: 895_412_401_405_952 },
        { candidateId: 895_412_432_863_232, recruiterId: null },
        { candidateId: 895_412_448_591_872, recruiterId: null, isRejected: true },
      ],
    },
  },
  {
    id: 898_012_385_759_232,
    time: '2026-09-21T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      from: 'on_hold',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: null,
      candidate: null,
      recruiter: null,
      others: [],
    },
  },
]);
