import { citiesNamed } from '../../lookups/cities.ts';
import { countryCalled, isCountryCode, worldCity, type WorldCity } from '../../lookups/world-places.ts';
import { normal } from './normal-text.ts';

const states = `Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,
  Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,
  Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,
  New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,
  Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,
  Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,District of Columbia DC,Andhra Pradesh AP,
  Arunachal Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana HR,Himachal Pradesh,Jharkhand,Karnataka KA,Kerala KL,
  Madhya Pradesh,Maharashtra MH,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Orissa,Punjab,Rajasthan RJ,Sikkim,Tamil Nadu,
  Telangana TG,Tripura,Uttar Pradesh UP,Uttarakhand,West Bengal WB,Delhi,Chandigarh,Puducherry,Jammu and Kashmir,
  Ontario ON,British Columbia BC,Quebec QC,Alberta AB,Manitoba MB,Nova Scotia NS,New Brunswick NB,
  Saskatchewan SK,Newfoundland and Labrador,Prince Edward Island,New South Wales NSW,Queensland QLD,England,
  Scotland,Wales,Northern Ireland,Bavaria,Bayern,Hessen,Sachsen,Thüringen,Nordrhein-Westfalen,Baden-Württemberg,Niedersachsen,
  Catalonia,Gauteng,KwaZulu-Natal,Western Cape,Eastern Cape,Free State,Limpopo,Mpumalanga,Cavite,Bulacan,Pampanga,Batangas`;
const anywhere = /^(remote|hybrid|on ?site|worldwide|bay area|greater .*|.* area|work from home)$/;
/** Words that are cities too, but far more often something else. */
const alsoWords = new Set(
  `of mobile reading bath best man most university college page central bank independence columbia sale hub orange
   normal media technology industry liberty commerce enterprise marketing york cambridge oxford stanford princeton harvard
   cornell howard duke auburn clemson washington jackson franklin lincoln madison intel nice can date wells lance march sun
   oracle paris victoria mission along young price energy ion java ruby surat lead manager fitter mark opal
   northwestern clinton holland wall scott grant carter tyler troy ada temple lake summit harmony progress eagle swift
   jenkins eclipse hudson phoenix atlas horizon pioneer everest delta apex golden mercury aurora beacon`
    .split(/\s+/)
    .filter(Boolean),
);

const india = 356;
/** Cities of the United States and India; of those elsewhere only the larger ones are distinguished from words, by `worldCity`. */
const ownCities = (name: string) => citiesNamed(name).filter(({ country: { id } }) => id === 840 || id === india);

const listed = (list: string): string[] => list.split(',').map((one) => one.trim());
const stateNames = new Set(listed(states).map((one) => normal(one.replace(/ [A-Z]{2,3}$/, ''))));
const stateCodes = new Set(listed(states).flatMap((one) => / ([A-Z]{2,3})$/.exec(one)?.[1] ?? []));

const largest = 12;
/** What the largest cities are called at home; the list has these names last. */
const atHome = new Set(
  'milano roma torino napoli firenze bologna munchen wien praha warszawa krakow lisboa bruxelles brussel sevilla goteborg'.split(
    ' ',
  ),
);
const isLarge = ({ rank }: WorldCity, name: string): boolean => rank < largest || atHome.has(name);

/** Whether a text is a city, state or country, or says that there is none. */
export function isPlace(text: string): boolean {
  const name = withoutPostalCode(text);
  return name.length > 1 && (isKnown(name) || worldCity(name) !== undefined);
}

/** Whether a text is the name of a state, or its code in capitals. */
export const isState = (text: string): boolean => stateCodes.has(text) || stateNames.has(normal(text));

/** Whether a text is the name of a country. */
export const isCountry = (text: string): boolean => countryCalled(normal(text)) !== undefined;

/** States, countries and the cities that the product lists. */
const isKnown = (name: string): boolean =>
  stateNames.has(name) ||
  countryCalled(name) !== undefined ||
  name === 'us' ||
  anywhere.test(name) ||
  (name.length > 2 && ownCities(name).length > 0);

