import { Search } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';

interface SearchHereProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Searches the part that is shown; undefined where the list shows it already. */
  onSearch: (() => void) | undefined;
}

/** Whether moving the map searches there; when it does not, a button does. */
export function SearchHere({ isOn, onChange, onSearch }: SearchHereProps) {
  return (
    <div className="map-search">
      <label className="map-search-toggle">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        <span>Search as I move the map</span>
      </label>
      {!isOn && onSearch && (
        <Button size="small" kind="primary" icon={<Search aria-hidden />} onClick={onSearch}>
          Search this area
        </Button>
      )}
    </div>
  );
}
