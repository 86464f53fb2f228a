import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';

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
