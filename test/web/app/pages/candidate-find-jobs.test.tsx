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

it('Jobs that the candidate applied to are marked in the list, and lead to the application instead of applying again', async () => {
  const meta = { total: 0, page: 1, perPage: 100, appliedTo: [12] };
  fakeApi.listCandidateJobs.mockResolvedValue({ data: [], meta });
  fakeApi.listGuestJobs.mockResolvedValue({
    data: [aGuestJob({ id: 12, title: 'Welder', desc: 'Weld.' }), aGuestJob({ id: 13, title: 'Cook', desc: 'Cook.' })],
    meta: { total: 2, page: 1, perPage: 50, currentCampaign: null },
  });
  renderSignedIn(CandidateFindJobsPage, { path: '/find-jobs', at: '/find-jobs?job=12' });
  const link = await screen.findByRole('link', { name: 'Your application' });
  expect(link.getAttribute('href')).toBe('/jobs/view/12');
  expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
  expect(screen.getAllByText('Applied').map((mark) => mark.closest('[data-job]')?.getAttribute('data-job'))).toEqual([
    '12',
  ]);
  expect(fakeApi.listCandidateJobs).toHaveBeenCalledTimes(1);
});
