// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarEvent, CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EventForm } from '../../../../web/features/calendar/components/event-form.tsx';
import { MoveDropped } from '../../../../web/features/calendar/components/move-dropped.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const zone = 'America/New_York';
const draft = { dateStart: '2027-11-24', timeStart: '09:00', dateEnd: '2027-11-24', timeEnd: '10:00' };
const stored = {
  id: 77,
  kind: 'meeting',
  title: 'Dentist',
  start: '2027-11-24T14:00:00.000Z',
  end: '2027-11-24T15:00:00.000Z',
  zone,
  comment: 'Bring the card',
  candidateId: 3001,
  jobId: 5001,
  job: { id: 5001, title: 'ICU nurse' },
  zoomMeetingNumber: null,
  zoomMeetingPassword: null,
  state: 'booked',
  version: 4,
};
const [onSaved, onClose] = [vi.fn(), vi.fn()];

beforeEach(() => {
  onSaved.mockReset();
  onClose.mockReset();
  fakeApi.addUnavailability.mockResolvedValue({ data: [] });
  for (const call of ['bookMeeting', 'changeMeeting', 'addOwnEvent', 'changeOwnEvent', 'changeUnavailability'] as const)
    fakeApi[call].mockResolvedValue({ data: {} });
  const people = [
    { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    { id: 3002, firstName: 'Zoe', lastName: 'Lee', avatar: null },
  ];
  fakeApi.listMeetingCandidates.mockResolvedValue({ data: people });
  fakeApi.listMeetingJobs.mockResolvedValue({ data: [{ id: 5001, title: 'ICU nurse' }] });
});

interface Shown {
  event?: object;
  at?: object;
  about?: { candidateId: number; jobId: number | null };
}
function form(kind: CalendarKind, { event, at = {}, about }: Shown = {}) {
  renderSignedIn(
    () => (
      <EventForm
        kind={kind}
        zone={zone}
        event={event && ({ ...stored, kind, ...event } as CalendarEvent)}
        about={about}
        draft={{ ...draft, ...at }}
        onClose={onClose}
        onSaved={onSaved}
      />
    ),
    { path: '/calendar' },
  );
  return screen.getByRole('dialog');
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const body = (
  call:
    'bookMeeting' | 'changeMeeting' | 'addOwnEvent' | 'changeOwnEvent' | 'addUnavailability' | 'changeUnavailability',
) => fakeApi[call].mock.lastCall?.[0].body;

describe('The form of an event', () => {
  it('says all that it asks for, of an interview', async () => {
    const dialog = form('meeting');
    expect(linesOf(dialog)).toContain('option: Loading…');
    await screen.findByRole('option', { name: 'Zoe Lee' });
    expect(linesOf(dialog).join('\n')).toMatchInlineSnapshot(`
      "h2: Schedule an interview
      button: Close
      label: Candidate
      option: Choose a candidate
      option: Priya Iyer
      option: Zoe Lee
      label: Job (optional)
      option: No particular job
      label: Start date
      label: Start time
      label: Duration
      option: Choose
      option: 15 minutes
      option: 30 minutes
      option: 45 minutes
      option: 1 hour
      option: 1 hour 30 minutes
      option: 2 hours
      option: 3 hours
      option: 4 hours
      option: Ends on another day
      label: End time
      label: Meet online
      p: The interview gets a room here with agenda and notes. The room has no sound or picture: give a link to talk.
      label: Comment (optional)
      button: Cancel
      button: Schedule"
    `);
    expect(screen.getByRole('form', { name: 'Schedule an interview' })).toBeTruthy();
  });

  it.each<[CalendarKind, string, string, string, string]>([
    ['meeting', 'Schedule an interview', 'Schedule', 'The interview is scheduled', 'Change the interview'],
    ['own', 'Add an event', 'Add event', 'The event is in your calendar', 'Change the event'],
    ['away', 'Mark as unavailable', 'Mark as unavailable', 'You are marked as unavailable', 'Change the time away'],
  ])('is named after what it does, and so is what was done: %s', async (kind, add, save, saved, change) => {
    const dialog = form(kind, { about: { candidateId: 3001, jobId: null } });
    expect(dialog.getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: add })).toBe(dialog);
    if (kind === 'own') set('Title', 'Dentist');
    press(save);
    await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([[saved]]));
    cleanup();
    form(kind, { event: {} });
    expect(screen.getByRole('dialog', { name: change })).toBeTruthy();
    press('Save');
    await vi.waitFor(() => expect(onSaved).toHaveBeenLastCalledWith('The change is saved'));
  });

  it('says all that it asks for, of an own event and of time away', () => {
    expect(linesOf(form('own')).join('\n')).toMatchInlineSnapshot(`
      "h2: Add an event
      button: Close
      label: Title
      label: Start date
      label: Start time
      label: Duration
      option: Choose
      option: 15 minutes
      option: 30 minutes
      option: 45 minutes
      option: 1 hour
      option: 1 hour 30 minutes
      option: 2 hours
      option: 3 hours
      option: 4 hours
      option: Ends on another day
      label: End time
      label: Comment (optional)
      button: Cancel
      button: Add event"
    `);
    cleanup();
    expect(linesOf(form('away')).join('\n')).toMatchInlineSnapshot(`
      "h2: Mark as unavailable
      button: Close
      label: Start date
      label: Start time
      label: End date
      label: End time
      button: Cancel
      button: Mark as unavailable"
    `);
  });

  it('begins with whom it is about, and for which job', async () => {
    form('meeting', { about: { candidateId: 3002, jobId: 5001 } });
    await screen.findByRole('option', { name: 'ICU nurse' });
    await screen.findByRole('option', { name: 'Zoe Lee' });
    expect([field('Candidate').value, field(/^Job/).value, field(/^Comment/).value]).toEqual(['3002', '5001', '']);
    expect(field('Meet online').checked).toBe(false);
    set(/^Comment/, '  Ward tour ');
    fireEvent.click(field('Meet online'));
    press('Schedule');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(fakeApi.bookMeeting.mock.lastCall?.[0]).toEqual({
      body: {
        start: stored.start,
        end: stored.end,
        zone,
        comment: 'Ward tour',
        isOnline: true,
        joinLink: null,
        candidateId: 3002,
        jobId: 5001,
        moveTo: 'first_interview_scheduled',
      },
    });
  });

  it('of a change sends what is stored with its version, each by its own call', async () => {
    const times = { start: stored.start, end: stored.end, zone };
    const params = { eventId: 77 };
    const expected = {
      meeting: ['changeMeeting', { ...times, comment: 'Bring the card', isOnline: false, joinLink: null, version: 4 }],
      own: ['changeOwnEvent', { ...times, comment: 'Bring the card', title: 'Dentist', version: 4 }],
      away: ['changeUnavailability', { ...times, keepMeetings: false, version: 4 }],
    } as const;
    for (const [kind, [call, sent]] of Object.entries(expected)) {
      form(kind as CalendarKind, { event: {} });
      press('Save');
      await vi.waitFor(() => expect(fakeApi[call].mock.calls, kind).toEqual([[{ params, body: sent }]]));
      cleanup();
    }
  });

  it.each(['start', 'end', 'candidateId', 'jobId'])('shows a refusal of %s at its field, not above', async (key) => {
    fakeApi.bookMeeting.mockRejectedValue(new ApiError(409, 'Above', [{ key, message: 'At its field' }]));
    form('meeting', { about: { candidateId: 3001, jobId: null } });
    press('Schedule');
    const said = await screen.findByText('At its field');
    const label = { start: 'Start date', end: 'Duration', candidateId: 'Candidate', jobId: /^Job/ }[key]!;
    expect(field(label).getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
    expect(screen.queryByRole('alert')).toBeNull();
    // Another time is another wish.
    set('End time', '11:00');
    expect(screen.queryByText('At its field')).toBeNull();
  });

  it('asks before interviews stay in a time away, and says of no other refusal that they would', async () => {
    const refuse = (key: string) => new ApiError(409, 'No', [{ key, message: 'An interview would stay' }]);
    fakeApi.addUnavailability.mockRejectedValueOnce(refuse('keepMeetings'));
    form('away');
    press('Mark as unavailable');
    expect((await screen.findByText(/^An interview/)).textContent).toBe('An interview would stay.');
    expect(screen.queryByRole('alert')).toBeNull();
    fakeApi.addUnavailability.mockRejectedValueOnce(refuse('dates'));
    press('Keep them and mark me away');
    expect((await screen.findByRole('alert')).textContent).toBe('An interview would stay');
    expect(body('addUnavailability')).toMatchObject({ keepMeetings: true });
    expect(screen.queryByRole('button', { name: 'Keep them and mark me away' })).toBeNull();
  });

  it('says Required only once it was tried, and not where it is given', () => {
    form('meeting');
    expect(screen.queryByText('Required')).toBeNull();
    press('Schedule');
    expect(screen.getAllByText('Required')).toHaveLength(1);
    cleanup();
    form('away', { at: { timeStart: '' } });
    expect(screen.queryByText('Enter when it begins')).toBeNull();
    press('Mark as unavailable');
    expect(screen.getAllByText('Enter when it begins')).toHaveLength(1);
    expect(screen.queryByText('Required')).toBeNull();
    expect(fakeApi.addUnavailability).not.toHaveBeenCalled();
  });
});

