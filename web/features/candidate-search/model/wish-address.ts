import { candidateSorts, longestQuestion } from '../../../../shared/constants/candidate-search.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import { type SearchWish, searchWish } from '../../../../shared/validation/candidate-search.ts';

/** A wish without any condition but the usual one. */
export const noWish: SearchWish = searchWish.parse({});

const single = [
  'cityId',
  'proximity',
  'job',
  'tagsMatch',
  'rateFrom',
  'rateTo',
  'rateCurrency',
  'salaryFrom',
  'salaryTo',
  'salaryCurrency',
  'relocation',
  'citizenshipDesc',
  'current',
  'workStartedFrom',
  'workStartedTo',
  'yearsFrom',
  'yearsTo',
] as const;
const listed = ['tagIds', 'clearanceType', 'citizenship'] as const;

/** Reads a wish from an address; an address that cannot be a wish is none. */
export function wishIn(params: URLSearchParams): SearchWish {
  const filter = Object.fromEntries([
    ...single.flatMap((name) => entry(name, params.get(name))),
    ...listed.flatMap((name) => {
      const values = params.get(name)?.split(',').filter(Boolean);
      return values?.length ? [[name, values]] : [];
    }),
  ]);
  const found = searchWish.safeParse({
    ...Object.fromEntries(entry('search', searchText(params.get('q'), longestQuestion))),
    ...Object.fromEntries(entry('scope', params.get('scope'))),
    order_by: candidateSorts.find((one) => one === params.get('sort')),
    filter,
  });
  return found.success ? found.data : noWish;
}

/** The wish as an address; what is usual is left out. */
export function addressOf({ search, scope, order_by: sort, filter }: SearchWish): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (scope !== noWish.scope) params.set('scope', scope);
  if (sort !== noWish.order_by) params.set('sort', sort);
  for (const name of single) {
    const value = filter[name];
    if (value !== undefined && value !== '' && value !== noWish.filter[name]) params.set(name, String(value));
  }
  for (const name of listed) {
    const values = filter[name];
    if (Array.isArray(values) && values.length > 0)
      params.set(name, values.map((one) => (typeof one === 'object' ? one.id : one)).join(','));
  }
  return params;
}

function entry(name: string, value: string | null): [string, string][] {
  return value === null || value === '' ? [] : [[name, value]];
}

/** The ids of the wanted skills. */
export function tagIdsOf({ filter }: SearchWish): number[] {
  return (filter.tagIds ?? []).map((one) => (typeof one === 'number' ? one : one.id));
}

/** The chosen values of a choice; none for no wish. */
export function chosen<V extends string>(values: readonly V[] | 'all' | undefined): readonly V[] {
  return values === undefined || values === 'all' ? [] : values;
}
