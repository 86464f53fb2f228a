// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreachableMessage } from '../../../web/api/api-error.ts';
import { PageFailure } from '../../../web/app/page-failure.tsx';

const reload = vi.fn();
const answered = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', answered);
  vi.stubGlobal('location', { href: 'http://localhost/find-jobs', reload });
});
afterEach(() => vi.restoreAllMocks());

function broken(error: Error) {
  function Page(): never {
    throw error;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: PageFailure }])} />);
}

it.each([
  new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('A page whose files a new release removed reloads once by itself: %s', async (error) => {
  answered.mockResolvedValue(new Response());
  broken(error);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 10_000);
  cleanup();
  broken(error);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(answered).toHaveBeenCalledTimes(1);
});

it('A page that fails while offline says so and reloads as soon as the connection is back', async () => {
  answered.mockRejectedValue(new TypeError('Failed to fetch'));
  broken(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  expect(await screen.findByText(new RegExp(unreachableMessage))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  answered.mockResolvedValue(new Response());
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 10_000);
});

it('A page that fails for any other reason reloads only on request', async () => {
  answered.mockResolvedValue(new Response());
  broken(new Error('Broken'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 10_000);
});
