// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../../../web/app/app.tsx';
import type { readSession } from '../../../web/api/session.ts';
import { allowOnConsole } from '../../support/console-words.ts';
import { aManagerAccount } from '../support/render-signed-in.tsx';
import { respondToCalls } from '../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

// The app's parts are loaded again with it, which takes as long as the machine is busy; only the outcome matters.
const patience = { timeout: 30_000 };
vi.setConfig({ testTimeout: 60_000 });

// The stored token is read once per page load, so each test loads the modules again.
async function start(): Promise<{ App: typeof App; readSession: typeof readSession }> {
  localStorage.setItem('hirehub.token', token);
  vi.resetModules();
  const [{ App: Fresh }, session] = await Promise.all([
    import('../../../web/app/app.tsx'),
    import('../../../web/api/session.ts'),
  ]);
  return { App: Fresh, readSession: session.readSession };
}

beforeEach(() => {
  allowOnConsole(/^Live updates: no ticket/);
  // Only the session is looked at, not the page, which is still on its way.
  allowOnConsole(/^Matched leaf route/);
  globalThis.history.replaceState(null, '', '/');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

it('A stored token that verifies authorizes the user (AUTH-43)', async () => {
  respondToCalls({ 'GET /api/auth/verify': { body: { data: aManagerAccount } } });
  const { App: Fresh, readSession: session } = await start();
  expect(session().isAuthorized).toBeNull();
  render(<Fresh />);
  await waitFor(() => expect(session()).toEqual({ token, isAuthorized: true }), patience);
});

it('A stored token that does not verify shows Token is wrong! and is cleared (ERR-08, ERR-09)', async () => {
  const refused = { status: 401, body: { message: 'Token is wrong!', errors: [] } };
  respondToCalls({ 'GET /api/auth/verify': refused, 'POST /api/auth/refresh': refused });
  const { App: Fresh, readSession: session } = await start();
  render(<Fresh />);
  await screen.findByText('Token is wrong!', {}, patience);
  expect(session()).toEqual({ token: null, isAuthorized: false });
  expect(localStorage.getItem('hirehub.token')).toBeNull();
});
