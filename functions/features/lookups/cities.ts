import { readFileSync } from 'node:fs';
import { cityTake, lookupMinLength } from '../../../shared/constants/limits.ts';
import { countryByIso, type CountryIso } from '../../../shared/constants/countries.ts';
import type { City } from '../../../shared/model/place.ts';

export interface CitySearch {
  /** The beginning of one of the city's names, or of a later word of one. */
  name: string;
  countryId?: number | undefined;
  take?: number | undefined;
}

interface Place {
  city: City;
  /** Folded names, each with a leading space, so that ` york` matches the word and ` new y` the beginning. */
  names: string;
}

let places: readonly Place[] | undefined;
let byId: ReadonlyMap<number, City> | undefined;
let byName: ReadonlyMap<string, City[]> | undefined;

/**
 * Cities whose name begins with the text, largest first, followed by those in which only a later word does. Fewer than
 * two characters return none (LOOK-12). Case, accents and the full stops of `St.` are ignored.
 */
export function searchCities({ name, countryId, take = cityTake }: CitySearch): City[] {
  const wanted = ` ${fold(name)}`;
  if (wanted.length <= lookupMinLength) return [];
  const beginning: City[] = [];
  const within: City[] = [];
  for (const { city, names } of allPlaces()) {
    if (countryId !== undefined && city.country.id !== countryId) continue;
    if (names.startsWith(wanted) || names.includes(`|${wanted}`)) beginning.push(city);
    else if (within.length < take && names.includes(wanted)) within.push(city);
    if (beginning.length === take) break;
  }
  return [...beginning, ...within].slice(0, take);
}

/** The city with this id, or undefined, also for a missing or non-positive id (LOOK-15). */
export function cityById(id: number): City | undefined {
  byId ??= new Map(allPlaces().map(({ city }) => [city.id, city]));
  return byId.get(id);
}

/** The cities of exactly this name or another name of theirs, largest first; case and accents are ignored. */
export function citiesNamed(name: string): readonly City[] {
  byName ??= namedCities();
  return byName.get(fold(name)) ?? [];
}

function namedCities(): ReadonlyMap<string, City[]> {
  const found = new Map<string, City[]>();
  for (const { city, names } of allPlaces()) {
    for (const name of new Set(names.split('|').map((one) => one.trim()))) {
      const same = found.get(name);
      if (same) same.push(city);
      else found.set(name, [city]);
    }
  }
  return found;
}

/** The text as city names are compared: lower case, no accents, no punctuation, `saint` as `st`. */
function fold(text: string): string {
  const plain = text.trim().toLowerCase();
  const letters = /^[a-z ]*$/.test(plain)
    ? plain
    : plain
        .normalize('NFD')
        .replace(/[^a-z0-9\s-]/g, '')
        .replace(/[\s-]+/g, ' ');
  return letters
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');
}

/** Read once per process, on first use: the file is next to the bundle, so a cold start does not pay for it. */
function allPlaces(): readonly Place[] {
  places ??= parsePlaces(readFileSync(new URL('./data/cities.txt', import.meta.url), 'utf8'));
  return places;
}

/**
 * Ids are GeoNames ids, degrees have three decimals, `zip` is one postal code of the centre. One heading line per state
 * (`#US<tab>CA<tab>California`), then one line per city; written by infra/tools/build-places.ts.
 */
function parsePlaces(text: string): Place[] {
  const parsed: Place[] = [];
  let state = { name: '', abbr: '' };
  let country = { id: 0, name: '' };
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    if (line.startsWith('#')) {
      const { id, name } = countryByIso(line.slice(1, 3) as CountryIso);
      country = { id, name };
      state = { abbr: cells[1] ?? '', name: cells[2] ?? '' };
    } else if (line) {
      const [id = '', name = '', lat = '', lng = '', population = '', zip, others] = cells;
      const names = ` ${fold(name)}${
        others
          ? others
              .split('|')
              .map((other) => `| ${fold(other)}`)
              .join('')
          : ''
      }`;
      parsed.push({
        names,
        city: { id: +id, name, state, country, lat: +lat, lng: +lng, population: +population, zip: zip || null },
      });
    }
  }
  return parsed.sort((a, b) => b.city.population - a.city.population || a.city.id - b.city.id);
}
