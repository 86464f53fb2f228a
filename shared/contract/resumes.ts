import * as z from 'zod';
import { listedResume, parsedResume, resumeUploadPermit } from '../model/parsed-resume.ts';
import { repeatedResumeIds, resumeIds, resumeQuery, resumeUploadForm } from '../validation/resume.ts';
import { done, id, idValue, onlyId } from './fields.ts';
import { route } from './route.ts';

const one = { params: z.strictObject({ id }) };

/** Resumes that recruiters upload to have them read (area RESUME). */
export const resumes = {
  listParsedResumes: route({
    method: 'GET',
    path: '/api/recruiter/resumes',
    roles: ['recruiter'],
    summary: 'The recruiter’s resumes of a status, newest first, 25 a page.',
    request: { query: resumeQuery },
    response: listedResume,
    list: true,
    /** How many were read, are not added yet and need no look before that. */
    meta: z.object({ addable: z.int() }),
    errors: [],
  }),
  startResumeUpload: route({
    method: 'POST',
    path: '/api/recruiter/resumes',
    roles: ['recruiter'],
    summary:
      'Begin the upload of one resume: returns a form for the file, which is read as soon as it has arrived. A file that was read before is returned without a form.',
    request: { body: resumeUploadForm },
    response: resumeUploadPermit,
    errors: ['invalid', 'tooMany'],
  }),
  addToQueue: route({
    method: 'POST',
    path: '/api/recruiter/resumes/add-to-queue',
    roles: ['recruiter'],
    summary:
      'Read resumes again that were cancelled or interrupted, by their ids; returns those whose files are still there.',
    request: { body: repeatedResumeIds },
    response: z.object({ queued: z.array(idValue) }),
    errors: ['invalid'],
  }),
  cancelParse: route({
    method: 'POST',
    path: '/api/recruiter/resumes/cancel-parse',
    roles: ['recruiter'],
    summary: 'Cancel the reading of resumes by their ids; what has been read already stays.',
    request: { body: resumeIds },
    response: done,
    errors: ['invalid'],
  }),
  readParsedResume: route({
    method: 'GET',
    path: '/api/recruiter/resumes/{id}',
    roles: ['recruiter'],
    summary: 'A resume with what was read in it, each fact with its place in the text.',
    request: one,
    response: parsedResume,
    errors: ['notFound'],
  }),
  removeParsedResume: route({
    method: 'DELETE',
    path: '/api/recruiter/resumes/{id}',
    roles: ['recruiter'],
    summary: 'Remove a resume and everything that was read in it.',
    request: one,
    response: onlyId,
    errors: ['notFound'],
  }),
  startOwnResumeUpload: route({
    method: 'POST',
    path: '/api/candidate/resumes',
    roles: ['candidate'],
    summary:
      'Begin the upload of one of the caller’s own resumes, the default as soon as it was read; returns a form for the file, or none for the file that is there already. Five are kept (CAND-74).',
    request: { body: resumeUploadForm },
    response: resumeUploadPermit,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  readOwnParsedResume: route({
    method: 'GET',
    path: '/api/candidate/resumes/{id}',
    roles: ['candidate'],
    summary: 'The caller’s own resume with what was read in it, each fact with its place in the text.',
    request: one,
    response: parsedResume,
    errors: ['notFound'],
  }),
  cancelOwnResume: route({
    method: 'POST',
    path: '/api/candidate/resumes/{id}/cancel',
    roles: ['candidate'],
    summary: 'Cancel the upload or the reading of the caller’s own resume; one that was read already stays.',
    request: one,
    response: done,
    errors: [],
  }),
};
