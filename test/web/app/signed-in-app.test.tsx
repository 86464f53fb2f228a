// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { SignedInApp } from '../../../web/app/signed-in-app.tsx';
import { formatExact } from '../../../web/ui/text/dates.ts';
import { allowOnConsole } from '../../support/console-words.ts';
import { aManagerAccount } from '../support/render-signed-in.tsx';
import { respondToCalls } from '../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => {
  beginSession(token, true);
  allowOnConsole(/^Live updates: no ticket/);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => endSession());

function draw(account: Account, page: string) {
  vi.stubGlobal('WebSocket', class extends EventTarget {});
  history.replaceState(null, '', page);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInApp account={account} onEnded={() => {}} />
    </QueryClientProvider>,
  );
}

/** Opens a page as a user of this role; returns what the app calls. */
function open(role: Role, page: string) {
  const sent = respondToCalls({});
  draw({ ...aManagerAccount, id: 7, role }, page);
  return () => sent.map(({ method, address }) => `${method} ${address}`);
}

/** What the app calls first for a signed-in user of this role. */
async function callsOf(role: Role) {
  const called = open(role, '/messages');
  await waitFor(() => expect(called()).toContain('POST /api/chat/users/7'));
  return called;
}
const own = 'GET /api/candidates/7/profile';

it('A candidate who has signed in loads the own profile, whatever page is open (AUTH-63)', async () => {
  const called = await callsOf('candidate');
  await waitFor(() => expect(called()).toContain(own));
});

it('A recruiter who has signed in loads no profile of a candidate', async () => {
  expect(await callsOf('recruiter').then((called) => called())).not.toContain(own);
});

it('Every page shows times in the zone of the account, wherever the device is, until nobody is signed in', () => {
  respondToCalls({});
  const here = formatExact('2026-11-24T23:30:00Z');
  const { unmount } = draw({ ...aManagerAccount, timeZone: 'Pacific/Apia' }, '/support');
  expect(formatExact('2026-11-24T23:30:00Z')).toBe('25th November 2026 at 12:30 PM GMT+13');
  unmount();
  expect(formatExact('2026-11-24T23:30:00Z')).toBe(here);
});

it('A manager invites recruiters from the user menu on any page, in a dialog over it (SHELL-23)', async () => {
  open('manager', '/support');
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite Recruiter' }));
  expect(await screen.findByRole('dialog', { name: /Invite/, hidden: true })).toBeTruthy();
  expect(location.pathname).toBe('/support');
});

it('A manager adds a client from the user menu on any page, in a dialog over it (SHELL-25, CLIENT-04)', async () => {
  open('manager', '/support');
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Client' }));
  expect(await screen.findByRole('dialog', { name: 'Add client', hidden: true })).toBeTruthy();
  expect(screen.getByLabelText('Company name')).toBeTruthy();
  expect(location.pathname).toBe('/support');
});

it('A manager promoted while the connection was down gets a token of the new role without signing in again (PLUS-53)', async () => {
  const groups = (...names: string[]) =>
    `e30.${btoa(JSON.stringify({ exp: 4102444800, 'cognito:groups': names }))}.x`.replaceAll('=', '');
  beginSession(groups('manager'), true);
  allowOnConsole(/Not found/);
  const called = open('super_manager', '/support');
  await waitFor(() => expect(called()).toContain('POST /api/auth/refresh'));
});

it('A token that names the role is not renewed at the start', async () => {
  const called = await callsOf('recruiter');
  expect(called()).not.toContain('POST /api/auth/refresh');
});
