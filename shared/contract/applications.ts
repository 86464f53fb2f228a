import * as z from 'zod';
import { ownResume } from '../model/candidate-profile.ts';
import { applied, job, jobFacts } from '../model/job.ts';
import { application, candidateJobScopes, selfAssignment, waitingApplicant } from '../model/application.ts';
import { sentApplication } from '../model/job-question.ts';
import { jobMatch } from '../model/match.ts';
import { candidateOnJobPage } from '../model/pipeline.ts';
import { applicationForm } from '../validation/job-question.ts';
import { mostMarked } from '../constants/limits.ts';
import { rejectionReasons } from '../constants/rejection-reasons.ts';
import { flag, id, idValue, onlyId, paging, text } from './fields.ts';
import { ranged } from './ranged.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const givenReason = z
  .strictObject({ reason: text(400).optional(), rejectedFor: z.enum(rejectionReasons).optional() })
  .optional();
const withReason = z.strictObject({ reason: text(400).optional() }).optional();

/** A candidate's own side of jobs, and the recruiter's response to it (PERM-10 to PERM-14, CAND-28, CAND-29). */
export const applications = {
  listCandidateJobs: route({
    method: 'GET',
    path: '/api/candidate/jobs',
    roles: ['candidate'],
    summary:
      'The candidate’s applied, assigned or favourite jobs, newest first, or open jobs that fit, the best first; with a range only those of that time, and applications that still run (PERM-08, JOB-64, DASH-37).',
    request: {
      query: z.strictObject({ scope: z.enum(candidateJobScopes).default('applied'), ...ranged, ...paging() }),
    },
    response: application,
    list: true,
    /** With favourite jobs the newest jobs that the candidate has applied to, which public lists mark too. */
    meta: z.object({ appliedTo: z.array(idValue).max(mostMarked).optional() }),
    errors: ['unavailable'],
  }),
  readCandidateJob: route({
    method: 'GET',
    path: '/api/candidate/jobs/{id}',
    roles: ['candidate'],
    summary: 'A job with the candidate’s own status on it.',
    request: { params },
    response: z.object({
      job: job
        .pick({
          ...keysOf(jobFacts.shape),
          status: true,
          description: true,
          employmentTypeDesc: true,
          citizenshipDesc: true,
          travelPercent: true,
          positionType: true,
          endAt: true,
          questions: true,
          manager: true,
        })
        .extend(applied),
      isFavorite: z.boolean(),
      /** How well the job fits the candidate’s profile. */
      match: jobMatch.nullable(),
      /** The resume of the candidate’s profile, which an application may carry. */
      resume: z.object({ filename: z.string() }).nullable(),
      /** All that it may be chosen from, the default first. */
      resumes: z.array(ownResume.pick({ id: true, filename: true })),
      hiddenFrom: application.shape.hiddenFrom,
      application: application
        .pick({
          state: true,
          appliedAt: true,
          status: true,
          passed: true,
          hired: true,
          ended: true,
          since: true,
          interviewAt: true,
          recruiter: true,
        })
        .extend({ sent: sentApplication.optional() })
        .nullable(),
    }),
    errors: ['notFound', 'gone'],
  }),
  applyToJob: route({
    method: 'POST',
    path: '/api/candidate/jobs/{id}/apply',
    roles: ['candidate'],
    summary:
      'Apply to an open job, with a note, a resume and answers to its questions; its recruiters and manager are notified (PLUS-55).',
    creates: true,
    request: { params, body: applicationForm.optional() },
    response: application,
    errors: ['notFound', 'conflict', 'gone', 'invalid'],
  }),
  withdrawApplication: route({
    method: 'POST',
    path: '/api/candidate/jobs/{id}/withdraw',
    roles: ['candidate'],
    summary:
      'Withdraw an application that waits, or leave a job that one is on; can be undone for ten minutes (PERM-14).',
    request: { params, body: withReason },
    response: application,
    errors: ['notFound', 'conflict'],
  }),
  undoWithdrawal: route({
    method: 'POST',
    path: '/api/candidate/jobs/{id}/withdraw/undo',
    roles: ['candidate'],
    summary: 'Take the withdrawal back within ten minutes; the application waits, or the candidate is, where it was.',
    request: { params },
    response: application,
    errors: ['notFound', 'conflict', 'gone'],
  }),
  favoriteJob: route({
    method: 'POST',
    path: '/api/candidate/jobs/{id}/favorite',
    roles: ['candidate'],
    summary: 'Mark or unmark a job as favourite.',
    request: { params, body: z.strictObject({ isFavorite: flag }) },
    response: z.object({ jobId: z.number(), isFavorite: z.boolean() }),
    errors: ['notFound', 'conflict'],
  }),
  listSelfAssignments: route({
    method: 'GET',
    path: '/api/recruiter/self-assignments',
    roles: ['recruiter'],
    summary:
      'Candidates who applied to jobs of the recruiter’s managers and wait for a response, oldest first; of one candidate or manager where it is named (CAND-45).',
    request: { query: z.strictObject({ managerId: id.optional(), candidateId: id.optional(), ...paging() }) },
    response: selfAssignment,
    list: true,
    errors: [],
  }),
  acceptSelfAssignment: route({
    method: 'POST',
    path: '/api/recruiter/self-assignments/{id}/accept',
    roles: ['recruiter'],
    summary: 'Put the candidate forward: the candidate is added to the job with the caller as recruiter.',
    creates: true,
    request: { params },
    response: z.object({ jobId: z.number(), candidateId: z.number() }),
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  declineSelfAssignment: route({
    method: 'POST',
    path: '/api/recruiter/self-assignments/{id}/decline',
    roles: ['recruiter'],
    summary:
      'Decline a candidate’s application on your own behalf; it still waits for the other recruiters and the manager.',
    request: { params, body: withReason },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  undoDecline: route({
    method: 'POST',
    path: '/api/recruiter/self-assignments/{id}/decline/undo',
    roles: ['recruiter'],
    summary: 'Undo the caller’s own decline within ten minutes, while the application waits.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  listWaitingApplicants: route({
    method: 'GET',
    path: '/api/manager/applications',
    roles: ['manager'],
    summary: 'Applicants of the caller’s jobs, or of one job, who wait for an answer, oldest first.',
    request: { query: z.strictObject({ jobId: id.optional(), ...paging() }) },
    response: waitingApplicant,
    list: true,
    errors: [],
  }),
  takeApplicantForward: route({
    method: 'POST',
    path: '/api/manager/applications/{id}/take-forward',
    roles: ['manager'],
    summary:
      'Take an applicant forward; nobody is owed points unless a recruiter introduced them to the client before.',
    creates: true,
    request: { params },
    response: z.object({ jobId: z.number(), candidateId: z.number() }),
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  declineApplicant: route({
    method: 'POST',
    path: '/api/manager/applications/{id}/decline',
    roles: ['manager'],
    summary: 'Decline an applicant for everybody; undone like a move, the application waits again.',
    creates: true,
    request: { params, body: givenReason },
    response: candidateOnJobPage,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};

function keysOf<S extends object>(shape: S): { [K in keyof S]: true } {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, true])) as { [K in keyof S]: true };
}
