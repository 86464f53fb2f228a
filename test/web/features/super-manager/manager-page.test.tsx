// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ManagerPage } from '../../../../web/features/super-manager/pages/manager.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const request = { id: 5, isAccepted: false, sentAt: '2026-11-20T10:00:00.000Z', resentAt: null };
const ann = {
  id: 1002,
  firstName: 'Ann',
  lastName: 'Porter',
  avatar: null,
  email: 'ann@example.com',
  phonePrefix: '+1',
  phone: '5125550142',
  cityId: null,
  memberSince: '2026-01-05T10:00:00.000Z',
  request: null as object | null,
  jobs: { draft: 9, signed: 3, on_hold: 0, closed: 12 },
  clients: null as number | null,
};
const show = (at = '/super_manager/managers/1002') =>
  renderSignedIn(ManagerPage, {
    path: '/super_manager/managers/:id',
    at,
    account: { id: 4001, role: 'super_manager' },
  });

beforeEach(() => {
  fakeApi.readCity.mockResolvedValue({ data: null });
  fakeApi.readManager.mockResolvedValue({ data: ann });
});

describe('A manager as oversight sees them', () => {
  it.each([
    [2, '2 clients'],
    [0, 'Ann has no clients yet.'],
  ])('who works with them shows their %i clients, and is not asked again', async (clients, words) => {
    fakeApi.readManager.mockResolvedValue({ data: { ...ann, clients, request: { ...request, isAccepted: true } } });
    show();
    expect(await screen.findByText('Works with you')).toBeTruthy();
    expect(screen.getByText(words).closest('a')?.getAttribute('href')).toBe(
      clients > 0 ? '/clients?managerId=1002' : undefined,
    );
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop working together' })).toBeTruthy();
  });

  it('who was asked is asked again, or the request is taken back (SUPER-05, SUPER-06)', async () => {
    fakeApi.readManager.mockResolvedValue({ data: { ...ann, request } });
    fakeApi.resendCollaborationRequest.mockResolvedValue({ data: {} });
    fakeApi.declineCollaboration.mockResolvedValue({ data: {} });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(fakeApi.resendCollaborationRequest.mock.calls).toEqual([[{ params: { id: 5 } }]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
    expect(fakeApi.declineCollaboration.mock.calls).toEqual([[{ params: { id: 1002 } }]]);
    expect(screen.queryByRole('button', { name: 'Ask to work together' })).toBeNull();
  });

  it('whose request could not be changed keeps it, and the page says why', async () => {
    fakeApi.readManager.mockResolvedValue({ data: { ...ann, request } });
    fakeApi.resendCollaborationRequest.mockRejectedValue(new ApiError(409, 'Ann was asked today already'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The request could not be changed. Ann was asked today already. Nothing was changed.',
    );
  });

  it.each(['0', '-1', 'x', '1.5'])('with the id %s is not asked for', async (id) => {
    show(`/super_manager/managers/${id}`);
    expect((await screen.findByRole('link', { name: 'Managers' })).getAttribute('href')).toBe(
      '/super_manager/managers',
    );
    expect(fakeApi.readManager).not.toHaveBeenCalled();
  });

  it('that cannot be loaded says why, and is tried again', async () => {
    fakeApi.readManager.mockRejectedValueOnce(new ApiError(400, 'The address is wrong'));
    show();
    expect(await screen.findByText('This manager could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann Porter' })).toBeTruthy();
  });
});
