/** The label at the edge of the circle around a city: `Proximity: 50 km` (MAP-02). */
export function CircleLabel({ kilometres }: { kilometres: number }) {
  return <span className="map-circle-label" role="tooltip">{`Proximity: ${kilometres} km`}</span>;
}
