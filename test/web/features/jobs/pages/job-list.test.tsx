// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobListPage } from '../../../../../web/features/jobs/pages/job-list.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const open = (at: string) => renderSignedIn(JobListPage, { path: '/jobs', at });
const asked = () => fakeApi.listJobs.mock.lastCall?.[0].query;

describe('The list of a manager’s jobs', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    fakeApi.listJobs.mockImplementation(async ({ query }: { query: { q?: string } }) => {
      const data = query.q ? [] : [aJob({ id: 5001, title: 'Night nurse' })];
      return { data, meta: { total: data.length, page: 1, perPage: 25 } };
    });
    fakeApi.listJobViews.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 20 } });
    fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 41, companyName: 'Lakeside Hospital' }] });
    const recruiter = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    fakeApi.listRecruiters.mockResolvedValue({ data: [recruiter], meta: { total: 1, page: 1, perPage: 100 } });
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
    expect(fakeApi.listClientOptions).not.toHaveBeenCalled();
    expect(fakeApi.listRecruiters).not.toHaveBeenCalled();
    const client = screen.getByLabelText<HTMLSelectElement>('Client');
    expect(within(client).getByRole<HTMLOptionElement>('option', { name: 'Loading…' }).disabled).toBe(true);
    screen.getByRole('searchbox').focus();
    expect(await within(client).findByRole('option', { name: 'Lakeside Hospital' })).toBeTruthy();
    expect(within(client).queryByText('Loading…')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Recruiter'), 'Olivia Brandt');
    await waitFor(() => expect(asked()).toMatchObject({ recruiterId: 2001 }));
    expect(fakeApi.listClientOptions).toHaveBeenCalledTimes(1);
  });

  it('names the client of its address without waiting for the reader (JOB-34)', async () => {
    open('/jobs?clientId=41');
    expect(await screen.findByRole('button', { name: 'Remove filter Client: Lakeside Hospital' })).toBeTruthy();
    expect(fakeApi.listRecruiters).not.toHaveBeenCalled();
    cleanup();
    open('/jobs?clientId=999');
    expect(await screen.findByRole('button', { name: 'Remove filter Client: none of yours' })).toBeTruthy();
  });

  it('says that options could not be loaded', async () => {
    fakeApi.listClientOptions.mockRejectedValue(new Error('no network'));
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
    fakeApi.listJobs.mockImplementation(async ({ query }) => {
      const data = query.status === 'on_hold' ? [] : [aJob({ id: 5001, title: 'Night nurse' })];
      return { data, meta: { total: data.length, page: 1, perPage: 25 } };
    });
    open('/jobs?status=on_hold');
    const title = await screen.findByRole('heading', { name: 'No jobs are on hold here' });
    expect(title.nextElementSibling?.textContent).toMatch(/filters.*\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await screen.findAllByText('Night nurse');
  });

  it('is saved as a file of all jobs of its address, under its headers and those of what its jobs ask for (PLUS-30)', async () => {
    const pages = [aJob({ id: 5001, title: '=1+1' }), aJob({ id: 5002, title: 'Welder', client: null })];
    fakeApi.listJobs.mockImplementation(async ({ query }) => ({
      data: pages.slice(query.page - 1, query.page),
      meta: { total: 2, page: query.page, perPage: 1 },
    }));
    open('/jobs?status=closed&clientId=31');
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    fakeApi.listJobs.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'CSV, jobs' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(saveBlob.mock.lastCall?.[1]).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = await cellsOf(saveBlob.mock.lastCall?.[0]);
    const paid = ['Per hour from', 'Per hour to', 'Per year from', 'Per year to', 'Currency'];
    const asked = ['Skills', 'Must have', 'Shift', 'Hours a week', 'Experience'];
    expect(head).toEqual([...headers, ...paid, ...asked, 'Openings', 'No answer since']);
    expect(rows.map(([title, client]) => [title, client])).toEqual([
      ["'=1+1", pages[0]?.client?.companyName ?? ''],
      ['Welder', ''],
    ]);
    const file = fakeApi.listJobs.mock.calls.map(([{ query }]) => query).filter(({ perPage }) => perPage === 100);
    expect(file).toEqual([
      expect.objectContaining({ status: 'closed', clientId: 31, page: 1 }),
      expect.objectContaining({ status: 'closed', clientId: 31, page: 2, before: 5001 }),
    ]);
  });
});
