// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EmailSection } from '../../../../web/features/profile/components/email-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const change = { to: 'new@example.org', until: '2026-11-29T12:00:00.000Z', confirmed: [] as ('former' | 'new')[] };
const show = async (waiting: typeof change | null, since: string | null = null) => {
  fakeApi.readSecondFactor.mockResolvedValue({ data: { since, codesLeft: 10 } });
  fakeApi.readEmailChange.mockResolvedValue({ data: { change: waiting } });
  renderSignedIn(() => <EmailSection account={aManagerAccount} />, { path: '/profile' });
  await screen.findByText(waiting ? waiting.to : 'New email');
};
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('Another address is asked for with the password, and then waits for both (PLUS-58)', async () => {
  fakeApi.askForEmailChange.mockResolvedValue({ data: { change } });
  await show(null);
  expect(screen.getByText(aManagerAccount.email)).toBeTruthy();
  press('Send both links');
  await waitFor(() => expect(document.body.textContent).toContain('Required'));
  expect(fakeApi.askForEmailChange).not.toHaveBeenCalled();
  enter('New email', 'new@example.org');
  enter('Your password', 'Old!Passw0rd');
  press('Send both links');
  expect(await screen.findByRole('button', { name: 'Stop the change' })).toBeTruthy();
  expect(fakeApi.askForEmailChange.mock.calls[0]?.[0]).toEqual({
    body: { email: 'new@example.org', password: 'Old!Passw0rd' },
  });
  expect(document.body.textContent).toContain(`in the mail to ${aManagerAccount.email} and new@example.org.`);
});

it('Where logging in asks for a code, another address asks for it too', async () => {
  fakeApi.askForEmailChange.mockResolvedValue({ data: { change } });
  await show(null, '2026-11-01T12:00:00.000Z');
  await screen.findByLabelText('Code');
  enter('New email', 'new@example.org');
  enter('Your password', 'Old!Passw0rd');
  press('Send both links');
  await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
  enter('Code', '123 456');
  press('Send both links');
  await screen.findByRole('button', { name: 'Stop the change' });
  expect(fakeApi.askForEmailChange.mock.calls[0]?.[0]).toEqual({
    body: { email: 'new@example.org', password: 'Old!Passw0rd', code: '123456' },
  });
});

it('A refused password is said at its field, and the address stays', async () => {
  fakeApi.askForEmailChange.mockRejectedValue(
    new ApiError(422, 'Invalid', [{ key: 'password', message: 'This is not your password' }]),
  );
  await show(null);
  enter('New email', 'new@example.org');
  enter('Your password', 'Wr0ng!Passw0rd');
  press('Send both links');
  await waitFor(() => expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.org');
});

it.each([
  [['new'] as const, aManagerAccount.email],
  [['former'] as const, 'new@example.org'],
])(
  'A change that was confirmed at the %s address says which mail is left, and can be stopped',
  async (confirmed, left) => {
    fakeApi.cancelEmailChange.mockResolvedValue({ data: { done: true } });
    await show({ ...change, confirmed: [...confirmed] });
    expect(document.body.textContent).toContain(`in the mail to ${left}.`);
    fakeApi.readEmailChange.mockResolvedValue({ data: { change: null } });
    press('Stop the change');
    expect(await screen.findByLabelText('New email')).toBeTruthy();
  },
);
