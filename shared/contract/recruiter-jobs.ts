import * as z from 'zod';
import { selfAssignment } from '../model/application.ts';
import { jobSorts, mostMatched, recruiterJobScopes } from '../constants/job.ts';
import { recruiterJobRow, sentJob } from '../model/job.ts';
import { jobMatch } from '../model/match.ts';
import { personReference, verifiedMark } from '../model/person.ts';
import { candidateOnJob } from '../model/pipeline.ts';
import { flag, id, idValue, isoTime, line, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** Jobs of a recruiter’s managers as the recruiter works on them (JOB-37, JOB-80). */
export const recruiterJobs = {
  listJobManagers: route({
    method: 'GET',
    path: '/api/recruiter/jobs/managers',
    roles: ['recruiter'],
    summary: 'The managers whose jobs the recruiter sees, by first, then last name (JOB-80).',
    request: {},
    response: z.object({ users: z.array(personReference) }),
    errors: [],
  }),
  listRecruiterJobs: route({
    method: 'GET',
    path: '/api/recruiter/jobs',
    roles: ['recruiter'],
    summary:
      'Jobs of the recruiter’s managers: new ones, those with a candidate of the recruiter, or closed ones; with `waiting` also the first self-assignments.',
    request: {
      query: z.strictObject({
        status: z.enum(recruiterJobScopes).default('new'),
        managerId: id.optional(),
        q: line(100).optional(),
        sort: z.enum(jobSorts).optional(),
        waiting: flag.optional(),
        ...paging(),
      }),
    },
    response: recruiterJobRow,
    list: true,
    meta: z.object({
      /** The first page of those who wait for the recruiter’s decision, on jobs of any of the managers. */
      waiting: z
        .object({ data: z.array(selfAssignment), total: z.number(), page: z.number(), perPage: z.number() })
        .optional(),
    }),
    errors: [],
  }),
  readRecruiterJob: route({
    method: 'GET',
    path: '/api/recruiter/jobs/{id}',
    roles: ['recruiter'],
    summary: 'A job of one of the recruiter’s managers, with the recruiter’s candidates on it.',
    request: { params },
    response: z.object({
      job: sentJob,
      candidates: z.array(candidateOnJob),
      /** Of the job’s manager. */
      isVerified: verifiedMark,
      /** Whether the recruiter may have a public link to it: they work for its manager, who chose nobody else. */
      mayShareLink: z.boolean(),
      /** Since when the manager has answered nobody on it, where that is long enough to warn about (PLUS-14). */
      silentSince: isoTime.nullable(),
    }),
    errors: ['notFound', 'forbidden'],
  }),
  listJobMatches: route({
    method: 'GET',
    path: '/api/recruiter/jobs/{id}/matches',
    roles: ['recruiter'],
    summary: 'How well those of these candidates fit the job whom the recruiter put forward on it; nothing of others.',
    request: { params, query: z.strictObject({ candidateIds: z.array(id).min(1).max(mostMatched) }) },
    response: z.array(z.object({ candidateId: idValue, match: jobMatch.nullable() })),
    errors: ['notFound'],
  }),
};
