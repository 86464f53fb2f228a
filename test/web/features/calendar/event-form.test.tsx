// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarEvent, CalendarKind } from '../../../../shared/model/calendar.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EventForm } from '../../../../web/features/calendar/components/event-form.tsx';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const zoe = { id: 3002, firstName: 'Zoe', lastName: 'Lee', avatar: null };
const draft = { dateStart: '2027-11-24', timeStart: '09:00', dateEnd: '2027-11-24', timeEnd: '10:00' };
const times = { start: '2027-11-24T14:00:00.000Z', end: '2027-11-24T15:00:00.000Z' };
const zone = 'America/New_York';
const stored = {
  id: 77,
  title: 'Dentist',
  comment: 'Bring the card',
  candidateId: null,
  jobId: null,
  zoomMeetingNumber: null,
  version: 4,
};
const onSaved = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onSaved.mockReset();
  onClose.mockReset();
  fakeApi.listMeetingCandidates.mockResolvedValue({ data: [priya, zoe] });
  fakeApi.listMeetingJobs.mockResolvedValue({ data: [{ id: 5001, title: 'ICU nurse' }] });
  for (const call of ['bookMeeting', 'changeMeeting', 'addOwnEvent', 'changeOwnEvent'] as const)
    fakeApi[call].mockResolvedValue({ data: {} });
  fakeApi.addUnavailability.mockResolvedValue({ data: [] });
  fakeApi.changeUnavailability.mockResolvedValue({ data: {} });
});

const show = (kind: CalendarKind, { event, at = draft }: { event?: object; at?: typeof draft } = {}) =>
  renderSignedIn(
    () => (
      <EventForm
        kind={kind}
        zone={zone}
        event={event && ({ ...stored, kind, ...event } as CalendarEvent)}
        draft={at}
        onClose={onClose}
        onSaved={onSaved}
      />
    ),
    { path: '/calendar' },
  );
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saidAt = (label: string | RegExp) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const sent = () =>
  requests.flatMap(([operation, asked]) =>
    operation.startsWith('listMeeting') ? [] : [asked as { params: object; body: Record<string, unknown> }],
  );

