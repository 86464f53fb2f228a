import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { avatarUpload, avatarUploadPermit } from '../model/avatar.ts';
import { account } from '../model/person.ts';
import { avatarUploadForm } from '../validation/avatar.ts';
import { profileForm } from '../validation/profile.ts';
import { socialLinksForm } from '../validation/social-links.ts';
import { timeZoneForm } from '../validation/time-zone.ts';
import { workingHoursForm } from '../validation/working-hours.ts';
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
    summary: 'Change the user’s own names, place, phone, birthday and notification settings.',
    request: { body: profileForm },
    response: account,
    errors: ['notFound', 'invalid', 'conflict'],
  }),
  changeSocialLinks: route({
    method: 'PUT',
    path: '/api/profile/social-links',
    roles: ['candidate'],
    summary: 'Set the candidate’s addresses elsewhere; only people they work with see them.',
    request: { body: socialLinksForm },
    response: account,
    errors: ['notFound'],
  }),
  changeTimeZone: route({
    method: 'PUT',
    path: '/api/profile/time-zone',
    roles,
    summary: 'Set the time zone in which the user reads times; a guess is kept only where there is none yet.',
    request: { body: timeZoneForm },
    response: account,
    errors: ['notFound'],
  }),
  changeWorkingHours: route({
    method: 'PUT',
    path: '/api/profile/working-hours',
    roles: ['manager', 'recruiter'],
    summary:
      'Set when the user works, on the clock of their zone, which their offers and panels keep to; none is any time.',
    request: { body: workingHoursForm },
    response: account,
    errors: ['notFound'],
  }),
  startAvatarUpload: route({
    method: 'POST',
    path: '/api/profile/avatar',
    roles,
    summary:
      'Begin a picture upload: returns a form for one file of the given type, at most 5 MB. The outcome is pushed live and can be read.',
    request: { body: avatarUploadForm },
    response: avatarUploadPermit,
    errors: ['invalid', 'tooMany', 'notFound', 'conflict'],
  }),
  readAvatarUpload: route({
    method: 'GET',
    path: '/api/profile/avatar',
    roles,
    summary: 'How far the newest upload is, and the current avatar.',
    request: {},
    response: avatarUpload,
    errors: ['notFound'],
  }),
  removeAvatar: route({
    method: 'DELETE',
    path: '/api/profile/avatar',
    roles,
    summary: 'Remove the user’s own picture; initials are shown again.',
    request: {},
    response: avatarUpload,
    errors: ['notFound', 'conflict'],
  }),
  requestSuperManager: route({
    method: 'POST',
    path: '/api/manager/super-manager-request',
    roles: ['manager'],
    summary: 'Ask to become a Super Hire manager; an operator approves it.',
    creates: true,
    request: {},
    response: z.object({ superManagerRequestPending: z.literal(true) }),
    errors: ['conflict'],
  }),
};
