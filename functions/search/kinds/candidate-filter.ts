import { commonConditions, type FilterCity, type WireFilter, type Where } from './wire-filter.ts';

/** The candidate filter of recruiters and managers (CAND-24); work starts are milliseconds. */
export interface CandidateFilter extends WireFilter {
  current?: string | undefined;
  /** The job that candidates are on. */
  job?: number | undefined;
  workStartedFrom?: number | undefined;
  workStartedTo?: number | undefined;
}

/** The candidate filter as conditions of the candidate index; `current` `any` sets no condition (CAND-26, CAND-27). */
export function candidateConditions(filter: CandidateFilter, city: FilterCity | undefined): Where {
  const { workStartedFrom: from, workStartedTo: to } = filter;
  return {
    ...commonConditions(filter, city),
    ...(filter.current === undefined || filter.current === 'any' ? {} : { current: { anyOf: [filter.current] } }),
    ...(filter.job === undefined ? {} : { jobIds: { anyOf: [filter.job] } }),
    ...(from === undefined && to === undefined ? {} : { workStartedAt: { from, to } }),
  };
}
