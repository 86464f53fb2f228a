import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { mapStyle } from '../../../infra/tools/map-style.ts';
import { stillMap } from '../../../infra/tools/still-map.ts';

const folder = path.join(import.meta.dirname, '../../../web/public/map');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe.each(['light', 'dark'] as const)('The built-in map in %s', (theme) => {
  it('is a valid MapLibre style', () => {
    expect(validateStyleMin(mapStyle(theme) as unknown as StyleSpecification)).toEqual([]);
  });

  it('is the one that the site serves', () => {
    expect(JSON.parse(textOf(`${theme}.json`))).toEqual(mapStyle(theme));
  });

  it('names no address outside the site and no glyphs', () => {
    expect(JSON.stringify(mapStyle(theme))).not.toMatch(/https?:|"glyphs"/);
  });
});

it('weighs at most 400 KB, compressed', () => {
  const bytes = ['land.json', 'borders.json', 'labels.json', 'light.json', 'dark.json'].reduce(
    (sum, name) => sum + gzipSync(textOf(name)).length,
    0,
  );
  expect(bytes / 1024).toBeLessThan(400);
});

it('draws no line around the world where land crosses the antimeridian', () => {
  const { features } = JSON.parse(textOf('land.json')) as {
    features: { geometry: { coordinates: [number, number][][][] } }[];
  };
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  const steps = rings.flatMap((ring) =>
    ring.slice(1).filter(([lng], place) => Math.abs(lng - (ring[place]?.[0] ?? lng)) > 180),
  );
  expect(rings.length).toBeGreaterThan(1000);
  expect(steps).toEqual([]);
});

it('names cities, states and countries', () => {
  const { features } = JSON.parse(textOf('labels.json')) as {
    features: { properties: { name: string; kind: string } }[];
  };
  const names = features.map(({ properties }) => `${properties.kind} ${properties.name}`);
  for (const name of [
    'city Austin',
    'city Bengaluru',
    'city London',
    'city Berlin',
    'state Telangana',
    'state Texas',
    'country India',
    'country United States',
  ])
    expect(names).toContain(name);
});

describe('The still drawing of the map', () => {
  it('steps from point to point on a Mercator map and leaves out what is too small to see', () => {
    const island = [
      [-100, 30],
      [-99.99, 30],
      [-99.99, 30.01],
      [-100, 30],
    ] as const;
    const state = [
      [-106.6, 32],
      [-94, 32],
      [-94, 26],
      [-106.6, 26],
      [-106.6, 32],
    ] as const;
    expect(stillMap([island, state])).toMatch(/<path id="land" d="M1019 2030l175 0 0 96-175 0 0-96z"\/>/);
  });

  it('is small enough to arrive before the map', () => {
    expect(gzipSync(textOf('still.svg')).length).toBeLessThan(9 * 1024);
  });
});
