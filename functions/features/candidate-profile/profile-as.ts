import type { Viewpoint } from '../../../shared/constants/candidate-profile.ts';
import { choiceOf } from '../../../shared/rules/hidden-from.ts';
import { seesField, type Standing } from '../../domain/people/sight.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { CandidateRecord } from '../../records/candidate-profile.ts';
import { hasRight } from './may-see-profile.ts';
import { showProfile } from './show-profile.ts';
import { shownRecord } from './shown-record.ts';

const standings: Record<Viewpoint, Pick<Standing, 'viewer' | 'relation'>> = {
  verified_recruiter: { viewer: 'verified_recruiter', relation: 'stranger' },
  recruiter: { viewer: 'recruiter', relation: 'stranger' },
  met: { viewer: 'manager', relation: 'met' },
  hidden: { viewer: 'manager', relation: 'hidden' },
};

/**
 * A candidate's profile as somebody sees it who stands so to them, by the same table by which they really see it; null
 * where that is nothing (PLUS-38, PLUS-40).
 */
export function profileAs(viewpoint: Viewpoint, person: StoredAccount, record: CandidateRecord) {
  const standing: Standing = { ...standings[viewpoint], choice: choiceOf(record.hiding) };
  if (!hasRight(standing, 'read')) return null;
  const access = {
    person,
    may: (right: Parameters<typeof hasRight>[1]) => hasRight(standing, right),
    sees: (field: Parameters<typeof seesField>[1]) => seesField(standing, field),
  };
  const shown = showProfile(access, shownRecord(access, record), {
    isFavorite: false,
    isViewed: false,
    approval: null,
  });
  // What they may do is theirs to see.
  return { ...shown, actions: [], isEditable: false, isApprovable: false };
}
