import * as z from 'zod';
import { note } from '../model/pipeline.ts';
import { id, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ jobId: id, candidateId: id });
const noteParams = params.extend({ noteId: id });
const noteBody = z.strictObject({ note: text(4000, 1) });
const roles = ['super_manager'] as const;

/** A super manager’s notes on a candidate on a manager’s job (SUPER-09). */
export const overseenNotes = {
  listOverseenCandidateNotes: route({
    method: 'GET',
    path: '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes',
    roles,
    summary: 'The notes on the candidate on the job, newest first (API-62).',
    request: { params, query: z.strictObject(paging()) },
    response: z.object({ notes: z.array(note), meta: z.object({ page: z.number(), total: z.number() }) }),
    errors: ['notFound'],
  }),
  addOverseenCandidateNote: route({
    method: 'POST',
    path: '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes',
    roles,
    summary: 'Add a note (API-63).',
    creates: true,
    request: { params, body: noteBody },
    response: note,
    errors: ['notFound'],
  }),
  changeOverseenCandidateNote: route({
    method: 'PUT',
    path: '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}',
    roles,
    summary: 'Change the caller’s own note (API-64).',
    request: { params: noteParams, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  removeOverseenCandidateNote: route({
    method: 'DELETE',
    path: '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}',
    roles,
    summary: 'Remove the caller’s own note (API-65).',
    request: { params: noteParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
