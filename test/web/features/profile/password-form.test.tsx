// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordSection } from '../../../../web/features/profile/components/password-section.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const change = vi.fn<(given: unknown) => Promise<{ data: object }>>(async () => ({ data: {} }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { accounts: { changePassword: (given: unknown) => change(given) } } }));
afterEach(cleanup);

it('changes the password by the old one and the new one twice (PROF-13)', async () => {
  renderSignedIn(PasswordSection, { path: '/profile' });
  const fill = async (label: string, value: string) => userEvent.type(screen.getByLabelText(label), value);
  await fill('Current password', 'Old!Passw0rd');
  await fill('New password', 'New!Passw0rd');
  await fill('Confirm new password', 'Other!Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(document.body.textContent).toContain('Must be the same'));
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Confirm new password'));
  await fill('Confirm new password', 'New!Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ body: { oldPassword: 'Old!Passw0rd', newPassword: 'New!Passw0rd', confirmPassword: 'New!Passw0rd' } }));
});
