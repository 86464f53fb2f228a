// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component } from '../../../../web/features/calendar/routes/calendar.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calendar = vi.hoisted(() => ({
  listCalendar: vi.fn(),
  listCalendarFeeds: vi.fn(),
  addCalendarFeed: vi.fn(),
  removeCalendarFeed: vi.fn(),
}));
vi.mock('../../../../web/api/api.ts', () => ({ api: { calendar } }));

const feed = { id: 7, name: 'Work', createdAt: '2026-11-01T09:00:00.000Z', readAt: null, reader: null };

beforeEach(() => {
  for (const call of Object.values(calendar)) call.mockReset();
  calendar.listCalendar.mockResolvedValue({ data: [] });
});
afterEach(cleanup);

async function openFeeds() {
  renderSignedIn(Component, { path: '/calendar', at: '/calendar?view=agenda' });
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return within(await screen.findByRole('dialog', { name: 'Your calendar elsewhere' }));
}

it('A feed’s secret address is shown once, with links for the programs that read it (PLUS-09)', async () => {
  calendar.listCalendarFeeds.mockResolvedValueOnce({ data: [] }).mockResolvedValue({ data: [feed] });
  calendar.addCalendarFeed.mockResolvedValue({ data: { ...feed, token: 'sekret' } });
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const dialog = await openFeeds();
  await userEvent.type(await dialog.findByLabelText(/Where you use it/), 'Work');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a secret address' }));
  const address = await dialog.findByLabelText(/Secret address/);
  expect((address as HTMLInputElement).value).toBe(`${globalThis.location.origin}/calendar.ics?token=sekret`);
  expect(calendar.addCalendarFeed.mock.lastCall?.[0]).toMatchObject({ body: { name: 'Work' } });
  expect(dialog.getByRole('link', { name: 'Open in Apple or Outlook' }).getAttribute('href')).toMatch(/^webcal:/);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(written).toEqual([expect.stringContaining('token=sekret')]);
  expect(await dialog.findByText('Not read yet')).toBeTruthy();
});

it('A feed says by what it was last read, and can be stopped (PLUS-09)', async () => {
  const read = { ...feed, readAt: new Date(Date.now() - 7_200_000).toISOString(), reader: 'Google' };
  calendar.listCalendarFeeds.mockResolvedValueOnce({ data: [read] }).mockResolvedValue({ data: [] });
  calendar.removeCalendarFeed.mockResolvedValue({ data: { id: 7 } });
  const dialog = await openFeeds();
  expect((await dialog.findByRole('listitem')).textContent).toMatch(/Read 2 h.* ago by Google/);
  await userEvent.click(dialog.getByRole('button', { name: 'Stop Work' }));
  await vi.waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  expect(calendar.removeCalendarFeed).toHaveBeenCalledWith({ params: { feedId: 7 } });
});

it('A sixth feed is refused at its field', async () => {
  calendar.listCalendarFeeds.mockResolvedValue({ data: [] });
  const refusal = 'You have 5 feeds; stop one that you no longer use';
  calendar.addCalendarFeed.mockRejectedValue(new ApiError(409, refusal, [{ key: 'name', message: refusal }]));
  const dialog = await openFeeds();
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a secret address' }));
  expect(await dialog.findByText(refusal)).toBeTruthy();
});
