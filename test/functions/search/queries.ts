import { shifts, workplaces } from '../../../shared/constants/job.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import type { MapBounds } from '../../../shared/rules/map-bounds.ts';
import { recommendationQuery } from '../../../functions/features/applications/recommended-jobs.ts';
import type { Condition, SearchQuery } from '../../../functions/search/engine/engine.ts';
import { aCity, citizenships, clearanceTypes, employmentTypes } from './generate.ts';
import type { Random } from './random.ts';
import { cities, commonWords, companies, roles, skills, words } from './vocabulary.ts';

type MakeQuery = (source: Random) => SearchQuery;

/** Every shape of job query that the product runs, by name: filters, sorts, texts, facets. */
export const jobShapes: Readonly<Record<string, MakeQuery>> = {
  newest: () => ({}),
  'country, page 100': (source) => ({ where: { countryId: country(source) }, page: 100 }),
  'city by id': (source) => ({ where: { cityId: { anyOf: [aCity(source).id] } } }),
  'within 50 km': (source) => ({ where: { place: circle(source, 50) } }),
  'within 300 km by distance': (source) => ({ where: { place: circle(source, 300) }, sort: { by: 'distance' } }),
  'in a map’s bounds': (source) => ({ where: { placeOnMap: box(source, 4) } }),
  'places of a map': (source) => ({ where: { placeOnMap: box(source, 12) }, perPage: 1, facets: ['cityId'] }),
  'places of the world': () => ({ perPage: 1, facets: ['cityId'] }),
  'any of 3 skills': (source) => ({ where: { tagIds: { anyOf: tags(source, 3) } } }),
  'all of 3 skills': (source) => ({ where: { tagIds: { allOf: tags(source, 3, 60) } } }),
  'rate and employment': (source) => ({
    where: { rate: rate(source), employmentType: { anyOf: source.some(employmentTypes, 2) } },
    sort: { by: 'rate' },
  }),
  'salary, flags and sets': (source) => ({
    where: {
      countryId: { anyOf: [840] },
      salary: salary(source),
      relocation: { anyOf: [true] },
      clearanceType: { anyOf: source.some([...clearanceTypes, 'none'], 2) },
      citizenship: { anyOf: source.some(citizenships, 2) },
    },
    sort: { by: 'salary' },
  }),
  'recommended by 3 skills': (source) => ({ ...recommended(source, 3), perPage: 25 }),
  'recommended by 20 skills': (source) => ({ ...recommended(source, 20), perPage: 25 }),
  'travel and campaign by title': (source) => ({
    where: { travel: { anyOf: [source.chance(0.5)] }, campaignIds: { anyOf: [source.integer(1, 8)] } },
    sort: { by: 'title', direction: source.pick(['asc', 'desc'] as const) },
  }),
  'two words': (source) => ({ text: twoWords(source) }),
  'common and synonym': (source) => ({
    text: `${source.pick(['dev', 'developer', 'registered nurse', 'machine learning', 'rn', 'js'])} ${source.pick(commonWords.slice(20))}`,
  }),
  'quoted phrase': (source) => ({
    text: `"${source.pick(['hands on', 'full time', 'Machine Learning', 'Spring Boot', 'work experience', 'you will'])}" ${source.chance(0.5) ? source.pick(roles) : ''}`,
  }),
  'unfinished word': (source) => ({
    text: `${source.pick(commonWords.slice(20))} ${rareWord(source).slice(0, -2)}`,
    asYouType: true,
  }),
  'one letter wrong': (source) => ({ text: misspelt(source) }),
  'a name misspelt': (source) => ({ text: source.pick(misspeltNames) }),
  'boolean of words': (source) => ({
    text: `(${twoWords(source)} OR "${source.pick(skills.slice(0, 60)).name}" OR ${source.pick(commonWords.slice(20))}) AND ${source.pick(roles)} NOT ${source.pick(commonWords.slice(40))}`,
  }),
  'only without a word': (source) => ({ text: `-${source.pick(commonWords.slice(20))}` }),
  'text, place and skills': (source) => ({
    text: source.pick(commonWords.slice(20, 90)),
    where: { place: circle(source, 50), tagIds: { anyOf: tags(source, 3) } },
  }),
  'facets of a country': (source) => ({
    where: { countryId: country(source), employmentType: { anyOf: [source.pick(employmentTypes)] } },
    facets: ['tagIds', 'employmentType', 'clearanceType', 'citizenship', 'stateName', 'countryId'],
  }),
  'facets of skills and travel': (source) => ({
    where: { tagIds: { anyOf: tags(source, 3) }, travel: { anyOf: [false] } },
    facets: ['tagIds', 'employmentType', 'travel', 'relocation', 'countryId'],
  }),
  'facets of a text': (source) => ({
    text: twoWords(source),
    facets: ['tagIds', 'employmentType', 'countryId', 'cityId', 'citizenship'],
  }),
};

