// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { managerJobsQuery } from '../../../../web/features/dashboards/queries/jobs.ts';
import { useChangeJob, useHoldJob, useRemoveJob, useReopenJob } from '../../../../web/features/jobs/queries/jobs.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({
  listJobs: vi.fn(),
  holdJob: vi.fn(),
  reopenJob: vi.fn(),
  removeJob: vi.fn(),
  changeJob: vi.fn(),
}));
vi.mock('../../../../web/api/api.ts', () => ({ api: { jobs: calls } }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const uses = { hold: useHoldJob, reopen: useReopenJob, remove: useRemoveJob, change: useChangeJob } as const;

it.each(['hold', 'reopen', 'remove', 'change'] as const)(
  'The dashboard’s counts reload after the action %s on a job (DASH-16, JOB-44, JOB-56, JOB-75)',
  async (what) => {
    calls.listJobs.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 6 } });
    for (const call of [calls.holdJob, calls.reopenJob, calls.removeJob, calls.changeJob])
      call.mockResolvedValue({ data: { id: 5001 } });
    function Page() {
      useQuery(managerJobsQuery('signed', 6));
      const { mutate } = uses[what](5001);
      return <button onClick={() => mutate({} as never)}>Go</button>;
    }
    renderSignedIn(Page, { path: '/dashboard' });
    await waitFor(() => expect(calls.listJobs).toHaveBeenCalledTimes(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Go' }));
    await waitFor(() => expect(calls.listJobs).toHaveBeenCalledTimes(2));
  },
);
