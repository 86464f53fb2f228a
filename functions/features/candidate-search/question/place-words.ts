import type { City } from '../../../../shared/model/place.ts';
import { distanceUnitIn } from '../../../../shared/rules/city-distance.ts';
import type { Radius } from '../../../../shared/rules/distance.ts';
import { countryCalled, isCountryCode, worldCity } from '../../lookups/world-places.ts';
import { pattern, type ReadFact } from './pattern.ts';

/** The city that exactly these words name, with or without its state or country. */
export type CityMeant = (words: string) => City | undefined;

const distance = String.raw`(\d{1,4})\s*(miles?|mi\.?|kilomet(?:er|re)s?|kms?\.?)?(?:\s+radius)?`;
const measured = String.raw`(\d{1,4})\s*(miles?|mi\.?|kilomet(?:er|re)s?|kms?\.?)(?:\s+radius)?`;
/** `within 30 miles of`: even without a unit. */
const around = [
  pattern(String.raw`(?:within|inside)\s+(?:a\s+)?${distance}\s+(?:of|from|around|to|near)(?:\s+the)?`),
  pattern(String.raw`${measured}\s+(?:of|from|around|near)(?:\s+the)?`),
];
const near = pattern(
  String.raw`(?:(?:based|located|living|lives?|resid(?:es?|ing))\s+(?:in|near)|located|near(?:by)?|around|close\s+to|in|from)(?:\s+the)?`,
);
/** What follows a city: `Austin TX within 30 miles`, `Austin, TX (30 mi)`. */
const after = pattern(String.raw`\s*[,(+-]?\s*(?:within\s+)?(?:a\s+)?[+]?${measured}\s*\)?`);
const afterWithin = pattern(String.raw`\s*[,(]?\s*within\s+(?:a\s+)?${distance}\s*\)?`);
const aWord = /[ ]{0,3}(?:,[ ]{0,3}|-[ ]{1,3})?([\p{L}\p{N}][\p{L}\p{N}.'’-]*)/uy;

/** In words: `san luis obispo california 93401 usa`. */
const longest = 6;
/** A bare name, `in Austin`, must be of a city that people know; others say in which state they are. */
const knownFrom = 100_000;
/** Large cities that are more often something else after `in`. */
const elsewhere: ReadonlySet<string> = new Set([
  'mobile',
  'spring',
  'enterprise',
  'java',
  'reading',
  'orange',
  'surprise',
]);
/** Abbreviations of states that are words too: without a comma before them the first never count, the others in capitals. */
const neverAlone = /\s(?:in|or)$/i;
const inCapitals = /\s(?:me|hi|ok|oh|id|de|la|pa|md|al)$/;

/** Reads where somebody is: around a city, in it, or a city with its state. */
export function placeWords(cityMeant: CityMeant): ReadFact {
  return (text, at) => {
    for (const before of around) {
      before.lastIndex = at;
      const found = before.exec(text);
      const place = found && cityFrom(text, before.lastIndex, { cityMeant });
      if (place) return factOf(place, found.slice(1));
    }
    near.lastIndex = at;
    if (near.test(text)) {
      const place = cityFrom(text, near.lastIndex, { cityMeant });
      if (place && (place.isFull || isKnown(place))) return withRadius(text, place);
    }
    const place = cityFrom(text, at, { cityMeant });
    const code = codeElsewhere(text, at);
    if (code !== undefined && !(place && place.end > code)) return { fact: { kind: 'unsaid' }, end: code };
    if (!place) return undefined;
    const measuredPlace = radiusAfter(text, place);
    return measuredPlace ?? (place.isFull ? factOf(place) : undefined);
  };
}

/** Codes of Britain and Canada; others are digits, and only elsewhere beside a city there: `D-10115 Berlin`. */
const lettersAndDigits = /(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\p{N}])/uy;
const digits = /(?:\p{Lu}{1,2}-)?\d{5,6}(?![\p{L}\p{N}-])/uy;
const nameBefore = /(?<!\p{L})(\p{L}{2,30})[ ,]{1,3}$/u;
const nameAfter = /^[ ,]{1,3}(\p{L}+)/u;
const longestName = 40;

/** Where a postal code ends that begins here and is of no city that a profile can name. */
function codeElsewhere(text: string, at: number): number | undefined {
  lettersAndDigits.lastIndex = at;
  if (lettersAndDigits.test(text)) return lettersAndDigits.lastIndex;
  digits.lastIndex = at;
  if (!digits.test(text)) return undefined;
  const end = digits.lastIndex;
  const names = [
    nameBefore.exec(text.slice(Math.max(0, at - longestName), at)),
    nameAfter.exec(text.slice(end, end + longestName)),
  ];
  return names.some((found) => found?.[1] && worldCity(plainLetters(found[1]))) ? end : undefined;
}

const plainLetters = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Place {
  city: City;
  end: number;
  name: string;
  /** Named with its state or country, or by its postal code. */
  isFull: boolean;
}

/** The city of the most words that begin here. */
function cityFrom(text: string, at: number, { cityMeant }: { cityMeant: CityMeant }): Place | undefined {
  const ends: number[] = [];
  let from = at;
  while (ends.length < longest) {
    aWord.lastIndex = from;
    if (!aWord.test(text)) break;
    from = aWord.lastIndex;
    ends.push(from);
  }
  for (const end of ends.toReversed()) {
    const words = text.slice(at, end).trim();
    const name = words.replaceAll(/\s*,\s*|\s+/g, ' ').replace(/\.$/, '');
    const city = cityMeant(name);
    if (!city) continue;
    const isFull = /\d|^(?:nyc|sf|philly|blr)$/i.test(name) || !isAlone(city, name);
    const hasComma = /,\s*\p{L}{2}$/u.test(words);
    if (isFull && !hasComma && (neverAlone.test(name) || inCapitals.test(name))) continue;
    return { city, end, name, isFull };
  }
  return undefined;
}

const isAlone = (city: City, name: string): boolean => {
  const last = name.split(' ').at(-1)!.toLowerCase();
  const regions = [city.state.abbr, city.state.name, city.country.name, 'usa', 'us'].flatMap((one) =>
    one.toLowerCase().split(' '),
  );
  const isRegion = regions.includes(last) || isCountry(name.split(' ').at(-1)!);
  return !name.includes(' ') || !isRegion || city.name.toLowerCase() === name.toLowerCase();
};

/** `UK`, `Deutschland`, or a code in capitals: small letters are more often a word. */
const isCountry = (word: string): boolean =>
  countryCalled(word.toLowerCase()) !== undefined || (/^[A-Z]{2}$/.test(word) && isCountryCode(word));

const isKnown = ({ city, name }: Place): boolean => city.population >= knownFrom && !elsewhere.has(name.toLowerCase());

function withRadius(text: string, place: Place): ReturnType<ReadFact> {
  return radiusAfter(text, place) ?? factOf(place);
}

function radiusAfter(text: string, place: Place): ReturnType<ReadFact> {
  for (const following of [afterWithin, after]) {
    following.lastIndex = place.end;
    const found = following.exec(text);
    if (found) return factOf({ ...place, end: following.lastIndex }, found.slice(1));
  }
  return undefined;
}

function factOf(
  { city, end }: Pick<Place, 'city' | 'end'>,
  [value, unit]: readonly (string | undefined)[] = [],
): ReturnType<ReadFact> {
  const radius = value === undefined ? undefined : radiusOf(value, unit, city);
  return { fact: { kind: 'place', places: [{ city, radius }] }, end };
}

/** A radius without a unit is in that of the city's country. */
function radiusOf(value: string, unit: string | undefined, city: City): Radius {
  const usual = distanceUnitIn(city);
  return { value: Number(value), unit: unit === undefined ? usual : /^mi/i.test(unit) ? 'mi' : 'km' };
}
