import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** A text that a user writes more than once; what is in braces is filled in for each person (PLUS-47). */
export const messageTemplate = z.object({
  id: idValue,
  version: z.int(),
  name: z.string(),
  text: z.string(),
  changedAt: isoTime,
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** How many more people the user may write to today in messages to many. */
const allowance = { left: z.int(), perDay: z.int() };

/** What each would read, and who would be left out and why; the text is null where it may not be filled in. */
export const manyPreview = z.object({
  rows: z.array(z.object({ userId: idValue, text: z.string().nullable(), whyNot: z.string().nullable() })),
  ...allowance,
});
export type ManyPreview = z.output<typeof manyPreview>;

/** What became of a message to many, one line for each person. */
export const manySent = z.object({
  rows: z.array(z.object({ userId: idValue, whyNot: z.string().nullable() })),
  ...allowance,
});
export type ManySent = z.output<typeof manySent>;