describe('The form of an event', () => {
  it.each([
    ['meeting', { candidate: true, title: false, online: true, comment: true }],
    ['own', { candidate: false, title: true, online: false, comment: true }],
    ['away', { candidate: false, title: false, online: false, comment: false }],
  ] as const)('asks for what an event of its kind has (%s)', (kind, fields) => {
    show(kind);
    const asks = (label: RegExp) => screen.queryByLabelText(label) !== null;
    expect({
      candidate: asks(/^Candidate/),
      title: asks(/^Title/),
      online: asks(/^Meet online/),
      comment: asks(/^Comment/),
    }).toEqual(fields);
  });

  it('of an own event needs a title, which blanks are not, before it sends anything', async () => {
    show('own');
    expect(screen.queryByText('Required')).toBeNull();
    await userEvent.type(screen.getByLabelText('Title'), '   ');
    await submit('Add event');
    expect(saidAt('Title')).toContain('Required');
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Title'), ' Dentist');
    await submit('Add event');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ body: { ...times, zone, title: 'Dentist', comment: null } }]);
  });

  it('of an interview without a job books it for none, and of time away sends its span (CAL-08, CAL-18)', async () => {
    show('meeting');
    await screen.findByRole('option', { name: 'Zoe Lee' });
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3002');
    await submit('Schedule');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    cleanup();
    show('away');
    await submit('Mark as unavailable');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([
      { body: { ...times, zone, comment: null, isOnline: false, joinLink: null, candidateId: 3002, jobId: null } },
      { body: { dates: [times], zone, keepMeetings: false } },
    ]);
  });

  it('names colleagues who hold an interview and are busy, and books over them once that is known', async () => {
    const message = 'Noor Haddad and Pat Olsen are not free then';
    fakeApi.bookMeeting.mockRejectedValueOnce(new ApiError(409, message, [{ key: 'isOverBusy', message }]));
    show('meeting');
    await screen.findByRole('option', { name: 'Zoe Lee' });
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3002');
    await submit('Schedule');
    expect((await screen.findByText(/^Noor/)).textContent).toBe(`${message}.`);
    expect(screen.queryByRole('alert')).toBeNull();
    await submit('Book it anyway');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject([{ body: { candidateId: 3002 } }, { body: { isOverBusy: true } }]);
    expect((sent()[0] as { body: object }).body).not.toHaveProperty('isOverBusy');
    cleanup();
    fakeApi.changeMeeting.mockRejectedValueOnce(new ApiError(409, message, [{ key: 'isOverBusy', message }]));
    show('meeting', { event: {} });
    await submit('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Move it anyway' }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  });

  it('forgets the chosen job when another candidate is chosen (CAL-33)', async () => {
    show('meeting');
    await screen.findByRole('option', { name: 'Priya Iyer' });
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3001');
    await screen.findByRole('option', { name: 'ICU nurse' });
    await userEvent.selectOptions(screen.getByLabelText(/^Job/), '5001');
    await userEvent.selectOptions(screen.getByLabelText('Candidate'), '3002');
    await vi.waitFor(() =>
      expect(fakeApi.listMeetingJobs.mock.lastCall?.[0]).toMatchObject({ params: { candidateId: 3002 } }),
    );
    await submit('Schedule');
    await vi.waitFor(() => expect(sent()[0]?.body).toMatchObject({ candidateId: 3002, jobId: null }));
  });

  it('says where candidates come from when there is none to meet (CAL-28)', async () => {
    fakeApi.listMeetingCandidates.mockResolvedValue({ data: [] });
    show('meeting');
    await vi.waitFor(() => expect(saidAt('Candidate')).toMatch(/submitted for one of your jobs/));
    expect(fakeApi.listMeetingJobs).not.toHaveBeenCalled();
  });

  it.each([
    ['Start date', '', 'Start date', 'Enter when it begins'],
    ['End time', '', 'End date', 'Enter when it ends'],
    ['End time', '08:30', 'End date', ''],
  ])('sends no event with %s ‘%s’, and says so at that end once it was tried', async (label, value, at, message) => {
    show('away');
    set(label, value);
    const before = saidAt(at);
    await submit('Mark as unavailable');
    expect(sent()).toEqual([]);
    expect(saidAt(at)).toContain(message);
    expect(saidAt(at).length).toBeGreaterThan(before.length);
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('A time that the clock skips or repeats (CAL-08)', () => {
  const skipped = { dateStart: '2027-03-14', timeStart: '02:30', dateEnd: '2027-03-14', timeEnd: '05:00' };
  const repeated = { dateStart: '2027-11-07', timeStart: '00:30', dateEnd: '2027-11-07', timeEnd: '01:30' };

  it('is asked about, and nothing else is', async () => {
    show('away');
    const dialog = within(screen.getByRole('dialog'));
    const buttons = () => dialog.getAllByRole('button').map(({ textContent }) => textContent);
    const [plain, notices] = [buttons(), dialog.queryAllByRole('status').length];
    cleanup();
    show('away', { at: skipped });
    const asking = within(screen.getByRole('dialog'));
    expect(asking.getAllByText(/does not exist/)).toHaveLength(1);
    expect(asking.queryAllByRole('status')).toHaveLength(notices + 1);
    expect(asking.getAllByRole('button')).toHaveLength(plain.length + 1);
  });

  it('is not sent before a time that exists is taken', async () => {
    show('away', { at: skipped });
    await submit('Mark as unavailable');
    expect(sent()).toEqual([]);
    await submit('Take 03:30');
    await submit('Mark as unavailable');
    await vi.waitFor(() =>
      expect(sent()[0]?.body.dates).toEqual([{ start: '2027-03-14T07:30:00.000Z', end: '2027-03-14T09:00:00.000Z' }]),
    );
  });

  it.each([
    [0, '2027-11-07T05:30:00.000Z'],
    [1, '2027-11-07T06:30:00.000Z'],
  ])('is the one that was chosen of two (%i)', async (place, end) => {
    show('away', { at: repeated });
    await userEvent.click(screen.getAllByRole('button', { name: /^1:30/ })[place] as HTMLElement);
    expect(screen.queryByRole('button', { name: /^1:30/ })).toBeNull();
    await submit('Mark as unavailable');
    await vi.waitFor(() => expect(sent()[0]?.body).toMatchObject({ dates: [{ end }] }));
  });
});

describe('The form of a change', () => {
  it('of an interview online asks for the link to join, says what there is without one, and begins with the last', async () => {
    show('meeting', { event: { candidateId: 3001, zoomMeetingNumber: '123' } });
    const link = screen.getByLabelText<HTMLInputElement>(/^Link to join/);
    expect(screen.getByText(/^Without a link nobody can hear you here/)).toBeTruthy();
    fireEvent.change(link, { target: { value: ' https://meet.example.com/abc ' } });
    expect(screen.queryByText(/^Without a link/)).toBeNull();
    await submit('Save');
    await vi.waitFor(() => expect(sent()[0]?.body).toMatchObject({ joinLink: 'https://meet.example.com/abc' }));
    cleanup();
    show('meeting', {});
    fireEvent.click(screen.getByRole('checkbox', { name: 'Meet online' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Link to join/).value).toBe('https://meet.example.com/abc');
  });

  it('of an interview does not offer another candidate, and keeps whether it is online (CAL-16)', async () => {
    show('meeting', { event: { candidateId: 3001, zoomMeetingNumber: '123' } });
    expect(screen.queryByLabelText(/^Candidate/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Meet online' }).checked).toBe(true);
    await submit('Save');
    await vi.waitFor(() => expect(sent()[0]?.body).toMatchObject({ isOnline: true, version: 4 }));
  });

  it.each([
    ['title', 'Title', 'Is too long'],
    ['start', 'Start date', 'You are busy then'],
    ['end', 'Duration', 'Must be later'],
  ])('shows a refusal of %s at its field alone', async (key, label, message) => {
    fakeApi.changeOwnEvent.mockRejectedValue(new ApiError(409, message, [{ key, message }]));
    show('own', { event: {} });
    await submit('Save');
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(saidAt(label)).toContain(message);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows any other failure above its fields, which keep what was typed', async () => {
    fakeApi.changeOwnEvent.mockRejectedValue(new ApiError(409, 'It was changed in another window'));
    show('own', { event: {} });
    await userEvent.type(screen.getByLabelText('Title'), ' at noon');
    expect(screen.queryByRole('alert')).toBeNull();
    await submit('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('It was changed in another window');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Dentist at noon');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('is given up without a call', async () => {
    show('own', { event: {} });
    await submit('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([]);
  });
});
