import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** How far handing a job over to another manager is (PLUS-53). */
export const handoverStates = ['asked', 'withdrawn', 'declined', 'accepted'] as const;

const request = {
  id: idValue,
  /** The owner's words to the manager who is asked; null without any. */
  message: z.string().nullable(),
  askedAt: isoTime,
};

/** Which address a job's manager asked to take it over, while that waits for an answer. */
export const sentHandover = z.object({ ...request, email: z.string() });
export type SentHandover = z.output<typeof sentHandover>;

/** A job that another manager asks its reader to take over, with what there is to take over. */
export const receivedHandover = z.object({
  ...request,
  from: personReference,
  job: z.object({ id: idValue, title: z.string(), status: z.enum(jobStatuses), candidatesCount: z.number() }),
  /** The company that the job is for; null without one. */
  company: z.string().nullable(),
});
export type ReceivedHandover = z.output<typeof receivedHandover>;
