// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OverseenJobPage } from '../../../../../web/features/jobs/pages/overseen-job.tsx';
import { OverseenJobsPage } from '../../../../../web/features/jobs/pages/overseen-jobs.tsx';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const lakeside = {
  id: 31,
  companyName: 'Lakeside Hospital',
  managerId: 1001,
  manager: aJob().manager,
  jobsCount: 1,
  contactPersonsName: 'Ann Porter',
  contactPersonsPosition: 'Head of staff',
  email: 'ann@example.com',
  createdAt: aJob().createdAt,
  updatedAt: aJob().createdAt,
  version: 1,
} as never;
const account = { role: 'super_manager' as const };

// What the filters offer once they are reached.
beforeEach(() => {
  fakeApi.listManagers.mockResolvedValue({
    data: [
      {
        id: 1001,
        firstName: 'Daniel',
        lastName: 'Reyes',
        avatar: null,
        email: 'd@example.com',
        since: aJob().createdAt,
      },
    ],
    meta: { total: 1, page: 1, perPage: 100 },
  });
  fakeApi.listOverseenClients.mockResolvedValue({
    data: [lakeside],
    meta: { total: 1, page: 1, perPage: 100 },
  });
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

it('A super manager narrows the jobs to the managers who work with them, to one of these, a client and who waits, and searches them', async () => {
  fakeApi.listOverseenJobs.mockResolvedValue({ data: [aJob()], meta: { total: 1, page: 1, perPage: 25 } });
  renderSignedIn(OverseenJobsPage, { path: '/jobs', account });
  const asked = () => fakeApi.listOverseenJobs.mock.lastCall?.[0].query;
  await screen.findByText('ICU registered nurse, nights');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Whose jobs'), 'together');
  await vi.waitFor(() => expect(asked()).toEqual({ status: 'signed', scope: 'together', page: 1 }));
  await userEvent.click(screen.getByLabelText('Manager'));
  await screen.findByRole('option', { name: 'Daniel Reyes' });
  await userEvent.selectOptions(screen.getByLabelText('Manager'), '1001');
  await screen.findByRole('option', { name: 'Lakeside Hospital' });
  await userEvent.selectOptions(screen.getByLabelText('Client'), '31');
  await userEvent.selectOptions(screen.getByLabelText('Waiting'), 'Applications wait');
  await userEvent.type(screen.getByRole('searchbox'), 'nurse');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'candidates');
  await vi.waitFor(() =>
    expect(asked()).toEqual({
      status: 'signed',
      scope: 'together',
      managerId: 1001,
      clientId: 31,
      waiting: true,
      q: 'nurse',
      sort: 'candidates',
      page: 1,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect((screen.getByLabelText('Whose jobs') as HTMLSelectElement).value).toBe('everyone');
});
