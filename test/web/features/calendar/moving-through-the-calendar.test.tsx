// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps, ComponentType } from 'react';
import type { Calendar } from 'react-big-calendar';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

type Given = ComponentProps<typeof Calendar<{ item: { id: number }; title: string; start: Date; end: Date }>>;
const grid = vi.hoisted(() => ({ given: {} as unknown }));
const given = () => grid.given as Required<Given>;
// What the grid is given and what its choices do; the library draws it in other tests.
vi.mock('react-big-calendar', async (original) => ({
  ...(await original<object>()),
  Calendar: (props: unknown) => {
    grid.given = props;
    return <p>The grid</p>;
  },
}));

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const entry = (id: number, title: string, start: string, over: object = {}) => ({
  id,
  kind: 'meeting',
  title,
  start: `2027-11-${start}:00.000Z`,
  end: `2027-11-${start.replace(/:\d\d$/, ':45')}:00.000Z`,
  rendering: null,
  other: null,
  job: null,
  isOnline: false,
  ...over,
});
const items = [
  entry(2, 'Unavailable', '23T15:00', { kind: 'away', rendering: 'background' }),
  entry(1, 'Interview with Priya', '24T15:00', { job: { id: 5001, title: 'ICU nurse' } }),
  entry(3, 'Interview with Zoe', '24T17:00'),
];

function Where() {
  return <output>{useLocation().search}</output>;
}
const where = () => screen.getByRole('status').textContent;
async function open(search = '', role: Role = 'manager') {
  renderSignedIn(
    () => (
      <>
        <Where />
        <CalendarPage />
      </>
    ),
    { path: '/calendar', at: `/calendar${search}`, account: { role } },
  );
  await vi.waitFor(() => expect(document.querySelector('.ui-skeleton')).toBeNull());
}
const title = () => document.querySelector('.calendar-toolbar h2')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const times = (until: 'Duration' | 'End date' = 'Duration') =>
  ['Start date', 'Start time', until, 'End time'].map(field);

beforeEach(() => {
  // A Tuesday, 10:20 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-23T15:20:00.000Z') });
  for (const call of ['listMeetingCandidates', 'listMeetingJobs', 'listBookingOffers', 'listCalendarFeeds'] as const)
    fakeApi[call].mockResolvedValue({ data: [] });
  fakeApi.listCalendar.mockResolvedValue({ data: items });
});

