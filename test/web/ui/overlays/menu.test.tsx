// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { Menu } from '../../../../web/ui/overlays/menu.tsx';

class AnObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

it('Nothing behind an open menu can take the focus, and everything can again once it closes (PLUS-26)', async () => {
  vi.stubGlobal('ResizeObserver', AnObserver);
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

it('A menu leads, acts or says why an item is not allowed', async () => {
  const [go, onSelect, onOpenChange] = [vi.fn(), vi.fn(), vi.fn()];
  vi.stubGlobal('ResizeObserver', AnObserver);
  render(
    <NavigationProvider value={{ go, path: '/' }}>
      <Menu
        label="Account"
        head={<p>Ana</p>}
        trigger={<button type="button">Open</button>}
        onOpenChange={onOpenChange}
        entries={[
          { label: 'Profile', to: '/profile' },
          { label: 'Log out', onSelect, danger: true },
          { label: 'Delete', to: '/delete', onSelect, disabledReason: 'Not today' },
        ]}
      />
    </NavigationProvider>,
  );
  for (const name of ['Profile', 'Log out', 'DeleteNot today']) {
    fireEvent.keyDown(screen.getByText('Open'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  }
  expect([go.mock.calls, onSelect.mock.calls.length]).toEqual([[['/profile']], 1]);
  expect(onOpenChange.mock.calls[0]).toEqual([true]);
});
