import { describe, expect, it } from 'vitest';
import { editableProfile, profileAccess } from '../../../functions/candidate-profile/may-see-profile.ts';
import type { StoredAccount } from '../../../functions/records/account.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { roles } from '../../../shared/constants/roles.ts';
import { messageOf } from '../../support/handle.ts';

const candidate = { id: 3001, role: 'candidate', status: 'active' } as StoredAccount;
type Access = 'changes' | 'reads' | 'refused';

// Complete by role: a new role is refused by the compiler until it has its lines.
const allowed: Record<Role, { joined: Access; stranger: Access }> = {
  candidate: { joined: 'refused', stranger: 'refused' },
  recruiter: { joined: 'changes', stranger: 'reads' },
  manager: { joined: 'reads', stranger: 'refused' },
  super_manager: { joined: 'reads', stranger: 'reads' },
};

function accessOf(viewer: { id: number; role: Role }, areJoined: boolean): Access {
  if (messageOf(() => profileAccess(viewer, candidate, areJoined))) return 'refused';
  return messageOf(() => editableProfile(viewer, candidate, areJoined)) ? 'reads' : 'changes';
}

describe('Access to a candidate’s profile', () => {
  it.each(roles)('by another user in the role %s follows from working together', (role) => {
    expect(accessOf({ id: 77, role }, true)).toBe(allowed[role].joined);
    expect(accessOf({ id: 77, role }, false)).toBe(allowed[role].stranger);
  });

  it('is the candidate’s own, to read and to change', () =>
    expect(accessOf({ id: 3001, role: 'candidate' }, false)).toBe('changes'));

  it.each([
    ['nobody', undefined],
    ['a manager', { ...candidate, role: 'manager' }],
    ['a closed account', { ...candidate, status: 'disabled' }],
    ['an unconfirmed account', { ...candidate, status: 'unconfirmed' }],
  ])('finds no candidate where there is %s', (_, person) =>
    expect(
      messageOf(() => profileAccess({ id: 77, role: 'super_manager' }, person as StoredAccount | undefined, true)),
    ).toBe('There is no such candidate'),
  );
});
