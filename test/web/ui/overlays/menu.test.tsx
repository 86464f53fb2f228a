// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../../../../web/ui/overlays/menu.tsx';

afterEach(cleanup);

it('Nothing behind an open menu can take the focus, and everything can again once it closes (PLUS-26)', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <>
      <nav>
        <a href="/jobs">Jobs</a>
      </nav>
      <div inert data-testid="drawer">
        <a href="/hidden">Hidden</a>
      </div>
      <Menu label="Account" trigger={<button type="button">Open</button>} entries={[{ label: 'Profile' }]} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('menuitem', { name: 'Profile' });
  const nav = document.querySelector('nav');
  await waitFor(() => expect(nav?.hasAttribute('inert')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(nav?.hasAttribute('inert')).toBe(false));
  expect(screen.getByTestId('drawer').hasAttribute('inert')).toBe(true);
});
