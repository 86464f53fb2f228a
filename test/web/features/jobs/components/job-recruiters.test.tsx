// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { JobRecruiters } from '../../../../../web/features/jobs/components/job-recruiters.tsx';
import { jobQuery } from '../../../../../web/features/jobs/queries/jobs.ts';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const people = vi.hoisted(() => [
  { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null, email: 'olivia@example.com' },
  { id: 2002, firstName: 'Noah', lastName: 'Berg', avatar: null, email: 'noah@example.com' },
  { id: 2003, firstName: 'Ines', lastName: 'Roth', avatar: null, email: 'ines@example.com' },
]);

beforeEach(() => {
  fakeApi.listRecruiters.mockResolvedValue({ data: people, meta: { total: 3, page: 1, perPage: 100 } });
});

async function choose() {
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [2001], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Noah Berg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save recruiters' }));
}

it('A manager changes who recruits for a job on the job’s page, over the version that was shown (JOB-65, DEC-60)', async () => {
  fakeApi.changeJobRecruiters.mockResolvedValue({ data: { id: 5001 } });
  await choose();
  expect(fakeApi.changeJobRecruiters.mock.calls[0]?.[0]).toEqual({
    params: { id: 5001 },
    body: { recruiters: [2001, 2002], version: 4 },
  });
  expect(await screen.findByRole('table', { name: 'Recruiters of this job' })).toBeTruthy();
});

it('A job shows which of its recruiters are verified, also while they are chosen (PLUS-38)', async () => {
  const [olivia, ...others] = people;
  fakeApi.listRecruiters.mockResolvedValue({
    data: [{ ...olivia, isVerified: true }, ...others],
    meta: { total: 3, page: 1, perPage: 100 },
  });
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [2001, 2002], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  expect((await screen.findByRole('row', { name: /Olivia/ })).textContent).toContain('Verified');
  expect(screen.getByRole('row', { name: /Noah/ }).textContent).not.toContain('Verified');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('checkbox', { name: /^Olivia Brandt Verified/ })).toBeTruthy();
});

it('A choice of recruiters that another change came before stays, and says so', async () => {
  fakeApi.changeJobRecruiters.mockRejectedValue(new ApiError(409, 'Someone else has changed this job', []));
  await choose();
  expect(await screen.findByText(/Someone else has changed this job/)).toBeTruthy();
  expect((screen.getByRole('checkbox', { name: 'Noah Berg' }) as HTMLInputElement).checked).toBe(true);
});

describe('Recruiters whom another tab chose meanwhile (PLUS-24)', () => {
  const saved = (recruiters: number[], version: number) => ({ data: aJob({ id: 5001, recruiters, version }) });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save recruiters' }));
  async function collide() {
    fakeApi.readJob.mockResolvedValueOnce(saved([2001], 4)).mockResolvedValue(saved([2002], 5));
    fakeApi.changeJobRecruiters.mockRejectedValueOnce(new ApiError(409, 'Someone else has changed this job', []));
    renderSignedIn(
      () => {
        const { data } = useQuery(jobQuery(5001));
        return data ? <JobRecruiters job={data} canEdit /> : null;
      },
      { path: '/jobs/view/5001' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ines Roth' }));
    await save();
    expect(await screen.findByText(/changed elsewhere meanwhile: added Noah Berg; removed Olivia Brandt/)).toBeTruthy();
    await save();
    expect(fakeApi.changeJobRecruiters).toHaveBeenCalledOnce();
    fakeApi.changeJobRecruiters.mockResolvedValue(saved([2003], 6));
  }
  it.each([
    ['are taken over beside the own choice', 'Take that over', [2003, 2002]],
    ['are replaced only once the user decides so', 'Keep mine', [2001, 2003]],
  ])('%s', async (_what, decision, recruiters) => {
    await collide();
    await userEvent.click(screen.getByRole('button', { name: decision }));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    await save();
    expect(fakeApi.changeJobRecruiters.mock.lastCall?.[0].body).toEqual({ recruiters, version: 5 });
  });
});

it('Recruiters are read for a job without any once somebody is about to choose', async () => {
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  const choose = await screen.findByRole('button', { name: 'Choose recruiters' });
  expect(fakeApi.listRecruiters).not.toHaveBeenCalled();
  await userEvent.click(choose);
  expect(await screen.findByRole('checkbox', { name: 'Olivia Brandt' })).toBeTruthy();
});

it('The keyboard goes to the choice of recruiters, and back to the button that opened it', async () => {
  fakeApi.changeJobRecruiters.mockResolvedValue({ data: { id: 5001 } });
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [2001], version: 4 }} canEdit />, {
    path: '/jobs/view/5001',
  });
  for (const leave of ['Cancel', 'Save recruiters']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Olivia Brandt' }));
    await userEvent.click(screen.getByRole('button', { name: leave }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' })));
  }
});

it('Recruiters of a job are named once they have come, and no empty table is shown before or after a failure', async () => {
  fakeApi.listRecruiters.mockRejectedValueOnce(new ApiError(403, 'Not now'));
  renderSignedIn(() => <JobRecruiters job={{ id: 5001, recruiters: [2001, 2003], version: 4 }} canEdit={false} />, {
    path: '/jobs/view/5001',
  });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining('Olivia Brandt'), expect.stringContaining('Ines Roth')]);
  expect(screen.queryByRole('button', { name: 'Change' }), 'only who manages the job changes them').toBeNull();
});
