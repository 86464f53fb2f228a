import { readFileSync } from 'node:fs';

/** Countries in which a name is a city's, first the one in which it is largest among cities, and its rank there. */
export interface WorldCity {
  countries: string[];
  rank: number;
}
interface WorldPlaces {
  codes: ReadonlySet<string>;
  countries: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, WorldCity>;
}

let places: WorldPlaces | undefined;

/** The two-letter code of the country that a folded name (lower case, no accents) means in any of six languages. */
export const countryCalled = (name: string): string | undefined => worldPlaces().countries.get(name);

/** Whether two letters are the code of a country. */
export const isCountryCode = (code: string): boolean => worldPlaces().codes.has(code);

/** The city outside the United States and India of this folded name, also where `city` is a part of it. */
export const worldCity = (name: string): WorldCity | undefined =>
  worldPlaces().cities.get(name) ?? worldPlaces().cities.get(name.replace(/ city$/, ''));

/** Read once per process, on first use; written by infra/tools/build-world-places.ts. */
function worldPlaces(): WorldPlaces {
  places ??= parsePlaces(readFileSync(new URL('./data/world-places.txt', import.meta.url), 'utf8'));
  return places;
}

/** One line per country: its code, its names and its cities, largest first, folded. */
function parsePlaces(text: string): WorldPlaces {
  const codes = new Set<string>();
  const countries = new Map<string, string>();
  const cities = new Map<string, WorldCity>();
  for (const line of text.trimEnd().split('\n')) {
    const [code = '', names = '', list = ''] = line.split('\t');
    codes.add(code);
    for (const name of names.split('|')) countries.set(name, code);
    for (const [rank, name] of list.split('|').entries()) {
      const known = cities.get(name);
      if (name === '') continue;
      if (!known) cities.set(name, { countries: [code], rank });
      else if (rank < known.rank) cities.set(name, { countries: [code, ...known.countries], rank });
      else known.countries.push(code);
    }
  }
  return { codes, countries, cities };
}
