// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from '../../../../../web/features/recruiters/routes/recruiter-list.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({
  listRecruiters: vi.fn(),
  listRecruiterInvitations: vi.fn(),
  resendRecruiterInvitation: vi.fn(),
  withdrawRecruiterInvitation: vi.fn(),
}));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { recruiters: calls } }));

const invitation = {
  id: 5,
  email: 'new@b.example',
  status: 'invited',
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2026-09-08T10:00:00.000Z',
};
const meta = { total: 1, page: 1, perPage: 25 };

beforeEach(() => {
  vi.resetAllMocks();
  calls.listRecruiters.mockResolvedValue({
    data: [
      {
        id: 2001,
        firstName: 'Olivia',
        lastName: 'Brandt',
        avatar: null,
        email: 'olivia@b.example',
        since: '2026-08-01T10:00:00.000Z',
        isOther: false,
      },
    ],
    meta,
  });
  calls.listRecruiterInvitations.mockResolvedValue({ data: [invitation], meta });
  renderSignedIn(Component, { path: '/manager/recruiters' });
});
afterEach(cleanup);

it('An open recruiter invitation can be mailed again (RECR-10)', async () => {
  calls.resendRecruiterInvitation.mockResolvedValue({ data: invitation });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the invitation to new@b.example' }));
  expect(await screen.findByText(/was sent again/)).toBeTruthy();
  expect(calls.resendRecruiterInvitation).toHaveBeenCalledWith({ params: { id: 5 } });
});

it('An open recruiter invitation can be withdrawn (RECR-13)', async () => {
  calls.withdrawRecruiterInvitation.mockResolvedValue({ data: { id: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation to new@b.example' }));
  expect(await screen.findByText(/was withdrawn/)).toBeTruthy();
});

it('A recruiter’s name links to their page (RECR-01)', async () => {
  const link = await screen.findByRole('link', { name: 'Olivia Brandt' });
  expect(link.getAttribute('href')).toBe('/manager/recruiters/2001');
});

it('The list of recruiters shows those of other managers on request, named and leading nowhere (RECR-31, PERM-32)', async () => {
  await screen.findByRole('link', { name: 'Olivia Brandt' });
  calls.listRecruiters.mockResolvedValue({
    data: [{ id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null, email: null, since: null, isOther: true }],
    meta,
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose recruiters' }), 'All recruiters');
  expect(await screen.findByText('Bela Novak')).toBeTruthy();
  expect(calls.listRecruiters.mock.lastCall?.[0].query).toEqual({ page: 1, withOthers: true });
  expect(screen.getByText('Works with other managers')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bela Novak' })).toBeNull();
});
