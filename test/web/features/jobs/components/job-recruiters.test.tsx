// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { JobRecruiters } from '../../../../../web/features/jobs/components/job-recruiters.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ changeJobRecruiters: vi.fn(), readJob: vi.fn() }));
const recruiters = vi.hoisted(() => ({ listRecruiters: vi.fn() }));
const people = vi.hoisted(() => [
  { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null, email: 'olivia@example.com' },
  { id: 2002, firstName: 'Noah', lastName: 'Berg', avatar: null, email: 'noah@example.com' },
]);
vi.mock('../../../../../web/api/api.ts', () => ({
  api: {
    jobs: calls,
    recruiters,
  },
}));

beforeEach(() => {
  vi.resetAllMocks();
  recruiters.listRecruiters.mockResolvedValue({ data: people, meta: { total: 2, page: 1, perPage: 100 } });
});
afterEach(cleanup);

async function choose() {
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [2001], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Noah Berg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save recruiters' }));
}

it('A manager changes who recruits for a job on the job’s page, over the version that was shown (JOB-65)', async () => {
  calls.changeJobRecruiters.mockResolvedValue({ data: { id: 5001 } });
  await choose();
  expect(calls.changeJobRecruiters.mock.calls[0]?.[0]).toEqual({
    params: { id: 5001 },
    body: { recruiters: [2001, 2002], version: 4 },
  });
  expect(await screen.findByRole('table', { name: 'Recruiters of this job' })).toBeTruthy();
});

it('A choice of recruiters that another change came before stays, and says so', async () => {
  calls.changeJobRecruiters.mockRejectedValue(new ApiError(409, 'Someone else has changed this job', []));
  await choose();
  expect(await screen.findByText(/Someone else has changed this job/)).toBeTruthy();
  expect((screen.getByRole('checkbox', { name: 'Noah Berg' }) as HTMLInputElement).checked).toBe(true);
});

it('Recruiters are read for a job without any once somebody is about to choose', async () => {
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  const choose = await screen.findByRole('button', { name: 'Choose recruiters' });
  expect(recruiters.listRecruiters).not.toHaveBeenCalled();
  await userEvent.click(choose);
  expect(await screen.findByRole('checkbox', { name: 'Olivia Brandt' })).toBeTruthy();
});
