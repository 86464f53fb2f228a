import type { Scalar, Condition } from '../engine/engine.ts';
import type { Point } from '../../../shared/rules/great-circle.ts';

/** A city of the look-up, with what a radius needs. */
export interface FilterCity {
  id: number;
  lat: number;
  lng: number;
}

/**
 * The filter fields that jobs and candidates have in common, as sent over the wire; an absent field sets no condition.
 */
export interface WireFilter {
  countryId?: number | undefined;
  cityId?: number | undefined;
  proximity?: number | undefined;
  /** Where the visitor is; with a proximity only documents around it match, without one it only measures. */
  near?: Point | undefined;
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

export type Where = Record<string, Condition>;

/** LOOK-05: amounts without a currency are US dollars. */
const defaultCurrency = 'USD';

/**
 * The common filter as conditions. `city` is the city of `cityId`; with a proximity in km it becomes a circle, without
 * one, or beside a circle around the visitor, the city itself. An unknown city id matches nothing.
 */
export function commonConditions(filter: WireFilter, city: FilterCity | undefined): Where {
  return {
    ...(filter.countryId === undefined ? {} : { countryId: { anyOf: [filter.countryId] } }),
    ...placeCondition(filter, city),
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

/** The condition for any of the values; an empty list sets none. */
export function anyOf(field: string, values: readonly Scalar[] | undefined): Where {
  return values && values.length > 0 ? { [field]: { anyOf: values } } : {};
}

function placeCondition({ cityId, proximity = 0, near }: WireFilter, city: FilterCity | undefined): Where {
  const centre = near ?? city;
  const circle: Where = centre && proximity > 0 ? { place: { lat: centre.lat, lng: centre.lng, km: proximity } } : {};
  if (cityId === undefined) return near ? circle : {};
  return near || !('place' in circle) ? { ...circle, cityId: { anyOf: [cityId] } } : circle;
}

function amount(
  field: string,
  { from, to, unit }: { from?: number | undefined; to?: number | undefined; unit?: string | undefined },
): Where {
  return from === undefined && to === undefined ? {} : { [field]: { from, to, unit: unit ?? defaultCurrency } };
}
