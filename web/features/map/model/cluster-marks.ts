import type { JobCluster } from '../../../../shared/model/job-map.ts';
import { isOnGlobe, type Point } from './geo.ts';

/** One marker: a cluster of the server, or several that would overlap at this zoom. */
export interface Mark extends JobCluster {
  key: string;
}
export type Box = JobCluster['box'];

/** Merges clusters closer than `radius` pixels on screen. The one with the most jobs sets position and name. */
export function marksOf(
  clusters: readonly JobCluster[],
  project: (point: Point) => { x: number; y: number },
  radius: number,
): Mark[] {
  let rest = clusters
    .filter(isOnGlobe)
    .map((cluster) => ({ cluster, at: project(cluster) }))
    .toSorted((a, b) => b.cluster.count - a.cluster.count || a.cluster.cityId - b.cluster.cityId);
  const marks: Mark[] = [];
  while (rest.length > 0) {
    const [first] = rest;
    if (!first) break;
    const isNear = ({ at }: { at: { x: number; y: number } }) =>
      Math.hypot(at.x - first.at.x, at.y - first.at.y) < radius;
    const joined = rest.filter(isNear).map(({ cluster }) => cluster);
    rest = rest.filter((one) => !isNear(one));
    marks.push({ ...joinedInto(first.cluster, joined), key: `${first.cluster.cityId} ${joined.length}` });
  }
  return marks;
}

function joinedInto(first: JobCluster, joined: readonly JobCluster[]): JobCluster {
  const sum = (of: (cluster: JobCluster) => number) => joined.reduce((total, cluster) => total + of(cluster), 0);
  return {
    ...first,
    count: sum(({ count }) => count),
    placesCount: sum(({ placesCount }) => placesCount),
    box: boxAround(joined.map(({ box }) => box)),
  };
}

/** The smallest box around these, none of which crosses the antimeridian. */
export function boxAround(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ];
}

/** The south-western and the north-eastern corner. */
export function cornersOf([west, south, east, north]: Box): Point[] {
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}

/** The marker that stands for a point: of those whose boxes contain it, the nearest; undefined without one. */
export function markOf(marks: readonly Mark[], point: Point | null | undefined): Mark | undefined {
  if (!point) return undefined;
  const away = (mark: Mark) => Math.hypot(mark.lat - point.lat, mark.lng - point.lng);
  return marks
    .filter(({ box: [west, south, east, north] }) => {
      return point.lng >= west && point.lng <= east && point.lat >= south && point.lat <= north;
    })
    .toSorted((a, b) => away(a) - away(b))[0];
}
