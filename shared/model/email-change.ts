import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';

/** The two addresses that have to confirm a change of address: the account's own, and the one it is to have. */
export const emailSides = ['former', 'new'] as const;
export type EmailSide = (typeof emailSides)[number];

/** A change of address that waits for one of the two, or both. */
export const emailChange = z.object({
  to: z.string(),
  /** Until when both may confirm. */
  until: isoTime,
  confirmed: z.array(z.enum(emailSides)),
});
export type EmailChange = z.output<typeof emailChange>;