/** Codes of India, Czechia, the Netherlands, most other countries, Britain and Canada, in small letters. */
const codes = new RegExp(
  [
    '\\b\\d{3} \\d{3}\\b|\\b\\d{2} \\d{3}\\b(?= [a-z])|\\b\\d{4} [a-z]{2}\\b(?= [a-z]{3})|\\b\\d{4,6}\\b',
    '\\b[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}\\b|\\b[a-z]\\d[a-z] ?\\d[a-z]\\d\\b',
  ].join('|'),
  'g',
);
const withoutPostalCode = (text: string): string =>
  normal(text)
    .replace(codes, '')
    // `Praha 3`: a district.
    .replace(/ \d{1,2}$/, '')
    .trim();

const indianStates = new Set(
  listed(states.slice(states.indexOf('Andhra'), states.indexOf('Ontario')))
    .filter(Boolean)
    .map((one) => normal(one.replace(/ [A-Z]{2,3}$/, ''))),
);

/** The two-letter code of the country that one or two words of a text name. */
export function countryNamedIn(text: string): string | undefined {
  const words = normal(text).split(' ');
  return words
    .flatMap((word, at) => [`${word} ${words[at + 1] ?? ''}`, word])
    .filter((name) => name.length > 1 && !stateNames.has(name))
    .map(countryCalled)
    .find(Boolean);
}

/** The two-letter code of the country that a text names, or in which a city or state of it is; the country first. */
export function countryOf(text: string): string | undefined {
  if (/, Co\.? \p{Lu}/u.test(text)) return 'IE';
  if (australian.test(text.split(/[,;|]/)[0]!.trim())) return 'AU';
  // `Nice FR`: the code is a piece of its own.
  const pieces = text
    .replace(/ (?=[A-Z]{2}$)/, ', ')
    .split(/\s*[,;|/()]\s*|\s+[-–•·]\s+/)
    .map((piece) => ({ piece, name: withoutPostalCode(piece) }));
  const named = pieces.map(({ name }) =>
    stateNames.has(name) ? undefined : (countryCalled(name) ?? countryCalled(name.split(' ').at(-1)!)),
  );
  const country = named.findLast(Boolean);
  if (country) return country;
  const code = pieces.slice(1).findLast(({ piece }) => /^[A-Z]{2}$/.test(piece) && isCountryCode(piece));
  const cities = pieces.map(({ name }) => worldCity(name)?.countries);
  if (code && cities.some((one) => one?.includes(code.piece))) return code.piece;
  // `Pilsen, Chicago`: what comes last is the larger, but for the province of `Milano (MI)`.
  const all = [...pieces.entries()];
  for (const [at, { piece, name }] of pieces.some((one) => isAmericanCode(one.piece)) ? all : all.reverse()) {
    if (elsewhereStates.has(name)) continue;
    if (indianStates.has(name)) return 'IN';
    if (stateNames.has(name)) return 'US';
    if (at > 0 && isAmericanCode(piece)) return 'US';
    const own = alsoWords.has(name) ? undefined : ownCities(name)[0];
    const world = worldCity(name);
    if (own && !(world && isLarge(world, name) && own.population < 300_000))
      return own.country.id === india ? 'IN' : 'US';
    if (world && isLarge(world, name)) return world.countries[0];
    if (isInState(piece) && americanCodes.has(piece.replace(/\s\d{5}$/, '').slice(-2))) return 'US';
  }
  return undefined;
}

const elsewhereStates = new Set(
  listed(states.slice(states.indexOf('Ontario'))).map((one) => normal(one.replace(/ [A-Z]{2,3}$/, ''))),
);
const isAmericanCode = (piece: string): boolean =>
  /^[A-Z]{2}(\s\d{5}(-\d{4})?)?$/.test(piece) && americanCodes.has(piece.slice(0, 2));
