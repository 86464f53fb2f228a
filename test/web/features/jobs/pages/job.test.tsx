// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { ManagerJobPage } from '../../../../../web/app/pages/manager-job.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

it.each([403, 404])(
  'The manager’s job page shows the no-access view and nothing of the job after a %i response (ERR-02)',
  async (status) => {
    fakeApi.readJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    renderSignedIn(ManagerJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);
