// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as JobList } from '../../../../../web/features/jobs/routes/job-list.tsx';
import { aJob } from '../../../../support/builders.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listJobs: vi.fn() }));
const nothing = vi.hoisted(() => async () => ({ data: [], meta: { total: 0, page: 1, perPage: 25 } }));
vi.mock('../../../../../web/api/api.ts', () => ({
  api: {
    jobs: { ...calls, listJobViews: nothing },
    clients: { listClients: nothing, listClientOptions: nothing },
    recruiters: { listRecruiters: nothing },
  },
}));

const open = (at: string) => renderSignedIn(JobList, { path: '/jobs', at });
const asked = () => calls.listJobs.mock.lastCall?.[0].query;

describe('The list of a manager’s jobs', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    calls.listJobs.mockImplementation(async ({ query }: { query: { q?: string } }) => {
      const data = query.q ? [] : [aJob({ id: 5001, title: 'Night nurse' })];
      return { data, meta: { total: data.length, page: 1, perPage: 25 } };
    });
  });
  afterEach(cleanup);

  it('is narrowed by when jobs were posted, and by one press no more (JOB-34)', async () => {
    open('/jobs?range=month');
    await screen.findAllByText('Night nurse');
    expect(asked()).toMatchObject({ range: 'month', status: 'signed', ownership: 'own' });
    await userEvent.selectOptions(screen.getByLabelText('Posted'), 'Last week');
    await waitFor(() => expect(asked()).toMatchObject({ range: 'week' }));
    await userEvent.click(screen.getByRole('button', { name: /Posted: Last week/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('range'));
    // Everybody's jobs cannot be asked for by it.
    await userEvent.selectOptions(screen.getByLabelText('Posted'), 'Last year');
    await userEvent.selectOptions(screen.getByLabelText('Whose jobs'), 'All jobs');
    await waitFor(() => expect(asked()).toMatchObject({ ownership: 'all' }));
    expect(asked()).not.toHaveProperty('range');
    expect(screen.queryByLabelText('Posted')).toBeNull();
  });

  it('says what was searched where nothing is found, and clears it by one press', async () => {
    open('/jobs?q=welder&status=on_hold');
    await screen.findByText('No job matches “welder” here');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await screen.findAllByText('Night nurse');
    expect(asked()).toMatchObject({ status: 'signed' });
  });
});
