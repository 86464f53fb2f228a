import { roles } from '../constants/roles.ts';
import { profileSummary } from '../model/profile-summary.ts';
import { route } from './route.ts';

/** Texts written for the user (API-31). */
export const ai = {
  readProfileSummary: route({
    method: 'GET',
    path: '/api/ai/profile/summary',
    roles,
    summary:
      'A short summary of the user’s own profile, written from stored data; limited per hour where a model writes it.',
    request: {},
    response: profileSummary,
    errors: ['notFound', 'tooMany'],
  }),
};
