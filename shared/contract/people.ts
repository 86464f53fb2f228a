import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { ownPage, publishedPage } from '../model/own-page.ts';
import { circle, personCard, profileViewers } from '../model/people.ts';
import { ownPageForm } from '../validation/own-page.ts';
import { id } from './fields.ts';
import { route } from './route.ts';

/** Who and what a user may find by name, and what people see of each other (areas SHELL, PERM; ERR-01). */
export const people = {
  readCircle: route({
    method: 'GET',
    path: '/api/users/circle',
    roles,
    summary:
      'The jobs and people around the user, at most 100 of each, newest first; what the command palette searches.',
    request: {},
    response: circle,
    errors: [],
  }),
  countViewers: route({
    method: 'GET',
    path: '/api/users/viewers',
    roles: ['candidate'],
    summary:
      'At least how many recruiters and managers opened the caller’s page in the thirty days until yesterday; 0 for fewer than three.',
    request: {},
    response: profileViewers,
    errors: [],
  }),
  readPerson: route({
    method: 'GET',
    path: '/api/users/{id}',
    roles,
    summary: 'A person as the user may see them; mail address and phone only where the two work together.',
    request: { params: z.strictObject({ id }) },
    response: personCard,
    errors: ['notFound'],
  }),
  markViewed: route({
    method: 'POST',
    path: '/api/users/{id}/viewed',
    roles: ['recruiter', 'manager', 'super_manager'],
    summary: 'Mark a candidate as seen by the caller, so that they are no longer new; repeating it changes nothing.',
    request: { params: z.strictObject({ id }) },
    response: z.object({ isViewed: z.literal(true) }),
    errors: ['notFound'],
  }),
  readOwnPage: route({
    method: 'GET',
    path: '/api/profile/page',
    roles: ['recruiter', 'manager', 'super_manager'],
    summary: 'The page that the caller keeps of themselves for others; version 0 before it was first saved.',
    request: {},
    response: ownPage,
    errors: [],
  }),
  changeOwnPage: route({
    method: 'PUT',
    path: '/api/profile/page',
    roles: ['recruiter', 'manager', 'super_manager'],
    summary:
      'Save the caller’s page. Once published, everybody sees a recruiter’s, and recruiters see a manager’s; it is saved over the version that was read.',
    request: { body: ownPageForm.safeExtend({ version: z.int().min(0) }) },
    response: ownPage,
    errors: ['conflict'],
  }),
  readPublishedPage: route({
    method: 'GET',
    path: '/api/guest/recruiters/{id}',
    roles: 'anyone',
    summary: 'A recruiter’s published page with what they chose to show.',
    request: { params: z.strictObject({ id }) },
    response: publishedPage,
    errors: ['notFound'],
  }),
};
