import { expect, it } from 'vitest';
import type * as z from 'zod';
import { certificationProblems } from '../../../shared/validation/certification.ts';
import { yearProblems } from '../../../shared/validation/years.ts';
import { employeeInfoForm } from '../../../shared/validation/employee-info.ts';
import { jobForm } from '../../../shared/validation/job.ts';
import { workExperienceProblems } from '../../../shared/validation/work-experience.ts';

const now = '2026-11-22T12:00:00.000Z';
/** The messages of a form by field. */
const refusals = (form: z.ZodType, given: object) =>
  Object.fromEntries(form.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
const job = { title: 'Nurse', description: 'Care for patients.' };
const dates = '"End date" Must be more than "Start date"';

it('Each shared message belongs to its forms and fields: years, dates, ranges, currencies (VALID-68, DEC-26)', () => {
  expect(yearProblems({ from: 2030, to: 2028 }, 2026)).toEqual({
    from: 'Must be less than current year',
    to: 'Must be more than "From"',
  });
  expect(
    certificationProblems({ issueYear: 2020, issueMonth: 5, expireYear: 2019, expireMonth: 5 }, now),
  ).toMatchObject({ expireYear: dates });
  expect(workExperienceProblems({ fromYear: 2020, fromMonth: 5, toYear: 2019, toMonth: 5 }, now)).toMatchObject({
    toYear: dates,
  });
  const money = {
    rateFrom: 60,
    rateTo: 50,
    rateCurrency: 'USD',
    salaryFrom: 90_000,
    salaryTo: 80_000,
    salaryCurrency: 'USD',
  };
  for (const [form, given] of [
    [jobForm, job],
    [employeeInfoForm, {}],
  ] as const) {
    expect(refusals(form, { ...given, ...money })).toEqual({
      rateTo: 'Max hourly rate must be more than min rate!',
      salaryTo: 'Max salary rate must be more than min rate!',
    });
    expect(
      refusals(form, { ...given, rateFrom: 1, salaryFrom: 1, rateCurrency: 'USD', salaryCurrency: 'INR' }),
    ).toEqual({ salaryCurrency: 'Currency for Hourly and Salary rates must be same' });
    expect(refusals(form, { ...given, rateTo: 2_000_000_000 })).toEqual({ rateTo: 'Must be less than 1999999999!' });
  }
});
