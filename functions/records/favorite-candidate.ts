import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A candidate that a recruiter or manager marked as favourite (CAND-50). */
export interface FavoriteCandidate {
  candidateId: number;
  at: string;
}

/** The write that marks a candidate; doing it twice changes nothing. */
export function favoriteCandidateWrite(viewerId: number, { candidateId, at }: FavoriteCandidate): SingleWrite {
  return { put: { ...keys.favoriteCandidate(viewerId, candidateId), candidateId, at } };
}

/** The write that removes the mark. */
export function noFavoriteCandidateWrite(viewerId: number, candidateId: number): SingleWrite {
  return { remove: keys.favoriteCandidate(viewerId, candidateId) };
}

/** The candidates that this user marked, by id. */
export async function favoriteCandidates(table: Table, viewerId: number): Promise<number[]> {
  const marked = await table.query(keys.favoriteCandidates(viewerId));
  return marked.map(({ candidateId }) => candidateId);
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  favoriteCandidate: {
    holds: 'which candidates a user has marked, by id; the id leads to nobody once the candidate is gone',
    own: (userId) => keys.favoriteCandidates(userId),
    exported: { file: 'viewed-candidates' },
    erasure: remove,
  },
  favoriteCandidates: { leadsTo: 'favoriteCandidate' },
} satisfies PersonalData;
