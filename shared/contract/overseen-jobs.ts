import * as z from 'zod';
import { jobSorts, openStatus, overseenScopes, postedStatuses } from '../constants/job.ts';
import { overseenJobRow, sentOverseenJob } from '../model/job.ts';
import { note } from '../model/pipeline.ts';
import { flag, id, line, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const noteParams = params.extend({ noteId: id });
const noteBody = z.strictObject({ note: text(4000, 1) });
const roles = ['super_manager'] as const;

/** Managers’ jobs as a super manager reads them, who changes nothing on them but their own notes (API-59, API-60). */
export const overseenJobs = {
  listOverseenJobs: route({
    method: 'GET',
    path: '/api/super-manager/jobs',
    roles,
    summary:
      'Jobs of one status: everybody’s, newest first, or those of one manager, of the managers who work with the Super Hire manager, or for their clients, which can be searched and sorted; a later page of everybody’s jobs continues before the previous page’s last job.',
    request: {
      query: z.strictObject({
        status: z.enum(postedStatuses).default(openStatus),
        scope: z.enum(overseenScopes).default('everyone'),
        managerId: id.optional(),
        clientId: id.optional(),
        /** Only jobs with an application that no recruiter has decided on. */
        waiting: flag.optional(),
        before: id.optional(),
        q: line(100).optional(),
        sort: z.enum(jobSorts).optional(),
        ...paging(),
      }),
    },
    response: overseenJobRow,
    list: true,
    errors: ['invalid'],
  }),
  readOverseenJob: route({
    method: 'GET',
    path: '/api/super-manager/jobs/{id}',
    roles,
    summary:
      'One job with the notes on it; whom its manager works with only where the manager works with the Super Hire manager.',
    request: { params },
    response: sentOverseenJob,
    errors: ['notFound'],
  }),
  listOverseenJobNotes: route({
    method: 'GET',
    path: '/api/super-manager/jobs/{id}/notes',
    roles,
    summary: 'The notes on a job in the order in which they were written (API-66).',
    request: { params },
    response: z.array(note),
    errors: ['notFound'],
  }),
  addOverseenJobNote: route({
    method: 'POST',
    path: '/api/super-manager/jobs/{id}/notes',
    roles,
    summary: 'Add a note to a job (API-67).',
    creates: true,
    request: { params, body: noteBody },
    response: note,
    errors: ['notFound'],
  }),
  changeOverseenJobNote: route({
    method: 'PUT',
    path: '/api/super-manager/jobs/{id}/notes/{noteId}',
    roles,
    summary: 'Change the caller’s own note on a job (API-68).',
    request: { params: noteParams, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  removeOverseenJobNote: route({
    method: 'DELETE',
    path: '/api/super-manager/jobs/{id}/notes/{noteId}',
    roles,
    summary: 'Remove the caller’s own note on a job (API-69).',
    request: { params: noteParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