const misspeltNames = [
  'software enginer',
  'registred nurse',
  'machne learning',
  'javascrpt',
  'data scientst',
  'quality asurance',
];

const facetFields = [
  'cityId',
  'countryId',
  'stateName',
  'tagIds',
  'campaignIds',
  'employmentType',
  'clearanceType',
  'citizenship',
  'travel',
  'relocation',
  'workplace',
  'shifts',
  'hasPay',
  'status',
];

/** Any mix of the filter fields of GUEST-59 with any text, sort, page and facets. */
export function randomMix(source: Random): SearchQuery {
  const conditions: Record<string, () => Condition> = {
    countryId: () => country(source),
    cityId: () => ({ anyOf: source.chance(0.9) ? [aCity(source).id, aCity(source).id] : [-5] }),
    place: () => circle(source, source.pick([0, 5, 50, 500, 4_000, 21_000])),
    placeOnMap: () => box(source, source.pick([0, 1, 10, 90, 400])),
    tagIds: () =>
      source.chance(0.6)
        ? { anyOf: tags(source, source.integer(1, 5)) }
        : { allOf: tags(source, source.integer(1, 2)) },
    fittingSkills: () => recommended(source, source.integer(1, 8)).where!['fittingSkills']!,
    campaignIds: () => ({ anyOf: [source.integer(1, 9)] }),
    campaignSkillIds: () => ({ anyOf: tags(source, source.integer(1, 12)) }),
    endsAt: () => ({ from: Date.UTC(2025, source.integer(0, 11), 1) }),
    rate: () => rate(source),
    salary: () => salary(source),
    relocation: () => ({ anyOf: [source.chance(0.5)] }),
    travel: () => ({ anyOf: [source.chance(0.5)] }),
    employmentType: () =>
      source.chance(0.8)
        ? { anyOf: source.some(employmentTypes, 2) }
        : { allOf: source.some([...employmentTypes, 'unheard'], 2) },
    clearanceType: () => ({ anyOf: source.some([...clearanceTypes, 'none'], source.integer(1, 2)) }),
    citizenship: () => ({ anyOf: source.some(citizenships, source.integer(1, 3)) }),
    workplace: () => ({ anyOf: source.some([...workplaces], source.integer(1, 2)) }),
    shifts: () => ({ anyOf: source.some([...shifts], source.integer(1, 2)) }),
    experienceYears: () => source.pick([{ to: source.integer(0, 12) }, { from: source.integer(0, 12) }]),
    hoursPerWeek: () =>
      source.pick([
        { to: source.integer(1, 50) },
        { from: source.integer(1, 50) },
        { from: 20, to: source.integer(15, 40) },
      ]),
    hasPay: () => ({ anyOf: [source.chance(0.8)] }),
    leftOutBy: () => ({ noneOf: source.some(['nurse', 'engineer', 'senior', 'unheard'], source.integer(1, 3)) }),
    company: () => ({ anyOf: [companyKey(source.pick(companies))] }),
    status: () => ({ anyOf: ['signed'] }),
    createdAt: () => ({ from: Date.UTC(2025, source.integer(0, 9), 1) }),
  };
  const fields = source.some(Object.keys(conditions), source.pick([0, 1, 1, 2, 2, 3, 4]));
  const where = Object.fromEntries(fields.map((field) => [field, conditions[field]!()]));
  const text = source.chance(0.45) ? anyText(source) : undefined;
  const by = source.pick(['relevance', 'relevance', 'createdAt', 'rate', 'salary', 'title', 'distance']);
  return {
    where,
    ...(text === undefined ? {} : { text, asYouType: source.chance(0.3) }),
    sort: { by, ...(source.chance(0.4) ? { direction: source.pick(['asc', 'desc'] as const) } : {}) },
    ...(by === 'distance' ? { from: aCity(source) } : {}),
    page: source.pick([1, 1, 1, 2, 3, 40, 1_000_000_000]),
    perPage: source.pick([10, 50, 50, 200]),
    ...(source.chance(0.4)
      ? { facets: source.some(facetFields, source.integer(1, 5)), facetLimit: source.pick([5, 20, 1_000]) }
      : {}),
  };
}

