import * as z from 'zod';
import { jobOfCandidate } from '../model/candidate-profile.ts';
import { profileSummary } from '../model/profile-summary.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ candidateId: id });

/** What stands above a candidate’s profile; routes of the feature `candidate-profile`. */
export const candidateOverview = {
  readCandidateSummary: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/summary',
    roles: ['candidate', 'recruiter', 'manager', 'super_manager'],
    summary:
      'A short summary of a candidate, written from the profile alone; limited per hour where a model writes it (CAND-54).',
    request: { params },
    response: profileSummary,
    errors: ['notFound', 'forbidden', 'tooMany'],
  }),
  listJobsOfCandidate: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/jobs',
    roles: ['recruiter', 'manager', 'super_manager'],
    summary:
      'The jobs on which the caller has to do with a candidate, newest first, each with what the caller may do there (CAND-52).',
    request: { params, query: z.strictObject(paging()) },
    response: jobOfCandidate,
    list: true,
    errors: ['notFound', 'forbidden'],
  }),
};
