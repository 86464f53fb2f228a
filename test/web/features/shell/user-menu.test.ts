import { expect, it } from 'vitest';
import { roles } from '../../../../shared/constants/roles.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { paletteEntries } from '../../../../web/features/shell/palette-entries.ts';
import { matchEntries } from '../../../../web/features/shell/palette-match.ts';
import { userMenuEntries } from '../../../../web/features/shell/user-menu.tsx';

const nothing = () => {};
const propsOf = (role: Account['role']) => ({
  account: { role, isInternal: true, hasManagers: true } as Account,
  onInviteRecruiter: nothing,
  onInviteCandidates: nothing,
  onAddClient: nothing,
  onLogOut: nothing,
});

it('The user menu of managers contains the manager-only entries (SHELL-23 to SHELL-25)', () => {
  expect(userMenuEntries(propsOf('manager')).map(({ label }) => label)).toEqual([
    'Profile settings',
    'Invite Recruiter',
    'Post new job',
    'Add Client',
    'Log Out',
  ]);
});

it.each(['candidate', 'super_manager'] as const)(
  'The user menu of a %s contains only the profile and Log Out (SHELL-22, SHELL-26)',
  (role) => {
    expect(userMenuEntries(propsOf(role)).map(({ label }) => label)).toEqual(['Profile settings', 'Log Out']);
  },
);

it('Invite Recruiter, Post new job and Add Client appear for managers only (PERM-22)', () => {
  const forManagers = (role: Account['role']) =>
    userMenuEntries(propsOf(role)).filter(({ label }) => /Invite Recruiter|Post new job|Add Client/.test(label)).length;
  expect(Object.fromEntries(roles.map((role) => [role, forManagers(role)]))).toEqual({
    super_manager: 0,
    manager: 3,
    recruiter: 0,
    candidate: 0,
  });
});

it('Inviting candidates appears only for roles that may do it (DASH-35)', () => {
  const mayInvite = (role: Account['role']) =>
    paletteEntries(propsOf(role)).some(({ label }) => label === 'Invite candidates');
  expect([mayInvite('recruiter'), mayInvite('candidate'), mayInvite('manager'), mayInvite('super_manager')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('The user menu’s pages and actions can be found by synonyms', () => {
  const entries = paletteEntries(propsOf('manager'));
  expect(matchEntries(entries, 'sign out')[0]?.label).toBe('Log Out');
  expect(matchEntries(entries, 'jobs')[0]?.label).toBe('Jobs');
  expect(matchEntries(entries, 'zebra')).toEqual([]);
});
