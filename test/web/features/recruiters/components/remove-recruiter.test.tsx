// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { RemoveRecruiter } from '../../../../../web/features/recruiters/components/remove-recruiter.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const recruiter = { id: 2001, firstName: 'Olivia', lastName: 'Brandt' };
const work = {
  jobs: [{ id: 5001, title: 'ICU nurse' }],
  candidates: [
    {
      jobId: 5002,
      jobTitle: 'Night nurse',
      candidateId: 3001,
      candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      status: 'submitted',
    },
  ],
};

it('Ending the work with a recruiter names their jobs and candidates first, and what becomes of them (RECR-56)', async () => {
  fakeApi.readOpenWork.mockResolvedValue({ data: work });
  fakeApi.removeRecruiter.mockRejectedValueOnce(
    new ApiError(409, 'This recruiter’s open work has changed meanwhile', []),
  );
  renderSignedIn(() => <RemoveRecruiter recruiter={recruiter} />, { path: '/manager/recruiters/2001' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop working together' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'ICU nurse' })).toBeTruthy();
  expect(dialog.getByText(/Submitted on Night nurse/).textContent).toContain('Priya Iyer');
  const end = () => userEvent.click(dialog.getByRole('button', { name: 'Stop working together' }));
  await end();
  expect(await dialog.findByText(/has changed meanwhile/)).toBeTruthy();
  expect(fakeApi.readOpenWork.mock.calls.length).toBeGreaterThan(1);
  fakeApi.removeRecruiter.mockResolvedValue({ data: { id: 2001 } });
  await end();
  expect(fakeApi.removeRecruiter.mock.lastCall?.[0]).toEqual({ params: { id: 2001 }, query: { candidates: 1 } });
  expect(await screen.findByText('at /manager/recruiters')).toBeTruthy();
});

it.each([
  ['only jobs', { ...work, candidates: [] }, ['1 job will no longer name them']],
  ['only candidates', { ...work, jobs: [] }, ['1 candidate in process']],
  ['nothing', { jobs: [], candidates: [] }, []],
])('The open work with a recruiter is named as far as there is any: %s', async (_, open, titles) => {
  fakeApi.readOpenWork.mockResolvedValue({ data: open });
  renderSignedIn(() => <RemoveRecruiter recruiter={recruiter} />, { path: '/manager/recruiters/2001' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop working together' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/sees none of your jobs any more/)).toBeTruthy();
  expect(dialog.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  expect(dialog.queryByText('There is no open work between you.') !== null).toBe(titles.length === 0);
});

it('The work with a recruiter cannot be ended before the open work is known, which is loaded on another try', async () => {
  fakeApi.readOpenWork.mockRejectedValueOnce(new ApiError(403, 'Not now', []));
  renderSignedIn(() => <RemoveRecruiter recruiter={recruiter} />, { path: '/manager/recruiters/2001' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop working together' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The open work could not be loaded')).toBeTruthy();
  const end = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Stop working together' });
  expect(end().disabled).toBe(true);
  fakeApi.readOpenWork.mockResolvedValue({ data: work });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'ICU nurse' })).toBeTruthy();
  expect(end().disabled).toBe(false);
});
