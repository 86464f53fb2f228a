import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { avatarUpload, avatarUploadPermit } from '../model/avatar.ts';
import { account } from '../model/person.ts';
import { avatarUploadForm } from '../validation/avatar.ts';
import { profileForm } from '../validation/profile.ts';
import { socialLinksForm } from '../validation/social-links.ts';
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
    errors: ['notFound', 'invalid', 'conflict'],
  }),
  changeSocialLinks: route({
    method: 'PUT',
    path: '/api/profile/social-links',
    roles: ['candidate'],
    summary: 'Say where else one is to be found; those with whom the candidate works see it.',
    request: { body: socialLinksForm },
    response: account,
    errors: ['notFound'],
  }),
  startAvatarUpload: route({
    method: 'POST',
    path: '/api/profile/avatar',
    roles,
    summary:
      'Begin to upload a picture: a form for one file of the type that was said, at most 5 MB. What becomes of it is told live and by reading.',
    request: { body: avatarUploadForm },
    response: avatarUploadPermit,
    errors: ['invalid', 'tooMany', 'notFound', 'conflict'],
  }),
  readAvatarUpload: route({
    method: 'GET',
    path: '/api/profile/avatar',
    roles,
    summary: 'How far the newest upload is, and the avatar as it is now.',
    request: {},
    response: avatarUpload,
    errors: ['notFound'],
  }),
  removeAvatar: route({
    method: 'DELETE',
    path: '/api/profile/avatar',
    roles,
    summary: 'Remove one’s own picture; initials are shown again.',
    request: {},
    response: avatarUpload,
    errors: ['notFound', 'conflict'],
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
