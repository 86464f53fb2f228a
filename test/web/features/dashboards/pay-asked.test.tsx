// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { PayAskedOfJobs } from '../../../../web/features/dashboards/components/pay-asked.tsx';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const aRow = (jobId: number, over: Partial<PayAsked> = {}): PayAsked => ({
  jobId,
  title: `Job ${jobId}`,
  company: 'Meridian',
  what: 'salary',
  currency: 'USD',
  offered: { from: 95_000, to: 110_000 },
  skills: 'all',
  cases: 10,
  within: 4,
  median: 115_000,
  ...over,
});

withSession();

it('Each open job is shown with what it pays, what half of the candidates ask, and the share that asks no more, but no number without a list (PLUS-30)', async () => {
  const rows = [
    aRow(1),
    aRow(2, { what: 'rate', offered: { from: null, to: 60 }, median: 55, skills: 'some' }),
    aRow(3, { cases: 2, within: 1, median: null }),
    aRow(4, { what: null, currency: null, offered: { from: null, to: null }, cases: 0, within: 0, median: null }),
  ];
  respondToCalls({
    'GET /api/manager/dashboard/pay?page=1&perPage=5': {
      body: { data: rows, meta: { total: 4, page: 1, perPage: 10 } },
    },
  });
  renderPage(() => <PayAskedOfJobs />, '/dashboard');
  const list = await screen.findByRole('list', { name: 'Pay asked against pay offered' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Job 1Meridian · pays $95k–110k/yr, half ask at most $115k/yr40% ask no more of those with all its skills',
    'Job 2Meridian · pays up to $60/h, half ask at most $55/h40% ask no more of those with some of its skills',
    'Job 3Meridian · pays $95k–110k/yrtoo few ask ',
    'Job 4Meridian · names no paynothing to compare ',
  ]);
});
