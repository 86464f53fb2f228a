import * as z from 'zod';
import { mostDescription } from '../constants/candidate-profile.ts';
import { line, text } from '../contract/fields.ts';
import { messages } from './messages.ts';
import { endProblem, futureProblem, monthWithoutYear } from './months.ts';
import { entryVersion, month, year } from './year-fields.ts';
import { presentYear } from './years.ts';

// A year that is not positive is none (CAND-14); `Present` is such a year too (VALID-70).
const endYear = z.union([z.int().max(0), year]);

/**
 * A work experience as a candidate or recruiter enters it (CAND-13). Who works there still has no end, and `Present` as
 * the last year says the same.
 */
export const workExperienceForm = z
  .strictObject({
    title: line(120, 1),
    company: line(120).default(''),
    location: line(120).default(''),
    isWorking: z.boolean().default(false),
    fromYear: year,
    fromMonth: month,
    toYear: endYear,
    toMonth: month,
    description: text(mostDescription).default(''),
    version: entryVersion,
  })
  .transform((form) => {
    const isWorking = form.isWorking || form.toYear === presentYear;
    const hasEnd = !isWorking && form.toYear !== null && form.toYear > 0;
    return { ...form, isWorking, toYear: hasEnd ? form.toYear : null, toMonth: isWorking ? null : form.toMonth };
  });
export type WorkExperienceForm = z.output<typeof workExperienceForm>;
type Dates = Pick<WorkExperienceForm, 'fromYear' | 'fromMonth' | 'toYear' | 'toMonth'>;

/** What is wrong with the dates of a work experience, by field; `now` is an ISO time (VALID-62, DEC-26). */
export function workExperienceProblems({ fromYear, fromMonth, toYear, toMonth }: Dates, now: string) {
  const [start, end] = [
    { year: fromYear, month: fromMonth },
    { year: toYear, month: toMonth },
  ];
  const isEndAlone = toYear !== null && fromYear === null;
  return {
    fromYear: (isEndAlone ? messages.required : undefined) ?? monthWithoutYear(start) ?? futureProblem(start, now),
    toYear: monthWithoutYear(end) ?? endProblem(start, end) ?? futureProblem(end, now),
  };
}
