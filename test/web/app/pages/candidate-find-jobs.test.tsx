// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('Apply opens the job’s page with what is sent along (PERM-12)', async () => {
  renderSignedIn(CandidateFindJobsPage, { path: '/find-jobs', at: '/find-jobs?job=12' });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  expect(await screen.findByText('at /jobs/view/12?apply')).toBeTruthy();
});
