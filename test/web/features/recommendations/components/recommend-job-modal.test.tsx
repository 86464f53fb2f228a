// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Recommendation } from '../../../../../shared/model/invitation.ts';
import { RecommendJobModal } from '../../../../../web/features/recommendations/components/recommend-job-modal.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const job = { id: 5001, title: 'ICU nurse' };
const waiting: Recommendation = {
  id: 7,
  email: 'ana@example.com',
  job,
  status: 'waiting',
  recommendedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2126-09-15T10:00:00.000Z',
  candidate: null,
};
const accepted: Recommendation = {
  ...waiting,
  id: 8,
  email: 'rosa@example.com',
  status: 'accepted',
  candidate: { id: 9, firstName: 'Rosa', lastName: 'Klein', avatar: null },
};
const onClose = vi.fn();

function show(rows: Recommendation[]): void {
  fakeApi.listRecommendations.mockResolvedValue({ data: rows, meta: { total: rows.length, page: 1, perPage: 10 } });
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen ? <RecommendJobModal job={job} onClose={close} /> : <p>The dialog is closed</p>;
  }
  renderSignedIn(Page, { path: '/jobs/view/5001' });
}

beforeEach(() => vi.resetAllMocks());

it('The recommendation dialog sends the job and the addresses, and closes if all were available (JOB-82)', async () => {
  fakeApi.recommendJob.mockResolvedValue({ data: [{ email: 'new@example.com', available: true }] });
  show([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Candidate 1', hidden: true }), 'New@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send recommendation', hidden: true }));
  expect(await screen.findByText('The dialog is closed')).toBeTruthy();
  expect(fakeApi.recommendJob.mock.calls).toEqual([[{ body: { emails: ['new@example.com'], jobId: 5001 } }]]);
});

it('The recommendation dialog lists sent recommendations, which can be resent or cancelled while pending', async () => {
  fakeApi.cancelRecommendation.mockResolvedValue({ data: { id: 7 } });
  show([waiting, accepted]);
  expect(await screen.findByText('Earlier recommendations (2)')).toBeTruthy();
  expect(screen.getByText('Rosa Klein')).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Cancel the recommendation to ana@example.com', hidden: true }),
  );
  expect(fakeApi.cancelRecommendation).toHaveBeenCalledWith({ params: { id: 7 } });
  expect(
    screen.queryByRole('button', { name: 'Cancel the recommendation to rosa@example.com', hidden: true }),
  ).toBeNull();
});
