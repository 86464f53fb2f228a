import { clearanceTypeLabels } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import { yearsOfWork } from '../../../../shared/rules/years-of-work.ts';

/** What a candidate brings, in a few words each. */
export function factsOf({
  workStartedAt,
  hourly,
  salary,
  clearanceType,
  citizenship,
  relocation,
}: FoundCandidate): string[] {
  const years = yearsOfWork(workStartedAt, new Date().toISOString());
  const pay = (group: FoundCandidate['hourly']) => ({
    from: group?.rateFrom,
    to: group?.rateTo,
    currency: group?.currency,
  });
  return [
    years === null ? null : years === 1 ? '1 year of work' : `${years} years of work`,
    formatRate(pay(hourly)),
    formatSalary(pay(salary)),
    ...clearanceType.map((level) => clearanceTypeLabels[level]),
    ...citizenship.map((one) => citizenshipLabel(one)),
    relocation ? 'Would relocate' : null,
  ].filter((fact) => fact !== null);
}
