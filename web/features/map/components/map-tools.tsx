import { LocateFixed, Maximize2, Minimize2 } from 'lucide-react';
import type { MapCountry } from '../../../../shared/model/job-map.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';

interface MapToolsProps {
  /** The countries with jobs; with more than one, the map can jump to each. */
  countries: readonly MapCountry[];
  onCountry: (box: MapCountry['box']) => void;
  view: 'mixed' | 'full';
  onView: (view: 'mixed' | 'full') => void;
  onLocate: () => void;
  /** The number of jobs in the list and in total. */
  loaded: number;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** The map's own controls; `Load more` appears in the mixed view (GUEST-22, MAP-01). */
export function MapTools({
  countries,
  onCountry,
  view,
  onView,
  onLocate,
  loaded,
  total,
  hasMore,
  isLoadingMore,
  onMore,
}: MapToolsProps) {
  return (
    <>
      <div className="map-tools">
        <Button size="small" icon={<LocateFixed aria-hidden />} onClick={onLocate}>
          Show My Location
        </Button>
        <IconButton
          kind="secondary"
          size="small"
          className="map-enlarge"
          label={view === 'mixed' ? 'Enlarge the map' : 'Shrink the map'}
          onClick={() => onView(view === 'mixed' ? 'full' : 'mixed')}
        >
          {view === 'mixed' ? <Maximize2 aria-hidden /> : <Minimize2 aria-hidden />}
        </IconButton>
      </div>
      {countries.length > 1 && (
        <div className="map-countries" role="group" aria-label="Go to a country">
          {countries.map(({ id, name, count, box }) => (
            <Button key={id} size="small" onClick={() => onCountry(box)}>
              {name} <span className="faint numeric">{formatCount(count)}</span>
            </Button>
          ))}
        </div>
      )}
      {hasMore && view === 'mixed' && (
        <Button className="map-more" busy={isLoadingMore} onClick={onMore}>
          Load more
          <span className="faint numeric" aria-hidden="true">
            {formatCount(loaded)} of {formatCount(total)}
          </span>
        </Button>
      )}
    </>
  );
}
