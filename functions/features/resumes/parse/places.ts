import { citiesNamed } from '../../lookups/cities.ts';
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
  Ontario ON,British Columbia BC,Quebec QC,Alberta AB,Manitoba MB,Nova Scotia NS,New South Wales NSW,Queensland QLD,England,
  Scotland,Wales,Bavaria,Catalonia`;
const elsewhere = `London,Paris,Berlin,Munich,Hamburg,Frankfurt,Cologne,Stuttgart,Madrid,Barcelona,Valencia,Seville,
  Lisbon,Porto,Rome,Milan,Turin,Vienna,Zurich,Geneva,Brussels,Amsterdam,Rotterdam,Utrecht,Eindhoven,Copenhagen,Stockholm,
  Gothenburg,Oslo,Helsinki,Dublin,Cork,Edinburgh,Glasgow,Manchester,Birmingham,Leeds,Bristol,Liverpool,Cambridge,Oxford,
  Warsaw,Krakow,Wroclaw,Gdansk,Prague,Brno,Budapest,Bucharest,Cluj-Napoca,Sofia,Athens,Belgrade,Zagreb,Ljubljana,Kyiv,
  Lviv,Kharkiv,Minsk,Moscow,Saint Petersburg,Istanbul,Ankara,Tel Aviv,Dubai,Abu Dhabi,Doha,Riyadh,Jeddah,Kuwait City,Muscat,
  Cairo,Casablanca,Lagos,Nairobi,Johannesburg,Cape Town,Accra,Toronto,Vancouver,Montreal,Ottawa,Calgary,Edmonton,Winnipeg,
  Waterloo,Mississauga,Mexico City,Guadalajara,Monterrey,Bogota,Medellin,Lima,Santiago,Buenos Aires,Montevideo,Quito,
  Sao Paulo,Rio de Janeiro,Belo Horizonte,Curitiba,Porto Alegre,Sydney,Melbourne,Brisbane,Perth,Adelaide,Auckland,
  Wellington,Singapore,Kuala Lumpur,Jakarta,Bangkok,Manila,Ho Chi Minh City,Hanoi,Hong Kong,Shanghai,Beijing,Shenzhen,
  Guangzhou,Taipei,Seoul,Tokyo,Osaka,Kyoto,Colombo,Dhaka,Karachi,Lahore,Islamabad,Kathmandu,Vilnius,Riga,Tallinn,Lyon,
  Marseille,Toulouse,Nantes,Lille,Bordeaux,Nice`;
const countries = `usa,us,united states,united states of america,america,uk,united kingdom,great britain,india,canada,
  mexico,brazil,argentina,chile,colombia,peru,uruguay,ecuador,france,germany,deutschland,spain,espana,portugal,italy,
  austria,switzerland,belgium,netherlands,the netherlands,holland,luxembourg,denmark,sweden,norway,finland,iceland,
  ireland,poland,czech republic,czechia,slovakia,hungary,romania,bulgaria,greece,serbia,croatia,slovenia,ukraine,belarus,
  russia,turkey,israel,uae,united arab emirates,qatar,saudi arabia,kuwait,oman,bahrain,egypt,morocco,tunisia,nigeria,kenya,
  ghana,south africa,ethiopia,australia,new zealand,singapore,malaysia,indonesia,thailand,philippines,vietnam,china,
  hong kong,taiwan,south korea,korea,japan,sri lanka,bangladesh,pakistan,nepal,lithuania,latvia,estonia,armenia,georgia`;
const anywhere = /^(remote|hybrid|on ?site|worldwide|bay area|greater .*|.* area|work from home)$/;
/** Words that are cities too, but far more often something else. */
const alsoWords = new Set(
  `of mobile reading bath best man most university college page central bank independence columbia sale hub orange
   normal media technology industry liberty commerce enterprise marketing york cambridge oxford stanford princeton harvard
   cornell howard duke auburn clemson washington jackson franklin lincoln madison intel nice can date wells lance march sun
   oracle paris victoria mission along young price energy ion java ruby surat lead manager fitter mark opal
   northwestern clinton holland wall scott grant carter tyler troy ada temple lake summit harmony progress eagle swift
   phoenix atlas horizon pioneer everest delta apex golden mercury aurora beacon`
    .split(/\s+/)
    .filter(Boolean),
);

const listed = (list: string): string[] => list.split(',').map((one) => one.trim());
const stateNames = new Set(listed(states).map((one) => normal(one.replace(/ [A-Z]{2,3}$/, ''))));
const stateCodes = new Set(listed(states).flatMap((one) => / ([A-Z]{2,3})$/.exec(one)?.[1] ?? []));
const countryNames = new Set(listed(countries));
const worldCities = new Set(listed(elsewhere).map(normal));

/** Whether a text is a city, state or country, or says that there is none. */
export function isPlace(text: string): boolean {
  const name = normal(text)
    .replace(/\b\d{4,6}\b/g, '')
    .trim();
  if (name.length < 2) return false;
  return (
    stateNames.has(name) ||
    countryNames.has(name) ||
    worldCities.has(name) ||
    anywhere.test(name) ||
    (name.length > 2 && citiesNamed(name).length > 0)
  );
}

const india = 356;
const indianStates = new Set(
  listed(states.slice(states.indexOf('Andhra'), states.indexOf('Ontario')))
    .filter(Boolean)
    .map((one) => normal(one.replace(/ [A-Z]{2,3}$/, ''))),
);

/** Whether a text names a place in India. */
export function isInIndia(text: string): boolean {
  return text.split(/\s*[,|/]\s*|\s+[-–]\s+/).some((piece) => {
    const name = normal(piece)
      .replace(/\b\d{6}\b/g, '')
      .trim();
    return name === 'india' || indianStates.has(name) || citiesNamed(name)[0]?.country.id === india;
  });
}

const isLast = (piece: string): boolean => {
  const name = piece.replace(/\s*\d+$/, '').trim();
  return stateCodes.has(name) || stateNames.has(normal(name)) || countryNames.has(normal(name));
};

/** How surely a text is a place, from 0 to 1: `Austin, TX 78701` is 1, a lone city name .8, a word that is a city .3. */
export function placeScore(given: string): number {
  const text = given.replace(/[()]/g, '').trim();
  if (!text || text.length > 60) return 0;
  const pieces = text.split(/\s*[,/]\s*|\s+[-–]\s+/).filter(Boolean);
  if (pieces.length === 0 || pieces.length > 4) return 0;
  const known = pieces.filter((piece, place) => isPiece(piece, place)).length;
  if (pieces.length === 1) {
    if (known === 0) return 0;
    if (/\s[A-Z]{2}(\s\d{5})?$/.test(text)) return 1;
    return alsoWords.has(normal(text)) ? 0.3 : 0.8;
  }
  if (known === pieces.length) return 1;
  return known >= pieces.length - 1 && isLast(pieces.at(-1)!) && /^\p{Lu}/u.test(text) ? 0.85 : 0;
}

function isPiece(piece: string, place: number): boolean {
  if (isPlace(piece) || /^\d{4,6}$/.test(piece) || /^remote\b/i.test(piece)) return true;
  if (place > 0 && (stateCodes.has(piece) || stateCodes.has(piece.replace(/\s*\d+$/, '')))) return true;
  const inState = /^(.*)\s([A-Z]{2})(?:\s\d{5})?$/.exec(piece);
  return inState !== null && stateCodes.has(inState[2]!) && isPlace(inState[1]!);
}
