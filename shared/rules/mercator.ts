const edge = 5000;
const closestToPole = 0.9999;

/**
 * The position of a point on a Mercator map of the world, 5000 wide and high with its north-western corner at 0; near
 * the poles it stays at the edge.
 */
export function mercator({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -closestToPole), closestToPole);
  const y = edge / 2 - (edge * Math.log((1 + sine) / (1 - sine))) / (4 * Math.PI);
  return { x: ((lng + 180) / 360) * edge, y: Math.min(Math.max(y, 0), edge) };
}
