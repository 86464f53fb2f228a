import type { CandidateDocument } from '../../records/candidate-document.ts';
import type { Kind } from '../kind.ts';
import { commonFields } from './common-fields.ts';

/** Candidates as recruiters and managers find them (CAND-24). */
export const candidateKind: Kind<CandidateDocument> = {
  name: 'candidate',
  layout: 2,
  fields: {
    ...commonFields,
    current: { type: 'value', of: (candidate) => candidate.current },
    jobIds: { type: 'set', of: (candidate) => candidate.jobIds },
    workStartedAt: { type: 'number', of: (candidate) => candidate.workStartedAt },
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
