import * as z from 'zod';
import { maxClaimMessage, mostAssigned } from '../constants/claims.ts';
import { askedAddress, assignableJob, claim, claimLink, claimPreview } from '../model/claim.ts';
import { claimEvidence } from '../model/claim-evidence.ts';
import { invitedAddress } from '../model/invitation.ts';
import { chatFileForm } from '../validation/chat-file.ts';
import { invitedEmails } from '../validation/invitation.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { id, idValue, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const reason = z.strictObject({ reason: text(300).optional() });
const uploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
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
  listAssignableJobs: route({
    method: 'GET',
    path: '/api/recruiter/candidates/{id}/assignable-jobs',
    roles: ['recruiter'],
    summary:
      'The open jobs for which the caller may propose anybody, by title, each with its terms and why not this candidate (CAND-44).',
    request: { params },
    response: z.array(assignableJob),
    errors: ['notFound'],
  }),
  assignCandidate: route({
    method: 'POST',
    path: '/api/recruiter/candidates/{id}/assign',
    roles: ['recruiter'],
    summary: 'Propose a candidate for several jobs; returns what was proposed, and why not the others (CAND-46).',
    creates: true,
    request: {
      params,
      body: z.strictObject({
        jobIds: z.array(idValue).min(1, 'Required').max(mostAssigned, `At most ${mostAssigned} jobs`),
        message: text(maxClaimMessage).optional(),
      }),
    },
    response: z.object({
      claims: z.array(claim),
      refused: z.array(z.object({ jobId: idValue, message: z.string() })),
    }),
    errors: ['notFound', 'forbidden', 'conflict', 'tooMany'],
  }),
  unassignCandidate: route({
    method: 'POST',
    path: '/api/recruiter/candidates/{id}/unassign',
    roles: ['recruiter'],
    summary:
      'Withdraw the caller’s proposals and end their claims of a candidate for these jobs, or for all (CAND-49).',
    request: {
      params,
      body: z.strictObject({ jobIds: z.array(idValue).max(mostAssigned).optional(), ...reason.shape }).optional(),
    },
    response: z.object({ ended: z.array(claim) }),
    errors: ['notFound', 'conflict'],
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
  askAddresses: route({
    method: 'POST',
    path: '/api/recruiter/claims/asked',
    roles: ['recruiter'],
    summary:
      'Put people forward for a job by address: each becomes a proposal of the caller, at once or when the person joins; says for each address whether it had been asked already, and never whether it has an account.',
    creates: true,
    request: {
      body: z.strictObject({ emails: invitedEmails, jobId: idValue, message: text(maxClaimMessage).optional() }),
    },
    response: z.array(invitedAddress),
    errors: ['notFound', 'forbidden', 'conflict', 'tooMany'],
  }),
  listAskedAddresses: route({
    method: 'GET',
    path: '/api/recruiter/claims/asked',
    roles: ['recruiter'],
    summary: 'Whom the caller put forward by address, for one job or all, newest first.',
    request: { query: z.strictObject({ jobId: id.optional(), ...paging() }) },
    response: askedAddress,
    list: true,
    errors: [],
  }),
  takeBackAskedAddress: route({
    method: 'DELETE',
    path: '/api/recruiter/claims/asked/{id}',
    roles: ['recruiter'],
    summary: 'Take back that somebody was put forward by address, unless they agreed or declined.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  listJobsToPropose: route({
    method: 'GET',
    path: '/api/recruiter/claims/jobs',
    roles: ['recruiter'],
    summary: 'The open jobs for which the caller may put people forward, by title, each with its terms.',
    request: {},
    response: z.array(assignableJob),
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
  undoChoiceByLink: route({
    method: 'POST',
    path: '/api/candidate/claims/link/undo',
    roles: 'anyone',
    summary: 'Take back a choice made by a mailed link, within ten minutes; the link is then valid again.',
    request: { body: answerByLink },
    response: claim,
    errors: ['gone', 'notFound', 'conflict'],
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
    summary:
      'Choose a recruiter for a client; the others are notified that another was chosen, once it can no longer be undone (PLUS-01).',
    request: { params },
    response: claim,
    errors: ['notFound', 'conflict', 'gone', 'forbidden'],
  }),
  undoChoice: route({
    method: 'POST',
    path: '/api/candidate/claims/{id}/undo',
    roles: ['candidate'],
    summary: 'Take back the choice of a recruiter, within ten minutes; their proposal and the others wait again.',
    request: { params },
    response: claim,
    errors: ['notFound', 'conflict'],
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
    roles: ['recruiter', 'candidate', 'manager', 'super_manager'],
    summary:
      'A claim with the evidence: each step with time and actor, what it earned, and what other recruiters did (PLUS-04).',
    request: { params },
    response: claimEvidence,
    errors: ['notFound'],
  }),
  addClaimFile: route({
    method: 'POST',
    path: '/api/user/claims/{id}/files',
    roles: ['recruiter', 'manager'],
    summary:
      'Begin to add a file to what is contested about a hire: returns a form that accepts it for 30 minutes. Both sides, the candidate and who decides can open it once its check has passed (PLUS-41).',
    request: { params, body: chatFileForm },
    response: uploadForm,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  downloadClaimFile: route({
    method: 'GET',
    path: '/api/user/claims/{id}/files/{fileId}',
    roles: ['recruiter', 'candidate', 'manager', 'super_manager'],
    summary: 'An address that downloads a file of the evidence, valid for two minutes.',
    request: { params: params.extend({ fileId: z.uuid() }) },
    response: z.object({ url: z.string() }),
    errors: ['notFound'],
  }),
};
