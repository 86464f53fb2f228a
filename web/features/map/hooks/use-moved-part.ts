import { useState } from 'react';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import type { OpenedMap } from '../model/open-map.ts';
import { useMapSearch } from './use-map-search.ts';
import { useMapView } from './use-map-view.ts';

/** The part that the visitor last moved the map to, searched there as long as `searches` is on. */
export function useMovedPart(map: OpenedMap | null, onBounds: (part: MapBounds) => void) {
  const [searches, setSearches] = useMapSearch();
  const [moved, setMoved] = useState<MapBounds | null>(null);
  const { view, asVisitor } = useMapView(map, (part) => {
    setMoved(part);
    if (searches) onBounds(part);
  });
  const onSearches = (isOn: boolean) => {
    setSearches(isOn);
    if (isOn && moved) onBounds(moved);
  };
  return { view, asVisitor, moved, searches, onSearches };
}
