import * as z from 'zod';
import { invitedAddress, recommendation, recommendationLink } from '../model/invitation.ts';
import { emailAddress, mailedToken } from '../validation/person-fields.ts';
import { invitedEmails } from '../validation/invitation.ts';
import { done, id, idValue, onlyId, paging } from './fields.ts';
import { jobLinks } from './job-links.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const byLink = z.strictObject({ token: mailedToken, email: emailAddress });

/**
 * Jobs recommended by mail, by their manager or the manager's recruiters (JOB-82, GUEST-04). Accepting without an
 * account is `accounts.acceptRecommendation`.
 */
export const recommendations = {
  ...jobLinks,
  recommendJob: route({
    method: 'POST',
    path: '/api/candidate/recommendations',
    roles: ['recruiter', 'manager'],
    summary: 'Recommend an open job by mail; says for each address whether it was available (JOB-82).',
    creates: true,
    request: { body: z.strictObject({ emails: invitedEmails, jobId: idValue }) },
    response: z.array(invitedAddress),
    errors: ['notFound', 'forbidden', 'conflict', 'tooMany'],
  }),
  listRecommendations: route({
    method: 'GET',
    path: '/api/candidate/recommendations',
    roles: ['recruiter', 'manager'],
    summary: 'The caller’s recommendations of a job, newest first; cancelled ones are left out.',
    request: { query: z.strictObject({ jobId: id, ...paging() }) },
    response: recommendation,
    list: true,
    errors: [],
  }),
  readRecommendationLink: route({
    method: 'POST',
    path: '/api/candidate/recommendations/read',
    roles: 'anyone',
    summary: 'The job behind this link, who recommends it, and whether the link still works.',
    request: { body: byLink },
    response: recommendationLink,
    errors: [],
  }),
  takeUpRecommendation: route({
    method: 'POST',
    path: '/api/candidate/recommendations/take-up',
    roles: ['candidate'],
    summary:
      'Accept a recommendation as the candidate it was mailed to; the job is among the candidate’s jobs from then on.',
    creates: true,
    request: { body: byLink },
    response: z.object({ jobId: idValue }),
    errors: ['gone', 'conflict'],
  }),
  declineRecommendation: route({
    method: 'POST',
    path: '/api/candidate/recommendations/decline',
    roles: 'anyone',
    summary: 'Decline a recommendation by its link, which is then used up.',
    request: { body: byLink },
    response: done,
    errors: ['gone'],
  }),
  resendRecommendation: route({
    method: 'POST',
    path: '/api/candidate/recommendations/{id}/resend',
    roles: ['recruiter', 'manager'],
    summary: 'Mail a recommendation again; the earlier link stops working.',
    request: { params },
    response: recommendation,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  cancelRecommendation: route({
    method: 'DELETE',
    path: '/api/candidate/recommendations/{id}',
    roles: ['recruiter', 'manager'],
    summary: 'Cancel a recommendation; its link stops working.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
};
