// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { managerJobsQuery } from '../../../../web/features/dashboards/queries/jobs.ts';
import { useChangeJob, useHoldJob, useRemoveJob, useReopenJob } from '../../../../web/features/jobs/queries/jobs.ts';
import { aJobForm } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const uses = { hold: useHoldJob, reopen: useReopenJob, remove: useRemoveJob, change: useChangeJob } as const;

it.each(['hold', 'reopen', 'remove', 'change'] as const)(
  'The dashboard’s counts reload after the action %s on a job (DASH-16, JOB-44, JOB-56, JOB-75)',
  async (what) => {
    const page = (total: number) => ({ data: [], meta: { total, page: 1, perPage: 6 } });
    fakeApi.listJobs.mockResolvedValue(page(3));
    for (const call of [fakeApi.holdJob, fakeApi.reopenJob, fakeApi.removeJob, fakeApi.changeJob])
      call.mockImplementation(() => {
        fakeApi.listJobs.mockResolvedValue(page(2));
        return Promise.resolve({ data: { id: 5001 } });
      });
    function Page() {
      const { data } = useQuery(managerJobsQuery('signed', 6));
      const { mutate } = uses[what](5001);
      return <button onClick={() => mutate(aJobForm() as never)}>{data?.meta.total} open jobs</button>;
    }
    renderSignedIn(Page, { path: '/dashboard' });
    await userEvent.click(await screen.findByRole('button', { name: '3 open jobs' }));
    expect(await screen.findByRole('button', { name: '2 open jobs' })).toBeTruthy();
  },
);
