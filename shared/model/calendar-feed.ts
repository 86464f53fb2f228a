import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** Programs that are distinguished by how they introduce themselves. */
export const feedReaders = ['Google', 'Outlook', 'Apple', 'another program'] as const;

/** A person's calendar for one program elsewhere; the secret in its address is not kept. */
export const calendarFeed = z.object({
  id: idValue,
  /** What its owner calls it. */
  name: z.string(),
  createdAt: isoTime,
  /** When it was last read, to the hour, and by what; null before the first time. */
  readAt: isoTime.nullable(),
  reader: z.enum(feedReaders).nullable(),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

/** A secret in an address; what is no secret of ours is as unknown as a revoked one. */
export const feedSecret = z.string().max(200);
