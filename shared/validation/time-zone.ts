import * as z from 'zod';
import { canonicalZone } from '../rules/zoned-time.ts';

/** The name of a time zone, by its usual name. */
export const timeZone = z
  .string('Required')
  .max(64, '64 chars max')
  .transform((given, context) => {
    const zone = canonicalZone(given);
    if (zone !== undefined) return zone;
    context.addIssue({ code: 'custom', message: 'Unknown time zone' });
    return z.NEVER;
  });

/** The user's own time zone; a guess only takes effect where there is none yet. */
export const timeZoneForm = z.strictObject({ timeZone, isGuess: z.boolean().default(false) });
export type TimeZoneForm = z.output<typeof timeZoneForm>;
