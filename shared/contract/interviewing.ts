import * as z from 'zod';
import { interviewPlan, ownInterview, scorecards } from '../model/interviewing.ts';
import { interviewPlanForm, scorecardForm } from '../validation/interviewing.ts';
import { id, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const ofJob = z.strictObject({ id });
const pair = z.strictObject({ jobId: id, candidateId: id });

/** Interviews of a job, and what interviewers find in them (PLUS-54). */
export const interviewing = {
  readInterviewPlan: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/interview-plan',
    roles: ['manager'],
    summary: 'The interviews of the job, with who holds them, what is asked and what is scored.',
    request: { params: ofJob },
    response: interviewPlan,
    errors: ['notFound', 'forbidden'],
  }),
  saveInterviewPlan: route({
    method: 'PUT',
    path: '/api/manager/jobs/{id}/interview-plan',
    roles: ['manager'],
    summary: 'Replace the interviews of the job, by its manager or team; refused over another version.',
    request: { params: ofJob, body: interviewPlanForm },
    response: interviewPlan,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  listOwnInterviews: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/interviews',
    roles: ['manager'],
    summary:
      'The candidates who have come to an interview of the job that the caller holds, those whom the caller has still to score first.',
    request: { params: ofJob, query: z.strictObject(paging()) },
    response: ownInterview,
    list: true,
    errors: ['notFound', 'forbidden'],
  }),
  readScorecards: route({
    method: 'GET',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/scorecards',
    roles: ['manager'],
    summary:
      'What interviewers found about the candidate, interview by interview; who interviews sees the others’ scorecards after submitting their own, and who does nothing else on the job only their own.',
    request: { params: pair },
    response: scorecards,
    errors: ['notFound', 'forbidden'],
  }),
  submitScorecard: route({
    method: 'POST',
    path: '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/scorecards',
    roles: ['manager'],
    summary: 'Submit the caller’s scorecard of an interview that they hold, once; it is final.',
    request: { params: pair, body: scorecardForm },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
};
