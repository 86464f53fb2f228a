// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { oneDay } from '../../../../shared/constants/time.ts';
import { JobCard } from '../../../../web/features/guest/components/job-card.tsx';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const actions = {
  favorites: new Set<number>(),
  onFavorite: vi.fn(),
  onApply: vi.fn(),
  pageOf: (id: number) => `/${id}`,
};

it('A job card says when the job closes where that is within a week', async () => {
  const inDays = (days: number) => new Date(Date.now() + (days + 0.5) * oneDay).toISOString();
  const cards = [inDays(3), inDays(30), null].map((endAt, id) => (
    <JobCard
      key={id}
      job={aGuestJob({ id, endAt })}
      actions={actions}
      isOpen={false}
      isActive={false}
      onToggle={vi.fn()}
      onActive={vi.fn()}
    />
  ));
  renderPage(() => <ul>{cards}</ul>, '/');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Closes in \d days/.exec(textContent)?.[0])).toEqual([
    'Closes in 3 days',
    undefined,
    undefined,
  ]);
});
