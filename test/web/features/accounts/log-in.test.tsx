// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, readSession } from '../../../../web/api/session.ts';
import { notePage } from '../../../../web/common/navigation/previous-page.ts';
import { LogInPage } from '../../../../web/features/accounts/pages/log-in.tsx';
import { browserWithPasskeys, withoutPasskeys } from '../../support/browser-passkeys.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const account = { id: 7, role: 'manager', firstName: 'Ana', lastName: 'Popescu' };
const signIn = 'POST /api/auth/sign-in';

beforeEach(() => globalThis.history.replaceState(null, '', '/log-in'));
afterEach(() => endSession());

async function logIn(password = 'Secret12!'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

const errorOf = (label: string) =>
  screen.getByLabelText(label).closest('.ui-field')?.querySelector('.ui-field-error')?.textContent;

it('The log-in form has its fields, Forgot Password and a sign-up link (AUTH-02 to AUTH-05)', () => {
  renderPage(LogInPage, '/log-in');
  expect(screen.getByLabelText('Email').getAttribute('placeholder')).toBe('name@company.com');
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')];
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['email', 'email'],
    ['password', 'password'],
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).type).toBe('submit');
  expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/reset-password');
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up');
});

it('The log-in page says what a followed link leads to, and shows a job’s public page without logging in (AUTH-56)', () => {
  localStorage.setItem('hirehub.redirect', '/jobs/view/7?from=mail');
  renderPage(LogInPage, '/log-in');
  expect(screen.getByRole('status').textContent).toContain('Log in to see this job.');
  expect(screen.getByRole('link', { name: 'See it without' }).getAttribute('href')).toBe('/find-jobs/view/7');
});

it('The log-in page gives no reason where no link was followed', () => {
  renderPage(LogInPage, '/log-in');
  expect(screen.queryByRole('status')).toBeNull();
});

