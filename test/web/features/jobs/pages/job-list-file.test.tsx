// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobListPage } from '../../../../../web/features/jobs/pages/job-list.tsx';
import { OverseenJobsPage } from '../../../../../web/features/jobs/pages/overseen-jobs.tsx';
import { aJob } from '../../../../support/builders.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listJobs: vi.fn(), listOverseenJobs: vi.fn() }));
const nothing = vi.hoisted(() => async () => ({ data: [], meta: { total: 0, page: 1, perPage: 25 } }));
vi.mock('../../../../../web/api/api.ts', () => ({
  api: { jobs: { ...calls, listJobViews: nothing }, clients: { listClients: nothing } },
}));
const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

describe('The file of a list of jobs', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 3, 12) }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  async function saved(name: string): Promise<string[][]> {
    await userEvent.click(await screen.findByRole('button', { name: 'CSV, jobs' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    const [file, filename] = saveBlob.mock.lastCall as [Blob, string];
    expect(filename).toBe(name);
    const lines = (await textOf(file)).replace('\uFEFF', '').trimEnd().split('\r\n');
    return lines.map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''));
  }

  it('has the jobs of the address, under the headers of the page and two of its own (PLUS-30)', async () => {
    const pages = [
      { ...aJob({ id: 5001, title: '=1+1', points: 300 }), manager: undefined },
      { ...aJob({ id: 5002, title: 'Welder', client: null }), manager: undefined },
    ];
    calls.listJobs.mockImplementation(async ({ query }) => ({
      data: pages.slice(query.page - 1, query.page),
      meta: { total: 2, page: query.page, perPage: 1 },
    }));
    renderSignedIn(JobListPage, { path: '/jobs', at: '/jobs?status=closed&clientId=31' });
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    calls.listJobs.mockClear();
    const [head, ...rows] = await saved('jobs-2026-11-03.csv');
    expect(head).toEqual([...headers, 'Openings', 'No answer since']);
    expect(rows.map(([title, client]) => [title, client])).toEqual([
      ["'=1+1", pages[0]?.client?.companyName ?? ''],
      ['Welder', ''],
    ]);
    expect(rows[0]?.[head?.indexOf('Points') ?? 0]).toBe('300');
    const file = calls.listJobs.mock.calls.map(([{ query }]) => query).filter(({ perPage }) => perPage === 100);
    expect(file).toEqual([
      expect.objectContaining({ status: 'closed', clientId: 31, page: 1 }),
      expect.objectContaining({ status: 'closed', clientId: 31, page: 2, before: 5001 }),
    ]);
  });

  it('names the manager of each where the list has several', async () => {
    calls.listOverseenJobs.mockResolvedValue({ data: [aJob()], meta: { total: 1, page: 1, perPage: 25 } });
    renderSignedIn(OverseenJobsPage, { path: '/jobs', account: { role: 'super_manager' } });
    const [head, row] = await saved('jobs-2026-11-03.csv');
    expect([head?.[1], row?.[1]]).toEqual(['Manager', 'Daniel Reyes']);
  });

  it('is not offered for a list without rows', async () => {
    calls.listJobs.mockImplementation(nothing);
    renderSignedIn(JobListPage, { path: '/jobs' });
    expect(await screen.findByText('You have no open jobs')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
  });
});
