import * as z from 'zod';
import { findableBy } from '../constants/candidate-profile.ts';
import { personReference } from './person.ts';

/** From whom a candidate hides, for the candidate alone (PLUS-21); version 0 is not saved yet. */
export const hidingList = z.object({
  version: z.number(),
  companies: z.array(z.string()),
  /** Who finds the candidate (PLUS-38); null until they have chosen. */
  findableBy: z.enum(findableBy).nullable(),
  confirmed: z.array(personReference),
  /** The recruiters whom the candidate can confirm: those they have met on a job, and those confirmed already. */
  known: z.array(personReference),
});
export type HidingList = z.output<typeof hidingList>;

/** How many people a candidate would hide from by naming a company, for the candidate alone. */
export const companyPeople = z.object({ managers: z.number(), recruiters: z.number() });
export type CompanyPeople = z.output<typeof companyPeople>;
