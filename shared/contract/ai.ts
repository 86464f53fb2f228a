import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { improvedDescription, skillSuggestion } from '../model/job-text.ts';
import { profileSummary } from '../model/profile-summary.ts';
import { line, text } from './fields.ts';
import { route } from './route.ts';

const longestDescription = 20_000;
/** The longest description in JSON, each letter of up to four bytes or escaped. */
const descriptionBytes = 128 * 1024;

/** Texts written for the user, and what is read from theirs (API-31). */
export const ai = {
  readProfileSummary: route({
    method: 'GET',
    path: '/api/ai/profile/summary',
    roles,
    summary:
      'A short summary of the user’s own profile, written from stored data; limited per hour where a model writes it.',
    request: {},
    response: profileSummary,
    writesText: true,
    errors: ['notFound', 'tooMany'],
  }),
  extractSkills: route({
    method: 'POST',
    path: '/api/ai/jobs/skills',
    roles: ['manager'],
    summary: 'The skills that a job’s title and description name, each with the words that name it (JOB-70).',
    request: {
      body: z.strictObject({ title: line(120).default(''), description: text(longestDescription).default('') }),
    },
    response: z.array(skillSuggestion),
    maxBodyBytes: descriptionBytes,
    errors: [],
  }),
  improveDescription: route({
    method: 'POST',
    path: '/api/ai/jobs/description',
    roles: ['manager'],
    summary:
      'A job description with headings and lists that keeps every fact, and what may keep people from applying (JOB-81); limited per hour where a model writes it.',
    request: { body: z.strictObject({ description: text(longestDescription, 1) }) },
    response: improvedDescription,
    writesText: true,
    maxBodyBytes: descriptionBytes,
    errors: ['tooMany'],
  }),
};
