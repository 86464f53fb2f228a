import * as z from 'zod';
import {
  candidateOfRecruiter,
  clientOfRecruiter,
  jobOfPerson,
  recruiterActions,
  skillOfRecruiter,
} from '../model/recruiter-profile.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** What a manager, a recruiter and a candidate see of a recruiter beside the card (RECR-34, RECR-39 to RECR-42). */
export const recruiterProfile = {
  readRecruiterActions: route({
    method: 'GET',
    path: '/api/users/{id}/actions',
    roles: ['manager', 'recruiter', 'candidate'],
    summary: 'What the caller may do with a recruiter, and why not where they may not.',
    request: { params },
    response: recruiterActions,
    errors: ['notFound'],
  }),
  listRecruiterSkills: route({
    method: 'GET',
    path: '/api/users/{id}/skills',
    roles: ['manager', 'recruiter', 'candidate'],
    summary:
      'The skills of the jobs on which the recruiter put candidates forward, the most frequent first, at most twenty.',
    request: { params },
    response: z.array(skillOfRecruiter),
    errors: ['notFound'],
  }),
  listJobsOfPerson: route({
    method: 'GET',
    path: '/api/users/{id}/jobs',
    roles: ['manager', 'recruiter', 'candidate'],
    summary:
      'Jobs of a manager or a recruiter, newest first: for a manager the recruiter’s work on their own jobs, for a recruiter the jobs both may work on, for a candidate those on which the recruiter represents them; of a manager those that the caller may open.',
    request: { params, query: z.strictObject({ status: z.enum(['open', 'closed']).default('open'), ...paging() }) },
    response: jobOfPerson,
    list: true,
    errors: ['notFound'],
  }),
  listCandidatesOfRecruiter: route({
    method: 'GET',
    path: '/api/users/{id}/candidates',
    roles: ['manager'],
    summary: 'The candidates whom the recruiter put forward on the caller’s jobs, newest first.',
    request: { params, query: z.strictObject(paging()) },
    response: candidateOfRecruiter,
    list: true,
    errors: ['notFound'],
  }),
  listClientsOfRecruiter: route({
    method: 'GET',
    path: '/api/users/{id}/clients',
    roles: ['manager', 'recruiter'],
    summary: 'The clients of the recruiter’s open jobs that the caller sees, by company name.',
    request: { params, query: z.strictObject(paging()) },
    response: clientOfRecruiter,
    list: true,
    errors: ['notFound'],
  }),
};
