import * as z from 'zod';
import { maxBountyWords } from '../constants/points.ts';
import { dateRanges } from '../constants/date-ranges.ts';
import { jobSorts, jobStatuses, openStatus, ownerships } from '../constants/job.ts';
import { closing, job, managerJobRow, sentJob } from '../model/job.ts';
import { clientWithJobs, recruiterWithClients, recruiterWithJobs } from '../model/job-tie.ts';
import { jobView } from '../model/job-view.ts';
import { personReference } from '../model/person.ts';
import { jobStoryEntry } from '../model/job-story.ts';
import { candidateOnJob, note } from '../model/pipeline.ts';
import { jobForm, jobRecruiters } from '../validation/job.ts';
import { orGrouped } from '../validation/job-groups.ts';
import { jobViewForm } from '../validation/job-view.ts';
import { id, idValue, line, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const noteParams = params.extend({ noteId: id });
const noteBody = z.strictObject({ note: text(4000, 1) });
const tiesQuery = z.strictObject({ status: z.enum(jobStatuses).default(openStatus), ...paging(15) });
const hiring = {
  recruiterId: idValue.nullish(),
  startOn: z.iso.date('Must be a day as YYYY-MM-DD').nullish(),
  contest: text(maxBountyWords, 1).optional(),
};
const readers = ['manager', 'super_manager'] as const;

/** Jobs as managers post them (area JOB). */
export const jobs = {
  listJobs: route({
    method: 'GET',
    path: '/api/manager/jobs',
    roles: ['manager'],
    summary:
      'The manager’s own or everybody’s jobs of one status, newest first, own ones also by client, recruiter (chosen, or nobody was) and when they were posted; a later page of everybody’s jobs continues before the previous page’s last job.',
    request: {
      query: z.strictObject({
        status: z.enum(jobStatuses).default(openStatus),
        ownership: z.enum(ownerships).default('own'),
        clientId: id.optional(),
        recruiterId: id.optional(),
        range: z.enum(dateRanges).optional(),
        before: id.optional(),
        q: line(100).optional(),
        sort: z.enum(jobSorts).optional(),
        ...paging(),
      }),
    },
    response: managerJobRow,
    list: true,
    errors: [],
  }),
  postJob: route({
    method: 'POST',
    path: '/api/manager/jobs',
    roles: ['manager'],
    summary: 'Post a job; it is open immediately.',
    creates: true,
    request: { body: orGrouped(jobForm) },
    response: sentJob,
    errors: ['invalid'],
  }),
  listJobViews: route({
    method: 'GET',
    path: '/api/manager/jobs/views',
    roles: ['manager'],
    summary: 'The views of the job list that the caller saved, newest first.',
    request: { query: z.strictObject(paging()) },
    response: jobView,
    list: true,
    errors: [],
  }),
  saveJobView: route({
    method: 'POST',
    path: '/api/manager/jobs/views',
    roles: ['manager'],
    summary: 'Save search, filters and order of the job list under a name.',
    creates: true,
    request: { body: jobViewForm },
    response: jobView,
    errors: ['conflict'],
  }),
  removeJobView: route({
    method: 'DELETE',
    path: '/api/manager/jobs/views/{id}',
    roles: ['manager'],
    summary: 'Remove a saved view of the job list.',
    request: { params },
    response: onlyId,
    errors: ['notFound'],
  }),
  readJob: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}',
    roles: ['manager'],
    summary: 'One job; of another manager’s job, only what anyone may know.',
    request: { params },
    response: sentJob,
    errors: ['notFound', 'forbidden'],
  }),
  changeJob: route({
    method: 'PUT',
    path: '/api/manager/jobs/{id}',
    roles: ['manager'],
    summary: 'Change a job; a stale version is refused.',
    request: { params, body: orGrouped(jobForm) },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  changeJobRecruiters: route({
    method: 'PUT',
    path: '/api/manager/jobs/{id}/recruiters',
    roles: ['manager'],
    summary: 'Change who recruits for a job, and nothing else of it; a stale version is refused (JOB-65).',
    request: { params, body: z.strictObject({ recruiters: jobRecruiters, version: z.int().optional() }) },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  removeJob: route({
    method: 'DELETE',
    path: '/api/manager/jobs/{id}',
    roles: ['manager'],
    summary: 'Delete a job that has no candidates.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  holdJob: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/hold',
    roles: ['manager'],
    summary: 'Put an open job on hold, or resume a held one.',
    request: { params },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  closeJob: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/close',
    roles: ['manager'],
    summary:
      'Close a job, optionally naming the hired candidate with their first day. The recruiter who put them forward earns the points; the manager may contest that, and a super manager or else the operator decides.',
    request: {
      params,
      body: z
        .strictObject({
          ...hiring,
          candidateId: idValue.nullish(),
          /** Whether those who were not chosen are mailed at once, beside the notification of all. */
          mailsOthers: z.boolean().default(true),
        })
        .refine((choice) => !choice.recruiterId || !!choice.candidateId, {
          message: 'Choose the candidate first',
          path: ['candidateId'],
        })
        .refine((choice) => !choice.startOn || !!choice.candidateId, {
          message: 'Choose the candidate first',
          path: ['candidateId'],
        }),
    },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  fillOpening: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/hires',
    roles: ['manager'],
    summary:
      'Hire a candidate for one of several openings; the job stays open for the others. Who put them forward earns the points, as with the last opening, which closing the job fills.',
    request: { params, body: z.strictObject({ ...hiring, candidateId: idValue }) },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  reopenJob: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/reopen',
    roles: ['manager'],
    summary: 'Reopen a closed job.',
    request: { params },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  listClosingCandidates: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/closing-candidates',
    roles: ['manager'],
    summary: 'What closing the job asks: the job, and its candidates, or one of them, with the recruiter of each.',
    request: { params, query: z.strictObject({ candidateId: id.optional() }) },
    response: closing,
    errors: ['notFound', 'forbidden'],
  }),
  listJobCandidates: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/candidates',
    roles: readers,
    summary: 'Every candidate on the job, for the board.',
    request: { params },
    response: z.object({
      job: job.pick({ id: true, title: true, status: true, openings: true, filled: true }),
      candidates: z.array(candidateOnJob),
      manager: personReference,
    }),
    errors: ['notFound', 'forbidden'],
  }),
  listJobNotes: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/notes',
    roles: ['manager'],
    summary: 'The notes on a job in the order in which they were written; pages show them in reverse (JOB-66).',
    request: { params },
    response: z.array(note),
    errors: ['notFound', 'forbidden'],
  }),
  addJobNote: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/notes',
    roles: ['manager'],
    summary: 'Add a note to a job (JOB-67).',
    creates: true,
    request: { params, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden'],
  }),
  changeJobNote: route({
    method: 'PUT',
    path: '/api/manager/jobs/{id}/notes/{noteId}',
    roles: ['manager'],
    summary: 'Change the caller’s own note on a job (JOB-69).',
    request: { params: noteParams, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  removeJobNote: route({
    method: 'DELETE',
    path: '/api/manager/jobs/{id}/notes/{noteId}',
    roles: ['manager'],
    summary: 'Remove the caller’s own note on a job (JOB-68).',
    request: { params: noteParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  readJobStory: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/story',
    roles: readers,
    summary: 'What happened to the job, newest first: posted, changed, held, resumed, closed, reopened.',
    request: { params, query: z.strictObject(paging(50)) },
    response: jobStoryEntry,
    list: true,
    errors: ['notFound', 'forbidden'],
  }),
  listClientsJobs: route({
    method: 'GET',
    path: '/api/manager/clients-jobs',
    roles: ['manager'],
    summary: 'The manager’s clients by company name, each with its jobs of one status (JOB-09).',
    request: { query: tiesQuery },
    response: clientWithJobs,
    list: true,
    errors: [],
  }),
  listRecruitersClients: route({
    method: 'GET',
    path: '/api/manager/recruiters-clients',
    roles: ['manager'],
    summary: 'The manager’s recruiters by name, each with the clients of the jobs they recruit for (JOB-09).',
    request: { query: tiesQuery },
    response: recruiterWithClients,
    list: true,
    errors: [],
  }),
  listRecruitersJobs: route({
    method: 'GET',
    path: '/api/manager/recruiters-jobs',
    roles: ['manager'],
    summary: 'The manager’s recruiters by name, each with the jobs of one status they recruit for (JOB-09).',
    request: { query: tiesQuery },
    response: recruiterWithJobs,
    list: true,
    errors: [],
  }),
};
