// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const feed = { id: 7, name: 'Work', createdAt: '2026-11-01T09:00:00.000Z', readAt: null, reader: null };

beforeEach(() => {
  fakeApi.listCalendar.mockResolvedValue({ data: [] });
});

async function openFeeds() {
  renderSignedIn(CalendarPage, { path: '/calendar', at: '/calendar?view=agenda' });
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return within(await screen.findByRole('dialog', { name: 'Your calendar elsewhere' }));
}

it('A feed’s secret address is shown once, with links for the programs that read it (PLUS-09)', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValueOnce({ data: [] }).mockResolvedValue({ data: [feed] });
  fakeApi.addCalendarFeed.mockResolvedValue({ data: { ...feed, token: 'sekret' } });
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const dialog = await openFeeds();
  await userEvent.type(await dialog.findByLabelText(/Where you use it/), 'Work');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a secret address' }));
  const address = await dialog.findByLabelText(/Secret address/);
  expect((address as HTMLInputElement).value).toBe(`${globalThis.location.origin}/calendar.ics?token=sekret`);
  expect(fakeApi.addCalendarFeed.mock.lastCall?.[0]).toMatchObject({ body: { name: 'Work' } });
  expect(dialog.getByRole('link', { name: 'Open in Apple or Outlook' }).getAttribute('href')).toMatch(/^webcal:/);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(written).toEqual([expect.stringContaining('token=sekret')]);
  expect(await dialog.findByText('Not read yet')).toBeTruthy();
});

it('A feed says by what it was last read, and can be stopped (PLUS-09)', async () => {
  const read = { ...feed, readAt: new Date(Date.now() - 7_200_000).toISOString(), reader: 'Google' };
  fakeApi.listCalendarFeeds.mockResolvedValueOnce({ data: [read] }).mockResolvedValue({ data: [] });
  fakeApi.removeCalendarFeed.mockResolvedValue({ data: { id: 7 } });
  const dialog = await openFeeds();
  expect((await dialog.findByRole('listitem')).textContent).toMatch(/Read 2 h.* ago by Google/);
  await userEvent.click(dialog.getByRole('button', { name: 'Stop Work' }));
  await vi.waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  expect(fakeApi.removeCalendarFeed).toHaveBeenCalledWith({ params: { feedId: 7 } });
});

it('A made address leaves the field empty for the next, and one without a name gets one', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [feed] });
  fakeApi.addCalendarFeed.mockResolvedValue({ data: { ...feed, token: 'sekret' } });
  const dialog = await openFeeds();
  const name = await dialog.findByLabelText<HTMLInputElement>(/Where you use it/);
  await userEvent.type(name, '  Phone ');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a secret address' }));
  await vi.waitFor(() => expect(name.value).toBe(''));
  expect(fakeApi.addCalendarFeed.mock.lastCall?.[0].body).toEqual({ name: 'Phone' });
  await userEvent.click(dialog.getByRole('button', { name: 'Make a secret address' }));
  await vi.waitFor(() => expect(fakeApi.addCalendarFeed.mock.lastCall?.[0].body).toEqual({ name: 'My calendar' }));
  // Each is followed by the feeds alone; what the calendar holds stays as it was read.
  await vi.waitFor(() => expect(fakeApi.listCalendarFeeds).toHaveBeenCalledTimes(3));
  expect(fakeApi.listCalendar).toHaveBeenCalledTimes(1);
});

it('The links of a new address lead to it, in Apple, Outlook and Google (PLUS-09)', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [] });
  fakeApi.addCalendarFeed.mockResolvedValue({ data: { ...feed, token: 'sekret' } });
  const dialog = await openFeeds();
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a secret address' }));
  const subscribed = `webcal://${globalThis.location.host}/calendar.ics?token=sekret`;
  const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? '';
  await dialog.findByText('Work');
  expect(href('Open in Apple or Outlook')).toBe(subscribed);
  const google = new URL(href('Add to Google'));
  expect([google.host, google.searchParams.get('cid')]).toEqual(['calendar.google.com', subscribed]);
  // The address is to be copied, never typed.
  await userEvent.type(dialog.getByLabelText(/Secret address/), 'x');
  expect(dialog.getByLabelText<HTMLInputElement>(/Secret address/).value).toMatch(/sekret$/);
});

