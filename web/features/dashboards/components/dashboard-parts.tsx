import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../ui/buttons/segments.tsx';

const parts = [
  { value: 'today', label: 'Today' },
  { value: 'reports', label: 'Reports' },
] as const;
export type DashboardPart = (typeof parts)[number]['value'];

/** The part of the dashboard that the address names: what waits today, or what happened. */
export function useDashboardPart(): DashboardPart {
  const [search] = useSearchParams();
  return search.get('part') === 'reports' ? 'reports' : 'today';
}

/** The choice between the parts of a dashboard. */
export function DashboardParts() {
  const [, setSearch] = useSearchParams();
  return (
    <Segments
      label="Part of the dashboard"
      options={parts}
      value={useDashboardPart()}
      onChange={(part) => setSearch(part === 'reports' ? { part } : {})}
    />
  );
}
