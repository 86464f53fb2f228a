import type { OpenedMap } from '../model/open-map.ts';
import type { usePlace } from '../hooks/use-place.ts';
import { CircleLabel } from './circle-label.tsx';
import { OnMap } from './on-map.tsx';

interface MapPlacesProps {
  map: OpenedMap;
  place: ReturnType<typeof usePlace>;
  /** The radius of the circle in kilometres. */
  proximity: number;
}

/** Where the visitor is, and how far the circle around the place reaches. */
export function MapPlaces({ map, place: { ring, centre, visitor }, proximity }: MapPlacesProps) {
  return (
    <>
      {ring && centre && (
        <OnMap map={map} lat={ring[0]?.lat ?? centre.lat} lng={centre.lng}>
          <CircleLabel kilometres={Math.round(proximity)} />
        </OnMap>
      )}
      {visitor && (
        <OnMap map={map} {...visitor}>
          <span className="map-here" role="img" aria-label="You are here" />
        </OnMap>
      )}
    </>
  );
}
