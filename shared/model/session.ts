import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** One sign-in of one's own, as its owner sees it. */
export const session = z.object({
  id: idValue,
  /** Chrome, Safari …; null when the browser does not say. */
  browser: z.string().nullable(),
  /** Windows, iPhone …; null when the browser does not say. */
  system: z.string().nullable(),
  createdAt: isoTime,
  refreshedAt: isoTime,
  /** Whether it outlives the browser's closing (DEC-08). */
  remembered: z.boolean(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof session>;
