// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { RecruitersJobsPage } from '../../../../../web/features/jobs/pages/recruiters-jobs.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

beforeEach(() => {
  fakeApi.listRecruitersJobs.mockResolvedValue({
    data: [{ ...olivia, jobs, jobsCount: 44 }],
    meta: { total: 1, page: 1, perPage: 15 },
  });
});

const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const jobs = [{ id: 5001, title: 'Night nurse', client: null, candidatesCount: 0 }];

it('A recruiter’s further jobs are one click away, in the list of jobs (JOB-09)', async () => {
  renderSignedIn(RecruitersJobsPage, { path: '/manager/recruiters-jobs' });
  const link = await screen.findByRole('link', { name: 'and 43 more' });
  expect(link.getAttribute('href')).toBe('/jobs?recruiterId=2001');
});
