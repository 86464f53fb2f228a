import { describe, expect, it } from 'vitest';
import {
  hasRight,
  profileAccess,
  profileRights,
  profileWithRight,
  type ProfileRight,
} from '../../../../functions/features/candidate-profile/may-see-profile.ts';
import {
  relations,
  type Relation,
  type Standing,
  viewerKinds,
  type ViewerKind,
} from '../../../../functions/domain/people/sight.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { roles } from '../../../../shared/constants/roles.ts';
import { messageOf } from '../../../support/handle.ts';

const as = (viewer: ViewerKind, relation: Relation, choice: Standing['choice'] = 'recruiters'): Standing => ({
  viewer,
  relation,
  choice,
});
const candidate = { id: 3001, role: 'candidate', status: 'active' } as StoredAccount;

// Complete by role, relation and right: each new one is refused by the compiler until somebody has decided it here.
type Cells = Record<ProfileRight, 'yes' | 'no'>;
const no = Object.fromEntries(profileRights.map((right) => [right, 'no'])) as Cells;
const reads: Cells = { ...no, read: 'yes', viewed: 'yes', summary: 'yes', jobs: 'yes' };
const recruits: Cells = { ...reads, favorite: 'yes', approve: 'yes', assign: 'yes', unassign: 'yes' };
const proposes: Cells = { ...recruits, summary: 'no', approve: 'no' };
const hires: Cells = { ...reads, favorite: 'yes', resume: 'yes', apply: 'yes', decline: 'yes', closeJob: 'yes' };
const oversees: Cells = { ...reads, resume: 'yes' };
const owns: Cells = { ...no, read: 'yes', edit: 'yes', completeness: 'yes', hide: 'yes', resume: 'yes' };
const none = Object.fromEntries(relations.map((relation) => [relation, no])) as Record<Relation, Cells>;
const expected: Record<ViewerKind, Record<Relation, Cells>> = {
  candidate: {
    own: { ...owns, uploadResume: 'yes', summary: 'yes' },
    working: no,
    met: no,
    applied: no,
    confirmed: no,
    stranger: no,
    hidden: no,
  },
  recruiter: {
    own: no,
    working: { ...recruits, resume: 'yes', edit: 'yes' },
    met: { ...recruits, resume: 'yes' },
    applied: recruits,
    confirmed: recruits,
    stranger: proposes,
    hidden: no,
  },
  verified_recruiter: {
    own: no,
    working: { ...recruits, resume: 'yes', edit: 'yes' },
    met: { ...recruits, resume: 'yes' },
    applied: recruits,
    confirmed: recruits,
    stranger: recruits,
    hidden: no,
  },
  manager: { ...none, working: hires, met: hires },
  super_manager: { ...none, working: oversees, met: oversees, stranger: oversees },
};

describe('A candidate’s profile', () => {
  it.each(viewerKinds.flatMap((role) => relations.map((relation) => [role, relation] as const)))(
    'gives a %s who is %s exactly the rights of that role and relation',
    (role, relation) => {
      const rights = profileRights.map((right) => [right, hasRight(as(role, relation), right) ? 'yes' : 'no']);
      expect(Object.fromEntries(rights)).toEqual(expected[role][relation]);
    },
  );

  it('is the candidate’s own, whatever else is known of them', () => {
    const { may } = profileAccess({ id: 3001, role: 'candidate' }, candidate, as('candidate', 'stranger'));
    expect(may('edit')).toBe(true);
  });

  it('refuses what the viewer may not do, and those who may not even look', () => {
    const rita = { id: 77, role: 'recruiter' } as const;
    expect(messageOf(() => profileWithRight('edit', rita, candidate, as('recruiter', 'met')))).toBe(
      'You may not change this profile',
    );
    expect(messageOf(() => profileWithRight('edit', rita, candidate, as('recruiter', 'working')))).toBeUndefined();
    expect(messageOf(() => profileAccess({ id: 78, role: 'manager' }, candidate, as('manager', 'stranger')))).toBe(
      'You do not work with this candidate',
    );
    expect(
      messageOf(() => profileAccess({ id: 78, role: 'super_manager' }, candidate, as('super_manager', 'hidden'))),
    ).toBe('There is no such candidate');
  });

  it.each(['confirmed', 'nobody'] as const)(
    'is not there for whom the candidate does not want to be found by: %s (PLUS-38)',
    (choice) => {
      for (const role of roles)
        expect(messageOf(() => profileAccess({ id: 77, role }, candidate, as(role, 'stranger', choice)))).toBe(
          'There is no such candidate',
        );
      expect(
        profileAccess({ id: 77, role: 'recruiter' }, candidate, as('recruiter', 'applied', choice)).may('read'),
      ).toBe(true);
    },
  );

  it.each([
    ['nobody', undefined],
    ['a manager', { ...candidate, role: 'manager' }],
    ['a closed account', { ...candidate, status: 'disabled' }],
    ['an unconfirmed account', { ...candidate, status: 'unconfirmed' }],
  ])('is not found where there is %s', (_, person) =>
    expect(
      messageOf(() =>
        profileAccess(
          { id: 77, role: 'super_manager' },
          person as StoredAccount | undefined,
          as('super_manager', 'met'),
        ),
      ),
    ).toBe('There is no such candidate'),
  );
});
