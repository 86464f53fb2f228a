import * as z from 'zod';
import { invitedAddress } from '../model/invitation.ts';
import { joinInvitation, listedRecruiter, openWork, recruiterInvitation } from '../model/recruiter.ts';
import { invitedEmails } from '../validation/invitation.ts';
import { flag, id, onlyId, paging } from './fields.ts';
import { route } from './route.ts';
import { workRequests } from './work-requests.ts';

const params = z.strictObject({ id });

/** A manager's recruiters and their invitations, and a registered recruiter's answers to them (area RECR). */
export const recruiters = {
  listRecruiters: route({
    method: 'GET',
    path: '/api/manager/recruiters',
    roles: ['manager'],
    summary:
      'The manager’s recruiters, by name; with `withOthers` followed by those who work only for other managers, without address. `withFacts` adds what helps to choose one.',
    request: { query: z.strictObject({ withOthers: flag.optional(), withFacts: flag.optional(), ...paging() }) },
    response: listedRecruiter,
    list: true,
    errors: [],
  }),
  listRecruiterInvitations: route({
    method: 'GET',
    path: '/api/manager/recruiters/invitations',
    roles: ['manager'],
    summary: 'Invitations that wait for an answer, or those that are over, newest first.',
    request: {
      query: z.strictObject({ scope: z.enum(['open', 'over']).default('open'), ...paging() }),
    },
    response: recruiterInvitation,
    list: true,
    errors: [],
  }),
  inviteRecruiters: route({
    method: 'POST',
    path: '/api/manager/recruiters/invitations',
    roles: ['manager'],
    summary: 'Invite recruiters by mail; says for each address whether it was available (RECR-24).',
    creates: true,
    request: { body: z.strictObject({ emails: invitedEmails }) },
    response: z.array(invitedAddress),
    errors: ['tooMany'],
  }),
  resendRecruiterInvitation: route({
    method: 'POST',
    path: '/api/manager/recruiters/invitations/{id}/resend',
    roles: ['manager'],
    summary: 'Mail an invitation again; the earlier link stops working.',
    request: { params },
    response: recruiterInvitation,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  closeRecruiterInvitation: route({
    method: 'POST',
    path: '/api/manager/recruiters/invitations/{id}/close',
    roles: ['manager'],
    summary: 'Withdraw an open invitation; its link stops working, and the list shows it as closed (RECR-13).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  removeRecruiterInvitation: route({
    method: 'DELETE',
    path: '/api/manager/recruiters/invitations/{id}',
    roles: ['manager'],
    summary: 'Take an invitation that is over off the list; an open one is closed first (RECR-38).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  readOpenWork: route({
    method: 'GET',
    path: '/api/manager/recruiters/{id}/open-work',
    roles: ['manager'],
    summary: 'What a recruiter still does for the manager: open jobs that name them, and their candidates in process.',
    request: { params },
    response: openWork,
    errors: ['notFound'],
  }),
  removeRecruiter: route({
    method: 'DELETE',
    path: '/api/manager/recruiters/{id}',
    roles: ['manager'],
    summary:
      'End the work of a recruiter: no job names them any more, and their candidates stay theirs. `candidates` is how many of these the manager has seen in the open work (RECR-56).',
    request: { params, query: z.strictObject({ candidates: z.coerce.number().int().nonnegative() }) },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  listJoinInvitations: route({
    method: 'GET',
    path: '/api/recruiter/invitations',
    roles: ['recruiter'],
    summary: 'Open invitations of the caller by managers, newest first.',
    request: { query: z.strictObject(paging()) },
    response: joinInvitation,
    list: true,
    errors: [],
  }),
  acceptJoinInvitation: route({
    method: 'POST',
    path: '/api/recruiter/invitations/{id}/accept',
    roles: ['recruiter'],
    summary: 'Work with the manager who invited the caller (RECR-12).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict', 'gone'],
  }),
  declineJoinInvitation: route({
    method: 'POST',
    path: '/api/recruiter/invitations/{id}/decline',
    roles: ['recruiter'],
    summary: 'Decline a manager’s invitation; the manager may invite again (RECR-11).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  ...workRequests,
};
