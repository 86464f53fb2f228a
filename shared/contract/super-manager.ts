import * as z from 'zod';
import {
  foundManager,
  managerProfile,
  overseenManager,
  receivedCollaboration,
  requestedCollaboration,
  sentCollaboration,
} from '../model/collaboration.ts';
import { id, idValue, line, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const mostAtOnce = 50;

/** Super managers and the managers who agreed to work with them (area SUPER). */
export const superManager = {
  listManagers: route({
    method: 'GET',
    path: '/api/super-manager/managers',
    roles: ['super_manager'],
    summary: 'The managers who work with the Super Hire manager, by name.',
    request: { query: z.strictObject(paging()) },
    response: overseenManager,
    list: true,
    errors: [],
  }),
  searchManagers: route({
    method: 'GET',
    path: '/api/super-manager/managers/search',
    roles: ['super_manager'],
    summary: 'At most 25 managers one of whose names begins as typed, with how far working together is.',
    request: { query: z.strictObject({ search: line(100).default('') }) },
    response: z.array(foundManager),
    errors: [],
  }),
  requestCollaborations: route({
    method: 'POST',
    path: '/api/super-manager/managers/collaboration-requests/batch',
    roles: ['super_manager'],
    summary: 'Ask several managers to work together; says of each whether a request could be sent.',
    creates: true,
    request: {
      body: z.strictObject({
        managerIds: z
          .array(idValue)
          .min(1, 'Choose at least one manager')
          .max(mostAtOnce, `At most ${mostAtOnce} at a time`)
          .refine((ids) => new Set(ids).size === ids.length, 'Each manager can be named once'),
      }),
    },
    response: z.array(requestedCollaboration),
    errors: ['tooMany'],
  }),
  readManager: route({
    method: 'GET',
    path: '/api/super-manager/managers/{id}',
    roles: ['super_manager'],
    summary: 'A manager’s profile for oversight; how many clients only where the two work together.',
    request: { params },
    response: managerProfile,
    errors: ['notFound'],
  }),
  declineCollaboration: route({
    method: 'DELETE',
    path: '/api/super-manager/managers/{id}/collaboration-request',
    roles: ['super_manager'],
    summary: 'Take back the request to this manager, or stop working with them (SUPER-06, SUPER-11).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  listCollaborationRequests: route({
    method: 'GET',
    path: '/api/super-manager/collaboration-requests',
    roles: ['super_manager'],
    summary: 'The Super Hire manager’s requests that wait for an answer, newest first.',
    request: { query: z.strictObject(paging()) },
    response: sentCollaboration,
    list: true,
    errors: [],
  }),
  resendCollaborationRequest: route({
    method: 'PATCH',
    path: '/api/user/collaboration-requests/{id}/resend',
    roles: ['super_manager'],
    summary: 'Send a waiting request again; the manager is notified once more.',
    request: { params },
    response: sentCollaboration,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  listReceivedCollaborations: route({
    method: 'GET',
    path: '/api/user/collaboration-requests',
    roles: ['manager'],
    summary: 'Super managers who ask the manager to work together, and those who do already, newest first.',
    request: { query: z.strictObject(paging()) },
    response: receivedCollaboration,
    list: true,
    errors: [],
  }),
  acceptCollaboration: route({
    method: 'POST',
    path: '/api/user/collaboration-requests/{id}/accept',
    roles: ['manager'],
    summary:
      'Work with the Super Hire manager who asked, who from then on sees the manager’s clients, the recruiters of their jobs, how to reach their candidates and their figures, and decides what is contested about their hires.',
    request: { params },
    response: receivedCollaboration,
    errors: ['notFound', 'conflict'],
  }),
  rejectCollaboration: route({
    method: 'POST',
    path: '/api/user/collaboration-requests/{id}/reject',
    roles: ['manager'],
    summary: 'Reject a request, or stop working with a Super Hire manager; it leaves both lists.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
};
