// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PasswordSection } from '../../../../web/features/profile/components/password-section.tsx';
import { PasskeysSection } from '../../../../web/features/profile/components/passkeys-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { plainCredential } from '../../../support/plain-identity.ts';
import { browserWithPasskeys, withoutPasskeys } from '../../support/browser-passkeys.ts';

const since = '2026-11-20T12:00:00.000Z';
const row = { id: 7, name: 'Chrome on Windows', since, lastUsedAt: null };
const made = plainCredential('own-key', 'sign-this');
const proof = 'A'.repeat(43);
const show = (passkeys: object[]) => {
  fakeApi.readSecondFactor.mockResolvedValue({ data: { since: null, codesLeft: 0 } });
  fakeApi.readPasskeys.mockResolvedValue({ data: { passkeys } });
  renderSignedIn(PasskeysSection, { path: '/profile' });
};
const enter = (value: string) => fireEvent.change(screen.getByLabelText('Your password'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const choose = async (what: string) => {
  fireEvent.keyDown(await screen.findByRole('button', { name: /^More about the passkey Chrome/ }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: what }));
};
const options = { challenge: 'sign-this' };

beforeEach(() => browserWithPasskeys(vi.fn().mockResolvedValue({ toJSON: () => made })));
afterEach(withoutPasskeys);

it('A passkey is added with the password and what the browser made, and is in the list (PLUS-58)', async () => {
  fakeApi.startPasskey.mockRejectedValueOnce(
    new ApiError(422, 'Invalid', [{ key: 'password', message: 'This is not your password' }]),
  );
  fakeApi.startPasskey.mockResolvedValue({ data: { proof, options } });
  fakeApi.addPasskey.mockResolvedValue({ data: row });
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  enter('Wr0ng!');
  press('Continue');
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  fakeApi.readPasskeys.mockResolvedValue({ data: { passkeys: [row] } });
  enter('Old!Passw0rd');
  press('Continue');
  expect(await screen.findByText('The passkey is added; log in with it from now on.')).toBeTruthy();
  expect(fakeApi.addPasskey.mock.calls[0]?.[0].body).toEqual({ proof, credential: made });
  expect((await screen.findByRole('list', { name: 'Passkeys' })).textContent).toContain(
    'Chrome on WindowsAdded 20th Nov 2026 · not used yet',
  );
});

it('Nothing is added when the device is not unlocked, and the form says so', async () => {
  browserWithPasskeys(vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
  fakeApi.startPasskey.mockResolvedValue({ data: { proof, options } });
  fakeApi.addPasskey.mockClear();
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  enter('Old!Passw0rd');
  press('Continue');
  expect(await screen.findByText(/No passkey was added/)).toBeTruthy();
  expect(fakeApi.addPasskey).not.toHaveBeenCalled();
});

it('A passkey is removed with the password (PLUS-58)', async () => {
  fakeApi.removePasskey.mockResolvedValue({ data: { done: true } });
  show([row]);
  await choose('Remove');
  enter('Old!Passw0rd');
  press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.removePasskey.mock.calls[0]?.[0]).toEqual({ params: { id: 7 }, body: { password: 'Old!Passw0rd' } });
});

it('A passkey gets the name by which its owner knows it (PLUS-58)', async () => {
  fakeApi.renamePasskey.mockResolvedValue({ data: { ...row, name: 'My phone' } });
  show([row]);
  await choose('Rename');
  const dialog = screen.getByRole('dialog');
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Chrome on Windows');
  fireEvent.change(name, { target: { value: ' ' } });
  press('Rename');
  expect(await within(dialog).findByText('Required')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'My phone' } });
  fakeApi.readPasskeys.mockResolvedValue({ data: { passkeys: [{ ...row, name: 'My phone' }] } });
  press('Rename');
  expect(await screen.findByText('My phone')).toBeTruthy();
  expect(fakeApi.renamePasskey.mock.calls[0]?.[0]).toEqual({ params: { id: 7 }, body: { name: 'My phone' } });
});

it('Beside the password it is said that passkeys stay when it is changed (PLUS-58)', async () => {
  fakeApi.readSecondFactor.mockResolvedValue({ data: { since: null, codesLeft: 0 } });
  fakeApi.readPasskeys.mockResolvedValue({ data: { passkeys: [row, { ...row, id: 8 }] } });
  renderSignedIn(PasswordSection, { path: '/profile' });
  expect(await screen.findByText(/Your 2 passkeys still log you in; remove any that you do not know/)).toBeTruthy();
});

it('There is no word of passkeys where the user pool has none, or the browser does not know them', () => {
  withoutPasskeys();
  show([]);
  expect(screen.queryByText('Passkeys')).toBeNull();
});
