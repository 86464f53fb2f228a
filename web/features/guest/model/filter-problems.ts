import { spanProblem } from '../../../../shared/validation/money-span.ts';
import type { JobFilter } from './job-filter.ts';

/** The errors of the ranges, which block submitting the filter (GUEST-71, VALID-26 to VALID-29, DEC-23). */
export function filterProblems({ rate, salary }: Pick<JobFilter, 'rate' | 'salary'>): {
  rate?: string;
  salary?: string;
} {
  const rateProblem = spanProblem(rate, 'hourly');
  const salaryProblem = spanProblem(salary, 'salary');
  return { ...(rateProblem ? { rate: rateProblem } : {}), ...(salaryProblem ? { salary: salaryProblem } : {}) };
}
