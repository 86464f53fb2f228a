import { describe, expect, it } from 'vitest';
import type { JobCluster } from '../../../../../shared/model/job-map.ts';
import { boxAround, cornersOf, markOf, marksOf } from '../../../../../web/features/map/model/cluster-marks.ts';

const cluster = (cityId: number, lat: number, lng: number, count: number, over: Partial<JobCluster> = {}) => ({
  cityId,
  lat,
  lng,
  count,
  name: `City ${cityId}`,
  placesCount: 1,
  box: [lng, lat, lng, lat] as JobCluster['box'],
  ...over,
});
const clusters = [cluster(1, 30, -97, 2), cluster(2, 30.5, -97, 1), cluster(3, 18, 73, 400), cluster(9, 120, 0, 1)];
const at =
  (pixels: number) =>
  ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * pixels, y: lat * pixels });

describe('Map markers', () => {
  it('merge where they would overlap, adding up jobs and places', () => {
    expect(marksOf(clusters, at(10), 44).map(({ name, count, placesCount }) => [name, count, placesCount])).toEqual([
      ['City 3', 400, 1],
      ['City 1', 3, 2],
    ]);
  });

  it('separate when the map zooms in', () => {
    expect(marksOf(clusters, at(100), 44).map(({ count }) => count)).toEqual([400, 2, 1]);
  });

  it('reach as far as all their places, so that pressing one shows every place', () => {
    const [, texas] = marksOf(clusters, at(10), 44);
    expect(texas?.box).toEqual([-97, 30, -97, 30.5]);
    expect(cornersOf(texas!.box)).toEqual([
      { lat: 30, lng: -97 },
      { lat: 30.5, lng: -97 },
    ]);
    expect(
      boxAround([
        [-1, 2, 3, 4],
        [-5, 3, 1, 9],
      ]),
    ).toEqual([-5, 2, 3, 9]);
  });

  it('are found by a place within them, and not by one outside', () => {
    const marks = marksOf(clusters, at(10), 44);
    expect(markOf(marks, { lat: 30.5, lng: -97 })?.name).toBe('City 1');
    expect([markOf(marks, { lat: 0, lng: 0 }), markOf(marks, null)]).toEqual([undefined, undefined]);
  });

  it('of hundreds of clusters lose no job', () => {
    const many = Array.from({ length: 160 }, (_, place) =>
      cluster(place + 1, place % 80, (place * 7) % 170, place + 1),
    );
    const marks = marksOf(many, at(3), 44);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe((160 * 161) / 2);
  });
});
