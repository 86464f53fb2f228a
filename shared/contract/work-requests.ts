import * as z from 'zod';
import { maxClaimMessage } from '../constants/claims.ts';
import { workRequest } from '../model/work-request.ts';
import { id, idValue, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const scoped = { scope: z.enum(['open', 'over']).default('open'), ...paging() };

/** Recruiters of other managers who are asked to work on one job, and their answers (RECR-43 to RECR-46). */
export const workRequests = {
  inviteOtherRecruiter: route({
    method: 'POST',
    path: '/api/manager/other-recruiters/{id}/invite',
    roles: ['manager'],
    summary: 'Ask a recruiter of other managers to work on one of the manager’s open jobs (RECR-43).',
    creates: true,
    request: { params, body: z.strictObject({ jobId: idValue, message: text(maxClaimMessage).optional() }) },
    response: workRequest,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  listOtherRecruiters: route({
    method: 'GET',
    path: '/api/manager/other-recruiters',
    roles: ['manager'],
    summary: 'The manager’s requests to recruiters of other managers, open ones or those that are over, newest first.',
    request: { query: z.strictObject({ jobId: id.optional(), ...scoped }) },
    response: workRequest,
    list: true,
    errors: [],
  }),
  closeOtherRecruiter: route({
    method: 'POST',
    path: '/api/manager/other-recruiters/requests/{id}/close',
    roles: ['manager'],
    summary: 'Withdraw a request, or end the work that the recruiter has accepted (RECR-46).',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict'],
  }),
  listWorkRequests: route({
    method: 'GET',
    path: '/api/recruiter/work-requests',
    roles: ['recruiter'],
    summary: 'Requests of other managers to the caller, open ones or those that are over, newest first.',
    request: { query: z.strictObject(scoped) },
    response: workRequest,
    list: true,
    errors: [],
  }),
  acceptWorkRequest: route({
    method: 'POST',
    path: '/api/recruiter/work-requests/{id}/accept',
    roles: ['recruiter'],
    summary: 'Work on the job of the request from now on (RECR-45).',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict', 'gone'],
  }),
  declineWorkRequest: route({
    method: 'POST',
    path: '/api/recruiter/work-requests/{id}/decline',
    roles: ['recruiter'],
    summary: 'Decline a request; the manager may ask again (RECR-44).',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict'],
  }),
  closeWorkRequest: route({
    method: 'POST',
    path: '/api/recruiter/work-requests/{id}/close',
    roles: ['recruiter'],
    summary: 'End the own work on the job of an accepted request; candidates put forward stay (RECR-46).',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict'],
  }),
};
