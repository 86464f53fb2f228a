import * as z from 'zod';
import { line } from '../contract/fields.ts';
import { presentYear } from './years.ts';
import { entryVersion, year } from './year-fields.ts';

/** An education as a candidate or recruiter enters it (CAND-60); `to` is null for `Present` and for none (CAND-11). */
export const educationForm = z.strictObject({
  school: line(120, 1),
  degree: line(120).default(''),
  study: line(120).default(''),
  from: year,
  to: z.union([z.literal(presentYear).transform(() => null), year]).default(null),
  version: entryVersion,
});
