// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarketPage } from '../../../../web/features/market/pages/market.tsx';
import type { MarketJob } from '../../../../shared/model/market.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listMarketJobs.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 25, mayAsk: true } });
});
const open = (at = '/recruiter/market') =>
  renderSignedIn(MarketPage, { path: '/recruiter/market', at, account: { role: 'recruiter', id: 2001 } });
const asked = () => fakeApi.listMarketJobs.mock.lastCall?.[0].query;

it('Jobs of the market are narrowed by hours a week and experience, and a chip takes each back (PLUS-49)', async () => {
  open();
  await screen.findByText('No manager looks for recruiters now');
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('Hours a week', '-20');
  await waitFor(() => expect(asked()?.filter).toEqual({ hoursTo: 20 }));
  choose('Experience asked for', '2');
  await waitFor(() => expect(asked()?.filter).toEqual({ hoursTo: 20, experienceTo: 2 }));
  expect(await screen.findByText('No job fits these filters')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Hours a week: Up to 20 hours' }));
  await waitFor(() => expect(asked()?.filter).toEqual({ experienceTo: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('No manager looks for recruiters now')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

it('The address of the market keeps its filters beside the words (PLUS-49)', async () => {
  open('/recruiter/market?q=nurse&workplace=hybrid&pay=yes');
  expect(await screen.findByText('No job matches “nurse” here')).toBeTruthy();
  expect(asked()).toEqual({ page: 1, search: 'nurse', filter: { workplace: ['hybrid'], hasPay: true } });
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'salary' } });
  await waitFor(() => expect(asked()).toMatchObject({ search: 'nurse', order_by: 'salary' }));
});

const aMarketJob = ({ id, ...over }: Pick<MarketJob, 'id' | 'title'> & Partial<MarketJob>) => {
  const { desc: _desc, isFavorite: _favorite, distance: _distance, ...job } = aGuestJob({ id });
  const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const market = { places: 2, taken: 0, until: '2026-12-20T00:00:00.000Z', expectation: 'Three by Friday' };
  return { ...job, points: 500, manager, market, request: null, isOwnManager: false, ...over };
};
const facts = { from: '2026-01-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z', notes: null, hired: null };
it('A job of the market says how its manager works, and is asked for by it (PLUS-14, PLUS-49)', async () => {
  const working = {
    ...facts,
    firstAnswer: { of: 8, days: 2 },
    answered: { of: 10, count: 8 },
    interviewed: { of: 10, count: 5 },
  };
  const one = aMarketJob({ id: 1, title: 'Night nurse', working });
  const other = aMarketJob({ id: 2, title: 'Day nurse' });
  fakeApi.listMarketJobs.mockResolvedValue({
    data: [one, other],
    meta: { total: 2, page: 1, perPage: 25, mayAsk: true },
  });
  open();
  const [night, day] = (await screen.findByRole('list', { name: 'Jobs open to recruiters' })).children;
  expect(night?.textContent).toContain('Answers after 2 days');
  expect(night?.textContent).toContain('50 % of 10 interviewed');
  expect(night?.textContent).not.toContain('hired');
  expect(day?.textContent).toContain('Fewer than 5 cases say how they work');
  fireEvent.change(screen.getByLabelText('Manager'), { target: { value: 'answers_quickly' } });
  await waitFor(() => expect(asked()?.manager).toBe('answers_quickly'));
  expect(screen.getByRole('button', { name: 'Remove filter Manager: Answers within 2 days' })).toBeTruthy();
});
