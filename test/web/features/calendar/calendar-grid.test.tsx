// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

// The grid asks what is under the pointer, which jsdom cannot say.
document.elementFromPoint = () => null;

const entry = (id: number, title: string, start: string, end: string) => ({
  id,
  kind: 'meeting',
  title,
  start: `2027-11-${start}:00.000Z`,
  end: `2027-11-${end}:00.000Z`,
  rendering: null,
  other: null,
  job: null,
  isOnline: false,
});
const open = (view: string, role: Role = 'manager') =>
  renderSignedIn(CalendarPage, {
    path: '/calendar',
    at: `/calendar?view=${view}&date=2027-11-24`,
    account: { role },
  });
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

beforeEach(() => {
  fakeApi.listCalendar.mockResolvedValue({ data: [entry(1, 'Priya', '24T15:00', '24T15:30')] });
  fakeApi.readCalendarEvent.mockReturnValue(new Promise(() => {}));
  fakeApi.listMeetingCandidates.mockResolvedValue({ data: [] });
  fakeApi.listBookingOffers.mockResolvedValue({ data: [] });
});

describe('The grid of the calendar (CAL-03)', () => {
  it('names the days above a week and a month, and the hours beside a week', async () => {
    const week = open('week');
    await screen.findByRole('button', { name: /^Priya, / });
    const days = weekdays.map((name, place) => new RegExp(`^(${21 + place} )?${name}( ${21 + place})?$`));
    for (const day of days) expect(week.getAllByText(day).length).toBeGreaterThan(0);
    const hours = week.getAllByText(/^\d+ [AP]M$/).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
    expect([hours[0], hours[9], hours[12], hours[23], hours.length]).toEqual(['12 AM', '9 AM', '12 PM', '11 PM', 24]);
    cleanup();
    const month = open('month');
    await screen.findByRole('button', { name: /^Priya, / });
    for (const name of weekdays) expect(month.getAllByText(name)).toHaveLength(1);
  });

  it('shows an event of a month once, in the week of its day', async () => {
    fakeApi.listCalendar.mockResolvedValue({
      data: [entry(1, 'Priya', '24T15:00', '24T15:30'), entry(2, 'Zoe', '09T15:00', '09T15:30')],
    });
    const { container } = open('month');
    expect(await screen.findAllByRole('button', { name: /^Priya, / })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Zoe, / })).toHaveLength(1);
    const weeks = [...container.querySelectorAll<HTMLElement>('.rbc-month-row')];
    const weekOf = (name: RegExp) => weeks.findIndex((week) => within(week).queryByRole('button', { name }));
    expect([weekOf(/^Zoe, /), weekOf(/^Priya, /)]).toEqual([1, 3]);
  });

  it('is no table for those who hear it: its events are buttons with their whole names, its hours a group', async () => {
    fakeApi.listCalendar.mockResolvedValue({
      data: [entry(1, 'Priya', '24T15:00', '24T15:30'), entry(2, 'Zoe', '25T15:00', '25T15:30')],
    });
    const { container } = open('week');
    const first = await screen.findByRole('button', {
      name: 'Priya, Wednesday, November 24, 10:00 AM to 10:30 AM EST, next',
    });
    const names = [...container.querySelectorAll('.calendar-event')].map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual([
      'Priya, Wednesday, November 24, 10:00 AM to 10:30 AM EST, next',
      'Zoe, Thursday, November 25, 10:00 AM to 10:30 AM EST',
    ]);
    expect([first.textContent, first.dataset['event']]).toEqual(['Priya', '1']);
    const hours = screen.getByRole('group', { name: 'Hours' });
    expect([hours.className, hours.tabIndex]).toEqual(['rbc-time-content', 0]);
    const tabular = '[role=table], [role=rowgroup], [role=row], [role=columnheader], [role=cell]';
    await vi.waitFor(() => expect(container.querySelectorAll(tabular)).toHaveLength(0));
    const box = first.closest('.rbc-event');
    expect([box?.getAttribute('role'), box?.getAttribute('tabindex')]).toEqual([null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Month' }));
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: 'Hours' })).toBeNull());
    await vi.waitFor(() => expect(container.querySelectorAll(tabular)).toHaveLength(0));
    fireEvent.click(screen.getByRole('button', { name: 'Week' }));
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Hours' }).tabIndex).toBe(0));
    expect(container.querySelector('.rbc-toolbar')).toBeNull();
  });

  it('takes a press on free time without an error, and opens nothing', async () => {
    const { container } = open('week');
    await screen.findByRole('button', { name: /^Priya, / });
    const failures: unknown[] = [];
    const onError = (failure: ErrorEvent) => void failures.push(failure.message);
    globalThis.addEventListener('error', onError);
    const slot = container.querySelector('.rbc-time-content .rbc-day-slot') as HTMLElement;
    fireEvent.pointerDown(slot, { pointerType: 'mouse', button: 0 });
    fireEvent.pointerUp(window, { pointerType: 'mouse' });
    globalThis.removeEventListener('error', onError);
    expect(failures).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens an event by a click, but not by the click that ends a drag which was given up (CAL-16)', async () => {
    open('week');
    const event = () => screen.getByRole('button', { name: /^Priya, / });
    await screen.findByRole('button', { name: /^Priya, / });
    const pointer = { pointerType: 'mouse', button: 0 };
    await vi.waitFor(() => {
      fireEvent.pointerDown(event(), { ...pointer, clientX: 350, clientY: 610 });
      fireEvent.pointerMove(window, { ...pointer, clientX: 455, clientY: 672 });
      expect(event().closest('[data-dragged]')).not.toBeNull();
    });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, pointer);
    fireEvent.click(event());
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(event());
    expect(screen.getByRole('dialog', { name: 'Priya' })).toBeTruthy();
  });
});

describe('The page of the calendar', () => {
  it.each([
    ['manager', ['Schedule interview', 'Mark unavailable', 'Offer times', 'Subscribe']],
    ['candidate', ['Add event', 'Subscribe']],
  ] as const)('offers a %s what their role may add (CAL-08, CAL-10, CAL-18)', async (role, names) => {
    open('week', role);
    await screen.findByRole('button', { name: /^Priya, / });
    const adds = /^(Schedule interview|Add event|Mark unavailable|Offer times|Subscribe)$/;
    expect(screen.getAllByRole('button', { name: adds }).map(({ textContent }) => textContent)).toEqual(names);
  });

  it('says that a month is empty in its list alone, once it is read, and only when nothing is in it', async () => {
    const isSaid = () => screen.queryByText('Nothing in this month') !== null;
    let end: (read: object) => void = () => {};
    fakeApi.listCalendar.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    open('agenda');
    await vi.waitFor(() => expect(fakeApi.listCalendar).toHaveBeenCalled());
    expect(isSaid()).toBe(false);
    // What is read around the month is not in it.
    end({
      data: [entry(1, 'Priya', '24T15:00', '24T15:30')].map((one) => ({ ...one, start: '2027-12-02T15:00:00Z' })),
    });
    await vi.waitFor(() => expect(isSaid()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Month' }));
    expect(isSaid()).toBe(false);
    cleanup();
    open('agenda');
    await screen.findByRole('button', { name: /Priya/ });
    expect(isSaid()).toBe(false);
  });
});
