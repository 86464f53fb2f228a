// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobListPage } from '../../../../../web/features/jobs/pages/job-list.tsx';
import { aJob } from '../../../../support/builders.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listJobs: vi.fn(), listClientOptions: vi.fn(), listRecruiters: vi.fn() }));
const nothing = vi.hoisted(() => async () => ({ data: [], meta: { total: 0, page: 1, perPage: 25 } }));
vi.mock('../../../../../web/api/api.ts', () => ({
  api: {
    jobs: { ...calls, listJobViews: nothing },
    clients: { listClients: nothing, listClientOptions: calls.listClientOptions },
    recruiters: { listRecruiters: calls.listRecruiters },
  },
}));

const open = (at: string) => renderSignedIn(JobListPage, { path: '/jobs', at });
const asked = () => calls.listJobs.mock.lastCall?.[0].query;

describe('The list of a manager’s jobs', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    calls.listJobs.mockImplementation(async ({ query }: { query: { q?: string } }) => {
      const data = query.q ? [] : [aJob({ id: 5001, title: 'Night nurse' })];
      return { data, meta: { total: data.length, page: 1, perPage: 25 } };
    });
    calls.listClientOptions.mockResolvedValue({ data: [{ id: 41, companyName: 'Lakeside Hospital' }] });
    const recruiter = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    calls.listRecruiters.mockResolvedValue({ data: [recruiter], meta: { total: 1, page: 1, perPage: 100 } });
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

  it('asks one call until the reader turns to its filters, by keyboard or pointer; then their options come (JOB-34)', async () => {
    open('/jobs');
    await screen.findAllByText('Night nurse');
    expect(calls.listClientOptions).not.toHaveBeenCalled();
    expect(calls.listRecruiters).not.toHaveBeenCalled();
    const client = screen.getByLabelText<HTMLSelectElement>('Client');
    expect(within(client).getByRole<HTMLOptionElement>('option', { name: 'Loading…' }).disabled).toBe(true);
    screen.getByRole('searchbox').focus();
    expect(await within(client).findByRole('option', { name: 'Lakeside Hospital' })).toBeTruthy();
    expect(within(client).queryByText('Loading…')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Recruiter'), 'Olivia Brandt');
    await waitFor(() => expect(asked()).toMatchObject({ recruiterId: 2001 }));
    expect(calls.listClientOptions).toHaveBeenCalledTimes(1);
  });

  it('names the client of its address without waiting for the reader (JOB-34)', async () => {
    open('/jobs?clientId=41');
    expect(await screen.findByRole('button', { name: 'Remove filter Client: Lakeside Hospital' })).toBeTruthy();
    expect(calls.listRecruiters).not.toHaveBeenCalled();
    cleanup();
    open('/jobs?clientId=999');
    expect(await screen.findByRole('button', { name: 'Remove filter Client: none of yours' })).toBeTruthy();
  });

  it('says that options could not be loaded', async () => {
    calls.listClientOptions.mockRejectedValue(new Error('no network'));
    open('/jobs');
    await screen.findAllByText('Night nurse');
    await userEvent.hover(screen.getByLabelText('State'));
    const client = within(screen.getByLabelText('Client'));
    expect(await client.findByRole('option', { name: 'Could not be loaded' })).toBeTruthy();
  });

  it('has a button for its filters on phones, with the number of those that are set', async () => {
    open('/jobs?range=month&clientId=41');
    const filters = await screen.findByRole('button', { name: 'Filters (2)' });
    expect(filters.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(filters);
    expect(filters.getAttribute('aria-expanded')).toBe('true');
    const folded = document.getElementById(filters.getAttribute('aria-controls') ?? '');
    expect(folded?.contains(screen.getByLabelText('Posted'))).toBe(true);
  });

  it('says what was searched where nothing is found, and clears it by one press', async () => {
    open('/jobs?q=welder&status=on_hold');
    await screen.findByText('No job matches “welder” here');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await screen.findAllByText('Night nurse');
    expect(asked()).toMatchObject({ status: 'signed' });
  });

  it('says where to look further when only filters leave nothing, and clears them by one press', async () => {
    calls.listJobs.mockImplementation(async ({ query }) => {
      const data = query.status === 'on_hold' ? [] : [aJob({ id: 5001, title: 'Night nurse' })];
      return { data, meta: { total: data.length, page: 1, perPage: 25 } };
    });
    open('/jobs?status=on_hold');
    const title = await screen.findByRole('heading', { name: 'No jobs are on hold here' });
    expect(title.nextElementSibling?.textContent).toMatch(/filters.*\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await screen.findAllByText('Night nurse');
  });
});
