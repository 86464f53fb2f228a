// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFavoriteJobs } from '../../../../web/common/visitor/favorite-jobs.ts';
import { useGuestJobActions } from '../../../../web/app/pages/guest-job-actions.ts';

const openModal = vi.fn();
const fetched = vi.fn();

function Page() {
  const { favorites, onFavorite, onApply } = useGuestJobActions();
  return (
    <>
      <p>Marked: {[...favorites].join()}</p>
      <button type="button" onClick={() => onFavorite(7, !favorites.has(7))}>
        Mark
      </button>
      <button type="button" onClick={() => onApply({ id: 9, title: 'Welder' })}>
        Apply now
      </button>
    </>
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
  const router = createMemoryRouter([
    { element: <Outlet context={{ openModal }} />, children: [{ path: '/', Component: Page }] },
  ]);
  render(<RouterProvider router={router} />);
});

it('A guest’s favourites are kept in this browser by job id, without a call (GUEST-38)', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Mark' }));
  expect(screen.getByText('Marked: 7')).toBeTruthy();
  expect([...readFavoriteJobs()]).toEqual([7]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark' }));
  expect([...readFavoriteJobs()]).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('Apply now keeps the job as a favourite and opens sign-up (GUEST-30, GUEST-31)', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
  expect([...readFavoriteJobs()]).toEqual([9]);
  expect(openModal).toHaveBeenCalledWith('sign-up');
});