const americanCodes = new Set(
  listed(states.slice(0, states.indexOf('Andhra'))).flatMap((one) => / ([A-Z]{2})$/.exec(one)?.[1] ?? []),
);

const isLast = (piece: string): boolean => {
  const name = piece.replace(/\s*\d+$/, '').trim();
  return stateCodes.has(name) || stateNames.has(normal(name)) || countryCalled(normal(name)) !== undefined;
};

/** `ON M2R 1Z9`. */
const canadianCode = / [A-Z]\d[A-Z] ?\d[A-Z]\d$/;
/** British and Canadian codes, and those of digits. */
const postalCode = /^(?:\d{4,6}|\d{3} \d{3}|\d{5}-\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** `Torino (TO)`: an Italian province; `Austin (TX)` keeps its state. */
const province = new RegExp(`(?<=\\p{L}) \\((?!(?:${[...stateCodes].join('|')})\\))[A-Z]{2}\\)$`, 'u');

const eastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** `Example University (Austin, TX)`. */
const ofNoTown = /\b(?:university|college|school|institute|hospital|clinic|company|bank|inc|llc|ltd)\b/i;

/** How surely a text is a place, from 0 to 1: `Austin, TX 78701` is 1, a lone city name .8, a word that is a city .3. */
export function placeScore(given: string): number {
  const text = given.replace(province, '').replace(/[()]/g, '').trim();
  // `有Java开发经验`: what its Latin letters spell is a place.
  if (eastAsian.test(text) && /[a-z]/i.test(text)) return 0;
  if (!text || text.length > 60) return 0;
  const pieces = text.split(/\s*[,/]\s*|\s+[-–]\s+/).filter(Boolean);
  if (pieces.length === 0 || pieces.length > 4 || !/\p{L}/u.test(text)) return 0;
  if (irish.test(text)) return 1;
  if (pieces.length === 1) return scoreOfOne(text);
  const known = pieces.filter((piece, place) => isPiece(piece, { before: pieces[place - 1], place })).length;
  if (known === pieces.length) return pieces.some((piece) => !postalCode.test(piece)) ? 1 : 0;
  const isLine = /^\p{Lu}/u.test(text) && !/(?<!\b[SFM]t)\.\s/.test(text) && !ofNoTown.test(text);
  return known >= pieces.length - 1 && isLast(pieces.at(-1)!) && isLine ? 0.85 : 0;
}

/** `Dungarvan, Co. Waterford`. */
const irish = /^\p{Lu}[\p{L} ]{2,24}, Co\.? \p{Lu}\p{L}{3,12}$/u;
/** `Bondi NSW 2026`. */
const australian = /^\p{Lu}[\p{L} ]{2,24},? (?:(?:NSW|VIC|QLD|TAS)(?: \d{4})?|(?:ACT|SA|WA|NT) \d{4})$/u;
const wellKnown = 200_000;

/** Whether a text is a place with its state or country, or one that few employers are called after by chance. */
export function isWellKnown(text: string): boolean {
  if (placeScore(text) >= 0.85) return true;
  const name = withoutPostalCode(text);
  const world = worldCity(name);
  return (
    placeScore(text) >= 0.8 && ((world && isLarge(world, name)) ?? (ownCities(name)[0]?.population ?? 0) > wellKnown)
  );
}

function scoreOfOne(text: string): number {
  const name = withoutPostalCode(text);
  // Months and other words are cities too: `Mars 2018`.
  if (australian.test(text) || irish.test(text)) return 1;
  if (name === '' || /\b(?:19|20)\d\d\b/.test(text)) return 0;
  if (isInState(text) || isInCountry(name)) return 1;
  // `Singapore 570233`.
  if (/\s\d{4,6}$/.test(text) && countryCalled(name) !== undefined) return 1;
  if (alsoWords.has(normal(text))) return 0.3;
  if (name.length > 1 && isKnown(name)) return 0.8;
  const world = worldCity(name);
  if (/^remote\b/i.test(text) && text.length < 24) return 0.8;
  return world ? (isLarge(world, name) && name.length > 3 ? 0.8 : 0.5) : 0;
}

/** `Riga Latvia`: a city before its country. */
function isInCountry(name: string): boolean {
  const words = name.split(' ');
  return words.some((_word, at) => {
    const country = at > 0 && countryCalled(words.slice(at).join(' '));
    if (at > 0 && stateNames.has(words.slice(at).join(' ')) && isPlace(words.slice(0, at).join(' '))) return true;
    if (!country) return false;
    const city = words.slice(0, at).join(' ');
    return (
      (worldCity(city)?.countries.includes(country) ?? false) ||
      ownCities(city).some((one) => isoOf(one.country.id) === country)
    );
  });
}

const isoOf = (id: number): string => (id === india ? 'IN' : 'US');

const isCityOf = (city: string, country: string): boolean =>
  worldCity(withoutPostalCode(city))?.countries.includes(country) ?? false;

/** The states of Brazil and Mexico as people shorten them behind a city, without points. */
const shortStates: Readonly<Record<string, string>> = {
  BR: 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  MX: 'AGS BC BCS CAMP CDMX CHIH CHIS COAH COL DGO EDOMEX EDOMÉX GRO GTO HGO JAL MEX MÉX MICH MOR NAY NL OAX PUE QRO QROO SIN SLP SON TAB TAMPS TLAX VER YUC ZAC',
};

/** `Recife/PE`, `Monterrey, N.L.`. */
function isShortState(city: string, piece: string): boolean {
  const letters = piece.replace(/[\s.]/g, '').toUpperCase();
  return Object.entries(shortStates).some(
    ([country, list]) => list.split(' ').includes(letters) && isCityOf(city, country),
  );
}

function isInState(piece: string): boolean {
  const inState = /^(.*)\s([A-Z]{2})(?:\s(?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/.exec(piece);
  if (inState === null) return false;
  const [, city = '', code = ''] = inState;
  // `Nice FR`: the code of the country in which the city is.
  return (stateCodes.has(code) && isPlace(city)) || isCityOf(city, code);
}

/** `Beaumont, Tx`: the letters of a state behind one of its country's cities. */
const shouted = (piece: string, city: string): string =>
  /^(?!In|Or|Me|Hi|Ok|Oh)[A-Z][a-z](?: \d{5})?$/.test(piece) && ownCities(normal(city)).length > 0
    ? piece.slice(0, 2).toUpperCase()
    : '';

function isPiece(piece: string, { before, place }: { before: string | undefined; place: number }): boolean {
  if (isPlace(piece) || postalCode.test(piece) || /^remote\b/i.test(piece)) return true;
  if (
    place > 0 &&
    [piece, piece.replace(/\s*\d+$/, ''), piece.replace(canadianCode, ''), shouted(piece, before ?? '')].some((one) =>
      stateCodes.has(one),
    )
  )
    return true;
  // `Nice, FR`: the code of the country in which the city before it is.
  if (before !== undefined && (isCityOf(before, piece) || isShortState(before, piece))) return true;
  return isInState(piece) || isInCountry(withoutPostalCode(piece));
}

/** A place without its postal codes: `Leeds, UK` for `Leeds, LS1 4AB, UK`. */
export const withoutCodes = (text: string): string =>
  text
    .split(',')
    .map((piece) =>
      piece
        .trim()
        .replace(
          new RegExp(
            '^(?:[A-Z]{1,2}-)?(?:\\d{4,6}(?:-\\d{3,4})?|\\d{3} \\d{2,3}|\\d{2}-\\d{3}|\\d{4} [A-Z]{2})\\s+(?=\\p{Lu})|[\\s-]+(?:\\d{4,6}(?:-\\d{4})?|\\d{3} \\d{3}|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$',
            'gu',
          ),
          '',
        ),
    )
    .filter((piece) => !postalCode.test(piece))
    .join(', ');
