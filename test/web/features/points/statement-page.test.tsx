// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statement } from '../../../../shared/model/statement.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { StatementPage } from '../../../../web/features/points/pages/statement.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const statement: Statement = {
  month: '2026-10',
  firstMonth: '2026-09',
  from: '2026-10-01T00:00:00.000Z',
  until: '2026-11-01T00:00:00.000Z',
  isOver: true,
  opening: 0,
  closing: 0,
  totals: { earned: 0, returned: 0, restored: 0, redeemed: 0, refunded: 0, paid: 0 },
  guarantee: 0,
  payable: 0,
  lines: [],
  payments: [],
  expected: [],
};
const open = (at = '/points/statement') =>
  renderSignedIn(StatementPage, { path: '/points/statement', at, account: { role: 'recruiter', id: 2001 } });

beforeEach(() => {
  fakeApi.readStatement.mockReset();
  fakeApi.readStatement.mockResolvedValue({ data: statement });
});
afterEach(() => vi.restoreAllMocks());

it('A statement names its month, whose it is and the zone of its days (PLUS-05)', async () => {
  open('/points/statement?month=2026-10');
  expect(await screen.findByRole('heading', { level: 1, name: 'October 2026' })).toBeTruthy();
  expect(screen.getByText(/days in America/).textContent).toBe(
    'HireHub points statement of Daniel Reyes, days in America/New York',
  );
  expect(fakeApi.readStatement.mock.lastCall?.[0].query).toEqual({ month: '2026-10', zone: 'America/New_York' });
  expect(screen.getByRole('link', { name: 'Points' }).getAttribute('href')).toBe('/points');
});

it('A statement leads to the month before, and to the one after where its own is over', async () => {
  open();
  const before = await screen.findByRole('link', { name: 'September 2026' });
  expect(before.getAttribute('href')).toBe('/points/statement?month=2026-09');
  expect(screen.getByRole('link', { name: 'November 2026' }).getAttribute('href')).toBe(
    '/points/statement?month=2026-11',
  );
  expect(fakeApi.readStatement.mock.lastCall?.[0].query).toEqual({ zone: 'America/New_York' });
});

it.each([
  { firstMonth: '2026-10', isOver: false },
  { firstMonth: null, isOver: false },
])('A statement of the first month, which still runs, leads to no other: %o', async (over) => {
  fakeApi.readStatement.mockResolvedValue({ data: { ...statement, ...over } });
  open();
  await screen.findByRole('heading', { level: 1, name: 'October 2026' });
  expect(screen.queryByRole('link', { name: 'September 2026' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'November 2026' })).toBeNull();
});

it('A statement is printed by its button', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('A statement that cannot be loaded says why, and is tried again', async () => {
  fakeApi.readStatement.mockRejectedValueOnce(new ApiError(400, 'There is no such month'));
  open();
  expect(await screen.findByText('The statement could not be loaded')).toBeTruthy();
  expect(screen.getByText(/There is no such month/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Statement' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'October 2026' })).toBeTruthy();
});

it('A statement is saved under its month, and says its name to those who do not see it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'CSV, statement of October 2026' }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  expect(saveBlob.mock.lastCall?.[1]).toBe('points-2026-10.csv');
  expect((await cellsOf(saveBlob.mock.lastCall?.[0] as Blob))[0]).toContain('Section');
  expect(document.title).toContain('Statement, October 2026');
});

it('A statement stays while that of another month is read', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'October 2026' });
  fakeApi.readStatement.mockReturnValue(new Promise(() => {}));
  fireEvent.click(screen.getByRole('link', { name: 'September 2026' }));
  await vi.waitFor(() =>
    expect(fakeApi.readStatement.mock.lastCall?.[0].query).toEqual({ month: '2026-09', zone: 'America/New_York' }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'October 2026' })).toBeTruthy();
});
