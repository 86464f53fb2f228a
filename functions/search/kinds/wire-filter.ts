import type { Scalar, Wish } from '../columns/column.ts';

/** A city of the look-up, as far as a radius needs it. */
export interface FilterCity {
  id: number;
  lat: number;
  lng: number;
}

/**
 * The filter fields that jobs and candidates have in common, as they come over the wire; what is left out asks nothing.
 */
export interface WireFilter {
  countryId?: number | undefined;
  cityId?: number | undefined;
  proximity?: number | undefined;
  tagIds?: readonly number[] | undefined;
  tagsMatch?: 'any' | 'all' | undefined;
  rateFrom?: number | undefined;
  rateTo?: number | undefined;
  rateCurrency?: string | undefined;
  salaryFrom?: number | undefined;
  salaryTo?: number | undefined;
  salaryCurrency?: string | undefined;
  relocation?: boolean | undefined;
  clearanceType?: readonly string[] | undefined;
  citizenship?: readonly string[] | undefined;
}

export type Where = Record<string, Wish>;

/** LOOK-05: amounts without a currency are US dollars. */
const defaultCurrency = 'USD';

/**
 * The common filter as wishes. `city` is the city of `cityId`; with a proximity in km it becomes a circle, without one
 * the city itself. A city id that no look-up knows finds nothing.
 */
export function commonWishes(filter: WireFilter, city: FilterCity | undefined): Where {
  return {
    ...(filter.countryId === undefined ? {} : { countryId: { anyOf: [filter.countryId] } }),
    ...placeWish(filter, city),
    ...anyOf('clearanceType', filter.clearanceType),
    ...anyOf('citizenship', filter.citizenship),
    ...(filter.tagsMatch === 'all' && filter.tagIds && filter.tagIds.length > 0
      ? { tagIds: { allOf: filter.tagIds } }
      : anyOf('tagIds', filter.tagIds)),
    ...(filter.relocation === undefined ? {} : { relocation: { anyOf: [filter.relocation] } }),
    ...amount('rate', { from: filter.rateFrom, to: filter.rateTo, unit: filter.rateCurrency }),
    ...amount('salary', { from: filter.salaryFrom, to: filter.salaryTo, unit: filter.salaryCurrency }),
  };
}

/** The wish for any of the values; an empty list asks nothing. */
export function anyOf(field: string, values: readonly Scalar[] | undefined): Where {
  return values && values.length > 0 ? { [field]: { anyOf: values } } : {};
}

function placeWish({ cityId, proximity = 0 }: WireFilter, city: FilterCity | undefined): Where {
  if (cityId === undefined) return {};
  return city && proximity > 0
    ? { place: { lat: city.lat, lng: city.lng, km: proximity } }
    : { cityId: { anyOf: [cityId] } };
}

function amount(
  field: string,
  { from, to, unit }: { from?: number | undefined; to?: number | undefined; unit?: string | undefined },
): Where {
  return from === undefined && to === undefined ? {} : { [field]: { from, to, unit: unit ?? defaultCurrency } };
}
