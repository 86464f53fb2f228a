import { Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A candidate whose page a user has opened, and when first (PROF-07). */
export interface ViewedCandidate {
  candidateId: number;
  viewedAt: string;
}

/** The refusal of a view that was already recorded. */
export const viewedBefore = new Refusal('conflict', 'already viewed');

/** The write that records when a user first opened a candidate's page. */
export function viewedCandidateWrite(viewerId: number, viewed: ViewedCandidate): SingleWrite {
  return {
    put: { ...keys.viewedCandidate(viewerId, viewed.candidateId), ...viewed },
    when: isNew,
    refusal: viewedBefore,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  viewedCandidate: {
    holds: 'which candidates a user has looked at, by id; the id leads to nobody once the candidate is gone',
    own: (userId) => keys.viewedCandidate(userId, 0),
    exported: { file: 'viewed-candidates' },
    erasure: remove,
  },
} satisfies PersonalData;
