import type * as z from 'zod';
import { certificationForm, certificationProblems } from '../../../../shared/validation/certification.ts';
import { educationForm } from '../../../../shared/validation/education.ts';
import { yearProblems } from '../../../../shared/validation/years.ts';
import { employeeInfoForm, employeeInfoProblems } from '../../../../shared/validation/employee-info.ts';
import { workExperienceForm, workExperienceProblems } from '../../../../shared/validation/work-experience.ts';

import { currentTime } from './current-time.ts';

type Problems = Readonly<Record<string, string | undefined>>;

/** A form's schema with what the server also checks about its dates, so that the page refuses what the server would. */
function withProblems<S extends z.ZodType>(schema: S, problemsOf: (form: z.output<S>, now: string) => Problems) {
  return schema.superRefine((form, context) => {
    for (const [field, message] of Object.entries(problemsOf(form, currentTime())))
      if (message) context.addIssue({ code: 'custom', path: [field], message });
  });
}

const yearOf = (now: string) => Number(now.slice(0, 4));

/** The rules of each form of a profile (VALID-60 to VALID-66, DEC-26). */
export const formRules = {
  education: withProblems(educationForm, (form, now) => yearProblems(form, yearOf(now))),
  certification: withProblems(certificationForm, certificationProblems),
  workExperience: withProblems(workExperienceForm, workExperienceProblems),
  employeeInfo: withProblems(employeeInfoForm, employeeInfoProblems),
};
