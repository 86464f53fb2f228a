import { useSearchParams } from 'react-router-dom';
import { dateRanges, type DateRange } from '../../../shared/constants/date-ranges.ts';
import { useAccount } from '../../common/account/account.ts';
import { zoneOf } from '../../common/account/own-time-zone.ts';
import type { AskedRange } from './queries/figures.ts';

/**
 * The range and the manager in the address, the running week of everybody without them, in the time zone of the
 * reader's profile, and how to choose others (DASH-09, DASH-11, DASH-12 to DASH-15).
 */
export function useRange(choices: readonly DateRange[] = dateRanges) {
  const [search, setSearch] = useSearchParams();
  const zone = zoneOf(useAccount());
  const range = choices.find((one) => one === search.get('range')) ?? 'week';
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