describe('How long an event lasts', () => {
  const ends = () => [field('Duration').value, field('End time').value];
  const lengths = () => [...(field('Duration') as unknown as HTMLSelectElement).options].map(({ text }) => text);

  it('is kept while its beginning moves, also part by part and over midnight, and sent as its end', async () => {
    form('own', { at: { dateStart: '2027-11-24', timeStart: '09:00', dateEnd: '2027-11-24', timeEnd: '10:30' } });
    expect(ends()).toEqual(['90', '10:30']);
    set('Start time', '');
    set('Start time', '22:45');
    expect(ends()).toEqual(['90', '00:15']);
    set('Start date', '2027-12-01');
    set('Title', 'Night train');
    press('Add event');
    await vi.waitFor(() =>
      expect(body('addOwnEvent')).toMatchObject({ start: '2027-12-02T03:45:00.000Z', end: '2027-12-02T05:15:00.000Z' }),
    );
  });

  it('is chosen in words or follows the time at which it ends, and leads to the date of another day', () => {
    form('own');
    set('Duration', '45');
    expect(ends()).toEqual(['45', '09:45']);
    set('End time', '10:05');
    expect(ends()).toEqual(['65', '10:05']);
    expect(lengths()).toEqual(
      expect.arrayContaining(['15 minutes', '1 hour', '1 hour 5 minutes', '1 hour 30 minutes', '4 hours']),
    );
    set('End time', '08:00');
    expect(ends()).toEqual(['', '08:00']);
    set('Duration', 'other day');
    expect([field('End date').value, field('End time').value]).toEqual([field('Start date').value, '08:00']);
  });

  it('is not asked of what lasts for days', () => {
    form('own', { at: { dateStart: '2027-11-24', dateEnd: '2027-11-26' } });
    expect(screen.queryByLabelText('Duration')).toBeNull();
    expect(field('End date').value).toBe('2027-11-26');
  });
});

