import { countryById } from '../../../shared/constants/countries.ts';
import { cityTake, lookupMinLength } from '../../../shared/constants/limits.ts';
import type { City } from '../../../shared/model/place.ts';
import { isOneLetterAway } from '../../search/engine/engine.ts';
import { barePlace, inLatinLetters, knownName } from './city-spellings.ts';
import { allPlaces, fold, hasCodes, type Place, placesIn } from './place-list.ts';
import { type CodeElsewhere, codeElsewhere, outwardCode } from './postal-areas.ts';
import { countryCalled, isCountryCode } from './world-places.ts';

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

let byId: ReadonlyMap<number, City> | undefined;
let byCode: readonly { from: number; to: number; city: City }[] | undefined;
let byName: ReadonlyMap<string, City[]> | undefined;
/** The names of cities by their first letter, which people type right. */
let byLetter: ReadonlyMap<string | undefined, string[]> | undefined;

/**
 * Cities whose name begins with the text, largest first, followed by those in which only a later word does. Fewer than
 * two characters return none (LOOK-12). Case, accents and the full stops of `St.` are ignored. Where no name fits, the
 * last words are read as a state or country.
 */
export function searchCities({ name, countryId, take = cityTake }: CitySearch): City[] {
  const inCountry = placesIn(countryId);
  const spellings = [
    name,
    barePlace(name),
    name.replace(street, ''),
    name.replaceAll(around, ''),
    name.replace(neighbour, ''),
  ];
  for (const spelling of new Set(spellings)) {
    const found = citiesTyped(spelling, inCountry, take);
    if (found.length > 0) return found;
  }
  return citiesMistyped(fold(name), inCountry, take);
}

/** Where nothing begins with the words: the cities that are one letter from them, also before a state or country. */
function citiesMistyped(text: string, places: readonly Place[], take: number): City[] {
  const words = text.split(' ');
  for (let last = 0; last <= longestRegion && last < words.length; last++) {
    const name = words.slice(0, words.length - last).join(' ');
    const region = words.slice(words.length - last).join(' ');
    const meant = new Set(citiesAlmostNamed(name).filter((city) => last === 0 || isIn(city, region)));
    const found = meant.size > 0 ? places.filter(({ city }) => meant.has(city)) : [];
    if (found.length > 0) return found.slice(0, take).map(({ city }) => city);
  }
  return [];
}

/** Shorter names have too many neighbours. */
const shortestMistyped = 5;

function citiesAlmostNamed(name: string): City[] {
  byLetter ??= Map.groupBy((byName ??= namedCities()).keys(), (one) => one[0]);
  const near = (byLetter.get(name[0]) ?? []).filter(
    (one) => Math.max(one.length, name.length) >= shortestMistyped && isOneLetterAway(name, one),
  );
  return near.flatMap((one) => byName?.get(one) ?? []);
}

