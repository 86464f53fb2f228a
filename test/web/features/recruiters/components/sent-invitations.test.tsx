// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RecruiterInvitation } from '../../../../../shared/model/recruiter.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { EarlierInvitations } from '../../../../../web/features/recruiters/components/earlier-invitations.tsx';
import { OpenInvitations } from '../../../../../web/features/recruiters/components/open-invitations.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const invitation = (id: number, status: RecruiterInvitation['status']) => ({
  id,
  email: `${status}@b.example`,
  status,
  resentAt: null,
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2036-09-08T10:00:00.000Z',
});
const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 10 } });

it.each([
  ['open', OpenInvitations],
  ['earlier', EarlierInvitations],
])('A manager without %s invitations sees no list of them', async (_, List) => {
  fakeApi.listRecruiterInvitations.mockResolvedValue(listed());
  const { queryClient } = renderSignedIn(List, { path: '/manager/recruiters' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/invitations/i)).toBeNull();
});

it('Open invitations that cannot be loaded are said to have failed to load, and are loaded on another try', async () => {
  fakeApi.listRecruiterInvitations.mockRejectedValueOnce(new ApiError(403, 'Not now'));
  fakeApi.listRecruiterInvitations.mockResolvedValue(listed(invitation(4, 'resent')));
  renderSignedIn(OpenInvitations, { path: '/manager/recruiters' });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/could not be loaded.*Not now/);
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('resent@b.example')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
