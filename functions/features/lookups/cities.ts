import { readFileSync } from 'node:fs';
import { cityTake, lookupMinLength } from '../../../shared/constants/limits.ts';
import { countryByIso, type CountryIso } from '../../../shared/constants/countries.ts';
import type { City } from '../../../shared/model/place.ts';

export interface CitySearch {
  /**
   * The beginning of one of the city's names, or of a later word of one; also with its state or country (`Austin, TX`),
   * or a postal code.
   */
  name: string;
  countryId?: number | undefined;
  take?: number | undefined;
}

/** In words: `west bengal india`, `district of columbia usa`. */
const longestRegion = 5;

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
 * two characters return none (LOOK-12). Case, accents and the full stops of `St.` are ignored. Where no name fits, the
 * last words are read as a state or country.
 */
export function searchCities({ name, countryId, take = cityTake }: CitySearch): City[] {
  const inCountry = allPlaces().filter(({ city }) => countryId === undefined || city.country.id === countryId);
  const code = postalCodeIn(name);
  const rest = code ? name.replace(postalCode, '') : name;
  const found = code && !fold(rest) ? [] : citiesIn(rest, inCountry, take);
  const coded = code ? citiesAt(code, inCountry) : [];
  const both = coded.filter((city) => found.includes(city));
  return [...new Set([...(found.length > 0 ? both : coded), ...found])].slice(0, take);
}

function citiesIn(text: string, places: readonly Place[], take: number): City[] {
  const words = fold(text).split(' ');
  const named = citiesBeginning(words.join(' '), places, take);
  for (let last = 1; named.length === 0 && last <= longestRegion && last < words.length; last++) {
    const region = words.slice(-last).join(' ');
    const cities = citiesBeginning(words.slice(0, -last).join(' '), places, places.length);
    named.push(...cities.filter((city) => isIn(city, region)).slice(0, take));
  }
  return named;
}

function citiesBeginning(name: string, places: readonly Place[], take: number): City[] {
  const wanted = ` ${name}`;
  if (wanted.length <= lookupMinLength) return [];
  const beginning: City[] = [];
  const within: City[] = [];
  for (const { city, names } of places) {
    if (names.startsWith(wanted) || names.includes(`|${wanted}`)) beginning.push(city);
    else if (within.length < take && names.includes(wanted)) within.push(city);
    if (beginning.length === take) break;
  }
  return [...beginning, ...within];
}

/** Whether the city is in the state or country, or the state and country, whose name or abbreviation begins like this. */
function isIn(city: City, region: string): boolean {
  return regionsOf(city).some((name) => name.startsWith(region));
}

const isExactlyIn = (city: City, region: string): boolean => regionsOf(city).includes(region);

function regionsOf({ state, country }: City): string[] {
  const countries = country.id === countryByIso('US').id ? [country.name, 'usa'] : [country.name];
  const states = [state.abbr, state.name];
  const both = states.flatMap((one) => countries.map((other) => `${one} ${other}`));
  return [...states, ...countries, ...both].map(fold);
}

/** A ZIP, also with its four more digits, or a PIN, also with a space in it; begun from three digits on. */
const postalCode = /(?<![\d-])\d{3}(?:\d{0,2}| ?\d{3})(?:-\d{4})?(?!\d)/;

function postalCodeIn(text: string): string | undefined {
  return postalCode.exec(text)?.[0].replace(/-.*| /g, '');
}

/**
 * The cities of a postal code. Only the code of a city's centre is known, so those whose centre has it are followed by the
 * largest city that shares its first three digits, a sorting area, and then by the others of the area, the nearest code
 * first.
 */
function citiesAt(code: string, places: readonly Place[]): City[] {
  const beginning = (digits: string): City[] =>
    places.flatMap(({ city }) => (city.zip?.startsWith(digits) ? [city] : []));
  const area = beginning(code.slice(0, 3)).filter(({ zip }) => zip?.length === code.length);
  const distance = ({ zip }: City): number => Math.abs(Number(zip) - Number(code));
  const near = area.toSorted((a, b) => distance(a) - distance(b));
  return [...new Set([...beginning(code), ...area.slice(0, 1), ...near])];
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

/** What recruiters call large cities for short; `fold` writes names so. */
const shortNames: Readonly<Record<string, string>> = {
  nyc: 'new york city',
  'new york': 'new york city',
  sf: 'san francisco',
  la: 'los angeles',
  dc: 'washington',
  philly: 'philadelphia',
  vegas: 'las vegas',
  blr: 'bengaluru',
  hyd: 'hyderabad',
};

/**
 * The largest city that exactly these words name, with or without its state or country after it (`austin tx`), or the
 * one of a postal code; undefined where the words are anything else as well.
 */
export function cityMeant(text: string): City | undefined {
  const code = /^\d{5,6}$/.test(text.trim()) && text.trim();
  if (code) return citiesAt(code, allPlaces())[0];
  const words = fold(text).split(' ');
  for (let last = 0; last <= longestRegion && last < words.length; last++) {
    const name = words.slice(0, words.length - last).join(' ');
    const cities = citiesNamed(shortNames[name] ?? name);
    const region = words.slice(words.length - last).join(' ');
    const found = last === 0 ? cities[0] : cities.find((city) => isExactlyIn(city, region));
    if (found) return found;
  }
  return undefined;
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
