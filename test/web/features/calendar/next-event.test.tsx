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