/** `Greater London`, `Los Angeles County`, `San Francisco Bay Area`, `Remote, Austin, TX`, as profiles elsewhere say. */
const around =
  /^(?:greater|remote|hybrid|on-?site)\b[\s,:(/-]*|\s(?:county|(?:bay |metro |metropolitan )?area|metro(?:politan)?)\b/gi;

/** `Dallas-Fort Worth`, `Minneapolis/St. Paul, MN`: the second of two cities that are named as one. */
const neighbour = /(?<=[^\s/–-]{3})\s?[/–-]\s?[^,]+/;

/** `12 Main St, Austin`: what is before the first comma has a number. */
const street = /^[^,\d]*\d[^,]*,/;

function citiesTyped(name: string, inCountry: readonly Place[], take: number): City[] {
  const { code, rest, elsewhere } = partsOf(name);
  if (elsewhere) {
    const places = inCountry.filter(({ city }) => isAt(city, elsewhere));
    const named = rest ? citiesIn(rest, places, take) : [];
    return named.length > 0 ? named : places.flatMap(({ city }) => (city === townAt(elsewhere) ? [city] : []));
  }
  const found = code && !rest ? [] : citiesIn(rest, inCountry, take);
  // A beginning beside words that name no city is the number of a house: `12 Main St`.
  const coded = code && (!rest || found.length > 0 || code.length >= shortestCode) ? citiesAt(code, inCountry) : [];
  const both = coded.filter((city) => found.includes(city) || isExactlyIn(city, rest));
  return [...new Set([...(found.length > 0 ? both : coded), ...found])].slice(0, take);
}

function citiesIn(text: string, places: readonly Place[], take: number): City[] {
  const words = text.split(' ');
  const meant = citiesByNickname(words).find((one) => places.some(({ city }) => city === one));
  const named = [...new Set([...(meant ? [meant] : []), ...citiesBeginning(text, places, take)])].slice(0, take);
  for (let last = 1; named.length === 0 && last <= longestRegion && last < words.length; last++) {
    const region = words.slice(-last).join(' ');
    const cities = citiesBeginning(knownName(words.slice(0, -last).join(' ')), places, places.length);
    named.push(...cities.filter((city) => isIn(city, region)).slice(0, take));
    // `São Paulo, SP`: the letters of states elsewhere are not known, and are not those of a state here.
    if (
      named.length === 0 &&
      /^[a-z]{2}$/.test(region) &&
      !places.some(({ city }) => hasCodes(city) && isIn(city, region))
    )
      named.push(...cities.filter((city) => !hasCodes(city)).slice(0, 1));
  }
  return named;
}

/** `LA`, `LA, CA`: what people call a city is meant before those whose names begin so. */
function citiesByNickname(words: readonly string[]): readonly City[] {
  const isNickname = words.some((_word, at) => {
    const name = words.slice(0, at + 1).join(' ');
    return knownName(name) !== name;
  });
  return isNickname ? citiesCalled(words.join(' ')).cities : [];
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
  return regionsOf(city).some((name) => name.startsWith(region)) || isExactlyIn(city, region);
}

/** Whether words are the name of the city's state, of its country in one of six languages, or of both. */
function isExactlyIn(city: City, region: string): boolean {
  if (isCountryOf(city, region)) return true;
  const states = statesOf(city);
  return (
    states.includes(region) ||
    states.some((state) => region.startsWith(`${state} `) && isCountryOf(city, region.slice(state.length + 1)))
  );
}

// India's code is a word of its own, and Indiana's.
function isCountryOf({ country }: City, words: string): boolean {
  const iso = countryById(country.id)?.iso ?? '';
  if (fold(country.name) === words || countryCalled(words) === iso) return true;
  return iso !== 'IN' && words.toUpperCase() === iso && isCountryCode(iso);
}

const statesOf = ({ state }: City): string[] => [state.abbr, state.name].map(fold).filter(Boolean);

const regionsOf = (city: City): string[] => {
  const country = fold(city.country.name);
  const states = statesOf(city);
  return [...states, country, ...states.map((state) => `${state} ${country}`)];
};

/** A ZIP, also with its four more digits, or a PIN, also with a space in it; begun from three digits on. */
const postalCode =
  /(?:\b(?:zip|pin|postal)[ -]?(?:code)?[ .:-]*)?(?<!\d|\d-|\b[a-z]{1,2}-)(\d{3}(?: ?\d{3}|\d{0,2}))(?:-\d{4})?(?!\d)/gi;

/** In digits, of a whole code. */
const shortestCode = 5;

/** Letters before a code of digits, `D-10115`: no city's codes are known there. */
const lettersOfCode = /\b[a-z]{1,2}-(?=\d{4,5}\b)/gi;

/** The last postal code in a text, one of Britain or Canada, and the folded words around them. */
function partsOf(given: string): { code: string | undefined; rest: string; elsewhere: CodeElsewhere | undefined } {
  const spaced = inLatinLetters(barePlace(given)).replaceAll(',', ', ');
  const elsewhere = codeElsewhere(spaced) ?? outwardCode(spaced);
  const text = (elsewhere ? spaced.replace(elsewhere.raw, ' ') : spaced).replace(lettersOfCode, ' ');
  const found = [...text.matchAll(postalCode)].at(-1);
  return { code: found?.[1]?.replace(' ', ''), rest: fold(found ? text.replace(found[0], ' ') : text), elsewhere };
}

const isAt = ({ country }: City, { iso }: CodeElsewhere): boolean => countryById(country.id)?.iso === iso;

const townAt = (code: CodeElsewhere): City | undefined =>
  code.town === undefined ? undefined : citiesNamed(code.town).find((city) => isAt(city, code));

/**
 * The cities of a postal code: that of a ZIP is known, of a PIN only the one of a city's centre. So those whose centre has
 * it are followed by the largest city that shares its first three digits, a sorting area, and then by the others of the
 * area, the nearest code first.
 */
function citiesAt(code: string, places: readonly Place[]): City[] {
  const beginning = (digits: string): City[] =>
    places.flatMap(({ city }) => (city.zip?.startsWith(digits) ? [city] : []));
  const area = beginning(code.slice(0, 3)).filter(({ zip }) => zip?.length === code.length);
  const distance = ({ zip }: City): number => Math.abs(Number(zip) - Number(code));
  const near = area.toSorted((a, b) => distance(a) - distance(b));
  const centres = beginning(code).toSorted((a, b) => (a.zip?.length ?? 0) - (b.zip?.length ?? 0));
  const begun = area.length > 0 ? centres.filter(({ zip }) => zip?.length === code.length) : centres;
  const own = code.length === shortestCode ? cityOfZip(Number(code)) : undefined;
  const known = own && places.some(({ city }) => city === own) ? [own] : [];
  return [...new Set([...known, ...begun, ...area.slice(0, 1), ...near, ...centres])];
}

function cityOfZip(zip: number): City | undefined {
  byCode ??= allPlaces().flatMap(({ city, codes }) =>
    (codes ? codes.split(',') : []).map((range) => {
      const [from = '', to = ''] = range.split('-');
      return { from: Number(from), to: Number(from.slice(0, shortestCode - to.length) + to), city };
    }),
  );
  return byCode.find(({ from, to }) => from <= zip && zip <= to)?.city;
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

/** From how many people on a city and any code of its state are believed to belong together. */
const severalAreas = 100_000;

/**
 * The largest city that exactly these words name, with or without its state, country or postal code around it (`78701
 * austin tx`), or the one of a code; undefined where the words are anything else as well, or are of another place than the
 * code, as in `Austin 10115`. Elsewhere than in the United States and India any code may be the city's: `10115 Berlin`.
 */
export function cityMeant(text: string): City | undefined {
  const { code, rest, elsewhere } = partsOf(text);
  if (elsewhere && !rest) return townAt(elsewhere);
  const { cities, hasRegion } = citiesCalled(rest);
  if (elsewhere) return cities.find((city) => isAt(city, elsewhere));
  if (!code) return cities[0];
  const coded = code.length < shortestCode ? [] : citiesAt(code, allPlaces());
  if (cities.length === 0) return coded.find((city) => !rest || isExactlyIn(city, rest));
  const isNear = (city: City): boolean => !hasCodes(city) || coded.some(({ state }) => state.abbr === city.state.abbr);
  const hasMany = ({ population }: City): boolean => hasRegion || population >= severalAreas;
  return cities.find((city) => coded.includes(city)) ?? cities.find((city) => isNear(city) && hasMany(city));
}

/** The cities of which folded words are the whole name, or the name and the state or country, largest first. */
function citiesCalled(text: string): { cities: readonly City[]; hasRegion: boolean } {
  const words = text.split(' ');
  for (let last = 0; last <= longestRegion && last < words.length; last++) {
    const name = words.slice(0, words.length - last).join(' ');
    const region = words.slice(words.length - last).join(' ');
    const cities = citiesKnownAs(name).filter((city) => last === 0 || isExactlyIn(city, region));
    if (cities.length > 0) return { cities, hasRegion: last > 0 };
  }
  return { cities: [], hasRegion: false };
}

/** The cities of exactly this name, or of what it is a nickname for, which may say its state: `st petersburg fl`. */
export function citiesKnownAs(name: string): readonly City[] {
  const known = knownName(fold(name));
  return known === fold(name) ? citiesNamed(name) : citiesCalled(known).cities;
}

function namedCities(): ReadonlyMap<string, City[]> {
  const found = new Map<string, City[]>();
  for (const { city, names } of allPlaces()) {
    for (const name of names.includes('|') ? new Set(names.split('|').map((one) => one.trim())) : [names.slice(1)]) {
      const same = found.get(name);
      if (same) same.push(city);
      else found.set(name, [city]);
    }
  }
  return found;
}