describe('The page of the calendar', () => {
  it('lists a month in words and in order, marks what is next, and says what can be done (CAL-01, CAL-04)', async () => {
    await open('?view=agenda');
    expect(linesOf(document.body).join('\n')).toMatchInlineSnapshot(`
      "h1: Calendar
      button: Schedule interview
      button: Mark unavailable
      button: Offer times
      button: Working hours
      button: Subscribe
      lead: Times in New York
      button: Today
      button: Earlier
      button: Later
      h2: November 2027
      button: Month
      button: Week
      button: Day
      button: Agenda
      h3: Tuesday, November 23, 2027
      li: 10:00 AM – 10:45 AMUnavailable, Tuesday, November 23, 10:00 AM to 10:45 AM EST
      button: 10:00 AM – 10:45 AMUnavailable, Tuesday, November 23, 10:00 AM to 10:45 AM EST
      h3: Wednesday, November 24, 2027
      li: 10:00 AM – 10:45 AMInterview with Priya ICU nurse, Wednesday, November 24, 10:00 AM to 10:45 AM ESTNext
      button: 10:00 AM – 10:45 AMInterview with Priya ICU nurse, Wednesday, November 24, 10:00 AM to 10:45 AM ESTNext
      li: 12:00 PM – 12:45 PMInterview with Zoe, Wednesday, November 24, 12:00 PM to 12:45 PM EST
      button: 12:00 PM – 12:45 PMInterview with Zoe, Wednesday, November 24, 12:00 PM to 12:45 PM EST
      button: Go on to December 2027"
    `);
    expect(fakeApi.listCalendar.mock.calls[0]?.[0].query).toEqual({
      from: '2027-10-25T04:00:00.000Z',
      to: '2027-12-08T05:00:00.000Z',
    });
    expect(document.title).toContain('Calendar');
    const kinds = [...document.querySelectorAll<HTMLElement>('.calendar-line')].map(({ dataset }) => ({ ...dataset }));
    expect(kinds).toEqual([{ kind: 'away' }, { kind: 'meeting', nearest: 'true' }, { kind: 'meeting' }]);
    press(/Interview with Zoe/);
    expect(screen.getByRole('dialog', { name: 'Interview with Zoe' })).toBeTruthy();
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[Role, string, string, string]>([
    [
      'manager',
      'Schedule interview',
      'Interviews with candidates and the times you are away appear here.',
      'Schedule an interview',
    ],
    [
      'candidate',
      'Add event',
      'Interviews that hiring managers schedule and your own events appear here.',
      'Add an event',
    ],
  ])('says a %s what fills an empty month, and begins with it', async (role, action, words, dialog) => {
    fakeApi.listCalendar.mockResolvedValue({ data: [] });
    await open('?view=agenda', role);
    const state = screen.getByText('Nothing in this month').parentElement!;
    expect(state.textContent).toBe(`Nothing in this month${words}${action}`);
    fireEvent.click(within(state).getByRole('button'));
    expect(screen.getByRole('dialog', { name: dialog })).toBeTruthy();
  });

  it('that could not be loaded says why, and is loaded on another try', async () => {
    fakeApi.listCalendar.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    await open();
    expect(screen.getByRole('alert').textContent).toBe('The calendar could not be loadedNot nowTry again');
    expect(screen.queryByText('The grid')).toBeNull();
    press('Try again');
    expect(await screen.findByText('The grid')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['', 'Nov 21 – Nov 27, 2027'],
    ['?view=year&date=2027-13-01', 'Nov 21 – Nov 27, 2027'],
    ['?view=month&date=2027-00-10', 'November 2027'],
    ['?view=day&date=2027-10-32', 'Wednesday, November 24, 2027'],
    ['?view=day&date=a2027-10-31', 'Wednesday, November 24, 2027'],
    ['?view=day&date=2027-10-311', 'Wednesday, November 24, 2027'],
    ['?view=day&date=2027-10-31', 'Sunday, October 31, 2027'],
    ['?view=day&date=2027-01-09', 'Saturday, January 9, 2027'],
    ['?view=agenda&date=2027-12-20', 'December 2027'],
  ])('shows what the address names, or else what is next: %s', async (search, name) => {
    await open(search);
    expect(title()).toBe(name);
  });

  it('goes on to the next month where the list ends', async () => {
    await open('?view=agenda');
    press('Go on to December 2027');
    expect([title(), where()]).toEqual(['December 2027', '?view=agenda&date=2027-12-01']);
  });

  it('begins with the list on a narrow screen', async () => {
    const asked = vi.fn(() => ({ matches: true }));
    vi.stubGlobal('matchMedia', asked);
    await open();
    expect([title(), screen.queryByText('The grid')]).toEqual(['November 2027', null]);
    expect(asked).toHaveBeenCalledWith('(max-width: 767px)');
  });

  it('steps by what is shown, and comes back to today in the same view', async () => {
    await open('?view=day&date=2027-11-25');
    press('Later');
    expect(where()).toBe('?view=day&date=2027-11-26');
    press('Earlier');
    press('Earlier');
    expect(where()).toBe('?view=day&date=2027-11-24');
    press('Today');
    expect(where()).toBe('?view=day&date=2027-11-23');
    press('Month');
    expect(where()).toBe('?view=month&date=2027-11-23');
    press('Later');
    expect([where(), title()]).toEqual(['?view=month&date=2027-12-01', 'December 2027']);
    expect(screen.getByRole('group', { name: 'View' }).textContent).toBe('MonthWeekDayAgenda');
  });

  it('changes its view by the first letter of its name, but not in a field or with another key', async () => {
    await open('?view=week&date=2027-11-25');
    for (const over of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: 'x' }])
      fireEvent.keyDown(document.body, { key: 'd', ...over });
    press('Schedule interview');
    for (const inside of [screen.getByLabelText('Start date'), screen.getByRole('dialog')])
      fireEvent.keyDown(inside, { key: 'd' });
    expect(where()).toBe('?view=week&date=2027-11-25');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    for (const [key, view] of Object.entries({ m: 'month', d: 'day', a: 'agenda', w: 'week' })) {
      fireEvent.keyDown(document.body, { key });
      expect(where()).toBe(`?view=${view}&date=2027-11-25`);
    }
    cleanup();
    fireEvent.keyDown(document.body, { key: 'd' });
  });

  it.each([
    ['?date=2027-11-25', ['2027-11-25', '09:00', '2027-11-25', '10:00']],
    // Today in the next full hour, and nothing begins in the past.
    ['', ['2027-11-23', '11:00', '2027-11-23', '12:00']],
    ['?date=2027-11-22', ['2027-11-23', '11:00', '2027-11-23', '12:00']],
  ])('proposes times on the day that is shown: %s', async (search, proposed) => {
    await open(search);
    press('Mark unavailable');
    expect(screen.getByRole('dialog', { name: 'Mark as unavailable' })).toBeTruthy();
    expect(times('End date')).toEqual(proposed);
  });

  it('asked for an interview begins with it tomorrow at nine, and its address is plain again after', async () => {
    await open('?with=3001&job=0&view=agenda');
    expect(times()).toEqual(['2027-11-24', '09:00', '60', '10:00']);
    press('Cancel');
    expect([screen.queryByRole('dialog'), where()]).toEqual([null, '?view=agenda&date=2027-11-23']);
    cleanup();
    await open('?with=0&job=5001&view=agenda');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers times and says for whom, lists feeds, and closes each', async () => {
    fakeApi.listMeetingCandidates.mockResolvedValue({ data: [priya] });
    fakeApi.offerTimes.mockResolvedValue({ data: { candidate: priya } });
    await open();
    for (const name of ['Offer times', 'Subscribe']) {
      press(name);
      expect(screen.getByRole('dialog')).toBeTruthy();
      press('Close');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    press('Offer times');
    expect(field('First day')).toBe('2027-11-24');
    await screen.findByRole('option', { name: 'Priya Iyer' });
    fireEvent.change(screen.getByLabelText('Candidate'), { target: { value: '3001' } });
    press('Send the link');
    expect(await screen.findByText('Priya Iyer gets a mail with the link to choose a time')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Schedule interview');
    expect(screen.queryByText(/^Priya Iyer gets/), 'is said until the next').toBeNull();
  });

  it('says of what is removed that it is, unlike an interview, which is cancelled', async () => {
    const own = entry(7, 'Dentist', '24T15:00', { kind: 'own' });
    fakeApi.listCalendar.mockResolvedValue({ data: [own] });
    fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...own, zone: 'America/New_York', state: 'booked' } });
    fakeApi.removeOwnEvent.mockResolvedValue({ data: { id: 7 } });
    await open('?view=agenda', 'candidate');
    press(/Dentist/);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the event' }));
    press('Remove it');
    expect(await screen.findByText('It is removed from your calendar')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('The grid of the calendar', () => {
  const wall = (date: Date | string | undefined) => new Date(date ?? '').toISOString().slice(0, 16);
  const slot = (action: string) =>
    ({ start: new Date('2027-11-25T09:30Z'), end: new Date('2027-11-25T10:15Z'), action }) as never;
  const chosen = (choose: () => unknown) => void (choose(), undefined);

  it('has the wall clock of the zone, with time away behind the events of a week', async () => {
    await open('?view=week&date=2027-11-25');
    const { view, date, events, backgroundEvents, getNow, scrollToTime, views, eventPropGetter } = given();
    expect([view, views, wall(date), wall(scrollToTime)]).toEqual([
      'week',
      ['month', 'week', 'day'],
      '2027-11-25T12:00',
      '1970-01-01T08:00',
    ]);
    expect(wall(getNow())).toBe('2027-11-23T10:20');
    const drawn = (all: typeof events) => all.map((one) => [one.title, wall(one.start), wall(one.end)]);
    expect(drawn(events)).toEqual([
      ['Interview with Priya', '2027-11-24T10:00', '2027-11-24T10:45'],
      ['Interview with Zoe', '2027-11-24T12:00', '2027-11-24T12:45'],
    ]);
    expect(drawn(backgroundEvents)).toEqual([['Unavailable', '2027-11-23T10:00', '2027-11-23T10:45']]);
    const classes = [...events, ...backgroundEvents].map(
      (one) => eventPropGetter(one, one.start, one.end, false).className,
    );
    expect(classes).toEqual([
      'calendar-meeting calendar-nearest calendar-movable',
      'calendar-meeting calendar-movable',
      'calendar-away',
    ]);
    expect([given().onNavigate(new Date(), 'day', 'DATE'), given().onView('day')]).toEqual([undefined, undefined]);
  });

  it('of a month has all events alike, and a candidate moves only their own', async () => {
    await open('?view=month&date=2027-11-25', 'candidate');
    const { events, backgroundEvents, eventPropGetter } = given();
    expect([events.map(({ title: name }) => name), backgroundEvents]).toEqual([
      ['Unavailable', 'Interview with Priya', 'Interview with Zoe'],
      [],
    ]);
    expect(eventPropGetter(events[1]!, new Date(), new Date(), false).className).not.toContain('movable');
  });

  it('follows what is read, and which interview is next', async () => {
    await open('?view=week&date=2027-11-24');
    const later = entry(9, 'Interview with Lee', '24T14:00');
    fakeApi.listCalendar.mockResolvedValue({ data: [later] });
    press('Month');
    press('Later');
    await vi.waitFor(() => expect(given().events.map(({ title: name }) => name)).toEqual(['Interview with Lee']));
    const { events, eventPropGetter } = given();
    expect(eventPropGetter(events[0]!, new Date(), new Date(), false).className).toContain('calendar-nearest');
    const { event: Drawn } = given().components as { event: ComponentType<{ event: object }> };
    renderSignedIn(() => <Drawn event={events[0]!} />, { path: '/drawn' });
    fireEvent.click(screen.getByRole('button', { name: /^Interview with Lee, .*, next$/ }));
    expect(screen.getByRole('dialog', { name: 'Interview with Lee' })).toBeTruthy();
  });

  it('leads from a day of a month to it, by its number, its space or its further events', async () => {
    for (const choose of [
      () => given().onDrillDown(new Date('2027-11-26T00:00Z'), 'day'),
      () => given().onShowMore([], new Date('2027-11-26T00:00Z')),
    ]) {
      await open('?view=month&date=2027-11-25');
      chosen(choose);
      await vi.waitFor(() => expect(where()).toBe('?view=day&date=2027-11-26'));
      cleanup();
    }
    await open('?view=month&date=2027-11-24');
    given().onSelectSlot(slot('select'));
    await vi.waitFor(() => expect(where()).toBe('?view=day&date=2027-11-25'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[Role, string]>([
    ['manager', 'Schedule an interview'],
    ['candidate', 'Add an event'],
  ])('of a week opens the form of a %s with the times that were chosen, once', async (role, name) => {
    await open('?view=week&date=2027-11-24', role);
    act(() => given().onSelectSlot(slot('doubleClick')));
    expect(screen.queryByRole('dialog')).toBeNull();
    given().onSelectSlot(slot('select'));
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(times()).toEqual(['2027-11-25', '09:30', '45', '10:15']);
    expect(where()).toBe('?view=week&date=2027-11-24');
  });
});
