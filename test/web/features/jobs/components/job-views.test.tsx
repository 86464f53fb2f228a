// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostJobViews } from '../../../../../shared/constants/limits.ts';
import { JobListPage } from '../../../../../web/features/jobs/pages/job-list.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

beforeEach(() => {
  fakeApi.listClientOptions.mockResolvedValue({ data: [] });
  fakeApi.listRecruiters.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 25 } });
});

const none = { data: [], meta: { total: 0, page: 1, perPage: 25 } };

const view = {
  id: 5,
  name: 'Nurses on hold',
  filters: { status: 'on_hold', ownership: 'own', q: 'nurse', sort: 'points' },
  createdAt: '2026-09-01T10:00:00.000Z',
};
const views = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 20 } });
const asked = () => fakeApi.listJobs.mock.lastCall?.[0].query;

describe('Saved views of the manager’s job list', () => {
  beforeEach(() => {
    fakeApi.listJobs.mockResolvedValue(none);
    fakeApi.listJobViews.mockResolvedValue(views(view));
  });
  afterEach(cleanup);
  const open = (at: string) => renderSignedIn(JobListPage, { path: '/jobs', at });

  it('open with their search, filters and order (JOB-34)', async () => {
    open('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nurses on hold On hold · “nurse” · most points' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ status: 'on_hold', q: 'nurse', sort: 'points' }));
  });

  it('are recognised by the address of their filters', async () => {
    open('/jobs?sort=points&q=nurse&status=on_hold');
    expect(await screen.findByRole('button', { name: 'Nurses on hold' })).toBeTruthy();
  });

  it('are saved under a name, which is required', async () => {
    fakeApi.listJobViews.mockResolvedValue(views());
    fakeApi.saveJobView.mockResolvedValue({ data: view });
    open('/jobs?status=closed&q=welder');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(dialog.getByText('Required')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Welders');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await vi.waitFor(() =>
      expect(fakeApi.saveJobView).toHaveBeenCalledWith({
        body: { name: 'Welders', filters: { status: 'closed', ownership: 'own', q: 'welder' } },
      }),
    );
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this view' })).toBeNull());
  });

  it('are removed where they are listed, and a failure says what it was', async () => {
    fakeApi.removeJobView.mockRejectedValue(new Error('no network'));
    open('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Nurses on hold' }));
    expect(await screen.findByText(/The view could not be removed/)).toBeTruthy();
    expect(fakeApi.removeJobView).toHaveBeenCalledWith({ params: { id: 5 } });
  });

  it('are read once the reader turns to them, and say how the first is saved', async () => {
    fakeApi.listJobViews.mockResolvedValue(views());
    open('/jobs');
    await screen.findByText('You have no open jobs');
    expect(fakeApi.listJobViews).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
    expect(await screen.findByText('None is saved yet. Search or filter the list to save it.')).toBeTruthy();
  });

  it('that cannot be read say so, and those that can do not', async () => {
    fakeApi.listJobViews.mockRejectedValueOnce(new Error('no network'));
    open('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    expect(await screen.findByText(/The views could not be loaded/)).toBeTruthy();
    expect(screen.queryByText(/^None is saved yet/)).toBeNull();
    cleanup();
    fakeApi.listJobViews.mockResolvedValue(views(view));
    open('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await screen.findByRole('button', { name: /^Nurses on hold/ });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fakeApi.listJobViews.mock.lastCall?.[0].query.perPage, 'all of them').toBe(mostJobViews);
  });
});
