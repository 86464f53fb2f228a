import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { askers, workRequestStates } from '../rules/work-request.ts';
import { personReference, verifiedMark } from './person.ts';
import { recruiterFacts } from './recruiter.ts';

/** A request to work on one job of a manager, of either to the other, as both of them see it (RECR-43, PLUS-49). */
export const workRequest = z.object({
  id: idValue,
  job: z.object({ id: idValue, title: z.string() }),
  manager: personReference,
  recruiter: personReference,
  /** Of the other of the two, in the lists of both. */
  isVerified: verifiedMark,
  askedBy: z.enum(askers),
  state: z.enum(workRequestStates),
  /** The words of who asked. */
  message: z.string().nullable(),
  createdAt: isoTime,
  /** When it was accepted or declined. */
  answeredAt: isoTime.nullable(),
  /** When the recruiter proposed the first candidate. */
  startedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  /** Of the recruiter, in the manager’s list. */
  facts: recruiterFacts.optional(),
});
export type WorkRequest = z.output<typeof workRequest>;
