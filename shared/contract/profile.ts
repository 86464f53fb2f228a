import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { account } from '../model/person.ts';
import { profileForm } from '../validation/profile.ts';
import { route } from './route.ts';

/** The signed-in user's own profile (area PROF, API-25 to API-27). */
export const profile = {
  readProfile: route({
    method: 'GET',
    path: '/api/profile',
    roles,
    summary: 'The signed-in user’s own account.',
    request: {},
    response: account,
    errors: ['notFound'],
  }),
  changeProfile: route({
    method: 'PUT',
    path: '/api/profile',
    roles,
    summary: 'Change one’s own names, place, phone, birthday and notification settings.',
    request: { body: profileForm },
    response: account,
    errors: ['notFound', 'invalid'],
  }),
  requestSuperManager: route({
    method: 'POST',
    path: '/api/manager/super-manager-request',
    roles: ['manager'],
    summary: 'Ask to become a super manager; an operator approves it.',
    request: {},
    response: z.object({ superManagerRequestPending: z.literal(true) }),
    errors: ['conflict'],
  }),
};
