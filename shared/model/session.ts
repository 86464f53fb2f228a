import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** One sign-in, as its owner sees it. */
export const session = z.object({
  id: idValue,
  /** Chrome, Safari …; null when the browser does not say. */
  browser: z.string().nullable(),
  /** Windows, iPhone …; null when the browser does not say. */
  system: z.string().nullable(),
  createdAt: isoTime,
  refreshedAt: isoTime,
  /** Whether it outlives closing the browser (DEC-08). */
  remembered: z.boolean(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof session>;
