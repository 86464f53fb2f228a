import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '../../../shared/rules/money.ts';
import { Button } from '../buttons/button.tsx';
import type { Reached } from '../fields/use-reached.ts';
import './filter-bar.css';

/** An active filter in words: 'Status: Open'. */
export interface ActiveFilter {
  key: string;
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** The text search, if the list has one, and how many of its characters are searched. */
  search?: { value: string; onChange: (text: string) => void; placeholder: string; most?: number };
  /** Selects and buttons that set filters. */
  children?: ReactNode;
  active?: readonly ActiveFilter[];
  onClear?: () => void;
  /** Many filters are behind a button on phones, which would otherwise show filters and no list. */
  folds?: boolean;
  /** Notices that the reader turns to the filters. */
  reached?: Reached['ties'];
}

/** A row of filters, which are kept in the address, with the active ones as removable chips. */
export function FilterBar({ search, children, active = [], onClear, folds = false, reached }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ui-filters" role="search" {...reached}>
      <div className="ui-filters-row" data-folds={folds || undefined}>
        {search && (
          <label className="ui-search">
            <Search size={16} aria-hidden />
            <span className="visually-hidden">{search.placeholder}</span>
            <input
              type="search"
              className="ui-control"
              value={search.value}
              placeholder={search.placeholder}
              onChange={(event) => search.onChange(event.target.value)}
            />
          </label>
        )}
        {folds ? (
          <>
            <Button
              className="ui-filters-fold"
              icon={<SlidersHorizontal aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              Filters{active.length > 0 && ` (${active.length})`}
            </Button>
            <div id={id} className="ui-filters-folded" data-open={isOpen || undefined}>
              {children}
            </div>
          </>
        ) : (
          children
        )}
      </div>
      {search?.most !== undefined && search.value.trim().length > search.most && (
        <p className="ui-field-error" role="alert">
          Only the first {formatCount(search.most)} of {formatCount(search.value.trim().length)} characters are searched
        </p>
      )}
      <ActiveFilters active={active} onClear={onClear} />
    </div>
  );
}

/** The active filters as removable chips; nothing without any. */
export function ActiveFilters({
  active,
  onClear,
}: {
  active: readonly ActiveFilter[];
  onClear?: (() => void) | undefined;
}) {
  if (active.length === 0) return null;
  return (
    <ul className="ui-filters-active" aria-label="Active filters">
      {active.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className="ui-filter-chip"
            aria-label={`Remove filter ${filter.label}`}
            onClick={filter.onRemove}
          >
            {filter.label}
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <button type="button" className="ui-filter-clear" onClick={onClear}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
