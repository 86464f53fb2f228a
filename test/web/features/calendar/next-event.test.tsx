// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const entry = (id: number, title: string, day: string) => ({
  id,
  kind: 'meeting' as const,
  title,
  start: `${day}T15:00:00.000Z`,
  end: `${day}T15:30:00.000Z`,
  rendering: null,
  other: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  job: { id: 5001, title: 'ICU nurse' },
  isOnline: false,
});

it('The calendar marks the next event of all and no other, whichever month is shown (CAL-04)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-20T12:00:00.000Z') });
  const events = [
    entry(1, 'Interview with Priya Iyer', '2027-11-24'),
    entry(3, 'Interview with Zoe Lee', '2028-01-12'),
    entry(4, 'Interview with Max Roe', '2028-01-19'),
  ];
  fakeApi.listCalendar.mockImplementation(async ({ query: { from, to } }: { query: { from: string; to: string } }) => ({
    data: events.filter(({ start, end }) => start < to && end > from),
  }));
  renderSignedIn(CalendarPage, { path: '/calendar', at: '/calendar?view=agenda&date=2028-01-12' });
  await screen.findByRole('button', { name: /Zoe Lee/ });
  await vi.waitFor(() => expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: /Next$/ })).toBeNull();
  cleanup();
  vi.setSystemTime('2027-12-01T12:00:00.000Z');
  renderSignedIn(CalendarPage, { path: '/calendar', at: '/calendar?view=agenda&date=2028-01-12' });
  expect((await screen.findByRole('button', { name: /Next$/ })).textContent).toContain('Zoe Lee');
});

it('The calendar opens on what is next where nothing of today’s week is still to come, and on the date of its address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-20T16:00:00.000Z') });
  const opened = async (events: ReturnType<typeof entry>[], at = '/calendar?view=week') => {
    fakeApi.listCalendar.mockResolvedValue({ data: events });
    renderSignedIn(CalendarPage, { path: '/calendar', at });
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')).toBeNull());
    const title = screen.getByText(/^\w+ \d+ – \w+ \d+, \d{4}$/).textContent;
    cleanup();
    return title;
  };
  const over = entry(1, 'Interview with Priya Iyer', '2027-11-20');
  const later = entry(2, 'Interview with Zoe Lee', '2027-12-02');
  expect(await opened([])).toBe('Nov 14 – Nov 20, 2027');
  expect(await opened([over])).toBe('Nov 14 – Nov 20, 2027');
  expect(await opened([over, later])).toBe('Nov 28 – Dec 4, 2027');
  expect(await opened([{ ...over, end: '2027-11-20T16:30:00.000Z' }, later])).toBe('Nov 14 – Nov 20, 2027');
  expect(await opened([over, later], '/calendar?view=week&date=2027-11-02')).toBe('Oct 31 – Nov 6, 2027');
});
