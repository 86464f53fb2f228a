import * as z from 'zod';
import { importedCandidate } from '../model/imported-candidate.ts';
import { importedCandidateForm } from '../validation/imported-candidate.ts';
import { id } from './fields.ts';
import { route } from './route.ts';

const one = { params: z.strictObject({ id }) };

/** Candidates whom recruiters import, until they claim or refuse the profile (area RESUME). */
export const imports = {
  importResume: route({
    method: 'POST',
    path: '/api/recruiter/resumes/{id}/import',
    roles: ['recruiter'],
    summary: 'Import the candidate as read in a resume, and invite them to claim the profile or refuse it.',
    creates: true,
    request: one,
    response: importedCandidate,
    errors: ['invalid', 'notFound', 'conflict', 'tooMany'],
  }),
  createImportedCandidate: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates',
    roles: ['recruiter'],
    summary:
      'Import a candidate as entered, as JSON or as a multipart form with nested keys, and invite them to claim the profile or refuse it.',
    creates: true,
    multipart: true,
    maxBodyBytes: 256 * 1024,
    request: { body: importedCandidateForm },
    response: importedCandidate,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  readImportedCandidate: route({
    method: 'GET',
    path: '/api/recruiter/imported-candidates/{id}',
    roles: ['recruiter'],
    summary: 'A candidate whom the recruiter imported, until they claim the profile or refuse it.',
    request: one,
    response: importedCandidate,
    errors: ['notFound'],
  }),
  changeImportedCandidate: route({
    method: 'PUT',
    path: '/api/recruiter/imported-candidates/{id}',
    roles: ['recruiter'],
    summary: 'Change a candidate whom the recruiter imported; the address stays the one that was invited.',
    multipart: true,
    maxBodyBytes: 256 * 1024,
    request: { params: one.params, body: importedCandidateForm },
    response: importedCandidate,
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  removeImportedResume: route({
    method: 'DELETE',
    path: '/api/recruiter/imported-candidates/{id}/resume',
    roles: ['recruiter'],
    summary:
      'Remove the resume that an imported candidate was read from, with everything that was read in it; what the import says stays (RESUME-16).',
    request: one,
    response: importedCandidate,
    errors: ['notFound', 'conflict'],
  }),
};
