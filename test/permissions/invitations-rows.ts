import type { Row } from './row.ts';
import { ok, ownList, ownersOnly, page } from './row.ts';

/** Invitations and recommendations belong to their sender (PERM-06, PERM-15, PERM-20). */
export const invitationsRows = {
  'invitations.inviteCandidates': {
    about: 'self',
    body: { emails: ['a-candidate@example.com'] },
    recruiter: ok,
    candidate: ok,
  },
  'invitations.listCandidateInvitations': {
    about: 'candidate invitation',
    query: page,
    recruiter: ownList,
    candidate: ownList,
  },
  'invitations.resendCandidateInvitation': {
    about: 'candidate invitation',
    recruiter: ownersOnly,
    candidate: ownersOnly,
  },
  'invitations.cancelCandidateInvitation': {
    about: 'candidate invitation',
    recruiter: ownersOnly,
    candidate: ownersOnly,
  },
  'recommendations.recommendJob': {
    about: 'job to recommend',
    recruiter: { related: ok, unrelated: 403, missing: 404 },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'recommendations.readJobLink': { about: 'job link', recruiter: ok },
  'recommendations.makeJobLink': { about: 'job', recruiter: { related: ok, unrelated: 403, missing: 404 } },
  'recommendations.removeJobLink': { about: 'job link', recruiter: ownersOnly },
  'recommendations.listRecommendations': { about: 'recommendation', recruiter: ownList, manager: ownList },
  // 410: the link is not one of ours.
  'recommendations.takeUpRecommendation': {
    about: 'self',
    body: { token: 'A'.repeat(22), email: 'ada@example.com' },
    candidate: 410,
  },
  'recommendations.resendRecommendation': { about: 'recommendation', recruiter: ownersOnly, manager: ownersOnly },
  'recommendations.cancelRecommendation': { about: 'recommendation', recruiter: ownersOnly, manager: ownersOnly },
} satisfies Record<string, Row>;
