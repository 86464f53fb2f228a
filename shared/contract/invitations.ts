import * as z from 'zod';
import { candidateInvitation, candidateInvitationLink, invitedAddress } from '../model/invitation.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { invitedEmails } from '../validation/invitation.ts';
import { done, id, onlyId, paging } from './fields.ts';
import { ranged } from './ranged.ts';
import { route } from './route.ts';

const params = z.strictObject({ inviteId: id });
const byLink = z.strictObject({ token: mailedToken });

/**
 * Invitations of candidates by recruiters and by other candidates (RECR-27 to RECR-30, DEC-37). Tokens travel in
 * bodies, never in addresses.
 */
export const invitations = {
  inviteCandidates: route({
    method: 'POST',
    path: '/api/candidate/invitations',
    roles: ['recruiter', 'candidate'],
    summary: 'Invite candidates by mail; says for each address whether it was available (RECR-27).',
    creates: true,
    request: { body: z.strictObject({ emails: invitedEmails }) },
    response: z.array(invitedAddress),
    errors: ['tooMany'],
  }),
  listCandidateInvitations: route({
    method: 'GET',
    path: '/api/candidate/invitations',
    roles: ['recruiter', 'candidate'],
    summary:
      'Candidates whom the caller invited and who accepted or have not responded yet, newest first; with a range only those invited in that time (RECR-28, DASH-37).',
    request: {
      query: z.strictObject({ status: z.enum(['waiting', 'accepted']).default('waiting'), ...ranged, ...paging() }),
    },
    response: candidateInvitation,
    list: true,
    errors: [],
  }),
  readInvitationLink: route({
    method: 'POST',
    path: '/api/candidate/invitations/read',
    roles: 'anyone',
    summary: 'Who invited the holder of this link, and whether it still works.',
    request: { body: byLink },
    response: candidateInvitationLink,
    errors: [],
  }),
  renewInvitationLink: route({
    method: 'POST',
    path: '/api/candidate/invitations/renew',
    roles: 'anyone',
    summary: 'Mail the holder of an expired link a new one, to the address that was invited.',
    request: { body: byLink },
    response: done,
    errors: ['gone', 'conflict', 'tooMany'],
  }),
  declineCandidateInvitation: route({
    method: 'POST',
    path: '/api/candidate/invitations/decline',
    roles: 'anyone',
    summary: 'Decline an invitation by its link, which is then used up.',
    request: { body: byLink },
    response: done,
    errors: ['gone'],
  }),
  resendCandidateInvitation: route({
    method: 'POST',
    path: '/api/candidate/invitations/{inviteId}/resend',
    roles: ['recruiter', 'candidate'],
    summary: 'Mail an invitation again; the earlier link stops working (RECR-30).',
    request: { params },
    response: candidateInvitation,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  cancelCandidateInvitation: route({
    method: 'DELETE',
    path: '/api/candidate/invitations/{inviteId}',
    roles: ['recruiter', 'candidate'],
    summary: 'Cancel an invitation; its link stops working (RECR-29).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
};
