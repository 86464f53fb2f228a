// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { roleLabels, roles, type Role } from '../../../../../shared/constants/roles.ts';
import { Shell } from '../../../../../web/features/shell/components/shell.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const asked = { onInviteRecruiter: vi.fn(), onInviteCandidates: vi.fn(), onAddClient: vi.fn(), onLogOut: vi.fn() };
const onOpenPalette = vi.fn();
const Page = () => (
  <Shell
    {...asked}
    counts={{ jobs: 4 }}
    bell={<button type="button">The bell</button>}
    banner={<p>A message about the account</p>}
    onOpenPalette={onOpenPalette}
  />
);
const show = (role: Role) => renderSignedIn(Page, { path: '/dashboard', account: { role, isInternal: true } });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Account menu of Daniel Reyes' }));
const chosen = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

it.each(roles)('The frame of a %s has the menu, search, support, bell and what concerns the account', async (role) => {
  show(role);
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: /^Jobs/ }).getAttribute('href')).toBe('/jobs');
  expect(menu.getByRole('link', { name: 'HireHub home' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
  expect(screen.getByRole('button', { name: 'The bell' })).toBeTruthy();
  expect(screen.getByText('A message about the account')).toBeTruthy();
  expect(screen.getByText(roleLabels[role])).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Find pages/ }));
  expect(onOpenPalette).toHaveBeenCalledOnce();
});

it('The user menu shows whose account it is, opens pages and does what its actions say', async () => {
  show('manager');
  await openMenu();
  expect(await screen.findByText('daniel@example.com')).toBeTruthy();
  await chosen('Add Client');
  expect(asked.onAddClient).toHaveBeenCalledOnce();
  await openMenu();
  await chosen('Log Out');
  expect(asked.onLogOut).toHaveBeenCalledOnce();
  await openMenu();
  await chosen('Post new job');
  expect(await screen.findByText('at /jobs/new')).toBeTruthy();
});

it('The user menu switches the theme from the device’s to light, dark and back, before Log Out', async () => {
  show('candidate');
  const theme = () => document.documentElement.dataset.theme;
  for (const [now, next] of [
    ['system', 'light'],
    ['light', 'dark'],
    ['dark', undefined],
  ] as const) {
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile settings',
      'Points',
      'Invite candidates',
      `Theme: ${now}`,
      'Log Out',
    ]);
    await chosen(`Theme: ${now}`);
    expect(theme()).toBe(next);
  }
});
