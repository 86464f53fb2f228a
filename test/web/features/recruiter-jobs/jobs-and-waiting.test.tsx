// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { selfAssignmentKeys } from '../../../../web/common/query-keys/self-assignments.ts';
import { RecruiterJobsPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const row = { ...aJob({ title: 'ICU nurse' }), silentSince: null, moreCandidates: 0, candidates: [] };
const names = Array.from({ length: 14 }, (_, place) => `Candidate ${String.fromCharCode(65 + place)}`);
const waiting = names.map((name, place) => ({
  id: 61 + place,
  job: { id: 5001, title: 'ICU nurse', points: 500 },
  candidate: { id: 3001 + place, firstName: name.split(' ')[0], lastName: name.split(' ')[1], avatar: null },
  isViewed: place > 0,
  managerId: 1001,
  appliedAt: '2026-03-01T10:00:00.000Z',
}));
const first = (rows = waiting, total = rows.length) => ({ data: rows.slice(0, 12), total, page: 1, perPage: 12 });
const jobsWith =
  (brought?: object) =>
  async ({ query }: { query: { waiting?: boolean } }) => ({
    data: [row],
    meta: { total: 1, page: 1, perPage: 25, ...(query.waiting && brought && { waiting: brought }) },
  });
const applicants = async () =>
  within(await screen.findByRole('list', { name: 'Applications' })).getAllByRole('listitem');
const changed = { type: 'application', jobId: 5001, candidateId: 3001 } as const;

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listRecruiterJobs.mockImplementation(jobsWith(first()));
});

it('The page of a recruiter’s jobs is one request, which brings both the jobs and those who wait (JOB-37)', async () => {
  for (const at of ['/jobs', '/jobs?status=in_progress&q=nurse&manager=1001&sort=points']) {
    vi.clearAllMocks();
    fakeApi.listJobManagers.mockResolvedValue({ data: { users: [] } });
    renderSignedIn(RecruiterJobsPage, { path: '/jobs', at });
    await screen.findByRole('table');
    expect(await applicants()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Show all 14' })).toBeTruthy();
    expect(within((await applicants())[0]!).getByText('New')).toBeTruthy();
    expect(fakeApi.listRecruiterJobs).toHaveBeenCalledOnce();
    expect(fakeApi.listSelfAssignments).not.toHaveBeenCalled();
    cleanup();
  }
});

it('Further pages of those who wait follow what the jobs brought, and another tab does not bring them again', async () => {
  renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
  fakeApi.listSelfAssignments.mockResolvedValue({
    data: waiting.slice(12),
    meta: { total: 14, page: 2, perPage: 12 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 14' }));
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  await waitFor(async () => expect(await applicants()).toHaveLength(14));
  expect(fakeApi.listSelfAssignments.mock.calls.map(([{ query }]) => query)).toEqual([
    { page: 2, perPage: 12, candidateId: undefined },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Closed' }));
  await screen.findByRole('table', { name: 'Closed jobs' });
  expect(fakeApi.listRecruiterJobs.mock.lastCall?.[0].query).toEqual({ status: 'closed', page: 1 });
  expect(await applicants()).toHaveLength(14);
  expect(fakeApi.listSelfAssignments).toHaveBeenCalledOnce();
});

it('A new application appears live beside the jobs, as one that is accepted goes', async () => {
  fakeApi.listRecruiterJobs.mockImplementation(jobsWith(first(waiting.slice(0, 1))));
  renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
  expect(await applicants()).toHaveLength(1);
  const listed = (rows: object[]) => ({ data: rows, meta: { total: rows.length, page: 1, perPage: 12 } });
  fakeApi.listSelfAssignments.mockResolvedValue(listed(waiting.slice(0, 2)));
  sayLive(changed.type, changed);
  await waitFor(async () => expect(await applicants()).toHaveLength(2));

  fakeApi.listJobMatches.mockResolvedValue({ data: [] });
  fakeApi.acceptSelfAssignment.mockResolvedValue({ data: { jobId: 5001, candidateId: 3001 } });
  fakeApi.listSelfAssignments.mockResolvedValue(listed(waiting.slice(1, 2)));
  const jobsBefore = fakeApi.listRecruiterJobs.mock.calls.length;
  await userEvent.click(within((await applicants())[0]!).getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Candidate' }));
  await waitFor(async () => expect(await applicants()).toHaveLength(1));
  await waitFor(() => expect(fakeApi.listRecruiterJobs.mock.calls.length).toBeGreaterThan(jobsBefore));
  expect(
    screen.getByText('You accepted Candidate A for ICU nurse. They are asked whether you may represent them.'),
  ).toBeTruthy();
});

it.each(['application', 'catch-up'])(
  'What changes while the jobs bring those who wait is read again: %s',
  async (type) => {
    let respond = () => {};
    fakeApi.listRecruiterJobs.mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = () => resolve({ data: [row], meta: { total: 1, page: 1, perPage: 25, waiting: first() } });
        }),
    );
    fakeApi.listSelfAssignments.mockResolvedValue({
      data: waiting.slice(0, 3),
      meta: { total: 3, page: 1, perPage: 12 },
    });
    renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
    await waitFor(() => expect(fakeApi.listRecruiterJobs).toHaveBeenCalled());
    sayLive(type, changed);
    respond();
    expect(await applicants()).toHaveLength(3);
  },
);

it('Those who wait are shown though the jobs could not be loaded, and are read with them when they are known no longer', async () => {
  fakeApi.listRecruiterJobs.mockRejectedValue(new Error('offline'));
  fakeApi.listSelfAssignments.mockResolvedValue({
    data: waiting.slice(0, 2),
    meta: { total: 2, page: 1, perPage: 12 },
  });
  const { queryClient } = renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
  expect(await applicants()).toHaveLength(2);
  fakeApi.listRecruiterJobs.mockImplementation(jobsWith(first(waiting.slice(0, 3))));
  fakeApi.listSelfAssignments.mockClear();
  await queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all, refetchType: 'none' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await applicants()).toHaveLength(3));
  expect(fakeApi.listSelfAssignments).not.toHaveBeenCalled();
});
