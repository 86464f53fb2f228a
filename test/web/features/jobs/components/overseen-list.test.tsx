// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OverseenJobsPage } from '../../../../../web/features/jobs/pages/overseen-jobs.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi, requests } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

it('The jobs of all managers are searched once one manager is found by name (SUPER-02)', async () => {
  fakeApi.listOverseenJobs.mockResolvedValue({ data: [aJob()], meta: { total: 1, page: 1, perPage: 25 } });
  fakeApi.searchManagers.mockResolvedValue({ data: [{ id: 1001, firstName: 'Daniel', lastName: 'Reyes' }] });
  renderSignedIn(OverseenJobsPage, { path: '/jobs', at: '/jobs', account: { role: 'super_manager' } });
  await screen.findByRole('table');
  expect(screen.queryByRole('searchbox')).toBeNull();
  const asked = () => requests.findLast(([name]) => name === 'listOverseenJobs')?.[1];
  fireEvent.click(screen.getByRole('combobox', { name: 'Manager' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Manager' }), { target: { value: 'Dan' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Daniel Reyes' }, { timeout: 5_000 }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ query: { scope: 'everyone', managerId: 1001 } }));
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'nurse' } });
  await vi.waitFor(() => expect(asked()).toMatchObject({ query: { managerId: 1001, q: 'nurse' } }));
});
