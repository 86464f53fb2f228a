import * as z from 'zod';
import { keptResume, ownResume } from '../model/candidate-profile.ts';
import { ownResumeForm } from '../validation/resume.ts';
import { id, line, onlyId } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ candidateId: id });
const entryParams = params.extend({ id });
const readers = ['candidate', 'recruiter', 'manager', 'super_manager'] as const;

/** A candidate’s resumes, of which the default is the resume of their profile; routes of the feature `candidate-profile`. */
export const ownResumes = {
  readResume: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/resume',
    roles: readers,
    summary: 'The candidate’s resume, which is the default of several; null where there is none (CAND-73).',
    request: { params },
    response: ownResume.nullable(),
    errors: ['notFound', 'forbidden'],
  }),
  downloadResume: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/resume/download',
    roles: readers,
    summary:
      'An address from which the file at the path of the resume, or of the one sent with an application for the job, is downloaded for two minutes (CAND-75, PLUS-55).',
    request: { params, query: z.strictObject({ path: line(200, 1), jobId: id.optional() }) },
    response: z.object({ url: z.string() }),
    errors: ['notFound', 'forbidden'],
  }),
  removeResume: route({
    method: 'DELETE',
    path: '/api/candidates/{candidateId}/resume',
    roles: ['candidate'],
    summary:
      'Remove the caller’s own resume, its file and what was read in it; the newest of the others follows (CAND-76).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  listOwnResumes: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/resumes',
    roles: ['candidate'],
    summary: 'The caller’s own resumes, five at most, the default first (PLUS-55).',
    request: { params },
    response: z.array(keptResume),
    errors: ['notFound', 'forbidden'],
  }),
  changeOwnResume: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/resumes/{id}',
    roles: ['candidate'],
    summary: 'Rename one of the caller’s own resumes, or make it the default; applications keep what was sent.',
    request: { params: entryParams, body: ownResumeForm },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  removeOwnResume: route({
    method: 'DELETE',
    path: '/api/candidates/{candidateId}/resumes/{id}',
    roles: ['candidate'],
    summary: 'Remove one of the caller’s own resumes; the file stays for open applications that it was sent with.',
    request: { params: entryParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
