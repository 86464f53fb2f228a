// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateFindJobsPage } from '../../../../web/app/pages/candidate-find-jobs.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

vi.mock('../../../../web/app/pages/job-map.tsx', () => ({ LazyJobMap: () => null }));

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listCandidateJobs.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  fakeApi.listGuestCampaigns.mockResolvedValue({ data: [], meta: {} });
  fakeApi.listJobAlerts.mockResolvedValue({ data: [] });
  fakeApi.listGuestJobs.mockResolvedValue({
    data: [aGuestJob({ id: 12, title: 'Welder', desc: 'Weld.' })],
    meta: { total: 1, page: 1, perPage: 50, currentCampaign: null },
  });
});

async function apply() {
  renderSignedIn(CandidateFindJobsPage, { path: '/find-jobs', at: '/find-jobs?job=12' });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
}

it('Apply opens the job that the candidate applied to, even if they had applied before (PERM-12)', async () => {
  fakeApi.applyToJob.mockResolvedValue({ data: {} });
  await apply();
  expect(await screen.findByText('at /jobs/view/12')).toBeTruthy();
  cleanup();
  fakeApi.applyToJob.mockRejectedValue(new ApiError(409, 'You have already applied to this job'));
  await apply();
  expect(await screen.findByText('at /jobs/view/12')).toBeTruthy();
});

it('A refused application shows the reason at the foot of the window', async () => {
  fakeApi.applyToJob.mockRejectedValue(new ApiError(410, 'This job is no longer open'));
  await apply();
  const notice = await screen.findByRole('alert');
  expect([notice.textContent, notice.parentElement?.className]).toEqual([
    'The application could not be sent. This job is no longer open. Nothing was changed.',
    'apply-refused',
  ]);
});
