// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SuperManagerRequest } from '../../../../web/features/profile/components/super-manager-request.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const show = (superManagerRequestPending = false) =>
  renderSignedIn(() => <SuperManagerRequest account={{ ...aManagerAccount, superManagerRequestPending }} />, {
    path: '/profile',
  });
const button = () => screen.getByRole('button', { name: /^Request to become/ });
const isReviewed = () => screen.queryByText(/is being reviewed/) !== null;

it('A request to oversee managers is sent once, and then said to be reviewed (PROF-15)', async () => {
  fakeApi.requestSuperManager.mockResolvedValue({});
  show();
  expect([isReviewed(), screen.queryByRole('alert')]).toEqual([false, null]);
  await userEvent.click(button());
  await vi.waitFor(() => expect(isReviewed()).toBe(true));
  await userEvent.click(button());
  expect(fakeApi.requestSuperManager).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A request that waits already cannot be sent again (PROF-15)', async () => {
  show(true);
  expect(isReviewed()).toBe(true);
  await userEvent.click(button());
  expect(fakeApi.requestSuperManager).not.toHaveBeenCalled();
});

it('A request that was not sent says why, and may be sent again', async () => {
  fakeApi.requestSuperManager.mockRejectedValueOnce(new ApiError(409, 'Not now')).mockResolvedValue({});
  show();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  expect(isReviewed()).toBe(false);
  await userEvent.click(button());
  await vi.waitFor(() => expect(isReviewed()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});
