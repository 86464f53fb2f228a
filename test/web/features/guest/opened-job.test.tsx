// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { OpenedJob } from '../../../../web/features/guest/components/opened-job.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const nurse = aGuestJob({ id: 1, title: 'Registered Nurse', desc: 'Thirty words of it…' });
const actions = {
  favorites: new Set<number>(),
  onFavorite: vi.fn(),
  onApply: vi.fn(),
  pageOf: (id: number) => `/${id}`,
};
const show = (job = nurse) => renderPage(() => <OpenedJob job={job} actions={actions} />, '/');

it('An opened card shows its buttons with its whole text, which moves none of them from under the pointer (GUEST-25)', async () => {
  const loading = Promise.withResolvers<unknown>();
  fakeApi.readGuestJob.mockReturnValue(loading.promise);
  show();
  await waitFor(() => expect(fakeApi.readGuestJob).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: 'Job page' })).toBeNull();
  loading.resolve({ data: { ...nurse, desc: 'Thirty words of it, all of them…', description: 'The whole of it' } });
  expect(await screen.findByRole('link', { name: 'Job page' })).toBeTruthy();
  expect(screen.getByText('Thirty words of it, all of them…')).toBeTruthy();
});

it('An opened card of a short text has its buttons at once', () => {
  show(aGuestJob({ id: 2, title: 'Welder', desc: 'All of it.' }));
  expect(screen.getByRole('link', { name: 'Job page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
});

it('An opened card whose whole text cannot be loaded shows what the list has of it, and its buttons', async () => {
  fakeApi.readGuestJob.mockRejectedValue(new ApiError(503, 'Try again later'));
  show();
  expect(await screen.findByRole('link', { name: 'Job page' })).toBeTruthy();
  expect(screen.getByText('Thirty words of it…')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Show more/ }));
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
    'The rest could not be loaded.',
  );
});
