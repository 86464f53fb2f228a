import { useSearchParams } from 'react-router-dom';
import { dateRanges, type DateRange } from '../../../shared/constants/date-ranges.ts';
import type { AskedRange } from './queries/figures.ts';

/** The range in the address, the running week without one, and how to choose another (DASH-11, DASH-12 to DASH-15). */
export function useRange(choices: readonly DateRange[] = dateRanges) {
  const [search, setSearch] = useSearchParams();
  const range = choices.find((one) => one === search.get('range')) ?? 'week';
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const asked: AskedRange = range === 'all' ? { zone } : { range, zone };
  const choose = (next: DateRange) =>
    setSearch(
      (before) => {
        before.set('range', next);
        return before;
      },
      { preventScrollReset: true },
    );
  return { range, zone, asked, choose };
}
