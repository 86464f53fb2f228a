import { associatedWith } from '../../../shared/rules/associated-skills.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import type { WantedValue } from '../engine/engine.ts';
import { commonConditions, type FilterCity, type WireFilter, type Where } from './wire-filter.ts';

/** The candidate filter of recruiters (CAND-24); work starts are milliseconds. */
export interface CandidateFilter extends WireFilter {
  current?: string | undefined;
  /** The job that candidates are on. */
  job?: number | undefined;
  workStartedFrom?: number | undefined;
  workStartedTo?: number | undefined;
}

/**
 * The candidate filter as conditions of the candidate index; `current` `all` sets no condition (CAND-26, CAND-27). A
 * skill that is associated with a wanted one fits in its place.
 */
export function candidateConditions(
  filter: CandidateFilter,
  city: FilterCity | undefined,
  wanted: readonly WantedValue[] = wantedSkills(filter.tagIds, new Map()),
): Where {
  const { workStartedFrom: from, workStartedTo: to } = filter;
  return {
    ...commonConditions({ ...filter, tagIds: undefined }, city),
    ...skillCondition(wanted, filter.tagsMatch),
    ...(filter.current === undefined || filter.current === 'all' ? {} : { current: { anyOf: [filter.current] } }),
    ...(filter.job === undefined ? {} : { jobIds: { anyOf: [filter.job] } }),
    ...(from === undefined && to === undefined ? {} : { workStartedAt: { from, to } }),
  };
}

/** Each wanted skill with those associated with it in either direction, for `fit` and for the condition. */
export function wantedSkills(
  tagIds: readonly number[] | undefined,
  associations: ReadonlyMap<number, readonly number[]>,
): WantedValue[] {
  return [...new Set(tagIds)].map((value) => ({ value, near: associatedWith([value], associations) }));
}

/**
 * Only candidates whom this person finds (PLUS-21, PLUS-38), by the rule `isFoundBy`, or those alone whom they may know by
 * name.
 */
export function visibilityConditions(
  { id, companies }: Pick<Onlooker, 'id' | 'companies'>,
  { onlyKnown = false } = {},
): Where {
  return {
    visibleTo: { anyOf: onlyKnown ? [id] : ['recruiters', id] },
    ...(companies.length > 0 ? { hiddenFrom: { noneOf: [...new Set(companies.map(companyKey))] } } : {}),
  };
}

function skillCondition(wanted: readonly WantedValue[], match: 'any' | 'all' | undefined): Where {
  if (wanted.length === 0) return {};
  const groups = wanted.map(({ value, near }) => [value, ...near]);
  return { tagIds: match === 'all' ? { eachOf: groups } : { anyOf: [...new Set(groups.flat())] } };
}
