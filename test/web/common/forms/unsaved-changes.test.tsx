// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { UnsavedChanges } from '../../../../web/common/forms/unsaved-changes.tsx';

const forget = vi.fn();

function show(when: boolean) {
  const form = (
    <>
      <UnsavedChanges when={when} kept={{ forget }} />
      <Link to="/other">Other page</Link>
      <Link to="/form?tab=2">Second tab</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/form', element: form },
      { path: '/other', element: <p>The other page</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const isAskedOnClosing = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('A form with unsaved changes asks before it is left, and stays if the user wants it to', async () => {
  const router = show(true);
  await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(screen.getByText('Your changes on this page are not saved yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/form');
});

it('A form with unsaved changes is left when they are discarded, and kept by Escape', async () => {
  const router = show(true);
  await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
  // The browser makes this event of Escape.
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/form');
  await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('The other page')).toBeTruthy();
  expect(forget).toHaveBeenCalledOnce();
});

it('A form asks nothing within its own page, nor without changes; closing the tab is asked for only with some', async () => {
  const router = show(true);
  await userEvent.click(screen.getByRole('link', { name: 'Second tab' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=2'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAskedOnClosing()).toBe(true);
  cleanup();
  expect(isAskedOnClosing()).toBe(false);
  show(false);
  expect(isAskedOnClosing()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await screen.findByText('The other page')).toBeTruthy();
});
