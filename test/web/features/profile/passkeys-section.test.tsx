// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
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
  fireEvent.click(await screen.findByRole('button', { name: /^Remove the passkey of Chrome on Windows/ }));
  enter('Old!Passw0rd');
  press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.removePasskey.mock.calls[0]?.[0]).toEqual({ params: { id: 7 }, body: { password: 'Old!Passw0rd' } });
});

it('There is no word of passkeys where the user pool has none, or the browser does not know them', () => {
  withoutPasskeys();
  show([]);
  expect(screen.queryByText('Passkeys')).toBeNull();
});
