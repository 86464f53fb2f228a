// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AskedRecruiters } from '../../../../../web/features/recruiters/components/asked-recruiters.tsx';
import { WorkRequests } from '../../../../../web/features/recruiters/components/work-requests.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const request = {
  id: 5,
  job: { id: 77, title: 'Night nurse' },
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  recruiter: { id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null },
  state: 'created',
  message: 'You know this ward.',
  createdAt: '2026-09-01T10:00:00.000Z',
  answeredAt: null,
  startedAt: null,
  endedAt: null,
};
const working = { ...request, state: 'working', answeredAt: request.createdAt, startedAt: request.createdAt };
const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });

beforeEach(() => {
  fakeApi.listWorkRequests.mockResolvedValue(listed(request));
  fakeApi.listOtherRecruiters.mockResolvedValue(listed());
});
const asRecruiter = () => renderSignedIn(WorkRequests, { path: '/dashboard' });
const asManager = (job?: { id: number; title: string; isOpen: boolean }) =>
  renderSignedIn(() => <AskedRecruiters {...(job && { job })} />, { path: '/manager/recruiters' });

it('A request to work on another manager’s job shows the job and the manager’s words, and is accepted on the dashboard (RECR-45)', async () => {
  asRecruiter();
  expect((await screen.findByRole('link', { name: 'Night nurse' })).getAttribute('href')).toBe('/jobs/view/77');
  expect(screen.getByText('You know this ward.')).toBeTruthy();
  fakeApi.acceptWorkRequest.mockResolvedValue({ data: working });
  fakeApi.listWorkRequests.mockResolvedValue(listed({ ...working, state: 'accepted' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You work on Night nurse now.')).toBeTruthy();
  expect(fakeApi.acceptWorkRequest).toHaveBeenCalledWith({ params: { id: 5 } });
  expect(await screen.findByRole('button', { name: 'End work on Night nurse' })).toBeTruthy();
});

it('A request to work on another manager’s job is declined on the dashboard (RECR-44)', async () => {
  asRecruiter();
  fakeApi.declineWorkRequest.mockResolvedValue({ data: request });
  const decline = await screen.findByRole('button', { name: 'Decline' });
  fakeApi.listWorkRequests.mockResolvedValue(listed());
  await userEvent.click(decline);
  expect(await screen.findByText('You declined to work on Night nurse.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByText('You declined to work on Night nurse.'), 'the news remain').toBeTruthy();
});

it('A recruiter ends the own work on another manager’s job after a second click (RECR-46)', async () => {
  fakeApi.listWorkRequests.mockResolvedValue(listed(working));
  asRecruiter();
  await userEvent.click(await screen.findByRole('button', { name: 'End work on Night nurse' }));
  expect(fakeApi.closeWorkRequest).not.toHaveBeenCalled();
  fakeApi.closeWorkRequest.mockResolvedValue({ data: working });
  await userEvent.click(screen.getByRole('button', { name: 'End my work' }));
  expect(await screen.findByText('Your work on Night nurse is ended.')).toBeTruthy();
});

it('The manager withdraws an unanswered request, and sees what became of earlier ones (RECR-46)', async () => {
  fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
    query.scope === 'open' ? listed(request) : listed({ ...request, id: 6, state: 'declined' }),
  );
  asManager();
  fakeApi.closeOtherRecruiter.mockResolvedValue({ data: request });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request to Bela Novak' }));
  expect(await screen.findByText('The request to Bela Novak is withdrawn.')).toBeTruthy();
  expect(fakeApi.closeOtherRecruiter).toHaveBeenCalledWith({ params: { id: 5 } });
  await userEvent.click(screen.getByText('Earlier requests (1)'));
  const earlier = await screen.findByRole('list', { name: 'Earlier requests' });
  expect(within(earlier).getAllByText('Declined').length).toBeGreaterThan(0);
});

it('The page of a job asks a recruiter of other managers to work on it (RECR-43)', async () => {
  fakeApi.listRecruiters.mockResolvedValue(
    listed({ ...request.recruiter, isOther: true }, { id: 1, firstName: 'Own', lastName: 'One', isOther: false }),
  );
  fakeApi.inviteOtherRecruiter.mockResolvedValue({ data: request });
  asManager({ id: 77, title: 'Night nurse', isOpen: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a recruiter' }));
  const choice = await screen.findByRole('combobox', { name: 'Recruiter' });
  expect(within(choice).queryByText('Own One')).toBeNull();
  expect(fakeApi.listRecruiters.mock.lastCall?.[0].query).toMatchObject({ withOthers: true });
  await userEvent.selectOptions(choice, 'Bela Novak');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Bela Novak is asked to work on Night nurse.')).toBeTruthy();
  expect(fakeApi.inviteOtherRecruiter).toHaveBeenCalledWith({ params: { id: 2009 }, body: { jobId: 77 } });
});

it('Requests for a job that have ended are read when their list is opened', async () => {
  fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
    query.scope === 'open' ? listed(request) : listed({ ...request, id: 6, state: 'declined' }),
  );
  asManager({ id: 77, title: 'Night nurse', isOpen: true });
  await screen.findByRole('button', { name: 'Withdraw the request to Bela Novak' });
  const scopes = () => fakeApi.listOtherRecruiters.mock.calls.map(([{ query }]) => query.scope);
  expect(scopes()).toEqual(['open']);
  await userEvent.click(screen.getByText('Earlier requests'));
  const earlier = await screen.findByRole('list', { name: 'Earlier requests' });
  expect(await within(earlier).findAllByText('Declined')).toBeTruthy();
  expect(scopes()).toEqual(['open', 'over']);
});

it('A recruiter and a manager who think again keep the work that they were about to end', async () => {
  fakeApi.listWorkRequests.mockResolvedValue(listed(working));
  asRecruiter();
  await userEvent.click(await screen.findByRole('button', { name: 'End work on Night nurse' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('button', { name: 'End my work' })).toBeNull();
  expect(screen.getByRole('button', { name: 'End work on Night nurse' })).toBeTruthy();
  expect(fakeApi.closeWorkRequest).not.toHaveBeenCalled();
  cleanup();
  fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
    query.scope === 'open' ? listed(working) : listed(),
  );
  asManager();
  await userEvent.click(await screen.findByRole('button', { name: 'End work of Bela Novak' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('button', { name: 'End the work of Bela' })).toBeNull();
  expect(screen.getByRole('button', { name: 'End work of Bela Novak' })).toBeTruthy();
  expect(fakeApi.closeOtherRecruiter).not.toHaveBeenCalled();
});

it('While a request is accepted, its button is busy and no other', async () => {
  asRecruiter();
  fakeApi.acceptWorkRequest.mockReturnValue(new Promise(() => {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const busy = () => screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-busy')]);
  await waitFor(() => expect(busy()).toContainEqual(['Accept', 'true']));
  expect(busy()).toContainEqual(['Decline', null]);
});
