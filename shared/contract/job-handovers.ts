import * as z from 'zod';
import { receivedHandover, sentHandover } from '../model/handover.ts';
import { emailAddress } from '../validation/person-fields.ts';
import { id, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** Jobs that go to another manager, who is asked first (PLUS-53). */
export const jobHandovers = {
  listHandovers: route({
    method: 'GET',
    path: '/api/manager/handovers',
    roles: ['manager'],
    summary: 'The jobs that other managers ask the caller to take over, newest first.',
    request: { query: z.strictObject(paging()) },
    response: receivedHandover,
    list: true,
    errors: [],
  }),
  acceptHandover: route({
    method: 'POST',
    path: '/api/manager/handovers/{id}/accept',
    roles: ['manager'],
    summary:
      'Take a job over: it is the caller’s from now on, with its candidates, applications, claims, interviews and client.',
    request: { params },
    response: z.object({ jobId: z.number() }),
    errors: ['notFound', 'conflict'],
  }),
  declineHandover: route({
    method: 'POST',
    path: '/api/manager/handovers/{id}/decline',
    roles: ['manager'],
    summary: 'Decline to take a job over; it stays with its manager, who is notified.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  readHandover: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/handover',
    roles: ['manager'],
    summary: 'Whom the job’s manager asked to take it over, while that waits; null otherwise.',
    request: { params },
    response: z.object({ handover: sentHandover.nullable() }),
    errors: ['notFound', 'forbidden'],
  }),
  askHandover: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/handover',
    roles: ['manager'],
    summary:
      'Ask another manager, by address, to take the job over; nothing changes until they accept. Any address is answered alike.',
    request: { params, body: z.strictObject({ email: emailAddress, message: text(1000).optional() }) },
    response: sentHandover,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict', 'tooMany'],
  }),
  withdrawHandover: route({
    method: 'DELETE',
    path: '/api/manager/jobs/{id}/handover',
    roles: ['manager'],
    summary: 'Take back the request to take the job over.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
