import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { workRequestStates } from '../rules/work-request.ts';
import { personReference } from './person.ts';

/** A manager's request to a recruiter of other managers to work on one job, as both of them see it (RECR-43). */
export const workRequest = z.object({
  id: idValue,
  job: z.object({ id: idValue, title: z.string() }),
  manager: personReference,
  recruiter: personReference,
  state: z.enum(workRequestStates),
  /** The manager's words to the recruiter. */
  message: z.string().nullable(),
  createdAt: isoTime,
  /** When the recruiter accepted or declined. */
  answeredAt: isoTime.nullable(),
  /** When the recruiter proposed the first candidate. */
  startedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
});
export type WorkRequest = z.output<typeof workRequest>;
