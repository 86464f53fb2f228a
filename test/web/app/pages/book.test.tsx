// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { BookPage } from '../../../../web/app/pages/book.tsx';
import { at, lastAction, open as openAt, said } from '../../support/auth-page.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const zones = vi.hoisted(() => ({ own: 'Asia/Kolkata' }));
vi.mock('../../../../web/common/account/own-time-zone.ts', () => ({ ownTimeZone: () => zones.own }));

const token = 'abcdefghijklmnopqrstuv';
const offer = {
  manager: { id: 1, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  job: { id: 5, title: 'ICU nurse' },
  minutes: 30,
  zone: 'America/New_York',
  isOnline: true,
  lastDay: '2026-11-25',
};
const [nine, ten] = ['2026-11-24T14:00:00.000Z', '2026-11-24T15:00:00.000Z'];
const link = { state: 'open', offer, times: [nine, ten], booked: null, cancelled: null };
const booked = { start: nine, end: '2026-11-24T14:30:00.000Z' };
const open = () => renderPage(BookPage, { pathname: '/book', search: `?token=${token}` });

beforeEach(() => {
  fakeApi.readBookingLink.mockResolvedValue({ data: link });
});

it('Offered times are shown on the reader’s own clock, or on the manager’s, and one is booked (PLUS-07)', async () => {
  fakeApi.bookByLink.mockResolvedValue({ data: { ...link, booked } });
  open();
  expect(await screen.findByRole('heading', { name: 'When can you meet Daniel Reyes?' })).toBeTruthy();
  expect(screen.getByText('ICU nurse · 30 minutes · online')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Times in/), 'America/New_York');
  expect(screen.getByRole('button', { name: '9:00 AM' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Times in/), 'Asia/Kolkata');
  await userEvent.click(screen.getByRole('button', { name: '7:30 PM' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('heading', { name: 'Your interview with Daniel Reyes' })).toBeTruthy();
  expect(screen.getByText(/9:00 AM to 9:30 AM EST in New York/)).toBeTruthy();
  expect(fakeApi.bookByLink).toHaveBeenCalledWith({ body: { token, start: nine } });
});

it('An interview that others hold says how many meet, on whose behalf, and no more of who they are', async () => {
  fakeApi.readBookingLink.mockResolvedValue({ data: { ...link, interviewers: 2 } });
  fakeApi.bookByLink.mockResolvedValue({ data: { ...link, interviewers: 2, booked } });
  open();
  expect(await screen.findByRole('heading', { name: 'When can you meet the team of Daniel Reyes?' })).toBeTruthy();
  expect(screen.getByText('ICU nurse · 30 minutes · online · 2 interviewers')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '7:30 PM' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('heading', { name: 'Your interview with the team of Daniel Reyes' })).toBeTruthy();
  expect(screen.getByText(/You meet the team of Daniel Reyes on/)).toBeTruthy();
});

it('Somebody whose time was taken a moment before sees why, and fresh times in the same page (PLUS-07)', async () => {
  const taken = 'This time was taken a moment ago; please choose another';
  fakeApi.bookByLink.mockRejectedValue(new ApiError(409, taken, [{ key: 'start', message: taken }]));
  fakeApi.readBookingLink.mockResolvedValueOnce({ data: link }).mockResolvedValue({ data: { ...link, times: [ten] } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '7:30 PM' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(new RegExp(taken))).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '7:30 PM' })).toBeNull());
  expect(screen.getByRole('button', { name: '8:30 PM' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
});

it('A booked interview is moved and, after a second look, cancelled by the same link (PLUS-07)', async () => {
  fakeApi.readBookingLink.mockResolvedValue({ data: { ...link, booked } });
  fakeApi.cancelByLink.mockResolvedValue({ data: link });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await userEvent.click(screen.getByRole('button', { name: '8:30 PM' }));
  expect(screen.getByRole('button', { name: 'Move it to this time' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the interview' }));
  expect(fakeApi.cancelByLink).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('heading', { name: 'When can you meet Daniel Reyes?' })).toBeTruthy();
});

it.each([
  ['withdrawn', 'These times are no longer offered.'],
  ['over', 'These times have passed.'],
  ['unknown', 'This link is not valid. Open it from the mail again, in full.'],
])('A link whose offer is %s says so', async (state, words) => {
  fakeApi.readBookingLink.mockResolvedValue({ data: { ...link, state, times: [] } });
  open();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('The page of offered times takes its token out of the address and keeps it for this tab; without one it says so (PLUS-07)', async () => {
  fakeApi.readBookingLink.mockResolvedValue({
    data: { ...link, offer: { ...offer, job: null, isOnline: false } },
  });
  openAt(BookPage, `/book?token=${token}`);
  await screen.findByRole('heading', { name: 'When can you meet Daniel Reyes?' });
  expect([at(), lastAction(), said().split('\n')[1]]).toEqual([['/book', null], 'REPLACE', 'p 30 minutes']);
  openAt(BookPage, '/book');
  await vi.waitFor(() => expect(fakeApi.readBookingLink).toHaveBeenCalledTimes(2));
  expect(fakeApi.readBookingLink.mock.lastCall?.[0].body).toEqual({ token });
  sessionStorage.clear();
  for (const wrong of ['', `?token=${token}x`, `?token=x${token.slice(2)}`, '?token=abcdefghijklmnopqrst*v']) {
    openAt(BookPage, `/book${wrong}`);
    expect(said()).toBe('h1 No times to choose from\np This link is not valid. Open it from the mail again, in full.');
    sessionStorage.clear();
  }
  expect(fakeApi.readBookingLink).toHaveBeenCalledTimes(2);
});

it('Offered times that could not be loaded are asked for again, and none are left where the offer is over', async () => {
  fakeApi.readBookingLink.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
  openAt(BookPage, `/book?token=${token}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a time');
  expect((await screen.findByRole('alert')).textContent).toBe('The times could not be loadedNot now.Try again');
  fakeApi.readBookingLink.mockResolvedValue({
    data: { ...link, offer: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is nothing to choose here.')).toBeTruthy();
  expect(document.title).toBe('Choose a time · HireHub');
});
