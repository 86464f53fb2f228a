// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const job = { id: 5001, title: 'ICU nurse' };
const entry = (id: number, title: string, day: string, over: object = {}) => ({
  id,
  kind: 'meeting',
  title,
  start: `${day}T15:00:00.000Z`,
  end: `${day}T15:30:00.000Z`,
  rendering: null,
  other: priya,
  job,
  isOnline: false,
  ...over,
});
const full = {
  ...entry(1, 'Interview with Priya Iyer', '2027-11-24'),
  zone: 'Asia/Kolkata',
  localStart: '2027-11-24T20:30',
  comment: 'Bring the licence',
  candidateId: 3001,
  managerId: 1001,
  jobId: 5001,
  zoomMeetingNumber: '123456',
  zoomMeetingPassword: 'secret42',
  state: 'booked',
  version: 1,
};
const open = (view: string) =>
  renderSignedIn(CalendarPage, { path: '/calendar', at: `/calendar?view=${view}&date=2027-11-24` });

// The grid asks what is under the pointer, which jsdom cannot say.
document.elementFromPoint = () => null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-20T12:00:00.000Z') });
  fakeApi.listCalendar.mockResolvedValue({
    data: [
      entry(2, 'Unavailable', '2027-11-23', { kind: 'away', rendering: 'background', other: null, job: null }),
      entry(1, 'Interview with Priya Iyer', '2027-11-24'),
      entry(3, 'Interview with Zoe Lee', '2027-11-26'),
    ],
  });
  fakeApi.readCalendarEvent.mockResolvedValue({ data: full });
  fakeApi.listMeetingCandidates.mockResolvedValue({ data: [priya] });
  fakeApi.listMeetingJobs.mockResolvedValue({ data: [job] });
});

