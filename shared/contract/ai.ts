import { roles } from '../constants/roles.ts';
import { profileSummary } from '../model/profile-summary.ts';
import { route } from './route.ts';

/** Texts that are written for the user (API-31). */
export const ai = {
  readProfileSummary: route({
    method: 'GET',
    path: '/api/ai/profile/summary',
    roles,
    summary:
      'A short summary of one’s own profile, written from what is stored; so many an hour where a model writes it.',
    request: {},
    response: profileSummary,
    errors: ['notFound', 'tooMany'],
  }),
};
