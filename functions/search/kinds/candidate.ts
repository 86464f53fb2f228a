import type { CandidateDocument } from '../../records/candidate-document.ts';
import { clearanceTypes } from '../../../shared/constants/job.ts';
import { satisfiesClearance } from '../../../shared/rules/clearance.ts';
import type { Kind } from '../engine/engine.ts';
import { jobEnglish } from '../words/job-english.ts';
import { commonFields } from './common-fields.ts';
import { levelsIn } from './levels.ts';

const levels = clearanceTypes.filter((level) => level !== 'none');

/** `none` is a candidate without a clearance. */
function satisfiedLevels(held: readonly string[]): string[] {
  const known = levels.filter((level) => held.includes(level));
  if (known.length === 0) return ['none'];
  return levels.filter((level) => known.some((one) => satisfiesClearance(one, level)));
}

/** Candidates as recruiters and managers find them (CAND-24). */
export const candidateKind: Kind<CandidateDocument> = {
  name: 'candidate',
  layout: 7,
  language: jobEnglish,
  fields: {
    ...commonFields,
    current: { type: 'value', of: (candidate) => candidate.current },
    jobIds: { type: 'set', of: (candidate) => candidate.jobIds },
    /** Every level that the candidate's clearances satisfy, so that Top Secret is found and counted under Secret too. */
    clearanceType: { type: 'choices', of: (candidate) => satisfiedLevels(candidate.clearanceType) },
    levels: { type: 'set', of: (candidate) => levelsIn(candidate.title ?? '') },
    hiddenFrom: { type: 'set', of: (candidate) => candidate.hiddenFrom },
    visibleTo: { type: 'set', of: (candidate) => candidate.visibleTo },
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
