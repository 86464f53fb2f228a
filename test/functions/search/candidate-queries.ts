import {
  candidateConditions,
  visibilityConditions,
  wantedSkills,
} from '../../../functions/search/kinds/candidate-filter.ts';
import type { SearchQuery } from '../../../functions/search/engine/engine.ts';
import { aCity, citizenships, clearanceTypes } from './generate.ts';
import { circle, rate, salary, tags, twoWords } from './queries.ts';
import type { Random } from './random.ts';
import { companies, roles, skills } from './vocabulary.ts';

type MakeQuery = (source: Random) => SearchQuery;

const facets = ['current', 'tagIds', 'clearanceType', 'citizenship', 'relocation', 'stateName'];
const available = { current: { anyOf: ['available'] } };

/** Each skill is associated with the two that follow it, so that every wanted skill has near ones. */
const associations = new Map(
  skills.map(({ id }, at) => [id, [1, 2].map((next) => skills[(at + next) % skills.length]!.id)]),
);
const wanted = (source: Random, count: number) => wantedSkills(tags(source, count, 60), associations);
const fitting = (source: Random, count: number, tagsMatch: 'any' | 'all') => {
  const values = wanted(source, count);
  return {
    where: {
      ...available,
      ...candidateConditions({ tagsMatch, tagIds: values.map(({ value }) => Number(value)) }, undefined, values),
    },
    fit: { field: 'tagIds', wanted: values },
    sort: { by: 'fit' },
  };
};
const seenBy = (source: Random) =>
  visibilityConditions({
    id: source.integer(1, 40),
    companies: source.some(companies.slice(0, 40), source.integer(0, 3)),
  });
const years = (source: Random) => ({
  from: Date.UTC(source.integer(1990, 2005), 0, 1),
  to: Date.UTC(source.integer(2006, 2020), 0, 1),
});

/** Every shape of candidate query that the product runs, by name. */
export const candidateShapes: Readonly<Record<string, MakeQuery>> = {
  'default list with facets': (source) => ({ where: { ...available, ...seenBy(source) }, perPage: 10, facets }),
  'all, page 100': () => ({ perPage: 10, page: 100 }),
  'any of 3 skills by fit': (source) => ({ ...fitting(source, 3, 'any'), perPage: 10, facets }),
  'all of 3 skills by fit': (source) => ({ ...fitting(source, 3, 'all'), perPage: 10, facets }),
  'any of 20 skills by fit': (source) => ({ ...fitting(source, 20, 'any'), perPage: 10 }),
  'text and skills by fit': (source) => ({
    text: source.pick(roles),
    ...fitting(source, 2, 'any'),
    perPage: 10,
    facets,
  }),
  'within 80 km by distance': (source) => ({
    where: { ...available, place: circle(source, 80) },
    sort: { by: 'distance' },
    perPage: 10,
  }),
  'clearance and authorisation': (source) => ({
    where: {
      clearanceType: { anyOf: source.some(clearanceTypes, 1) },
      citizenship: { anyOf: source.some(citizenships, 2) },
    },
    perPage: 10,
    facets,
  }),
  'rate, salary and relocation': (source) => ({
    where: { rate: rate(source), salary: salary(source), relocation: { anyOf: [true] } },
    sort: { by: 'rate' },
    perPage: 10,
  }),
  'years and job': (source) => ({
    where: { workStartedAt: years(source), jobIds: { anyOf: [source.integer(11, 15)] } },
    sort: { by: 'experience' },
    perPage: 10,
  }),
  'two words with facets': (source) => ({
    text: twoWords(source),
    where: { ...available, ...seenBy(source) },
    perPage: 10,
    facets,
  }),
  'unfinished word': (source) => ({
    text: `${source.pick(roles)} ${source.pick(skills.slice(0, 80)).name.slice(0, 3)}`,
    asYouType: true,
    perPage: 10,
  }),
  'own candidates': (source) => ({
    among: Array.from({ length: 200 }, () => source.integer(0, 20_000) * 5 + 1),
    where: available,
    perPage: 10,
    facets,
  }),
};

/** Any mix of the filter fields of CAND-24 with any text, sort, page and facets. */
export function candidateMix(source: Random): SearchQuery {
  const skillful = source.chance(0.4)
    ? fitting(source, source.integer(1, 5), source.pick(['any', 'all'] as const))
    : undefined;
  const conditions: Record<string, () => NonNullable<SearchQuery['where']>> = {
    current: () => ({ current: { anyOf: [source.pick(['available', 'assigned'])] } }),
    place: () => ({ place: circle(source, source.pick([5, 50, 500, 4_000])) }),
    places: () => ({
      place: {
        within: source.chance(0.5) ? [circle(source, 50), circle(source, source.pick([5, 500]))] : [],
        outside: source.chance(0.5) ? [circle(source, source.pick([50, 500]))] : [],
      },
    }),
    cityId: () => ({ cityId: { anyOf: [aCity(source).id] } }),
    rate: () => ({ rate: rate(source) }),
    salary: () => ({ salary: salary(source) }),
    relocation: () => ({ relocation: { anyOf: [source.chance(0.5)] } }),
    clearanceType: () => ({ clearanceType: { anyOf: source.some([...clearanceTypes, 'none'], 2) } }),
    citizenship: () => ({ citizenship: { anyOf: source.some(citizenships, 2) } }),
    jobIds: () => ({ jobIds: { anyOf: [source.integer(10, 16)] } }),
    years: () => ({ workStartedAt: years(source) }),
    seen: () => seenBy(source),
  };
  const chosen = source.some(Object.keys(conditions), source.integer(0, 4)).map((name) => conditions[name]!());
  const by = source.pick([
    'relevance',
    'createdAt',
    'rate',
    'salary',
    'experience',
    'name',
    ...(skillful ? ['fit', 'fit'] : []),
  ]);
  return {
    where: Object.assign({}, skillful?.where, ...chosen) as NonNullable<SearchQuery['where']>,
    ...(skillful ? { fit: skillful.fit } : {}),
    ...(source.chance(0.3) ? { text: twoWords(source), asYouType: source.chance(0.3) } : {}),
    ...(source.chance(0.15)
      ? { among: Array.from({ length: source.integer(0, 60) }, () => source.integer(0, 1_500) * 5 + 1) }
      : {}),
    sort: { by, ...(by !== 'fit' && source.chance(0.3) ? { direction: source.pick(['asc', 'desc'] as const) } : {}) },
    page: source.pick([1, 1, 2, 7]),
    perPage: source.pick([10, 25]),
    ...(source.chance(0.5) ? { facets: source.some([...facets, 'cityId', 'jobIds'], source.integer(1, 4)) } : {}),
  };
}
