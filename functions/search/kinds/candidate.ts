import type { Kind } from '../kind.ts';
import { sortAmount } from './approximate-usd.ts';

/**
 * The searchable content of a candidate; the change log carries it as JSON. Times are milliseconds, money is in whole
 * units of its currency.
 */
export interface CandidateDocument {
  firstName: string;
  lastName: string;
  /** The title of the current or last position. */
  title: string | null;
  /** Summary and experience as plain text. */
  summary: string;
  cityName: string | null;
  stateName: string | null;
  skills: readonly { id: number; name: string }[];
  cityId: number | null;
  countryId: number | null;
  lat: number | null;
  lng: number | null;
  rateFrom: number | null;
  rateTo: number | null;
  rateCurrency: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  clearanceType: readonly string[];
  citizenship: readonly string[];
  relocation: boolean | null;
  /** Start of the working life. */
  workStartedAt: number | null;
  /** `available`, or another employment state. */
  current: string;
  /** Jobs the candidate is on. */
  jobIds: readonly number[];
  createdAt: number;
}

const rate = (candidate: CandidateDocument) => ({
  from: candidate.rateFrom,
  to: candidate.rateTo,
  unit: candidate.rateCurrency,
});
const salary = (candidate: CandidateDocument) => ({
  from: candidate.salaryFrom,
  to: candidate.salaryTo,
  unit: candidate.salaryCurrency,
});

/** Candidates as recruiters and managers find them (CAND-24). */
export const candidateKind: Kind<CandidateDocument> = {
  name: 'candidate',
  layout: 2,
  fields: {
    cityId: { type: 'value', of: (candidate) => candidate.cityId },
    countryId: { type: 'value', of: (candidate) => candidate.countryId },
    stateName: { type: 'value', of: (candidate) => candidate.stateName },
    current: { type: 'value', of: (candidate) => candidate.current },
    relocation: { type: 'value', of: (candidate) => candidate.relocation },
    tagIds: { type: 'set', of: (candidate) => candidate.skills.map(({ id }) => id) },
    jobIds: { type: 'set', of: (candidate) => candidate.jobIds },
    clearanceType: {
      type: 'choices',
      of: (candidate) => (candidate.clearanceType.length > 0 ? candidate.clearanceType : ['none']),
    },
    citizenship: { type: 'choices', of: (candidate) => candidate.citizenship },
    rate: { type: 'range', of: rate },
    salary: { type: 'range', of: salary },
    place: { type: 'place', of: ({ lat, lng }) => (lat === null || lng === null ? null : { lat, lng }) },
    workStartedAt: { type: 'number', of: (candidate) => candidate.workStartedAt },
    createdAt: { type: 'number', of: (candidate) => candidate.createdAt },
    rateAmount: { type: 'number', of: (candidate) => sortAmount(rate(candidate)) },
    salaryAmount: { type: 'number', of: (candidate) => sortAmount(salary(candidate)) },
    name: { type: 'sort-text', of: (candidate) => `${candidate.lastName} ${candidate.firstName}` },
  },
  texts: {
    title: { weight: 12, of: (candidate) => candidate.title ?? '' },
    name: { weight: 10, of: (candidate) => `${candidate.firstName} ${candidate.lastName}` },
    skills: { weight: 5, of: (candidate) => candidate.skills.map(({ name }) => name) },
    place: { weight: 3, of: (candidate) => [candidate.cityName ?? '', candidate.stateName ?? ''] },
    summary: { weight: 1, of: (candidate) => candidate.summary },
  },
  sorts: {
    createdAt: { field: 'createdAt', direction: 'desc' },
    rate: { field: 'rateAmount', direction: 'asc' },
    salary: { field: 'salaryAmount', direction: 'asc' },
    experience: { field: 'workStartedAt', direction: 'asc' },
    name: { field: 'name', direction: 'asc' },
  },
  defaultSort: 'createdAt',
};
