import { useSearchParams } from 'react-router-dom';
import { dateRanges, type DateRange } from '../../../shared/constants/date-ranges.ts';
import { useAccount } from '../account/account.ts';
import { zoneOf } from '../account/own-time-zone.ts';

/** A range of time as calls name it; `all` sends none (DASH-10). */
export interface AskedRange {
  range?: Exclude<DateRange, 'all'>;
  zone: string;
}

/** The ranges of recruiters and candidates (DASH-12 to DASH-14). */
export const periods: readonly DateRange[] = dateRanges.filter((range) => range !== 'all');

/** The choices of a range. */
export const rangeLabels: Record<DateRange, string> = { week: 'Week', month: 'Month', year: 'Year', all: 'All' };

/**
 * The range and the manager in the address, by default the running week of everybody, in the time zone of the reader's
 * profile, and how to choose others (DASH-09, DASH-11, DASH-12 to DASH-15).
 */
export function useRange(choices: readonly DateRange[] = dateRanges, usual: DateRange = 'week') {
  const [search, setSearch] = useSearchParams();
  const zone = zoneOf(useAccount());
  const range = choices.find((one) => one === search.get('range')) ?? usual;
  const managerId = idIn(search.get('managerId'));
  const asked: AskedRange = range === 'all' ? { zone } : { range, zone };
  const set = (name: 'range' | 'managerId', value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  return {
    range,
    zone,
    managerId,
    asked,
    choose: (next: DateRange) => set('range', next),
    chooseManager: (next: string) => set('managerId', next),
  };
}

function idIn(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
