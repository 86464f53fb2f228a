// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GuestShell, type GuestModal } from '../../../../../web/features/shell/components/guest-shell.tsx';
import { renderPage } from '../../../support/render-page.tsx';

interface ModalProps {
  which: GuestModal;
  onSwitch: (which: GuestModal) => void;
  onClose: () => void;
}

const showModal = ({ which, onSwitch, onClose }: ModalProps) => (
  <div role="dialog" aria-label={which}>
    <button type="button" onClick={() => onSwitch('sign-up')}>
      Switch
    </button>
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
);

const Page = () => <GuestShell modal={showModal} />;

/** Sets the window's width for media queries. */
function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
  }));
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu', hidden: true });

it.each([
  [1280, null],
  [992, null],
  [991, 'true'],
  [768, 'true'],
])('The sidebar starts collapsed at %i px only if space is tight (SHELL-09, GUEST-40)', (width, collapsed) => {
  setWidth(width);
  renderPage(Page, '/find-jobs');
  expect(menu().getAttribute('data-collapsed')).toBe(collapsed);
});

it('The guest’s menu leads to the log-in page for what needs an account (SHELL-39)', () => {
  setWidth(1280);
  renderPage(Page, '/find-jobs');
  const items = within(menu()).getAllByRole('listitem', { hidden: true });
  expect(items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Jobs', '/jobs'],
    ['Calendar', '/log-in'],
    ['Messages', '/log-in'],
    ['Notifications', '/log-in'],
  ]);
});

it('The sidebar shows logo and version, collapses and expands by its toggle and remembers the choice (SHELL-02, GUEST-40)', async () => {
  setWidth(1280);
  renderPage(Page, '/find-jobs');
  const logo = within(menu()).getByRole('link', { name: 'HireHub home' });
  expect([logo.querySelector('svg') !== null, logo.textContent]).toEqual([true, 'HireHub']);
  expect(within(menu()).getByText(/^v/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
  cleanup();
  renderPage(Page, '/find-jobs');
  expect(screen.getByRole('button', { name: 'Expand menu' })).toBeTruthy();
});

it('The sidebar is a drawer up to 767 px that opens by its toggle and closes on Escape (SHELL-05, GUEST-41)', async () => {
  setWidth(767);
  renderPage(Page, '/find-jobs');
  expect(menu().hasAttribute('inert')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(menu().hasAttribute('inert')).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(menu().hasAttribute('inert')).toBe(true);
});

it('Log in and sign up open as dialogs that switch to each other and close (GUEST-42, GUEST-43, PERM-05)', async () => {
  setWidth(1280);
  renderPage(Page, '/find-jobs');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('dialog', { name: 'log-in' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByRole('dialog', { name: 'sign-up' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByRole('dialog', { name: 'sign-up' })).toBeTruthy();
});
