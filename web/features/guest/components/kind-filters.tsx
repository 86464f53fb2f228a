import type { ReactNode } from 'react';
import {
  clearanceTypeLabels,
  employmentTypeLabels,
  clearanceTypes,
  employmentTypes,
  shiftLabels,
  shifts,
  workplaceLabels,
  workplaces,
} from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { offeredAuthorizations } from '../../../common/lookups/offered-authorizations.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import type { JobFilter } from '../model/job-filter.ts';

/** The number of jobs per value of each facet, from the list's response. */
export type Facets = Record<string, Record<string, number>>;

interface KindFiltersProps {
  draft: JobFilter;
  facets: Facets | undefined;
  onChange: (change: Partial<JobFilter>) => void;
}

/**
 * An option with the number of jobs it would show. The count is hidden from screen readers, because it would lengthen
 * each name.
 */
export function counted(label: string, count: number | undefined): ReactNode {
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="filter-count numeric" aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  );
}

// The counts leave out values without jobs.
function choices<V extends string>(
  values: readonly V[],
  labels: Record<V, string> | ((value: V) => string),
  counts: Record<string, number> | undefined,
): { value: V; label: ReactNode }[] {
  return values.map((value) => ({
    value,
    label: counted(typeof labels === 'function' ? labels(value) : labels[value], counts && (counts[value] ?? 0)),
  }));
}

/** Workplace, employment, shift, clearance and work authorization; in each, one box excludes the others (GUEST-60 to GUEST-65). */
export function KindFilters({ draft, facets, onChange }: KindFiltersProps) {
  return (
    <>
      <CheckboxGroup
        legend="Workplace"
        options={choices(workplaces, workplaceLabels, facets?.workplace)}
        value={draft.workplace}
        onChange={(workplace) => onChange({ workplace })}
      />
      <CheckboxGroup
        legend="Employment type"
        options={choices(employmentTypes, employmentTypeLabels, facets?.employmentType)}
        value={draft.employmentType}
        alone={['other']}
        onChange={(employmentType) => onChange({ employmentType })}
      />
      <CheckboxGroup
        legend="Shift"
        options={choices(shifts, shiftLabels, facets?.shifts)}
        value={draft.shifts}
        onChange={(chosen) => onChange({ shifts: chosen })}
      />
      <CheckboxGroup
        legend="Clearance"
        options={choices(clearanceTypes, clearanceTypeLabels, facets?.clearanceType)}
        value={draft.clearanceType}
        alone={['none']}
        onChange={(clearanceType) => onChange({ clearanceType })}
      />
      <CheckboxGroup
        legend="Work authorization"
        options={choices(
          offeredAuthorizations(draft.citizenship, facets?.citizenship, draft.countryId),
          citizenshipLabel,
          facets?.citizenship,
        )}
        value={draft.citizenship}
        alone={['optional']}
        onChange={(citizenship) => onChange({ citizenship })}
      />
    </>
  );
}
