// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { App } from '../../../web/app/app.tsx';
import { allowOnConsole } from '../../support/console-words.ts';
import { respondToCalls } from '../support/render-page.tsx';
import { aManagerAccount } from '../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const page = (data: unknown[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 15 } } });
const account = { 'GET /api/auth/verify': { body: { data: aManagerAccount } } };
const clients = 'GET /api/manager/clients?page=1';

beforeEach(() => {
  allowOnConsole(/^Live updates: no ticket/);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  // While the app is shown, the end of a session begins a guest's router, which would outlive the test.
  cleanup();
  endSession();
});

function openAt(address: string): void {
  globalThis.history.replaceState(null, '', address);
  render(<App />);
}

it(
  'The app loads a missing user from the server with their role; without a token the visitor is a guest (SHELL-65)',
  { timeout: 60_000 },
  async () => {
    beginSession(token, true);
    const sent = respondToCalls(account);
    openAt('/profile');
    await screen.findByRole('link', { name: 'Campaigns' }, { timeout: 30_000 });
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toContain('GET /api/auth/verify');
    cleanup();
    endSession();
    const asGuest = respondToCalls(account);
    openAt('/log-in');
    await screen.findByRole('form', { name: /log in/i }, { timeout: 30_000 });
    expect(asGuest.map(({ address }) => address)).not.toContain('/api/auth/verify');
  },
);

it('The app runs the loader of the first route that matches the address (SHELL-66)', { timeout: 60_000 }, async () => {
  beginSession(token, true);
  const sent = respondToCalls({ ...account, [clients]: page([]) });
  openAt('/clients');
  await screen.findByRole('heading', { name: 'Clients' }, { timeout: 30_000 });
  await waitFor(() =>
    expect(
      sent.filter(({ address }) => address.startsWith('/api/manager/')).map(({ address }) => address.split('?')[0]),
    ).toEqual(['/api/manager/clients']),
  );
});