describe('The day on which an event ends', () => {
  const days = () => [field('Start date').value, field('End date').value];
  it('follows that on which it begins, by as many days as it lasts', () => {
    form('away', { at: { dateEnd: '2027-11-26' } });
    set('Start date', '2027-12-30');
    expect(days()).toEqual(['2027-12-30', '2028-01-01']);
    // While its parts are typed it is empty for a moment.
    set('Start date', '');
    expect(days()).toEqual(['', '2028-01-01']);
    set('Start date', '2028-02-01');
    expect(days()).toEqual(['2028-02-01', '2028-02-03']);
  });

  it('is never before, stays where there is none, and can be another', () => {
    form('away', { at: { dateEnd: '2027-11-20' } });
    set('Start date', '2027-11-25');
    expect(days()).toEqual(['2027-11-25', '2027-11-25']);
    set('End date', '2027-11-27');
    expect(days()).toEqual(['2027-11-25', '2027-11-27']);
    set('End date', '');
    set('Start date', '2027-11-26');
    expect(days()).toEqual(['2027-11-26', '']);
  });

  it('is asked about again when a time that comes twice is changed', () => {
    form('away', { at: { dateStart: '2027-11-07', timeStart: '01:30', dateEnd: '2027-11-07', timeEnd: '05:00' } });
    const ask = /^1:\d\d AM E[DS]T \(the (first|second)\)$/;
    expect(screen.getAllByRole('button', { name: ask }).map(({ textContent }) => textContent)).toEqual([
      '1:30 AM EDT (the first)',
      '1:30 AM EST (the second)',
    ]);
    press(/the second/);
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
    set('Start time', '01:45');
    expect(screen.getAllByRole('button', { name: ask })).toHaveLength(2);
    press(/the first/);
    set('Start date', '2027-11-07');
    expect(screen.queryAllByRole('button', { name: ask }).length).toBeLessThan(3);
  });
});

describe('An event that was dropped at other times', () => {
  const item = { id: 77, kind: 'meeting', title: 'Interview with Priya' } as CalendarItem;
  const drop = () =>
    renderSignedIn(() => <MoveDropped item={item} zone={zone} times={draft} onClose={onClose} onSaved={onSaved} />, {
      path: '/calendar',
    });
  it('is read before its dialog, which says when that failed, and is closed', async () => {
    fakeApi.readCalendarEvent.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ data: stored });
    drop();
    const dialog = screen.getByRole('dialog', { name: 'Interview with Priya' });
    expect(dialog.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(0);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^The event could not be read\. /);
    expect(dialog.querySelector('.ui-skeleton')).toBeNull();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
    press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Change the interview' })).toBeTruthy();
    expect([field('Start time').value, field(/^Comment/).value]).toEqual(['09:00', 'Bring the card']);
    press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
