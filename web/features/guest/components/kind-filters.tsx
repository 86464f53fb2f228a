import type { ReactNode } from 'react';
import { citizenshipLabels, clearanceTypeLabels, employmentTypeLabels, citizenships, clearanceTypes, employmentTypes } from '../../../../shared/constants/job.ts';
import { CheckboxGroup } from '../../../ui/checkbox.tsx';
import { formatCount } from '../../../ui/money.ts';
import type { JobFilter } from '../job-filter.ts';

/** Jobs by value of each facet, as the list answers them. */
export type Facets = Record<string, Record<string, number>>;

interface KindFiltersProps {
  draft: JobFilter;
  facets: Facets | undefined;
  onChange: (change: Partial<JobFilter>) => void;
}

// Counts are an extra for the eye; read out, they would lengthen each name.
function counted<V extends string>(values: readonly V[], labels: Record<V, string>, counts: Record<string, number> | undefined): { value: V; label: ReactNode }[] {
  return values.map((value) => {
    const count = counts?.[value];
    return {
      value,
      label: (
        <>
          {labels[value]}
          {count !== undefined && (
            <span className="filter-count numeric" aria-hidden="true">
              {formatCount(count)}
            </span>
          )}
        </>
      ),
    };
  });
}

/** Employment, clearance and work authorization; in each, one box excludes the others (GUEST-60 to GUEST-65). */
export function KindFilters({ draft, facets, onChange }: KindFiltersProps) {
  return (
    <>
      <CheckboxGroup
        legend="Employment type"
        options={counted(employmentTypes, employmentTypeLabels, facets?.employmentType)}
        value={draft.employmentType}
        alone={['other']}
        onChange={(employmentType) => onChange({ employmentType })}
      />
      <CheckboxGroup
        legend="Clearance"
        options={counted(clearanceTypes, clearanceTypeLabels, facets?.clearanceType)}
        value={draft.clearanceType}
        alone={['none']}
        onChange={(clearanceType) => onChange({ clearanceType })}
      />
      <CheckboxGroup
        legend="Work authorization"
        options={counted(citizenships, citizenshipLabels, facets?.citizenship)}
        value={draft.citizenship}
        alone={['optional']}
        onChange={(citizenship) => onChange({ citizenship })}
      />
    </>
  );
}
