// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession, readSession } from '../../../../web/api/session.ts';
import { SessionsSection } from '../../../../web/features/profile/components/sessions-section.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const here = {
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-11-02T09:00:00.000Z',
  refreshedAt: minutesAgo(0),
  remembered: true,
  isCurrent: true,
};
const phone = {
  id: 2,
  browser: 'Safari',
  system: 'iPhone',
  createdAt: '2026-11-01T09:00:00.000Z',
  refreshedAt: minutesAgo(180),
  remembered: false,
  isCurrent: false,
};
const script = {
  id: 3,
  browser: null,
  system: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  refreshedAt: minutesAgo(300),
  remembered: true,
  isCurrent: false,
};
const list = { body: { data: [here, phone, script], meta: { total: 3, page: 1, perPage: 25 } } };
const show = () => renderSignedIn(SessionsSection, { path: '/profile' });

beforeEach(() => beginSession(token, true));
afterEach(() => endSession());

it('The session list names devices, marks the current one and shows when each was last used', async () => {
  respondToCalls({ 'GET /api/auth/sessions': list });
  show();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Firefox on Linux.*This device.*Used just now · signed in 2nd Nov 2026/);
  expect(second?.textContent).toMatch(/Safari on iPhone.*Used 3 hours ago.*until the browser closes/);
  expect(third?.textContent).toContain('Unknown browser');
  expect(within(first!).queryByRole('button')).toBeNull();
});

it('Ending a session keeps the focus in the list', async () => {
  const sent = respondToCalls({
    'GET /api/auth/sessions': list,
    'DELETE /api/auth/sessions/2': { body: { data: { done: true } } },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^End the session of Safari on iPhone/ }));
  await screen.findByText(/That session has ended/);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sessions' }));
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ address }) => address)).toEqual([
    '/api/auth/sessions/2',
  ]);
});

it('Ending a session that is already gone counts as ended', async () => {
  respondToCalls({
    'GET /api/auth/sessions': list,
    'DELETE /api/auth/sessions/3': { status: 404, body: { message: 'There is no such session', errors: [] } },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^End the session of Unknown browser/ }));
  expect(await screen.findByText(/That session has ended/)).toBeTruthy();
});

it('Signing out everywhere asks for confirmation and then opens /', async () => {
  const sent = respondToCalls({
    'GET /api/auth/sessions': list,
    'POST /api/auth/sign-out-everywhere': { body: { data: { done: true } } },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await vi.waitFor(() => expect(readSession()).toEqual({ token: null, isAuthorized: false }), 10_000);
  expect(globalThis.location.pathname).toBe('/');
});

it('A failed sign-out everywhere keeps the user signed in and says so', async () => {
  respondToCalls({
    'GET /api/auth/sessions': list,
    'POST /api/auth/sign-out-everywhere': { status: 500, body: { message: 'Something went wrong!', errors: [] } },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText(/You are still signed in everywhere/);
  expect(readSession().token).toBe(token);
});

it('The session list says when it cannot be loaded', async () => {
  respondToCalls({ 'GET /api/auth/sessions': { status: 403, body: { message: 'No', errors: [] } } });
  show();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy();
});