it('A stopped feed that stays, and an address that was not made, are said with what to do', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [feed] });
  fakeApi.removeCalendarFeed.mockRejectedValue(new ApiError(403, 'It was read just now'));
  fakeApi.addCalendarFeed.mockRejectedValue(new Error('offline'));
  const dialog = await openFeeds();
  await userEvent.click(await dialog.findByRole('button', { name: 'Stop Work' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/could not be stopped.*It was read just now/);
  expect(dialog.getByRole('listitem').textContent).toContain('Work');
  const name = dialog.getByLabelText<HTMLInputElement>(/Where you use it/);
  await userEvent.type(name, 'Phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a secret address' }));
  expect(await dialog.findByText(/No address was made/)).toBeTruthy();
  expect(name.value).toBe('Phone');
  expect(dialog.queryByLabelText(/Secret address/)).toBeNull();
});

it('Feeds that could not be read are read again on request; nothing is made before', async () => {
  fakeApi.listCalendarFeeds.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ data: [feed] });
  const dialog = await openFeeds();
  expect((await dialog.findByRole('alert')).textContent).toContain('Feeds could not be read');
  expect(dialog.queryByRole('button', { name: 'Make a secret address' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('listitem')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('A sixth feed is refused at its field', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [] });
  const refusal = 'You have 5 feeds; stop one that you no longer use';
  fakeApi.addCalendarFeed.mockRejectedValue(new ApiError(409, refusal, [{ key: 'name', message: refusal }]));
  const dialog = await openFeeds();
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a secret address' }));
  expect(await dialog.findByText(refusal)).toBeTruthy();
});

it('The dialog of feeds says all that it has, and closes', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  fakeApi.listCalendarFeeds.mockReturnValueOnce(promise);
  const dialog = await openFeeds();
  const lines = () => linesOf(screen.getByRole('dialog'));
  const head = [
    'h2: Your calendar elsewhere',
    'p: Subscribe to your HireHub calendar in Google, Outlook or Apple.',
    'button: Close',
  ];
  expect(lines()).toEqual(head);
  expect(document.querySelector('dialog .ui-skeleton')).not.toBeNull();
  resolve({ data: [feed, { ...feed, id: 8, name: 'Phone' }] });
  const stop = await dialog.findByRole('button', { name: 'Stop Phone' });
  expect(document.querySelector('dialog .ui-skeleton')).toBeNull();
  expect(lines()).toEqual([
    ...head,
    'li: WorkNot read yetStop',
    'button: Stop Work',
    'li: PhoneNot read yetStop',
    'button: Stop Phone',
    'label: Where you use it (optional)',
    'button: Make a secret address',
  ]);
  expect(dialog.getByRole('button', { name: 'Make a secret address' }).dataset['kind']).toBe('secondary');
  const help = 'Programs read a feed every few hours, Google at times once a day. Mails about interviews are faster.';
  expect(dialog.getByText(help)).toBeTruthy();
  fakeApi.removeCalendarFeed.mockReturnValue(new Promise(() => {}));
  fireEvent.click(stop);
  await vi.waitFor(() => expect(stop.getAttribute('aria-busy')).toBe('true'));
  expect(dialog.getByRole('button', { name: 'Stop Work' }).getAttribute('aria-busy')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A new address says whose it is and that it is shown once, is selected to be copied, and was copied only on a press', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [] });
  fakeApi.addCalendarFeed.mockResolvedValue({ data: { ...feed, token: 'sekret' } });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
  const dialog = await openFeeds();
  const make = await dialog.findByRole('button', { name: 'Make a secret address' });
  expect([make.dataset['kind'], dialog.queryByRole('list', { name: 'Feeds' })]).toEqual(['primary', null]);
  fireEvent.click(make);
  const address = await dialog.findByLabelText<HTMLInputElement>(/Secret address/);
  expect(dialog.getByRole('status').textContent).toMatch(
    /^Work is ready. Whoever has this address can read your calendar; it is shown only now\./,
  );
  fireEvent.focus(address);
  expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length]);
  const copy = dialog.getByRole('button', { name: 'Copy' });
  fireEvent.click(copy);
  await vi.waitFor(() => expect(copy.textContent).toBe('Copied'));
});

it('A feed that failed to be made for another reason is said above its field, which keeps what was typed', async () => {
  fakeApi.listCalendarFeeds.mockResolvedValue({ data: [] });
  fakeApi.addCalendarFeed.mockRejectedValue(new ApiError(409, 'No', [{ key: 'token', message: 'Not now' }]));
  const dialog = await openFeeds();
  fireEvent.click(await dialog.findByRole('button', { name: 'Make a secret address' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('No address was made. Not now. What you typed is kept.');
});
