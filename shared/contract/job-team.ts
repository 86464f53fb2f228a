import * as z from 'zod';
import { jobParts } from '../constants/job-team.ts';
import { membership } from '../model/job-team.ts';
import { emailAddress } from '../validation/person-fields.ts';
import { id, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** Colleagues on a manager's job, who are asked first (PLUS-54). */
export const jobTeam = {
  listMemberships: route({
    method: 'GET',
    path: '/api/manager/memberships',
    roles: ['manager'],
    summary:
      'The jobs of other managers that the caller helps with or is asked to, those that wait first, then newest first.',
    request: { query: z.strictObject(paging()) },
    response: membership,
    list: true,
    errors: [],
  }),
  acceptMembership: route({
    method: 'POST',
    path: '/api/manager/memberships/{id}/accept',
    roles: ['manager'],
    summary: 'Join the team of a job: the caller sees it, moves its candidates and writes on it as its manager does.',
    request: { params },
    response: z.object({ jobId: z.number() }),
    errors: ['notFound', 'conflict'],
  }),
  endMembership: route({
    method: 'DELETE',
    path: '/api/manager/memberships/{id}',
    roles: ['manager'],
    summary: 'Decline to join, or leave; the job’s manager is notified.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  askColleague: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/team',
    roles: ['manager'],
    summary:
      'Ask another manager, by address, to help with the job; nothing changes until they accept. Any address is answered alike.',
    request: {
      params,
      body: z.strictObject({
        email: emailAddress,
        part: z.enum(jobParts).default('team'),
        message: text(1000).optional(),
      }),
    },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict', 'tooMany'],
  }),
  removeColleague: route({
    method: 'DELETE',
    path: '/api/manager/jobs/{id}/team/{memberId}',
    roles: ['manager'],
    summary: 'Take back what a colleague is asked, or end their help.',
    request: { params: params.extend({ memberId: id }) },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
