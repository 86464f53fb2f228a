import * as z from 'zod';
import {
  languageLevels,
  mostLanguages,
  mostLinks,
  mostSpheres,
  mostYearsOfWork,
  softSkills,
} from '../constants/candidate-profile.ts';
import { clearanceTypes } from '../constants/job.ts';
import { idValue, isoTime, line } from '../contract/fields.ts';
import { workStartedAt } from '../rules/years-of-work.ts';
import { amount, citizenshipKeys, currency } from './job.ts';
import { messages } from './messages.ts';
import { isWebAddress, webAddressProblem } from './web-address.ts';
import { entryVersion } from './year-fields.ts';

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

// A client may send the keys as a list, or as the JSON text of one (CAND-18).
const citizenship = z.union([
  citizenshipKeys,
  z
    .string()
    .transform((given, check) => {
      try {
        return JSON.parse(given) as z.input<typeof citizenshipKeys>;
      } catch {
        check.addIssue({ code: 'custom', message: 'Must be a list of keys' });
        return z.NEVER;
      }
    })
    .pipe(citizenshipKeys),
]);

// Opened by others, so that nobody between them reads or changes it.
const isSafeAddress = (given: string): boolean => isWebAddress(given) && /^https:/i.test(given);

/** What a candidate wants and brings, as entered; every field that is left out is emptied (CAND-16 to CAND-21, CAND-72). */
export const employeeInfoForm = z
  .strictObject({
    rateFrom: amount,
    rateTo: amount,
    rateCurrency: currency,
    salaryFrom: amount,
    salaryTo: amount,
    salaryCurrency: currency,
    relocation: z.boolean().default(false),
    citizenship: citizenship.default([]).transform(distinct),
    citizenshipDesc: line(200).default(''),
    clearanceType: z
      .array(z.enum(clearanceTypes))
      .default([])
      .transform((levels) => distinct(levels).filter((level) => level !== 'none')),
    workStartedAt: isoTime.nullish().transform((value) => value ?? null),
    tagIds: z.array(idValue).max(mostSpheres, `At most ${mostSpheres} skills`).default([]).transform(distinct),
    softSkills: z.array(z.enum(softSkills)).default([]).transform(distinct),
    cityId: idValue.nullish().transform((value) => value ?? null),
    languages: z
      .array(z.strictObject({ name: line(60, 1), level: z.enum(languageLevels) }))
      .max(mostLanguages, `At most ${mostLanguages} languages`)
      .refine((all) => distinct(all.map(({ name }) => name.toLowerCase())).length === all.length, 'Name each once')
      .default([]),
    links: z
      .array(
        z.strictObject({ title: line(80).default(''), url: line(300, 1).refine(isSafeAddress, webAddressProblem) }),
      )
      .max(mostLinks, `At most ${mostLinks} links`)
      .default([]),
    version: entryVersion,
  })
  .refine((form) => form.rateFrom === null || form.rateTo === null || form.rateTo >= form.rateFrom, {
    message: messages.hourly,
    path: ['rateTo'],
  })
  .refine((form) => form.salaryFrom === null || form.salaryTo === null || form.salaryTo >= form.salaryFrom, {
    message: messages.salary,
    path: ['salaryTo'],
  })
  .refine((form) => !form.rateCurrency || !form.salaryCurrency || form.rateCurrency === form.salaryCurrency, {
    message: messages.currency,
    path: ['salaryCurrency'],
  });
export type EmployeeInfoForm = z.output<typeof employeeInfoForm>;

/** What is wrong with the begin of a working life at this moment, by field. */
export function employeeInfoProblems({ workStartedAt: at }: Pick<EmployeeInfoForm, 'workStartedAt'>, now: string) {
  const earliest = workStartedAt(mostYearsOfWork, now) ?? '';
  if (at === null) return {};
  if (Date.parse(at) > Date.parse(now)) return { workStartedAt: 'Must not be in the future' };
  return at < earliest ? { workStartedAt: `Must be at most ${mostYearsOfWork} years ago` } : {};
}
