import { citiesKnownAs, cityMeant } from '../../lookups/cities.ts';
import { countryByIso } from '../../../../shared/constants/countries.ts';
import type { City } from '../../../../shared/model/place.ts';
import { isNickname } from '../../lookups/city-spellings.ts';
import { codeElsewhere, outwardCode } from '../../lookups/postal-areas.ts';
import { normal } from './normal-text.ts';
import { countryOf, isCountry } from './places.ts';

/** A city of the product's list. */
export type HomeCity = Pick<City, 'id' | 'name' | 'state' | 'country'>;

/**
 * The listed city that a place means: by the state, country or postal code that is written with it, never by its name alone.
 * The code is looked for in the line.
 */
export function homeCity(place: string, line: string): HomeCity | undefined {
  // Nobody calls another city `SF`, and a code's first half has one town.
  const isPlain = isNickname(place) || outwardCode(place) !== undefined;
  const city = isPlain ? cityMeant(place) : (cityOfRegion(place) ?? cityOfCode(place, line));
  return city && { id: city.id, name: city.name, state: city.state, country: city.country };
}

function cityOfRegion(place: string): City | undefined {
  const pieces = place.split(/\s*,\s*|\s+(?=[A-Z]{2}$)/).map((piece) => piece.trim());
  const [name = '', ...rest] = pieces;
  if (rest.length === 0) return undefined;
  const country = countryOf(pieces.join(', '));
  const countryId = country && countryByIso(country)?.id;
  const named = citiesKnownAs(name).filter((city) => city.country.id === countryId);
  const inState = named.find(({ state }) =>
    rest.some((piece) => piece === state.abbr || normal(piece) === normal(state.name)),
  );
  // `Leeds, UK`, and `Nice, FR`; two letters may be those of a state in the main countries.
  const isCode = (piece: string): boolean => piece === country && country !== 'US' && country !== 'IN';
  const isCountryNamed = rest.some(
    (piece) => isCountry(piece) || isCode(piece) || (piece.length > 2 && countryOf(piece) === country),
  );
  return inState ?? (isCountryNamed ? named[0] : undefined);
}

const codeAfter = /^[\s,(–-]{0,4}(\d{5,6}|\d{3} \d{3})(?!\d)/;
const codeBefore = /(?<!\d)(\d{5,6}|\d{3} \d{3})[\s,]{1,3}$/;

/** `Mumbai - 400001`, `Leeds LS1 4AP`. */
function cityOfCode(place: string, line: string): City | undefined {
  const elsewhere = codeElsewhere(line)?.raw;
  if (elsewhere) return cityMeant(place === elsewhere ? place : `${place} ${elsewhere}`);
  const at = line.indexOf(place);
  const [before, after] = [line.slice(0, Math.max(0, at)), line.slice(at + place.length)];
  const code = at < 0 ? undefined : (codeAfter.exec(after) ?? codeBefore.exec(before))?.[1];
  return code ? cityMeant(`${place} ${code}`) : undefined;
}
