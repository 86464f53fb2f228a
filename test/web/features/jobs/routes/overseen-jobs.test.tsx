// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as OverseenJob } from '../../../../../web/features/jobs/routes/overseen-job.tsx';
import { Component as OverseenJobs } from '../../../../../web/features/jobs/routes/overseen-jobs.tsx';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { aJob } from '../../../../support/builders.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listJobs: vi.fn(), readJob: vi.fn(), listJobNotes: async () => ({ data: [] }) }));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { jobs: calls } }));
afterEach(cleanup);

it('A super manager lists the jobs of all managers by state', async () => {
  calls.listJobs.mockResolvedValue({ data: [aJob()], meta: { total: 1, page: 1, perPage: 25 } });
  renderSignedIn(OverseenJobs, { path: '/jobs' });
  expect(await screen.findByText('ICU registered nurse, nights')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'closed');
  expect(calls.listJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ status: 'closed', ownership: 'all' }) }),
  );
});

it('A super manager reads a job and who manages it, changes nothing, and reaches its candidates', async () => {
  calls.readJob.mockResolvedValue({ data: aJob() });
  renderSignedIn(OverseenJob, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
  expect((await screen.findByRole('link', { name: 'Daniel Reyes' })).getAttribute('href')).toBe(
    '/super_manager/managers/1001',
  );
  expect(screen.getByRole('link', { name: 'See candidates' }).getAttribute('href')).toBe('/jobs/5001/candidates');
  expect(screen.queryByRole('button', { name: /Close|Edit|Hold|Delete/ })).toBeNull();
});

it.each([403, 404])(
  'The super manager’s job page shows the no-access view and nothing of the job after a %i response (ERR-03)',
  async (status) => {
    calls.readJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    renderSignedIn(OverseenJob, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);
