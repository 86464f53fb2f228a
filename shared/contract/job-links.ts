import * as z from 'zod';
import { jobLink, visitedJobLink } from '../model/job-link.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { id, onlyId } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** A public link per job and recruiter, `/r/{code}`: who applies through it is offered to that recruiter first (PLUS-46). */
export const jobLinks = {
  readJobLink: route({
    method: 'GET',
    path: '/api/recruiter/jobs/{id}/link',
    roles: ['recruiter'],
    summary: 'The recruiter’s own link to a job, with its visits and applications; null without one.',
    request: { params },
    response: jobLink.nullable(),
    errors: [],
  }),
  makeJobLink: route({
    method: 'POST',
    path: '/api/recruiter/jobs/{id}/link',
    roles: ['recruiter'],
    summary: 'Make the recruiter’s link to an open job of one of their managers; there is one per job.',
    creates: true,
    request: { params },
    response: jobLink,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  removeJobLink: route({
    method: 'DELETE',
    path: '/api/recruiter/jobs/{id}/link',
    roles: ['recruiter'],
    summary: 'Remove the recruiter’s link to a job; it stops working, and a new one has another code.',
    request: { params },
    response: onlyId,
    errors: ['notFound'],
  }),
  visitJobLink: route({
    method: 'POST',
    path: '/api/guest/job-links/visit',
    roles: 'anyone',
    summary:
      'Count a visit of a link, unless the same browser made one today, and return its job and who brings the visitor. Whatever leads nowhere is refused alike: an unknown or removed link, a job that is not open, a recruiter who no longer works for its manager.',
    request: {
      body: z.strictObject({
        code: mailedToken,
        /** The browser followed it today already, so that it is not counted again. */
        isAgain: z.boolean().default(false),
      }),
    },
    response: visitedJobLink,
    errors: ['notFound'],
  }),
};
