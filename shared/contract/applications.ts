import * as z from 'zod';
import { job, jobFacts } from '../model/job.ts';
import { application, selfAssignment } from '../model/application.ts';
import { flag, id, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** A candidate's own side of jobs, and the recruiter's response to it (PERM-10 to PERM-14, CAND-28, CAND-29). */
export const applications = {
  listCandidateJobs: route({
    method: 'GET',
    path: '/api/candidate/jobs',
    roles: ['candidate'],
    summary: 'The candidate’s applied, assigned or favourite jobs, newest first.',
    request: {
      query: z.strictObject({ scope: z.enum(['applied', 'assigned', 'favorite']).default('applied'), ...paging() }),
    },
    response: application,
    list: true,
    errors: [],
  }),
  readCandidateJob: route({
    method: 'GET',
    path: '/api/candidate/jobs/{id}',
    roles: ['candidate'],
    summary: 'A job with the candidate’s own status on it.',
    request: { params },
    response: z.object({
      job: job.pick({
        ...keysOf(jobFacts.shape),
        status: true,
        description: true,
        employmentTypeDesc: true,
        citizenshipDesc: true,
        travelPercent: true,
        endAt: true,
        manager: true,
      }),
      isFavorite: z.boolean(),
      application: application.pick({ state: true, appliedAt: true, status: true, interviewAt: true }).nullable(),
    }),
    errors: ['notFound', 'gone'],
  }),
  applyToJob: route({
    method: 'POST',
    path: '/api/candidate/jobs/{id}/apply',
    roles: ['candidate'],
    summary: 'Apply to an open job; its recruiters and manager are notified.',
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
    summary: 'Candidates who applied to jobs of the recruiter’s managers and wait for a response, oldest first.',
    request: { query: z.strictObject({ managerId: id.optional(), ...paging() }) },
    response: selfAssignment,
    list: true,
    errors: [],
  }),
  acceptSelfAssignment: route({
    method: 'POST',
    path: '/api/recruiter/self-assignments/{id}/accept',
    roles: ['recruiter'],
    summary: 'Put the candidate forward: the candidate is added to the job with the caller as recruiter.',
    request: { params },
    response: z.object({ jobId: z.number(), candidateId: z.number() }),
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  declineSelfAssignment: route({
    method: 'POST',
    path: '/api/recruiter/self-assignments/{id}/decline',
    roles: ['recruiter'],
    summary: 'Decline a candidate’s application.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};

function keysOf<S extends object>(shape: S): { [K in keyof S]: true } {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, true])) as { [K in keyof S]: true };
}
