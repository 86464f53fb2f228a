import * as z from 'zod';
import { maxClaimMessage } from '../constants/claims.ts';
import { claim, claimEvidence, claimLink, claimPreview } from '../model/claim.ts';
import { mailedToken } from '../validation/account.ts';
import { id, idValue, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const reason = z.strictObject({ reason: text(300).optional() });
const byLink = z.strictObject({ token: mailedToken });
const answerByLink = byLink.extend({ claimId: idValue });

/**
 * Whose candidate is it (PLUS-01 to PLUS-05): recruiters propose, candidates confirm, and the first whom a candidate
 * confirms for a client owns the introduction.
 */
export const claims = {
  previewClaim: route({
    method: 'GET',
    path: '/api/recruiter/claims/preview',
    roles: ['recruiter'],
    summary: 'The terms of a proposal before it is made, whether it can be made, and a warning where nobody answers.',
    request: { query: z.strictObject({ candidateId: id, jobId: id }) },
    response: claimPreview,
    errors: ['notFound', 'forbidden'],
  }),
  proposeCandidate: route({
    method: 'POST',
    path: '/api/recruiter/claims',
    roles: ['recruiter'],
    summary: 'Propose a candidate for a job; the candidate is asked by mail and in the app.',
    creates: true,
    request: {
      body: z.strictObject({ candidateId: idValue, jobId: idValue, message: text(maxClaimMessage).optional() }),
    },
    response: claim,
    errors: ['notFound', 'forbidden', 'conflict', 'tooMany'],
  }),
  listRecruiterClaims: route({
    method: 'GET',
    path: '/api/recruiter/claims',
    roles: ['recruiter'],
    summary: 'The caller’s proposals and claims, newest first.',
    request: { query: z.strictObject(paging()) },
    response: claim,
    list: true,
    errors: [],
  }),
  endRecruiterClaim: route({
    method: 'POST',
    path: '/api/recruiter/claims/{id}/end',
    roles: ['recruiter'],
    summary: 'Withdraw a proposal, or give up a claim; the candidate is free for that client again.',
    request: { params, body: reason },
    response: claim,
    errors: ['notFound', 'conflict'],
  }),
  listCandidateClaims: route({
    method: 'GET',
    path: '/api/candidate/claims',
    roles: ['candidate'],
    summary: 'Who wants to represent the caller for what, who does, and who did, newest first (PLUS-02).',
    request: { query: z.strictObject(paging()) },
    response: claim,
    list: true,
    errors: [],
  }),
  readClaimLink: route({
    method: 'POST',
    path: '/api/candidate/claims/link/read',
    roles: 'anyone',
    summary: 'Who wants to represent the holder of this link for what, and who else does.',
    request: { body: byLink },
    response: claimLink,
    errors: [],
  }),
  confirmClaimByLink: route({
    method: 'POST',
    path: '/api/candidate/claims/link/confirm',
    roles: 'anyone',
    summary: 'Choose a recruiter by a mailed link, which is then used up.',
    request: { body: answerByLink },
    response: claim,
    errors: ['gone', 'notFound', 'conflict', 'forbidden'],
  }),
  declineClaimByLink: route({
    method: 'POST',
    path: '/api/candidate/claims/link/decline',
    roles: 'anyone',
    summary: 'Decline a proposal by a mailed link, which is then used up.',
    request: { body: answerByLink },
    response: claim,
    errors: ['gone', 'notFound', 'conflict'],
  }),
  confirmClaim: route({
    method: 'POST',
    path: '/api/candidate/claims/{id}/confirm',
    roles: ['candidate'],
    summary: 'Choose a recruiter for a client; the others are told that another was chosen (PLUS-01).',
    request: { params },
    response: claim,
    errors: ['notFound', 'conflict', 'gone', 'forbidden'],
  }),
  declineClaim: route({
    method: 'POST',
    path: '/api/candidate/claims/{id}/decline',
    roles: ['candidate'],
    summary: 'Decline a proposal.',
    request: { params, body: reason },
    response: claim,
    errors: ['notFound', 'conflict'],
  }),
  endCandidateClaim: route({
    method: 'POST',
    path: '/api/candidate/claims/{id}/end',
    roles: ['candidate'],
    summary: 'End a recruiter’s claim; they no longer represent the caller with that client.',
    request: { params, body: reason },
    response: claim,
    errors: ['notFound', 'conflict'],
  }),
  listManagerClaims: route({
    method: 'GET',
    path: '/api/manager/claims',
    roles: ['manager'],
    summary: 'Who introduces whom to the caller’s jobs, newest first; a candidate is named once they have confirmed.',
    request: { query: z.strictObject({ jobId: id.optional(), ...paging() }) },
    response: claim,
    list: true,
    errors: [],
  }),
  readClaim: route({
    method: 'GET',
    path: '/api/user/claims/{id}',
    roles: ['recruiter', 'candidate', 'manager'],
    summary: 'A claim with the evidence: each step with time and actor, and what other recruiters did (PLUS-04).',
    request: { params },
    response: claimEvidence,
    errors: ['notFound'],
  }),
};
