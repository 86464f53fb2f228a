import type { Role } from '../../shared/constants/roles.ts';
import { Refusal } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A candidate whose page a user has opened, and when first (PROF-07). */
export interface ViewedCandidate {
  candidateId: number;
  viewedAt: string;
  /** The last day (UTC) on which the user opened it, and the last one before; absent in what older versions stored. */
  viewedOn?: string;
  viewedOnBefore?: string;
}

/** Whose views a candidate is shown the number of: theirs who may come to them with a job. */
export type ViewerOfCandidate = Extract<Role, 'recruiter' | 'manager'>;

/** The refusal of a view that was recorded on its day already. */
export const viewedBefore = new Refusal('conflict', 'already viewed');

/** The write that records that a user opened a candidate's page, once a day; views of recruiters and managers are listed. */
export function viewedCandidateWrite(
  viewer: { id: number; role: Role },
  viewed: ViewedCandidate & { viewedOn: string },
): SingleWrite {
  const { candidateId, viewedOn } = viewed;
  const { role } = viewer;
  return {
    put: {
      ...keys.viewedCandidate(viewer.id, candidateId),
      ...viewed,
      ...((role === 'recruiter' || role === 'manager') && listedIn(keys.viewersOf(candidateId, role), viewedOn)),
    },
    when: { expression: 'attribute_not_exists(#viewedOn) OR #viewedOn < :viewedOn', values: { viewedOn } },
    refusal: viewedBefore,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  viewedCandidate: {
    holds:
      'which candidates a user has looked at, by id, and on which days; the id leads to nobody once the candidate is gone',
    own: (userId) => keys.viewedCandidate(userId, 0),
    exported: { file: 'viewed-candidates' },
    erasure: remove,
  },
  viewersOf: { leadsTo: 'viewedCandidate' },
} satisfies PersonalData;
