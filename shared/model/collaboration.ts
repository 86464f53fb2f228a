import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

const request = {
  id: idValue,
  isAccepted: z.boolean(),
  sentAt: isoTime,
  /** When it was last sent again; null if never. */
  resentAt: isoTime.nullable(),
};

/** A super manager's request to work together, as its sender sees it (RECR-08, SUPER-10). */
export const sentCollaboration = z.object({ ...request, recipient: personReference });

/** The same as the manager sees it who received it. */
export const receivedCollaboration = z.object({ ...request, sender: personReference });
export type ReceivedCollaboration = z.output<typeof receivedCollaboration>;

/** What became of one manager in a batch of requests; `available` is false where none could be sent. */
export const requestedCollaboration = z.object({
  managerId: idValue,
  available: z.boolean(),
  request: sentCollaboration.nullable(),
});

/** A manager with whom a super manager works. */
export const overseenManager = personReference.extend({ email: z.string(), since: isoTime });
export type OverseenManager = z.output<typeof overseenManager>;

/** A manager found by name, and how far working together is. */
export const foundManager = personReference.extend({
  request: z.object({ id: idValue, isAccepted: z.boolean() }).nullable(),
});
export type FoundManager = z.output<typeof foundManager>;

/** A manager's page of a super manager: contact, the request, and how many jobs of each status the manager has. */
export const managerProfile = personReference.extend({
  email: z.string(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  cityId: z.number().nullable(),
  memberSince: isoTime,
  request: sentCollaboration.nullable(),
  jobs: z.record(z.enum(jobStatuses), z.number()),
  /** How many clients the manager has; null unless the two work together. */
  clients: z.number().nullable(),
});
export type ManagerProfile = z.output<typeof managerProfile>;