it('The log-in form focuses its first empty field', async () => {
  renderPage(LogInPage, '/log-in');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  cleanup();
  renderPage(LogInPage, { pathname: '/log-in', state: { email: 'ana@example.com' } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

it('Leaving the focused empty email for a link shows no refusal, which would move the link under the pointer', async () => {
  renderPage(LogInPage, '/log-in');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  await userEvent.tab();
  await userEvent.tab();
  expect([errorOf('Email'), errorOf('Password')]).toEqual([undefined, undefined]);
});

it('The log-in form requires both fields and a valid address (VALID-04, VALID-05, VALID-17)', async () => {
  renderPage(LogInPage, '/log-in');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect([errorOf('Email'), errorOf('Password')]).toEqual(['Required', 'Required']));
  await userEvent.type(screen.getByLabelText('Email'), 'ana@');
  await waitFor(() => expect(errorOf('Email')).toBe('Invalid email address'));
});

it('The log-in form shows a 403 under the password (VALID-43)', async () => {
  respondToCalls({
    [signIn]: {
      status: 403,
      body: { message: 'Wrong email or password', errors: [{ key: 'password', message: 'Wrong email or password' }] },
    },
  });
  renderPage(LogInPage, '/log-in');
  await logIn();
  await waitFor(() => expect(errorOf('Password')).toBe('Wrong email or password'));
  expect(errorOf('Email')).toBeUndefined();
});

it('The log-in form shows under the email that the server cannot be reached while offline, and sends nothing later by itself (VALID-44)', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  onlineManager.setOnline(false);
  try {
    renderPage(LogInPage, '/log-in');
    await logIn();
    await waitFor(() =>
      expect(errorOf('Email')).toBe('HireHub cannot be reached. Check your connection and try again.'),
    );
    onlineManager.setOnline(true);
    expect(fetched).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('aria-busy')).toBe(false);
  } finally {
    onlineManager.setOnline(true);
  }
});

it('The log-in form shows every other failure under the email (VALID-44)', async () => {
  respondToCalls({ [signIn]: { status: 409, body: { message: 'Confirm your email first', errors: [] } } });
  renderPage(LogInPage, '/log-in');
  await logIn();
  await waitFor(() => expect(errorOf('Email')).toBe('Confirm your email first'));
  expect(screen.getByRole('link', { name: 'Send the link again' })).toBeTruthy();
});

it('Logging in stores the token of the jwt header in local storage and opens the saved page (API-03, API-04, AUTH-42, AUTH-57)', async () => {
  localStorage.setItem('hirehub.redirect', '/clients?page=2');
  respondToCalls({ [signIn]: { body: { data: account }, headers: { jwt: 'the-token' } } });
  renderPage(LogInPage, '/log-in');
  await logIn();
  await waitFor(() => expect(readSession()).toEqual({ isAuthorized: true, token: 'the-token' }));
  expect(localStorage.getItem('hirehub.token')).toBe('the-token');
  expect(globalThis.location.pathname + globalThis.location.search).toBe('/clients?page=2');
});

it.each([
  ['the page that the visitor came from', '/find-jobs/view/7', '/find-jobs/view/7'],
  ['the dashboard after signing up, which nobody wants to go back to', '/sign-up', '/dashboard'],
  ['the dashboard when log-in was the first page', undefined, '/dashboard'],
])('Logging in without a saved page opens %s (AUTH-58, AUTH-59)', async (_, from, target) => {
  respondToCalls({ [signIn]: { body: { data: account }, headers: { jwt: 'the-token' } } });
  notePage('/log-in?before');
  for (const address of [from ?? '/log-in', '/log-in']) notePage(address);
  renderPage(LogInPage, '/log-in');
  await logIn();
  await waitFor(() => expect(globalThis.location.pathname).toBe(target));
});

it('Logging in without Remember me keeps the token in this tab only (AUTH-72)', async () => {
  const sent = respondToCalls({ [signIn]: { body: { data: account }, headers: { jwt: 'the-token' } } });
  renderPage(LogInPage, '/log-in');
  await userEvent.click(screen.getByLabelText('Keep me logged in on this device'));
  await logIn();
  await waitFor(() => expect(sessionStorage.getItem('hirehub.token')).toBe('the-token'));
  expect(localStorage.getItem('hirehub.token')).toBeNull();
  expect(sent[0]?.body).toEqual({ email: 'ana@example.com', password: 'Secret12!', remember: false });
});

it('The log-in form asks for a code where the account has a second factor, and says what is wrong with one (PLUS-58)', async () => {
  const refusal = (message: string) => ({ status: 403, body: { message, errors: [{ key: 'code', message }] } });
  const calls: Parameters<typeof respondToCalls>[0] = { [signIn]: refusal('Enter the code') };
  const sent = respondToCalls(calls);
  renderPage(LogInPage, '/log-in');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await logIn();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([errorOf('Email'), errorOf('Password'), errorOf('Code')]).toEqual([undefined, undefined, undefined]);
  calls[signIn] = refusal('This code is wrong, or it was used before');
  await userEvent.type(code, '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(errorOf('Code')).toBe('This code is wrong, or it was used before'));
  expect(sent.at(-1)?.body).toMatchObject({ code: '123456' });
});

it('The log-in form offers passkeys where the user pool has them, and says when none was used or it is refused (PLUS-58)', async () => {
  renderPage(LogInPage, '/log-in');
  const offer = { name: 'Log in with a passkey' };
  expect(screen.queryByRole('button', offer)).toBeNull();
  cleanup();
  const unlock = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  browserWithPasskeys(unlock);
  const refusal = 'This passkey does not log this account in';
  const options = { challenge: 'sign-this', rpId: 'localhost', timeout: 1, userVerification: 'required' };
  const sent = respondToCalls({
    'POST /api/auth/passkey/question': { body: { data: { challenge: 'the-question', options } } },
    'POST /api/auth/passkey': { status: 403, body: { message: refusal, errors: [] } },
  });
  renderPage(LogInPage, '/log-in');
  await userEvent.click(screen.getByRole('button', offer));
  expect(unlock).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', offer));
  await waitFor(() => expect(errorOf('Email')).toContain('No passkey was used.'));
  unlock.mockResolvedValue({ toJSON: () => ({ id: 'own-key' }) });
  await userEvent.click(screen.getByRole('button', offer));
  await waitFor(() => expect(errorOf('Email')).toBe(refusal));
  expect(sent.at(-1)?.body).toEqual({
    email: 'ana@example.com',
    challenge: 'the-question',
    credential: { id: 'own-key' },
    remember: true,
  });
  withoutPasskeys();
});
