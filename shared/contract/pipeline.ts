import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { mostMovedTogether, pipelineStatuses, timelinePage } from '../constants/pipeline.ts';
import { rejectionReasons } from '../constants/rejection-reasons.ts';
import {
  candidateOnJob,
  candidateOnJobPage,
  candidateOnJobRecord,
  moveResult,
  note,
  outlook,
  timelineEntry,
} from '../model/pipeline.ts';
import { interviewMeetingForm } from '../validation/calendar.ts';
import { id, idValue, isoTime, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ jobId: id, candidateId: id });
const noteParams = params.extend({ noteId: id });
const noteBody = z.strictObject({ note: text(4000, 1) });
const who = ['manager', 'recruiter'] as const;
const readers = ['manager', 'recruiter', 'super_manager'] as const;

/** A candidate on a job: status, story and notes (area PIPE). */
export const pipeline = {
  readCandidateOnJob: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}',
    roles: readers,
    summary:
      'The candidate on the job, with the facts that decide which moves are allowed, the newest of the story, and what usually comes next.',
    request: { params },
    response: candidateOnJobRecord,
    errors: ['notFound', 'forbidden'],
  }),
  listWaitingCandidates: route({
    method: 'GET',
    path: '/api/manager/waiting-candidates',
    roles: ['manager'],
    summary:
      'Candidates on the manager’s open jobs who wait for the manager, who has waited longest first: submitted ones, those after an interview, and those whose interview’s date has passed.',
    request: { query: z.strictObject(paging()) },
    response: candidateOnJob,
    list: true,
    errors: [],
  }),
  readCandidateStatus: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status',
    roles: readers,
    summary: 'The candidate’s status on the job (PIPE-19).',
    request: { params },
    response: candidateOnJob.pick({ status: true, version: true, statusChangedAt: true }),
    errors: ['notFound', 'forbidden'],
  }),
  changeCandidateStatus: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status',
    roles: who,
    summary:
      'Move the candidate; going back or leaving Rejected needs the manager and a reason, which only they and the recruiter read; a move to an interview may name its date, which the manager may book in both calendars (PIPE-20).',
    request: {
      params,
      body: z.strictObject({
        status: z.enum(pipelineStatuses),
        reason: text(400).optional(),
        rejectedFor: z.enum(rejectionReasons).optional(),
        interviewAt: isoTime.optional(),
        meeting: interviewMeetingForm.optional(),
        version: z.int().optional(),
      }),
    },
    response: candidateOnJobPage,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  moveCandidates: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/moves',
    roles: ['manager'],
    summary:
      'Move several candidates of the manager’s job to one status. Each is moved or refused for themselves, with one result per candidate in the order of the request (PLUS-22).',
    request: {
      params: z.strictObject({ jobId: id }),
      body: z.strictObject({
        status: z.enum(pipelineStatuses),
        reason: text(400).optional(),
        rejectedFor: z.enum(rejectionReasons).optional(),
        interviewAt: isoTime.optional(),
        candidates: z
          .array(z.strictObject({ candidateId: idValue, version: z.int().optional() }))
          .min(1, 'Choose at least one candidate')
          .max(mostMovedTogether, `At most ${mostMovedTogether} candidates move together`)
          .refine(
            (some) => new Set(some.map(({ candidateId }) => candidateId)).size === some.length,
            'Each candidate can be named once',
          ),
      }),
    },
    response: z.object({ jobStatus: z.enum(jobStatuses), results: z.array(moveResult) }),
    errors: ['notFound', 'forbidden', 'invalid'],
  }),
  undoCandidateStatus: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status/undo',
    roles: who,
    summary: 'Undo the caller’s own last move within ten minutes; the story keeps both.',
    request: { params, body: z.strictObject({ version: idValue.optional() }).optional() },
    response: candidateOnJobPage,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  changeInterviewDate: route({
    method: 'PUT',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/interview',
    roles: who,
    summary:
      'Set or change the date of the candidate’s interview, or leave it open; the meeting that it is moves with it, and everyone on the job is notified.',
    request: {
      params,
      body: z.strictObject({
        interviewAt: isoTime.nullable(),
        meeting: interviewMeetingForm.optional(),
        version: z.int().optional(),
      }),
    },
    response: candidateOnJobPage,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  readOutlook: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/outlook',
    roles: ['candidate', ...readers],
    summary:
      'Where the candidate stands, since when, and what usually came next for others on this job; never a promise (PLUS-13).',
    request: { params },
    response: outlook,
    errors: ['notFound', 'forbidden'],
  }),
  viewCandidateOnJob: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/viewed',
    roles: ['manager'],
    summary:
      'Mark the candidate as seen by the manager, so that they are no longer new on the board; repeating it changes nothing (PERM-37).',
    request: { params },
    response: candidateOnJob.pick({ viewedAt: true }),
    errors: ['notFound', 'forbidden'],
  }),
  listTimeline: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/timeline',
    roles: readers,
    summary: 'Status changes and notes, newest first (DEC-50).',
    request: { params, query: z.strictObject(paging(timelinePage)) },
    response: timelineEntry,
    list: true,
    errors: ['notFound', 'forbidden'],
  }),
  listCandidateJobNotes: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/notes',
    roles: who,
    summary: 'Notes on the candidate on the job, newest first (PIPE-21).',
    request: { params, query: z.strictObject(paging()) },
    response: z.object({ notes: z.array(note), meta: z.object({ page: z.number(), total: z.number() }) }),
    errors: ['notFound', 'forbidden'],
  }),
  addCandidateJobNote: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/notes',
    roles: who,
    summary: 'Add a note (PIPE-22).',
    creates: true,
    request: { params, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden'],
  }),
  changeCandidateJobNote: route({
    method: 'PUT',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}',
    roles: who,
    summary: 'Change the caller’s own note (PIPE-24).',
    request: { params: noteParams, body: noteBody },
    response: note,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  removeCandidateJobNote: route({
    method: 'DELETE',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}',
    roles: who,
    summary: 'Remove the caller’s own note (PIPE-23).',
    request: { params: noteParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
};
