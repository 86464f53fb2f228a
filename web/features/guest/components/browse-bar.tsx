import { ArrowDownUp, ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { nextSort, sortLabel, type SortOrder } from '../sort-cycle.ts';
import { SearchBox } from './search-box.tsx';

interface BrowseBarProps {
  text: string;
  onText: (text: string) => void;
  onSearchAll: (text: string) => void;
  sort: SortOrder;
  onSort: (order: SortOrder) => void;
  /** Opens the filter if it is not part of the page; otherwise undefined. */
  onFilter: (() => void) | undefined;
  chosen: number;
}

const iconOf = { asc: ArrowUp, desc: ArrowDown, none: ArrowDownUp };

/** Search, sort and, on narrower screens, a button for the filter. */
export function BrowseBar({ text, onText, onSearchAll, sort, onSort, onFilter, chosen }: BrowseBarProps) {
  const Icon = iconOf[sort ?? 'none'];
  const word = sortLabel(sort);
  return (
    <div className="browse-bar">
      <SearchBox text={text} onText={onText} onSearchAll={onSearchAll} />
      <Button icon={<Icon aria-hidden />} aria-pressed={sort !== undefined} onClick={() => onSort(nextSort(sort))}>
        Most relevant {word && <span className="browse-sort-word">{word}</span>}
      </Button>
      {onFilter && (
        <Button icon={<SlidersHorizontal aria-hidden />} onClick={onFilter}>
          Filters {chosen > 0 && <span className="browse-sort-word numeric">{chosen}</span>}
        </Button>
      )}
    </div>
  );
}
