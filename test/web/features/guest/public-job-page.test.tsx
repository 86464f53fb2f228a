// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PublicJob } from '../../../../web/features/guest/components/public-job.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const job = { ...aGuestJob({ id: 9, title: 'ICU nurse' }), description: 'The **whole** text' };
const [onApply, onFavorite] = [vi.fn(), vi.fn()];
function show(jobId = 9, favorites: number[] = []) {
  const actions = {
    favorites: new Set(favorites),
    onFavorite,
    onApply,
    pageOf: (id: number) => `/find-jobs/view/${id}`,
  };
  renderPage(() => <PublicJob jobId={jobId} actions={actions} allJobs="/find-jobs" />, `/find-jobs/view/${jobId}`);
}

beforeEach(() => {
  onApply.mockReset();
  onFavorite.mockReset();
  fakeApi.readGuestJob.mockResolvedValue({ data: job });
  fakeApi.listGuestJobs.mockResolvedValue({
    data: [aGuestJob({ id: 2, title: 'Clinic nurse' }), aGuestJob({ id: 9, title: 'ICU nurse' })],
    meta: { total: 2, page: 1, perPage: 50, currentCampaign: null },
  });
});

describe('A public job', () => {
  it.each([0, -7, 1.5, Number.NaN])('is not found at the address %s, and none is asked for', async (id) => {
    show(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeTruthy();
    expect(fakeApi.readGuestJob).not.toHaveBeenCalled();
  });

  it('shows company, place and pay under its title, its text and skills (GUEST-03)', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'ICU nurse' });
    const lead = document.querySelectorAll('.public-job-lead > span');
    expect([...lead].map(({ textContent }) => textContent)).toEqual([
      'Meridian Health Partners',
      'Austin, TX',
      '$60–75/h',
      '$120k–140k/yr',
    ]);
    expect(document.title).toContain('ICU nurse at Meridian Health Partners');
    expect((await screen.findByText('whole')).tagName).toBe('STRONG');
    expect(screen.getByText('TypeScript')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/find-jobs');
    expect(fakeApi.readGuestJob.mock.lastCall?.[0].params).toEqual({ id: 9 });
  });

  it('leads to all jobs of its company, and of a confidential client to none', async () => {
    show();
    const all = await screen.findByRole('link', { name: 'All jobs of Meridian Health Partners' });
    expect(all.getAttribute('href')).toBe('/find-jobs?company=Meridian+Health+Partners');
    cleanup();
    fakeApi.readGuestJob.mockResolvedValue({ data: { ...job, client: null } });
    show();
    await screen.findByRole('heading', { level: 1, name: 'ICU nurse' });
    expect(screen.queryByRole('link', { name: /^All jobs of/ })).toBeNull();
  });

  it('is applied for and marked by its buttons', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(onApply.mock.calls).toMatchObject([[job]]);
    await userEvent.click(screen.getByRole('button', { name: 'Add ICU nurse to favourites' }));
    expect(onFavorite.mock.calls).toEqual([[9, true]]);
  });

  it('that is a favourite is unmarked by the same button', async () => {
    show(9, [9]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove ICU nurse from favourites' }));
    expect(onFavorite.mock.calls).toEqual([[9, false]]);
  });

  it.each([
    [410, 'This job is closed', /^The employer has filled it or taken it down/, 'Job closed'],
    [404, 'Job not found', /^The link may be incomplete, or the job was removed/, 'Job not found'],
  ])('with status %i says so, and shows others that are open', async (status, heading, words, pageTitle) => {
    fakeApi.readGuestJob.mockRejectedValue(new ApiError(status, 'No'));
    show();
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.title).toContain(pageTitle);
    expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/find-jobs');
    expect((await screen.findByRole('link', { name: /Clinic nurse/ })).getAttribute('href')).toBe('/find-jobs/view/2');
    expect(screen.queryByRole('link', { name: /ICU nurse/ })).toBeNull();
  });

  it.each([0, -3, Number.NaN])('with the number %d is not found, and not asked for', async (jobId) => {
    show(jobId);
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeTruthy();
    expect(fakeApi.readGuestJob).not.toHaveBeenCalled();
  });

  it('that cannot be loaded says why, and is tried again', async () => {
    fakeApi.readGuestJob.mockRejectedValueOnce(new ApiError(400, 'The address is wrong'));
    show();
    expect(await screen.findByText('The job could not be loaded')).toBeTruthy();
    expect(screen.getByText(/The address is wrong/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ICU nurse' })).toBeTruthy();
  });
});
