import * as z from 'zod';
import { text } from '../contract/fields.ts';
import { presentYear } from './years.ts';
import { entryVersion, year } from './year-fields.ts';

/** An education as a candidate or recruiter enters it (CAND-60); `to` is null for `Present` and for none (CAND-11). */
export const educationForm = z.strictObject({
  school: text(120, 1),
  degree: text(120).default(''),
  study: text(120).default(''),
  from: year,
  to: z.union([z.literal(presentYear).transform(() => null), year]).default(null),
  version: entryVersion,
});
export type EducationForm = z.output<typeof educationForm>;
