// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SlowJob } from '../../../../shared/model/dashboard.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SlowJobs } from '../../../../web/features/dashboards/components/slow-jobs.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const aJob = (jobId: number, reason: SlowJob['reason'], over: Partial<SlowJob> = {}): SlowJob => ({
  jobId,
  title: `Job ${jobId}`,
  company: 'Lakeside',
  createdAt: '2026-11-01T10:00:00.000Z',
  reason,
  count: 1,
  since: null,
  ...over,
});
const show = () => renderSignedIn(SlowJobs, { path: '/dashboard' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:00:00.000Z'), toFake: ['Date'] });
  fakeApi.listSlowJobs.mockReset();
});

it('Each open job says what it waits for, since when, and what to do about it', async () => {
  const data = [
    aJob(1, 'manager', { since: '2026-11-21T10:00:00.000Z' }),
    aJob(2, 'manager', { count: 2, company: null }),
    aJob(3, 'interview_undated'),
    aJob(4, 'interview_undated', { count: 3 }),
    aJob(5, 'interview_ahead', { since: '2026-12-02T15:00:00.000Z' }),
    aJob(6, 'interview_ahead', { count: 2 }),
    aJob(7, 'none_in_process', { count: 0 }),
    aJob(8, 'no_candidates', { count: 0 }),
  ];
  fakeApi.listSlowJobs.mockResolvedValue({ data, meta: { total: 8, page: 1, perPage: 10 } });
  show();
  await screen.findByRole('link', { name: 'Job 1' });
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Job 1Lakeside · 1 candidate waits for you since 3 days agoDecide',
    'Job 2Confidential client · 2 candidates wait for you posted 1st Nov 2026Decide',
    'Job 3Lakeside · 1 interview has no date posted 1st Nov 2026Set a date',
    'Job 4Lakeside · 3 interviews have no date posted 1st Nov 2026Set a date',
    'Job 5Lakeside · 1 interview to come, next on Dec 2See candidates',
    'Job 6Lakeside · 2 interviews to comeSee candidates',
    'Job 7Lakeside · No candidate is submitted or interviewing posted 1st Nov 2026See candidates',
    'Job 8Lakeside · Nobody is on it yet posted 1st Nov 2026Recommend it',
  ]);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  ).toEqual([
    ['/jobs/view/1', '/jobs/1/candidates?waits=manager', '/jobs/1/candidates?waits=manager'],
    ['/jobs/view/2', '/jobs/2/candidates?waits=manager', '/jobs/2/candidates?waits=manager'],
    ['/jobs/view/3', '/jobs/3/candidates?waits=interview_undated', '/jobs/3/candidates?waits=interview_undated'],
    ['/jobs/view/4', '/jobs/4/candidates?waits=interview_undated', '/jobs/4/candidates?waits=interview_undated'],
    ['/jobs/view/5', '/jobs/5/candidates?waits=interview_ahead', '/jobs/5/candidates?waits=interview_ahead'],
    ['/jobs/view/6', '/jobs/6/candidates?waits=interview_ahead', '/jobs/6/candidates?waits=interview_ahead'],
    ['/jobs/view/7', '/jobs/7/candidates'],
    ['/jobs/view/8', '/jobs/view/8'],
  ]);
  expect(screen.getByRole('link', { name: 'Decide, Job 1' })).toBeTruthy();
});

it('Without an open job, and when the list cannot be loaded, the card says so', async () => {
  fakeApi.listSlowJobs.mockResolvedValueOnce({ data: [], meta: { total: 0, page: 1, perPage: 10 } });
  show();
  expect(await screen.findByText('No job is open.')).toBeTruthy();
  cleanup();
  fakeApi.listSlowJobs.mockRejectedValue(new ApiError(400, 'The page is wrong'));
  show();
  expect(await screen.findByText(/The page is wrong/)).toBeTruthy();
  expect(screen.queryByText('No job is open.')).toBeNull();
});