describe('The calendar', () => {
  it('shows the event that the address names, until it is closed', async () => {
    renderSignedIn(CalendarPage, { path: '/calendar', at: '/calendar?view=agenda&date=2027-11-24&event=1' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Priya Iyer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('draws every event of a week as a button with its whole name, and time away behind them (CAL-03)', async () => {
    const { container } = open('week');
    const button = await screen.findByRole('button', { name: /^Interview with Priya Iyer, Wednesday, November 24/ });
    expect(button.textContent).toBe('Priya Iyer');
    expect(button.closest('.rbc-event')?.className).toContain('calendar-nearest');
    expect(container.querySelector('.rbc-background-event')?.textContent).toContain('Unavailable');
  });

  it('reads a month with one call, whatever of it is shown', async () => {
    open('week');
    await screen.findByRole('button', { name: /^Interview with Priya Iyer/ });
    await userEvent.click(screen.getByRole('button', { name: 'Month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agenda' }));
    expect(fakeApi.listCalendar).toHaveBeenCalledTimes(1);
  });

  it.each(['success', 'failure'])(
    'shows that an event is loading from the click on it until its %s (SHELL-68)',
    async (outcome) => {
      let end = () => {};
      fakeApi.readCalendarEvent.mockReturnValue(
        new Promise((resolve, reject) => {
          end = () => (outcome === 'success' ? resolve({ data: full }) : reject(new ApiError(403, 'Not now')));
        }),
      );
      open('agenda');
      await userEvent.click(await screen.findByRole('button', { name: /Next$/ }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.querySelector('.ui-skeleton')).not.toBeNull();
      end();
      await within(dialog).findByText(outcome === 'success' ? 'Bring the licence' : /The event could not be read/);
      expect(dialog.querySelector('.ui-skeleton')).toBeNull();
    },
  );

  it('shows an event in full, in the zone it was chosen in too, and cancels it after a second look (CAL-17, CAL-27)', async () => {
    fakeApi.cancelMeeting.mockResolvedValue({ data: { id: 1 } });
    open('agenda');
    await userEvent.click(await screen.findByRole('button', { name: /Next$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Bring the licence')).toBeTruthy();
    expect(dialog.queryByText('In Kolkata')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the interview' }));
    expect(fakeApi.cancelMeeting).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel it and tell both' }));
    expect(await screen.findByText('The interview is cancelled')).toBeTruthy();
    expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2);
  });

  it('opens its form for the candidate and the job that the pipeline names, and only for managers', async () => {
    fakeApi.bookMeeting.mockResolvedValue({ data: full });
    const at = { path: '/calendar', at: '/calendar?view=agenda&with=3001&job=5001' };
    renderSignedIn(CalendarPage, at);
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule an interview' }));
    await dialog.findByRole('option', { name: 'ICU nurse' });
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('The interview is scheduled')).toBeTruthy();
    expect(fakeApi.bookMeeting.mock.calls[0]?.[0].body).toMatchObject({ candidateId: 3001, jobId: 5001 });
    cleanup();
    renderSignedIn(CalendarPage, { ...at, account: { role: 'candidate' } });
    await screen.findByRole('heading', { name: 'Calendar' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('schedules an interview, and says at the field why a time is refused (CAL-08, CAL-15)', async () => {
    fakeApi.bookMeeting.mockRejectedValueOnce(
      new ApiError(409, 'Priya Iyer is not free then', [{ key: 'start', message: 'Priya Iyer is not free then' }]),
    );
    fakeApi.bookMeeting.mockResolvedValue({ data: full });
    open('agenda');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule interview' }));
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Required')).toBeTruthy();
    await screen.findByRole('option', { name: 'Priya Iyer' });
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3001');
    await screen.findByRole('option', { name: 'ICU nurse' });
    await userEvent.selectOptions(screen.getByLabelText(/^Job/), '5001');
    for (const [label, value] of [
      ['Start date', '2027-11-25'],
      ['Start time', '10:15'],
      ['End time', '11:00'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Meet online' }));
    await userEvent.type(screen.getByLabelText(/^Comment/), 'Bring it');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Priya Iyer is not free then')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('The interview is scheduled')).toBeTruthy();
    expect(fakeApi.bookMeeting.mock.lastCall?.[0].body).toMatchObject({
      candidateId: 3001,
      jobId: 5001,
      start: '2027-11-25T15:15:00.000Z',
      end: '2027-11-25T16:00:00.000Z',
      isOnline: true,
      comment: 'Bring it',
    });
    expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2);
  });

  it('shows a candidate to choose by both names, with the picture at its storage path once chosen (CAND-41)', async () => {
    fakeApi.listMeetingCandidates.mockResolvedValue({ data: [{ ...priya, avatar: 'avatars/7f/3a.jpg' }] });
    open('agenda');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule interview' }));
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Priya Iyer' });
    expect(option.value).toBe('3001');
    const pictures = () =>
      [...screen.getByRole('dialog').querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(pictures()).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3001');
    expect(pictures()).toEqual([expect.stringMatching(/avatars\/7f\/3a-96\.jpg$/)]);
  });

  it('names the meetings in a time away before they stay in it (CAL-18, CAL-29)', async () => {
    const staying = 'Interview with Priya Iyer would stay in this time';
    fakeApi.addUnavailability.mockRejectedValueOnce(
      new ApiError(409, staying, [{ key: 'keepMeetings', message: staying }]),
    );
    fakeApi.addUnavailability.mockResolvedValue({ data: [] });
    open('agenda');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark unavailable' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as unavailable' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep them and mark me away' }));
    expect(await screen.findByText('You are marked as unavailable')).toBeTruthy();
    expect(fakeApi.addUnavailability.mock.lastCall?.[0].body).toMatchObject({ keepMeetings: true });
    await vi.waitFor(() => expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2));
  });

  const timesOf = { meeting: 'changeMeeting', own: 'changeOwnEvent', away: 'changeUnavailability' } as const;
  it.each(['meeting', 'own', 'away'] as const)(
    'moves an event in a dialog, by keyboard alone, and reads the list again (%s) (CAL-16, CAL-19)',
    async (kind) => {
      const item = entry(1, 'It', '2027-11-24', { kind, other: null });
      fakeApi.listCalendar.mockResolvedValue({ data: [item] });
      fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...full, kind, title: 'It' } });
      const change = fakeApi[timesOf[kind]].mockResolvedValue({ data: full });
      const role = kind === 'own' ? 'candidate' : 'manager';
      renderSignedIn(CalendarPage, {
        path: '/calendar',
        at: '/calendar?view=agenda&date=2027-11-24',
        account: { role },
      });
      (await screen.findByRole('button', { name: /M\s*It/ })).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('button', { name: 'Move or change' })).focus();
      await userEvent.keyboard('{Enter}');
      const start = await screen.findByLabelText('Start time');
      fireEvent.change(start, { target: { value: '10:15' } });
      screen.getByRole('button', { name: 'Save' }).focus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText('The change is saved')).toBeTruthy();
      expect(change.mock.lastCall?.[0]).toMatchObject({
        params: { eventId: 1 },
        body: { start: '2027-11-24T15:15:00.000Z', version: 1 },
      });
      expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2);
    },
  );

  /** Gives the columns of the week a size, which jsdom does not: a hundred pixels a day, one a minute. */
  function withSizes(container: HTMLElement, box: Element): void {
    const rect = (left: number, top: number, width: number, height: number) => () =>
      ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
    for (const [place, slot] of container.querySelectorAll('.rbc-time-content .rbc-day-slot').entries())
      slot.getBoundingClientRect = rect(place * 100, 0, 100, 1440);
    box.getBoundingClientRect = rect(300, 600, 100, 30);
  }
  /** A week with an event that is held, and with a mouse moved, by this pointer. */
  async function aDraggable(pointerType: string) {
    const { container } = open('week');
    const name = /^Interview with Priya Iyer, Wednesday, November 24/;
    await screen.findByRole('button', { name });
    // The grid hears of a press only once it is drawn with its events, which are drawn more than once.
    return vi.waitFor(() => {
      const button = screen.getByRole('button', { name });
      withSizes(container, button.closest('.rbc-event') ?? button);
      fireEvent.pointerDown(button, { pointerType, button: 0, clientX: 350, clientY: 610 });
      fireEvent.pointerMove(window, { pointerType, clientX: 455, clientY: 672 });
      expect(container.querySelector('[data-dragged]') !== null).toBe(pointerType === 'mouse');
      return { container, button };
    }, 10_000);
  }

  it('opens the dialog of a change with the times to which an event was dragged, and its refusals (CAL-16)', async () => {
    const taken = 'Priya Iyer is not free then';
    fakeApi.changeMeeting.mockRejectedValueOnce(new ApiError(409, taken, [{ key: 'start', message: taken }]));
    fakeApi.changeMeeting.mockResolvedValue({ data: full });
    const { button } = await aDraggable('mouse');
    fireEvent.pointerUp(window, { pointerType: 'mouse', clientX: 455, clientY: 672 });
    // The release is a click on the event, which must not open it.
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the interview' }));
    expect(fakeApi.changeMeeting).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(taken)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The change is saved')).toBeTruthy();
    expect(fakeApi.changeMeeting.mock.lastCall?.[0]).toMatchObject({
      params: { eventId: 1 },
      body: { start: '2027-11-25T16:00:00.000Z', end: '2027-11-25T16:30:00.000Z', version: 1 },
    });
  });

  it('gives up a drag at Escape, and leaves touch to scrolling', async () => {
    for (const [pointerType, key] of [
      ['mouse', 'Escape'],
      ['touch', 'a'],
    ] as const) {
      const { container } = await aDraggable(pointerType);
      fireEvent.keyDown(window, { key });
      fireEvent.pointerUp(window, { pointerType, clientX: 455, clientY: 672 });
      expect(container.querySelector('[data-dragged]')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
    }
  });

  const removal = { own: 'removeOwnEvent', away: 'removeUnavailability' } as const;
  it.each([
    ['own', 'candidate', 'Remove the event', 'Remove it'],
    ['away', 'manager', 'I am available again', 'Remove the time away'],
  ] as const)('removes an event (%s) and reads the list again (CAL-17, CAL-20)', async (kind, role, label, sure) => {
    const one = entry(1, 'Dentist', '2027-11-24', { kind, other: null });
    fakeApi.listCalendar.mockResolvedValueOnce({ data: [one] }).mockResolvedValue({ data: [] });
    fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...full, kind, title: 'Dentist' } });
    fakeApi[removal[kind]].mockResolvedValue({ data: { id: 1 } });
    renderSignedIn(CalendarPage, { path: '/calendar', at: '/calendar?view=agenda&date=2027-11-24', account: { role } });
    await userEvent.click(await screen.findByRole('button', { name: /Dentist/ }));
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await userEvent.click(screen.getByRole('button', { name: sure }));
    expect(await screen.findByText('Nothing in this month')).toBeTruthy();
    expect(fakeApi[removal[kind]].mock.calls[0]?.[0]).toMatchObject({ params: { eventId: 1 } });
    expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2);
  });

  it('adds an event of a candidate’s own with title, times and comment (CAL-10)', async () => {
    fakeApi.addOwnEvent.mockResolvedValue({ data: full });
    renderSignedIn(CalendarPage, {
      path: '/calendar',
      at: '/calendar?view=agenda&date=2027-11-24',
      account: { role: 'candidate' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 'Dentist');
    for (const [label, value] of [
      ['Start date', '2027-11-25'],
      ['Start time', '10:15'],
      ['End time', '11:00'],
    ] as const)
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await userEvent.type(dialog.getByLabelText(/^Comment/), 'Bring it');
    await userEvent.click(dialog.getByRole('button', { name: 'Add event' }));
    await vi.waitFor(() =>
      expect(fakeApi.addOwnEvent.mock.lastCall?.[0].body).toMatchObject({
        title: 'Dentist',
        start: '2027-11-25T15:15:00.000Z',
        end: '2027-11-25T16:00:00.000Z',
        comment: 'Bring it',
      }),
    );
    await vi.waitFor(() => expect(fakeApi.listCalendar).toHaveBeenCalledTimes(2));
  });
});