function anyText(source: Random): string {
  const texts: (() => string)[] = [
    () => twoWords(source),
    () => misspelt(source),
    () => rareWord(source).slice(0, 4),
    () => `"${source.pick(skills.slice(0, 100)).name}"`,
    () => `"${misspelt(source)} ${source.pick(commonWords)}"`,
    () => `${source.pick(misspeltNames)} ${source.chance(0.5) ? source.pick(commonWords) : ''}`,
    () => `${twoWords(source)} OR ${source.chance(0.5) ? misspelt(source) : source.pick(roles)}`,
    () =>
      `(${source.pick(roles)} OR ${rareWord(source)}) ${source.pick(commonWords)} -${source.pick(commonWords.slice(40))}`,
    () => `NOT (${source.pick(commonWords.slice(30))} ${source.pick(commonWords.slice(30))})`,
    () =>
      `${source.pick(['dev', 'rn', 'Registered Nurses', 'QA', 'pm', 'front end', 'k8s', 'sr', 'Node.js', 'C#', '.net', 'C++'])} ${source.chance(0.5) ? source.pick(commonWords) : ''}`,
    () => source.pick(companies),
    () => `${source.pick(cities.slice(0, 30)).name} the`,
    () => source.pick(['', ' ', '"', '!!', 'the', '""', 'nosuchwordanywhere', '"a of the']),
    () => `${source.pick(commonWords)} ${source.pick(commonWords)} ${source.pick(commonWords)}`,
  ];
  return source.pick(texts)();
}

export function country(source: Random): Condition {
  return { anyOf: [source.chance(0.6) ? 840 : 356] };
}

/** The question for jobs that fit a candidate with so many skills. */
function recommended(source: Random, count: number): SearchQuery {
  const ids = tags(source, count);
  const card = { skills: ids.map((id) => ({ id, name: '' })), lat: null, lng: null };
  return recommendationQuery(card, Date.UTC(2025, source.integer(0, 11), 1))!;
}

/** A part of a map around a city, this many degrees wide; a wide one may cross the antimeridian. */
function box(source: Random, degrees: number): MapBounds {
  const { lat, lng } = aCity(source);
  const wrapped = (value: number) => ((((value + 180) % 360) + 360) % 360) - 180;
  return {
    south: Math.max(-90, lat - degrees / 4),
    north: Math.min(90, lat + degrees / 4),
    west: degrees >= 360 ? -180 : wrapped(lng - degrees / 2),
    east: degrees >= 360 ? 180 : wrapped(lng + degrees / 2),
  };
}

export function circle(source: Random, km: number): { lat: number; lng: number; km: number } {
  const { lat, lng } = aCity(source);
  return { lat, lng, km };
}

export function tags(source: Random, count: number, among = 400): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(skills[source.skewed(among)]!.id);
  return [...chosen];
}

export function rate(source: Random): Condition {
  const unit = source.chance(0.7) ? 'USD' : 'INR';
  const from = source.integer(25, 90) * (unit === 'USD' ? 1 : 22);
  return source.chance(0.7)
    ? { from, to: from * 1.3, unit }
    : source.pick([
        { from, unit },
        { to: from, unit },
      ]);
}

export function salary(source: Random): Condition {
  const unit = source.chance(0.7) ? 'USD' : 'INR';
  const from = source.integer(60, 150) * 1_000 * (unit === 'USD' ? 1 : 22);
  return source.chance(0.7)
    ? { from, to: from * 1.3, unit }
    : source.pick([
        { from, unit },
        { to: from, unit },
      ]);
}

export function rareWord(source: Random): string {
  return words[source.integer(150, 3_000)]!;
}

export function twoWords(source: Random): string {
  return source.chance(0.5)
    ? `${source.pick(commonWords.slice(30))} ${source.pick(skills.slice(0, 200)).name}`
    : `${source.pick(commonWords.slice(20))} ${rareWord(source)}`;
}

/** A frequent word with a letter missing, swapped or wrong. */
export function misspelt(source: Random): string {
  let word = '';
  while (word.length < 5)
    word = source.chance(0.5)
      ? words[source.integer(40, 1_500)]!
      : source
          .pick(skills.slice(0, 120))
          .name.toLowerCase()
          .split(/[^a-z]/)[0]!;
  const at = source.integer(1, word.length - 2);
  const rest = word.slice(at + 1);
  return source.pick([
    word.slice(0, at) + rest,
    word.slice(0, at) + rest[0] + word[at] + rest.slice(1),
    `${word.slice(0, at)}x${rest}`,
  ]);
}
