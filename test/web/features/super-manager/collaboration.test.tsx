// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ManagerPage } from '../../../../web/features/super-manager/pages/manager.tsx';
import { ManagersPage } from '../../../../web/features/super-manager/pages/managers.tsx';
import { ReceivedRequests } from '../../../../web/features/super-manager/components/received-requests.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const overseer = { ...aManagerAccount, id: 4001, role: 'super_manager' as const };
const ann = { id: 1002, firstName: 'Ann', lastName: 'Porter', avatar: null };
const noah = { id: 1003, firstName: 'Noah', lastName: 'Berg', avatar: null };
const times = { sentAt: '2026-09-01T10:00:00.000Z', resentAt: null };
const meta = { total: 1, page: 1, perPage: 25 };

beforeEach(() => {
  fakeApi.readCity.mockResolvedValue({ data: null });
  fakeApi.listManagers.mockResolvedValue({
    data: [{ ...ann, email: 'ann@example.com', since: '2026-08-01T10:00:00.000Z' }],
    meta,
  });
  fakeApi.listCollaborationRequests.mockResolvedValue({
    data: [{ id: 5, isAccepted: false, ...times, recipient: noah }],
    meta,
  });
});

describe('The managers of a super manager', () => {
  const show = () => renderSignedIn(ManagersPage, { path: '/super_manager/managers', account: overseer });

  it('are listed, each with a link to their page (SUPER-01, SUPER-10)', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Ann Porter' });
    expect(link.getAttribute('href')).toBe('/super_manager/managers/1002');
  });

  it('A waiting request can be sent again and taken back (SUPER-05, SUPER-06)', async () => {
    fakeApi.resendCollaborationRequest.mockResolvedValue({ data: {} });
    fakeApi.declineCollaboration.mockResolvedValue({ data: { id: noah.id } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again, Noah Berg' }));
    expect(fakeApi.resendCollaborationRequest).toHaveBeenCalledWith({ params: { id: 5 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back the request to Noah Berg' }));
    expect(fakeApi.declineCollaboration).toHaveBeenCalledWith({ params: { id: noah.id } });
  });

  it('Several are found by name and asked at once; one who was asked already cannot be chosen (SUPER-02, SUPER-04)', async () => {
    const more = { id: 1004, firstName: 'Noelle', lastName: 'Roy', avatar: null, request: null };
    fakeApi.searchManagers.mockResolvedValue({
      data: [{ ...noah, request: { id: 5, isAccepted: false } }, more, { ...more, id: 1005, firstName: 'Nora' }],
    });
    fakeApi.requestCollaborations.mockResolvedValue({
      data: [
        { managerId: 1004, available: true, request: null },
        { managerId: 1005, available: false, request: null },
      ],
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask managers' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Name of a manager' }), 'no');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Noelle Roy' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nora Roy' }));
    expect(dialog.queryByRole('checkbox', { name: 'Noah Berg' })).toBeNull();
    expect(fakeApi.searchManagers.mock.lastCall?.[0].query).toEqual({ search: 'no' });
    await userEvent.click(dialog.getByRole('button', { name: 'Ask 2 managers' }));
    expect(fakeApi.requestCollaborations).toHaveBeenCalledWith({ body: { managerIds: [1004, 1005] } });
    expect(await screen.findByText(/1 of 2 managers were asked/)).toBeTruthy();
  });

  it('The search for managers says why it failed, and otherwise nothing of the kind', async () => {
    fakeApi.searchManagers.mockResolvedValue({ data: [] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask managers' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('searchbox', { name: 'Name of a manager' });
    await userEvent.type(name, 'no');
    expect(await dialog.findByText(/begins with ‘no’/)).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
    fakeApi.searchManagers.mockRejectedValue(new ApiError(422, 'Not now'));
    await userEvent.type(name, 'e');
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now');
  });

  it('Those chosen stay chosen when they could not be asked, and the reason is shown', async () => {
    fakeApi.searchManagers.mockResolvedValue({ data: [{ ...noah, request: null }] });
    fakeApi.requestCollaborations.mockRejectedValue(new ApiError(422, 'Not now'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask managers' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Name of a manager' }), 'no');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Noah Berg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask manager' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now');
    expect(dialog.getByRole('checkbox', { name: 'Noah Berg', checked: true })).toBeTruthy();
  });
});

describe('A manager’s page of a super manager', () => {
  const profile = {
    ...ann,
    email: 'ann@example.com',
    phone: null,
    phonePrefix: null,
    cityId: null,
    memberSince: '2026-01-01T00:00:00.000Z',
    request: null,
    jobs: { draft: 0, signed: 3, on_hold: 0, closed: 2 },
    clients: null,
  };
  const show = () =>
    renderSignedIn(ManagerPage, {
      path: '/super_manager/managers/:id',
      at: '/super_manager/managers/1002',
      account: overseer,
    });

  it('shows their jobs by state, and their clients only once they work together (SUPER-03)', async () => {
    fakeApi.readManager.mockResolvedValue({ data: profile });
    fakeApi.requestCollaborations.mockResolvedValue({ data: [] });
    show();
    expect((await screen.findByRole('link', { name: '3 jobs' })).getAttribute('href')).toBe('/jobs?managerId=1002');
    expect(screen.getByText('Shown once Ann works with you.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask to work together' }));
    expect(fakeApi.requestCollaborations).toHaveBeenCalledWith({ body: { managerIds: [1002] } });
  });

  it('says that there is no access where the server refuses (RECR-03, ERR-01)', async () => {
    fakeApi.readManager.mockRejectedValue(new ApiError(404, 'There is no such manager'));
    show();
    expect(await screen.findByRole('link', { name: 'Managers' })).toBeTruthy();
    expect(screen.queryByText('ann@example.com')).toBeNull();
  });
});

describe('A manager who received requests', () => {
  it('accepts one, rejects another and stops working with a third (RECR-54, RECR-55, PERM-38, PERM-39)', async () => {
    fakeApi.listReceivedCollaborations.mockResolvedValue({
      data: [
        { id: 5, isAccepted: false, ...times, sender: ann },
        { id: 6, isAccepted: false, ...times, sender: noah },
        { id: 7, isAccepted: true, ...times, sender: { ...noah, id: 9, firstName: 'Vera' } },
      ],
      meta: { ...meta, total: 3 },
    });
    fakeApi.acceptCollaboration.mockResolvedValue({ data: {} });
    fakeApi.rejectCollaboration.mockResolvedValue({ data: {} });
    renderSignedIn(ReceivedRequests, { path: '/manager/managers' });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the request of Ann Porter' }));
    expect(fakeApi.acceptCollaboration).toHaveBeenCalledWith({ params: { id: 5 } });
    expect(await screen.findByText('You work together with Ann Porter now.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Reject the request of Noah Berg' }));
    expect(fakeApi.rejectCollaboration).toHaveBeenCalledWith({ params: { id: 6 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop working with Vera Berg' }));
    const question = screen.getByRole('dialog', { name: 'Stop working with Vera Berg?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep working together' }));
    expect(fakeApi.rejectCollaboration).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stop working with Vera Berg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop working together' }));
    expect(fakeApi.rejectCollaboration).toHaveBeenCalledWith({ params: { id: 7 } });
  });
});
