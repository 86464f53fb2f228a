import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './filter-bar.css';

/** One filter that is on, in words: 'Status: Open'. */
export interface ActiveFilter {
  key: string;
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** Free text, where the list has it. */
  search?: { value: string; onChange: (text: string) => void; placeholder: string };
  /** Selects and buttons that set filters. */
  children?: ReactNode;
  active?: readonly ActiveFilter[];
  onClear?: () => void;
}

/** One row of filters, which live in the address, and the active ones as chips that can be removed. */
export function FilterBar({ search, children, active = [], onClear }: FilterBarProps) {
  return (
    <div className="ui-filters" role="search">
      <div className="ui-filters-row">
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
        {children}
      </div>
      <ActiveFilters active={active} onClear={onClear} />
    </div>
  );
}

/** The filters that are on, as chips that can be removed; nothing where none is. */
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
