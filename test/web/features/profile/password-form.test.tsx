// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession, endSession, readSession } from '../../../../web/api/session.ts';
import { tokenKey } from '../../../../web/api/token-key.ts';
import { PasswordSection } from '../../../../web/features/profile/components/password-section.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const tokenOf = (sub: string) =>
  `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${sub}","exp":4102444800}`)}.x`.replaceAll('=', '');
const [former, renewed] = [tokenOf('former'), tokenOf('renewed')];
const route = 'PATCH /api/profile/password';
const factor = { 'GET /api/profile/second-factor': { body: { data: { since: null, codesLeft: 0 } } } };
const passwords = { oldPassword: 'Old!Passw0rd', newPassword: 'New!Passw0rd', confirmPassword: 'New!Passw0rd' };

beforeEach(() => beginSession(former, true));
afterEach(() => endSession());

const fill = async (label: string, value: string) => userEvent.type(screen.getByLabelText(label), value);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

async function fillAll(confirmation: string): Promise<void> {
  await fill('Current password', passwords.oldPassword);
  await fill('New password', passwords.newPassword);
  await fill('Confirm new password', confirmation);
}

it('The password form asks for the old password and the new one twice (PROF-13)', async () => {
  const asked = respondToCalls({ ...factor, [route]: { body: { data: {} } } });
  const sent = () => asked.filter(({ method }) => method === 'PATCH');
  renderSignedIn(PasswordSection, { path: '/profile' });
  await fillAll('Other!Passw0rd');
  await press();
  await waitFor(() => expect(document.body.textContent).toContain('Must be the same'));
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Confirm new password'));
  await fill('Confirm new password', passwords.newPassword);
  await press();
  await waitFor(() => expect(sent()).toEqual([{ method: 'PATCH', address: '/api/profile/password', body: passwords }]));
});

it('Changing the password replaces the stored token with the new one, in the same storage (API-29)', async () => {
  respondToCalls({ ...factor, [route]: { body: { data: { done: true } }, headers: { jwt: renewed } } });
  renderSignedIn(PasswordSection, { path: '/profile' });
  expect(localStorage.getItem(tokenKey)).toBe(former);
  await fillAll(passwords.newPassword);
  await press();
  expect(await screen.findByText('Your password was changed, and every other session was signed out.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Confirm new password').value).toBe('');
  expect([readSession().token, localStorage.getItem(tokenKey), sessionStorage.getItem(tokenKey)]).toEqual([
    renewed,
    renewed,
    null,
  ]);
});
