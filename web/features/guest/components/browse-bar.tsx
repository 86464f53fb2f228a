import type { ReactNode } from 'react';
import { BellPlus, ArrowDownUp, ArrowDown, ArrowUp, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import {
  nextSort,
  sortFieldOf,
  sortFields,
  sortLabel,
  sortName,
  type SortField,
  type SortOrder,
} from '../model/sort-cycle.ts';
import { SearchBox } from './search-box.tsx';

interface BrowseBarProps {
  text: string;
  onText: (text: string) => void;
  onSearchAll: (text: string) => void;
  sort: SortOrder;
  by: SortField;
  /** Whether there is a place to measure distances from. */
  hasPlace: boolean;
  onSort: (sort: SortOrder, by: SortField) => void;
  /** Opens the filter if it is not part of the page; otherwise undefined. */
  onFilter: (() => void) | undefined;
  chosen: number;
  onNearMe: () => void;
  isLocating: boolean;
  /** Saves the search, with new jobs by mail. */
  onAlert: () => void;
  /** The saved searches, where there are some. */
  saved: ReactNode;
}

const iconOf = { asc: ArrowUp, desc: ArrowDown, none: ArrowDownUp };

/** Search, jobs near the visitor, sort and, on narrower screens, a button for the filter. */
export function BrowseBar({
  text,
  onText,
  onSearchAll,
  sort,
  by,
  hasPlace,
  onSort,
  onFilter,
  chosen,
  onNearMe,
  isLocating,
  onAlert,
  saved,
}: BrowseBarProps) {
  const Icon = iconOf[sort ?? 'none'];
  const word = sortLabel(sort, by);
  return (
    <div className="browse-bar">
      <SearchBox text={text} onText={onText} onSearchAll={onSearchAll} />
      <div className="browse-tools">
        <Button icon={<LocateFixed aria-hidden />} busy={isLocating} onClick={onNearMe}>
          Near me
        </Button>
        {onFilter && (
          <Button icon={<SlidersHorizontal aria-hidden />} onClick={onFilter}>
            Filters {chosen > 0 && <span className="browse-sort-word numeric">{chosen}</span>}
          </Button>
        )}
        <Button
          icon={<Icon aria-hidden />}
          aria-pressed={sort !== undefined}
          onClick={() => onSort(nextSort(sort), by)}
        >
          {/* The field is beside the button already. */}
          <span className={by && 'visually-hidden'}>{sortName(by)}</span>{' '}
          {word && <span className="browse-sort-word">{word}</span>}
        </Button>
        <select
          className="ui-control browse-by"
          aria-label="Sort by"
          value={by ?? ''}
          onChange={({ target }) => onSort(undefined, sortFieldOf(target.value))}
        >
          <option value="">Sort by…</option>
          {sortFields(hasPlace).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button icon={<BellPlus aria-hidden />} onClick={onAlert}>
          Job alert
        </Button>
        {saved}
      </div>
    </div>
  );
}
