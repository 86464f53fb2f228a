import {
  candidateScopeLabels,
  currentStateLabels,
  type PartKind,
} from '../../../../shared/constants/candidate-search.ts';
import { clearanceTypeLabels } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import type { ReadPart } from '../../../../shared/model/candidate-search.ts';
import type { City } from '../../../../shared/model/place.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { distanceUnitIn, radiusWords, usualKilometres } from '../../../../shared/rules/city-distance.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { chosen, noWish, tagIdsOf } from './wish-address.ts';

/** What is asked for, in words, and the wish without it. */
export interface WishChip {
  key: string;
  label: string;
  without: SearchWish;
}

interface Names {
  city: City | undefined;
  tag: (id: number) => string | undefined;
}

type Filter = SearchWish['filter'];

/** What of the filter a question replaces, by the first word of its chip. */
const replaced: Readonly<Record<PartKind, string | undefined>> = {
  words: undefined,
  clearance: 'clearance',
  citizenship: 'authorization',
  years: 'years',
  rate: 'rate',
  salary: 'salary',
  relocation: 'relocation',
  place: 'city',
  elsewhere: undefined,
  level: undefined,
  unsaid: undefined,
};

/** Whether the question says itself what this chip of the filter says, and so counts in its place. */
export function isReplaced(key: string, read: readonly ReadPart[]): boolean {
  const [about] = key.split(' ');
  return key !== 'authorization words' && read.some(({ kind }) => replaced[kind] === about);
}

/** One chip for each part of a wish that can be removed (CAND-24). */
export function wishChips(wish: SearchWish, { city, tag }: Names): WishChip[] {
  const { filter } = wish;
  const chip = (key: string, label: string | null | undefined, change: Partial<Filter>): WishChip[] =>
    label ? [{ key, label, without: { ...wish, filter: { ...filter, ...change } } }] : [];
  const tagIds = tagIdsOf(wish);
  const [clearances, authorisations] = [chosen(filter.clearanceType), chosen(filter.citizenship)];
  const rate = formatRate({ from: filter.rateFrom, to: filter.rateTo, currency: filter.rateCurrency });
  const salary = formatSalary({ from: filter.salaryFrom, to: filter.salaryTo, currency: filter.salaryCurrency });
  return [
    ...(wish.scope !== 'all'
      ? [{ key: 'scope', label: candidateScopeLabels[wish.scope], without: { ...wish, scope: 'all' as const } }]
      : []),
    ...chip('current', filter.current === noWish.filter.current ? null : currentWords(filter.current), {
      current: noWish.filter.current,
    }),
    ...chip('job', filter.job === undefined ? null : 'On one job', { job: undefined }),
    ...tagIds.flatMap((id) => chip(`tag ${id}`, tag(id) ?? '…', { tagIds: tagIds.filter((other) => other !== id) })),
    ...chip('tagsMatch', tagIds.length > 1 && filter.tagsMatch === 'all' ? 'All of these skills' : null, {
      tagsMatch: 'any',
    }),
    ...chip('city', filter.cityId === undefined ? null : placeWords(filter, city), {
      cityId: undefined,
      proximity: undefined,
    }),
    ...chip('years', yearsWords(filter), { yearsFrom: undefined, yearsTo: undefined }),
    ...chip('rate', rate, { rateFrom: undefined, rateTo: undefined, rateCurrency: undefined }),
    ...chip('salary', salary, { salaryFrom: undefined, salaryTo: undefined, salaryCurrency: undefined }),
    ...clearances.flatMap((level) =>
      chip(`clearance ${level}`, level === 'none' ? 'No clearance' : `Clearance: ${clearanceTypeLabels[level]}`, {
        clearanceType: clearances.filter((other) => other !== level),
      }),
    ),
    ...authorisations.flatMap((one) =>
      chip(`authorization ${one}`, `Authorization: ${citizenshipLabel(one)}`, {
        citizenship: authorisations.filter((other) => other !== one),
      }),
    ),
    ...chip('authorization words', filter.citizenshipDesc && `Authorization: “${filter.citizenshipDesc}”`, {
      citizenshipDesc: undefined,
    }),
    ...chip('relocation', relocationWords(filter.relocation), { relocation: undefined }),
  ];
}

function currentWords(current: Filter['current']): string {
  return current === 'all' ? 'Available or not' : currentStateLabels[current];
}

function placeWords({ proximity }: Filter, city: City | undefined): string {
  const name = city ? cityName(city) : '…';
  return proximity === 0
    ? name
    : `Within ${radiusWords(proximity ?? usualKilometres, distanceUnitIn(city))} of ${name}`;
}

function yearsWords({ yearsFrom: from, yearsTo: to }: Filter): string | null {
  if (from !== undefined && to !== undefined) return `${from} to ${to} years of work`;
  if (from !== undefined) return `At least ${from} years of work`;
  return to === undefined ? null : `At most ${to} years of work`;
}

function relocationWords(relocation: Filter['relocation']): string | null {
  if (relocation === undefined || relocation === 'all') return null;
  return relocation ? 'Would relocate' : 'Would not relocate';
}
