// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouterNavigation } from '../../../../../web/app/frames/router-navigation.tsx';
import { menuIcons } from '../../../../../web/features/shell/model/menu-icons.ts';
import { menus } from '../../../../../web/features/shell/model/menus.ts';
import { Sidebar } from '../../../../../web/features/shell/components/sidebar.tsx';
import { useSidebar } from '../../../../../web/features/shell/hooks/use-sidebar.ts';

function Frame() {
  const state = useSidebar();
  return (
    <RouterNavigation>
      <Sidebar
        state={state}
        items={menus.recruiter}
        icons={menuIcons}
        counts={{ jobs: 4, messages: 2, notifications: 1 }}
        home="/dashboard"
      />
      <header>
        <button type="button" aria-expanded={state.isDrawerOpen} aria-controls="shell-menu" onClick={state.toggle}>
          Open menu
        </button>
      </header>
      <main>
        <Outlet />
      </main>
    </RouterNavigation>
  );
}

const setWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
  }));

/** Renders a recruiter's sidebar at this window width, where only the dashboard, the jobs and `pages` exist. */
function sidebar(width: number, pages: string[] = []) {
  setWidth(width);
  const page = (path: string) => ({ path, element: <p>at {path}</p> });
  render(
    <RouterProvider
      router={createMemoryRouter(
        [{ Component: Frame, children: [...['/dashboard', '/jobs', ...pages].map(page), page('*')] }],
        {
          initialEntries: ['/dashboard'],
        },
      )}
    />,
  );
}

it('A sidebar item whose page does not exist yet is absent, so that nothing is advertised that is not there', async () => {
  sidebar(1280);
  const entries = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Jobs4 jobs']);
  await userEvent.click(screen.getByRole('link', { name: /^Jobs/ }));
  expect(screen.getByText('at /jobs')).toBeTruthy();
});

it('The number at an item says what it counts, several or one', () => {
  sidebar(1280, ['/messages', '/notifications']);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['Jobs4 jobs', 'Messages2 unread messages', 'Notifications1 unread notification']),
  );
});

it('An open drawer no longer holds the page back once the window is wide enough for the sidebar', async () => {
  sidebar(360);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true);
  setWidth(1280);
  fireEvent(globalThis.window, new Event('resize'));
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false);
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeTruthy();
});

it('The open drawer traps the focus and returns it when it closes (SHELL-05)', async () => {
  sidebar(360);
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(opener);
  expect(document.activeElement?.textContent).toBe('Dashboard');
  for (const behind of ['header', 'main']) expect(document.querySelector(behind)?.hasAttribute('inert')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  for (const behind of ['header', 'main']) expect(document.querySelector(behind)?.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(opener);
});

it.each(['not json', '7', 'null'])('An unreadable saved sidebar choice (%s) is ignored', (kept) => {
  localStorage.setItem('hirehub.sidebar', kept);
  sidebar(1280);
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeTruthy();
});

it('The item of the current page is highlighted, and moves with the page (SHELL-11)', async () => {
  sidebar(1280);
  const active = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-active'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(active()).toEqual([['Dashboard', 'page']]);
  await userEvent.click(screen.getByRole('link', { name: /^Jobs/ }));
  expect(active()).toEqual([['Jobs4 jobs', 'page']]);
});

it('The drawer lies over the page, which a click on its overlay shows again (SHELL-05)', async () => {
  sidebar(360);
  const overlay = () => document.querySelector('.shell-overlay');
  expect(overlay()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(overlay()!);
  expect([overlay(), document.querySelector('#shell-menu')?.hasAttribute('inert')]).toEqual([null, true]);
});
