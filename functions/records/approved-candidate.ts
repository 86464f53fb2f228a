import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A candidate whom a recruiter approved for a region (CAND-31). */
export interface ApprovedCandidate {
  candidateId: number;
  region: string;
  approvedAt: string;
}

/** The write of an approval; a later one replaces it. */
export function approvedCandidateWrite(recruiterId: number, approved: ApprovedCandidate): SingleWrite {
  return { put: { ...keys.approvedCandidate(recruiterId, approved.candidateId), ...approved } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  approvedCandidate: {
    holds: 'which candidates a recruiter has approved, by id; the id leads to nobody once the candidate is gone',
    own: (userId) => keys.approvedCandidate(userId, 0),
    exported: { file: 'viewed-candidates' },
    erasure: remove,
  },
} satisfies PersonalData;
