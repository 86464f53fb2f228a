import { readFileSync } from 'node:fs';
import { countryByIso } from '../../../shared/constants/countries.ts';
import type { City } from '../../../shared/model/place.ts';
import { plainLetters } from '../../../shared/rules/words.ts';

/** A city as it is searched for. */
export interface Place {
  city: City;
  /** Folded names, each with a leading space, so that ` york` matches the word and ` new y` the beginning. */
  names: string;
  /** Ranges of ZIPs: `78701-85,73301` ends in 78785. */
  codes: string;
}

let places: readonly Place[] | undefined;
let byCountry: ReadonlyMap<number, readonly Place[]> | undefined;

const home: ReadonlySet<number> = new Set([840, 356]);

/** Whether the city is in one of the countries whose postal codes are known: the United States and India. */
export const hasCodes = ({ country }: Pick<City, 'country'>): boolean => home.has(country.id);

/** Most people here mean Birmingham, Alabama: a namesake elsewhere comes first only if it is so many times as large. */
const homeWeight = 5;
const weightOf = ({ city }: Place): number => city.population * (hasCodes(city) ? homeWeight : 1);

/** Every city, those that are most likely meant first. Read once per process, on first use, from files next to the bundle. */
export function allPlaces(): readonly Place[] {
  places ??= [
    ...parsePlaces(readFileSync(new URL('./data/cities.txt', import.meta.url), 'utf8')),
    ...parsePlaces(readFileSync(new URL('./data/world-cities.txt', import.meta.url), 'utf8')),
  ].sort((a, b) => weightOf(b) - weightOf(a) || a.city.id - b.city.id);
  return places;
}

/** The cities of a country, or all, in the same order. */
export function placesIn(countryId: number | undefined): readonly Place[] {
  if (countryId === undefined) return allPlaces();
  byCountry ??= Map.groupBy(allPlaces(), ({ city }) => city.country.id);
  return byCountry.get(countryId) ?? [];
}

/** The text as city names are compared: lower case, no accents, no punctuation, `saint` as `st`. */
export function fold(text: string): string {
  const plain = text.trim().toLowerCase();
  const letters = /^[a-z]+(?: [a-z]+)*$/.test(plain)
    ? plain
    : plain
        .replace(/[ßæœøłđðþħŧŋı]/g, (letter) => plainLetters[letter]!)
        .normalize('NFD')
        .replace(/[^a-z0-9\s-]/g, '')
        .replace(/[\s-]+/g, ' ')
        .trim();
  return letters.replace(/\b(?:saint|mount|fort)\b/g, (word) => `${word[0]}t`);
}

/**
 * Ids are GeoNames ids, degrees have three decimals, `zip` is one postal code of the centre, the last cell ranges of all
 * ZIPs. One heading line per state (`#US<tab>CA<tab>California`), then one line per city; written by
 * infra/tools/build-places.ts and build-world-cities.ts.
 */
function parsePlaces(text: string): Place[] {
  const parsed: Place[] = [];
  let state = { name: '', abbr: '' };
  let country = { id: 0, name: '' };
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    if (line.startsWith('#')) {
      const iso = line.slice(1, 3);
      country = { id: countryByIso(iso)?.id ?? 0, name: countryByIso(iso)?.name ?? iso };
      state = { abbr: cells[1] ?? '', name: cells[2] ?? '' };
    } else if (line) {
      const [id = '', name = '', lat = '', lng = '', population = '', zip, others, codes = ''] = cells;
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
        codes,
        city: { id: +id, name, state, country, lat: +lat, lng: +lng, population: +population, zip: zip || null },
      });
    }
  }
  return parsed;
}
