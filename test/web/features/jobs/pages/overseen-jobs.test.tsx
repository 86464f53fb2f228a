// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ClientsJobsPage } from '../../../../../web/features/jobs/pages/clients-jobs.tsx';
import { OverseenJobPage } from '../../../../../web/features/jobs/pages/overseen-job.tsx';
import { OverseenJobsPage } from '../../../../../web/features/jobs/pages/overseen-jobs.tsx';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const account = { role: 'super_manager' as const };

it('A super manager lists the jobs of all managers by state', async () => {
  fakeApi.listOverseenJobs.mockResolvedValue({ data: [aJob()], meta: { total: 1, page: 1, perPage: 25 } });
  renderSignedIn(OverseenJobsPage, { path: '/jobs', account });
  expect(await screen.findByText('ICU registered nurse, nights')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Jobs' });
  expect(within(table).getByRole('columnheader', { name: 'Manager' })).toBeTruthy();
  expect(within(table).getAllByRole('cell')[1]?.textContent).toBe('Daniel Reyes');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'closed');
  expect(fakeApi.listOverseenJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ status: 'closed', scope: 'everyone' }) }),
  );
});

it('A list of jobs marks those whose manager answers nobody (PLUS-14)', async () => {
  const data = [{ ...aJob({ id: 5001 }), silentSince: '2026-08-03T10:00:00.000Z' }, aJob({ id: 5002 })];
  fakeApi.listOverseenJobs.mockResolvedValue({ data, meta: { total: 2, page: 1, perPage: 25 } });
  renderSignedIn(OverseenJobsPage, { path: '/jobs', account });
  const [marked, other] = (await screen.findAllByRole('row')).slice(1);
  expect(marked?.textContent).toContain('No answer since');
  expect(other?.textContent).not.toContain('No answer since');
});

it('A super manager reads a job and who manages it, changes nothing, and reaches its candidates', async () => {
  fakeApi.readOverseenJob.mockResolvedValue({ data: { ...aJob(), notes: [] } });
  renderSignedIn(OverseenJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001', account });
  expect((await screen.findByRole('link', { name: 'Daniel Reyes' })).getAttribute('href')).toBe(
    '/super_manager/managers/1001',
  );
  expect(screen.getByRole('link', { name: 'See candidates' }).getAttribute('href')).toBe('/jobs/5001/candidates');
  expect(screen.queryByRole('button', { name: /Close|Edit|Hold|Delete/ })).toBeNull();
});

it.each([403, 404])(
  'The super manager’s job page shows the no-access view and nothing of the job after a %i response (ERR-03)',
  async (status) => {
    fakeApi.readOverseenJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    renderSignedIn(OverseenJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001', account });
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);

it('The jobs by client are those of one client, which its chip names and removes (SHELL-45)', async () => {
  fakeApi.listOverseenJobs.mockResolvedValue({
    data: [aJob({ client: { companyName: 'Lakeside Hospital' } })],
    meta: { total: 1, page: 1, perPage: 25 },
  });
  renderSignedIn(ClientsJobsPage, { path: '/clients-jobs', at: '/clients-jobs?clientId=31', account });
  const asked = () => fakeApi.listOverseenJobs.mock.lastCall?.[0].query;
  const chip = await screen.findByRole('button', { name: 'Remove filter Client: Lakeside Hospital' });
  expect(asked()).toEqual({ status: 'signed', scope: 'clients', clientId: 31, page: 1 });
  await userEvent.click(chip);
  await vi.waitFor(() => expect(asked()).toEqual({ status: 'signed', scope: 'clients', page: 1 }));
});
