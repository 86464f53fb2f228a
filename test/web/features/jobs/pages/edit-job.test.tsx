// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { EditJobPage } from '../../../../../web/features/jobs/pages/edit-job.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const job = aJob({ managerId: 1001, version: 4, title: 'Nurse', points: 100 });
const theirs = { ...job, version: 5, title: 'Day nurse', points: 300 };
const edit = () => renderSignedIn(EditJobPage, { path: '/jobs/:id', at: `/jobs/${job.id}` });
const stale = new ApiError(409, 'Someone else has changed this job; reload it and try again');
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const retitle = async (words: string) => {
  await screen.findByRole('button', { name: 'Save changes' });
  await userEvent.clear(title());
  await userEvent.type(title(), words);
};

beforeEach(() => {
  fakeApi.listClientOptions.mockResolvedValue({ data: [] });
  fakeApi.listRecruiters.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  fakeApi.searchCities.mockResolvedValue({ data: [] });
  fakeApi.searchTags.mockResolvedValue({ data: [] });
  fakeApi.changeJob.mockReset();
  fakeApi.readJob.mockReset().mockResolvedValue({ data: job });
});

describe('A job that was saved elsewhere while it was edited', () => {
  const collide = async () => {
    edit();
    await retitle('Night nurse');
    fakeApi.readJob.mockResolvedValue({ data: theirs });
    fakeApi.changeJob.mockRejectedValueOnce(stale);
    await save();
    await screen.findByText('This job was changed while you edited it');
  };

  it('shows what differs field by field, and saves only after each was chosen', async () => {
    await collide();
    expect(screen.getByRole('radio', { name: /^Saved elsewhere: *Day nurse$/ })).toMatchObject({ checked: false });
    expect(screen.getByRole('radio', { name: /^Yours: *Night nurse$/ })).toMatchObject({ checked: false });
    expect(screen.getByRole('radio', { name: /^Saved elsewhere: *300$/ })).toMatchObject({ checked: true });
    expect(screen.getByRole('radio', { name: /^As it was: *100$/ })).toMatchObject({ checked: false });
    await save();
    expect(fakeApi.changeJob).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('radio', { name: /^Yours: *Night nurse$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with these' }));
    expect(screen.queryByText('This job was changed while you edited it')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    // A crash now would not ask again.
    expect(JSON.stringify(Object.values({ ...localStorage }))).toMatch(/\\"version\\":5/);
    fakeApi.changeJob.mockResolvedValue({ data: { ...theirs, version: 6 } });
    await save();
    expect(await screen.findByText(`at /jobs/view/${job.id}`)).toBeTruthy();
    expect(fakeApi.changeJob.mock.calls[1]?.[0].body).toMatchObject({ version: 5, title: 'Night nurse', points: 300 });
  });

  it('leads from the refused save to the choice, which has what is typed meanwhile', async () => {
    await collide();
    expect(document.activeElement?.textContent).toContain('This job was changed while you edited it');
    const points = screen.getByLabelText(/points/i);
    await userEvent.clear(points);
    await userEvent.type(points, '500');
    expect(screen.getByRole('radio', { name: /^Yours: *500$/ })).toMatchObject({ checked: false });
    expect(screen.getByRole('radio', { name: /^Saved elsewhere: *300$/ })).toMatchObject({ checked: false });
  });

  it('keeps the choice open over a crash of the tab', async () => {
    edit();
    await retitle('Night nurse');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Night nurse'));
    cleanup();
    fakeApi.readJob.mockResolvedValue({ data: theirs });
    edit();
    expect(await screen.findByRole('radio', { name: /^Saved elsewhere: *Day nurse$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Yours: *Night nurse$/ })).toBeTruthy();
    expect(title().value).toBe('Night nurse');
  });
});

it('A draft is stored as its form closes, and not once more after it was cleared', async () => {
  edit();
  await retitle('Night nurse');
  vi.useFakeTimers();
  try {
    fireEvent.change(title(), { target: { value: 'Night nurses' } });
    cleanup();
    expect(JSON.stringify(localStorage)).toContain('Night nurses');
    localStorage.clear();
    vi.advanceTimersByTime(1000);
    expect(localStorage).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

describe('A job that was saved elsewhere before anything was typed', () => {
  it('is shown as it is now, without a question', async () => {
    const { queryClient } = edit();
    await screen.findByRole('button', { name: 'Save changes' });
    fakeApi.readJob.mockResolvedValue({ data: theirs });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(title().value).toBe('Day nurse'));
    expect(screen.queryByText('This job was changed while you edited it')).toBeNull();
  });
});
