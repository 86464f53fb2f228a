import { expect, it, vi } from 'vitest';
import { roles } from '../../../../../shared/constants/roles.ts';
import type { Account } from '../../../../../shared/model/person.ts';
import { jobEntries, paletteEntries } from '../../../../../web/features/shell/model/palette-entries.ts';
import { matchEntries } from '../../../../../web/features/shell/model/palette-match.ts';
import { userMenuEntries } from '../../../../../web/features/shell/components/user-menu.tsx';

const nothing = () => {};
const propsOf = (role: Account['role']) => ({
  account: { role, isInternal: true, hasManagers: true } as Account,
  onInviteRecruiter: nothing,
  onInviteCandidates: nothing,
  onAddClient: nothing,
  onLogOut: nothing,
});

it.each(roles)('The user menu of a %s leads to the profile, and logs out (SHELL-22, SHELL-26)', (role) => {
  const onLogOut = vi.fn();
  const entries = userMenuEntries({ ...propsOf(role), onLogOut });
  expect(entries.find(({ label }) => label === 'Profile settings')).toMatchObject({ to: '/profile' });
  entries.find(({ label }) => label === 'Log Out')?.onSelect?.();
  expect(onLogOut).toHaveBeenCalledOnce();
});

it('The user menu of managers contains the manager-only entries (SHELL-23 to SHELL-25)', () => {
  const asked: string[] = [];
  const entries = userMenuEntries({
    ...propsOf('manager'),
    onInviteRecruiter: () => asked.push('a recruiter is invited'),
    onAddClient: () => asked.push('a client is added'),
  });
  for (const label of ['Invite Recruiter', 'Add Client']) entries.find((one) => one.label === label)?.onSelect?.();
  expect(asked).toEqual(['a recruiter is invited', 'a client is added']);
  expect(entries.find(({ label }) => label === 'Post new job')).toMatchObject({ to: '/jobs/new' });
  expect(userMenuEntries(propsOf('manager')).map(({ label }) => label)).toEqual([
    'Profile settings',
    'Invite Recruiter',
    'Post new job',
    'Add Client',
    'Log Out',
  ]);
});

it('The user menu of a recruiter leads to claims, the leaderboard and points, and invites candidates', () => {
  const onInviteCandidates = vi.fn();
  const entries = userMenuEntries({ ...propsOf('recruiter'), onInviteCandidates });
  expect(entries.map(({ label, to }) => [label, to])).toEqual([
    ['Profile settings', '/profile'],
    ['Claims', '/claims'],
    ['Leaderboard', '/leaderboard'],
    ['Points', '/points'],
    ['Invite candidates', undefined],
    ['Log Out', undefined],
  ]);
  entries.find(({ label }) => label === 'Invite candidates')?.onSelect?.();
  expect(onInviteCandidates).toHaveBeenCalledOnce();
});

it('The user menu of a Super Hire manager contains only the profile and Log Out (SHELL-22, SHELL-26)', () => {
  expect(userMenuEntries(propsOf('super_manager')).map(({ label }) => label)).toEqual(['Profile settings', 'Log Out']);
});

it('The user menu of a candidate leads to points and invites candidates, who earn them (PLUS-42)', () => {
  expect(userMenuEntries(propsOf('candidate')).map(({ label, to }) => [label, to])).toEqual([
    ['Profile settings', '/profile'],
    ['Points', '/points'],
    ['Invite candidates', undefined],
    ['Log Out', undefined],
  ]);
});

it.each([
  ['super_manager', 'manager', 'Work as hiring manager'],
  ['manager', 'super_manager', 'Oversee managers'],
] as const)(
  'A super manager who works as %s takes on the role of %s from menu and palette (PLUS-53)',
  (role, otherRole, label) => {
    const onSwitchRole = vi.fn();
    const props = { ...propsOf(role), otherRole, onSwitchRole };
    userMenuEntries(props)
      .find((one) => one.label === label)
      ?.onSelect?.();
    paletteEntries(props)
      .find((one) => one.label === label)
      ?.run?.();
    expect(onSwitchRole.mock.calls).toEqual([[otherRole], [otherRole]]);
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

it.each<[Account['role'], string, string]>([
  ['candidate', 'find', 'Find jobs'],
  ['manager', 'find', 'Jobs'],
  ['manager', 'theme', 'Theme: light'],
  ['recruiter', 'dark', 'Theme: dark'],
  ['manager', 'tag', 'New skill'],
  ['manager', 'category', 'New campaign'],
  ['manager', 'vacancy', 'Post new job'],
  ['manager', 'company', 'Add Client'],
  ['manager', 'team', 'Recruiters'],
  ['candidate', 'password', 'Profile settings'],
  ['super_manager', 'help', 'Support'],
  ['recruiter', 'bounty', 'Points'],
  ['recruiter', 'introduction', 'Claims'],
  ['recruiter', 'merge', 'Added candidates'],
  ['candidate', 'introduction', 'Who represents you'],
  ['candidate', 'friend', 'Invite candidates'],
  ['manager', 'close job', 'Close job: ICU nurse'],
  ['manager', 'edit icu', 'Edit job: ICU nurse'],
])('The palette of a %s finds by the intent %j the entry %j (PLUS-26)', (role, typed, label) => {
  const entries = [...paletteEntries(propsOf(role)), ...jobEntries(role, [{ id: 7, title: 'ICU nurse' }])];
  expect(matchEntries(entries, typed)[0]?.label).toBe(label);
});
