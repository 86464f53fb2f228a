// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarketPage } from '../../../../web/features/market/pages/market.tsx';
import { fakeApi } from '../../support/fake-api.ts';
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
