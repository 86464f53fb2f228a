import * as z from 'zod';
import { personReference } from './person.ts';

/** From whom a candidate hides, for the candidate alone (PLUS-21); version 0 is not saved yet. */
export const hidingList = z.object({
  version: z.number(),
  companies: z.array(z.string()),
  /** Whether only confirmed recruiters find the candidate. */
  onlyConfirmed: z.boolean(),
  confirmed: z.array(personReference),
  /** The recruiters whom the candidate can confirm: those they have met on a job, and those confirmed already. */
  known: z.array(personReference),
});
export type HidingList = z.output<typeof hidingList>;
