// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { RoomPage } from '../../../../web/features/calendar/pages/room.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const daniel = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const event = {
  id: 77,
  kind: 'meeting',
  title: 'Interview with Priya Iyer',
  start: '2099-11-24T15:00:00.000Z',
  end: '2099-11-24T15:30:00.000Z',
  zone: 'America/New_York',
  localStart: '2099-11-24T10:00',
  comment: 'Ward tour',
  candidate: priya,
  candidateId: 3001,
  manager: daniel,
  managerId: 1001,
  job: { id: 5001, title: 'ICU nurse' },
  jobId: 5001,
  zoomMeetingNumber: '77',
  zoomMeetingPassword: 'secret42',
  state: 'booked',
  version: 1,
};
beforeEach(() => {
  fakeApi.readCalendarEvent.mockResolvedValue({ data: event });
  fakeApi.enterRoom.mockResolvedValue({ data: { event, present: [daniel], notes: 'Ask about nights' } });
  fakeApi.listCalendar.mockResolvedValue({ data: [] });
});
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (at: string) => renderSignedIn(RoomPage, { path: '/zoom', at });

describe('The page of rooms (SHELL-62)', () => {
  it('shows number and password, who is there, the agenda, own notes and the way to the candidate on the job', async () => {
    open('/zoom?number=77');
    expect(await screen.findByText('Here now')).toBeTruthy();
    expect(screen.getAllByText('Not here yet')).toHaveLength(1);
    for (const text of ['secret42', 'Ward tour', 'ICU nurse']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the candidate on this job' }).getAttribute('href')).toBe(
      '/jobs/5001/candidates/3001',
    );
    expect((screen.getByLabelText(/^Notes/) as HTMLTextAreaElement).value).toBe('Ask about nights');
    fakeApi.saveRoomNotes.mockResolvedValue({ data: {} });
    await userEvent.type(screen.getByLabelText(/^Notes/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('Your notes are saved.')).toBeTruthy();
    expect(fakeApi.saveRoomNotes.mock.calls[0]?.[0].body).toEqual({
      password: 'secret42',
      notes: 'Ask about nights!',
    });
  });

  it.each([
    ['manager', event, ['/calendar', 'https://zoom.example/j/1', '/jobs/5001/candidates/3001']],
    ['manager', { ...event, jobId: null, job: null }, ['/calendar', 'https://zoom.example/j/1']],
    ['candidate', event, ['/calendar', 'https://zoom.example/j/1']],
  ] as const)(
    'leads a %s back, into the meeting and, if it is for a job, a manager to its candidate',
    async (...row) => {
      const [role, read, links] = row;
      fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...read, joinUrl: 'https://zoom.example/j/1' } });
      renderSignedIn(RoomPage, { path: '/zoom', at: '/zoom?number=77', account: { role } });
      await screen.findByText('Here now');
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
      expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/calendar');
      expect(screen.queryByText('No particular job') !== null).toBe(read.job === null);
    },
  );

  it('says when the interview is once to a reader in the zone in which it was chosen', async () => {
    open('/zoom?number=77');
    await screen.findByText('Here now');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['When', 'Number', 'Password', 'Job']);
    expect(screen.getByText('ICU nurse')).toBeTruthy();
  });

  it('leads a reader whom a room does not concern back to the door', async () => {
    fakeApi.readCalendarEvent.mockRejectedValue(new ApiError(403, 'Not found'));
    open('/zoom?number=77');
    const back = await screen.findByRole('link', { name: 'Back to online meetings' });
    expect(back.getAttribute('href')).toBe('/zoom');
  });

  it('keeps notes that could not be saved, and says why beside them', async () => {
    fakeApi.saveRoomNotes.mockRejectedValue(new ApiError(409, 'The interview is over'));
    open('/zoom?number=77');
    await userEvent.type(await screen.findByLabelText(/^Notes/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('The interview is over')).toBeTruthy();
    expect((screen.getByLabelText(/^Notes/) as HTMLTextAreaElement).value).toBe('Ask about nights!');
    expect(screen.queryByText('Your notes are saved.')).toBeNull();
  });

  it('sends number and password of an invitation, each without blanks around it, only when both are there', async () => {
    open('/zoom');
    expect(await screen.findByText('No online meetings in the coming month')).toBeTruthy();
    press('Enter the room');
    expect(screen.getByText('Enter the number of the invitation')).toBeTruthy();
    expect(screen.getByText('Enter the password of the invitation')).toBeTruthy();
    fill(/^Password/, ' secret42 ');
    fill(/^Meeting number/, '12a');
    press('Enter the room');
    expect(fakeApi.enterRoom).not.toHaveBeenCalled();
    fill(/^Meeting number/, ' 8123 ');
    press('Enter the room');
    expect(await screen.findByText('Here now')).toBeTruthy();
    expect(fakeApi.enterRoom.mock.calls[0]?.[0]).toEqual({
      params: { number: 8123 },
      body: { password: 'secret42', isHere: true },
    });
  });

  it('says when coming interviews could not be read, and reads them again on request', async () => {
    fakeApi.listCalendar.mockRejectedValueOnce(new Error('offline'));
    open('/zoom');
    expect(await screen.findByText('Your meetings could not be loaded')).toBeTruthy();
    expect(screen.queryByText('No online meetings in the coming month')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No online meetings in the coming month')).toBeTruthy();
  });

  it('says that who is there is not known once it cannot be read any more, and only then', async () => {
    const { queryClient } = open('/zoom?number=77');
    await screen.findByText('Here now');
    expect(screen.queryByText(/Who is here is not known now/)).toBeNull();
    fakeApi.enterRoom.mockRejectedValue(new ApiError(403, 'Not now', []));
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/Who is here is not known now/)).toBeTruthy();
    expect(screen.getByText('Here now')).toBeTruthy();
    expect(screen.queryByText('The room could not be entered')).toBeNull();
  });

  it('says that the reader has left when they leave it', async () => {
    const { unmount } = open('/zoom?number=77');
    await screen.findByText('Here now');
    unmount();
    await vi.waitFor(() =>
      expect(fakeApi.enterRoom.mock.lastCall?.[0].body).toEqual({ password: 'secret42', isHere: false }),
    );
  });

  it('lists coming online meetings, and lets nobody in with a wrong password', async () => {
    fakeApi.listCalendar.mockResolvedValue({
      data: [
        { ...event, rendering: null, other: priya, isOnline: true },
        { ...event, id: 78, title: 'Interview with Zoe Lee', rendering: null, other: priya, isOnline: false },
      ],
    });
    fakeApi.enterRoom.mockRejectedValueOnce(new ApiError(404, 'There is no room with this number and password', []));
    open('/zoom');
    expect((await screen.findByRole('link', { name: 'Interview with Priya Iyer' })).getAttribute('href')).toBe(
      '/zoom?number=77',
    );
    expect(screen.queryByText('Interview with Zoe Lee')).toBeNull();
    fill(/^Meeting number/, '77');
    fill(/^Password/, 'wrong');
    press('Enter the room');
    expect(await screen.findByText('There is no room with this number and password')).toBeTruthy();
    fill(/^Password/, 'secret42');
    press('Enter the room');
    await waitFor(() => expect(screen.queryByText('Here now')).not.toBeNull());
  });
});

describe('A room (SHELL-62)', () => {
  it('says all that is known of its interview, and reads again who is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi.readCalendarEvent.mockResolvedValue({
      data: { ...event, zone: 'Asia/Kolkata', comment: null, job: null },
    });
    open('/zoom?number=77');
    await screen.findByText('Here now');
    expect(linesOf(document.body).join('\n')).toMatchInlineSnapshot(`
      "link: ← Calendar → /calendar
      h1: Interview with Priya Iyer
      link: Open the candidate on this job → /jobs/5001/candidates/3001
      lead: Tuesday, November 24, 10:00 AM to 10:30 AM EST
      h2: Who is here
      li: DRDaniel ReyesHere now
      li: PIPriya IyerNot here yet
      h2: Agenda
      p: No agenda was written.
      h2: Your notes
      label: Notes (optional)
      button: Save notes
      h2: Facts
      dt: When
      dd: Tuesday, November 24, 10:00 AM to 10:30 AM EST
      dt: In Kolkata
      dd: Tuesday, November 24, 8:30 PM to 9:00 PM GMT+5:30
      dt: Number
      dd: 77
      dt: Password
      dd: secret42
      dt: Job
      dd: No particular job"
    `);
    expect(fakeApi.enterRoom.mock.calls[0]?.[0]).toMatchObject({
      params: { number: 77 },
      body: { password: 'secret42', isHere: true },
    });
    expect(screen.getByText('Only you read them.')).toBeTruthy();
    fakeApi.enterRoom.mockResolvedValue({ data: { event, present: [daniel, priya], notes: '' } });
    await act(async () => vi.advanceTimersByTimeAsync(20_000));
    await vi.waitFor(() => expect(screen.getAllByText('Here now')).toHaveLength(2));
  });

  it('that cannot be entered says why, and is entered on another try', async () => {
    fakeApi.enterRoom.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    open('/zoom?number=77');
    expect((await screen.findByRole('alert')).textContent).toBe('The room could not be enteredNot nowTry again');
    expect(screen.queryByText(/Who is here/)).toBeNull();
    expect(screen.queryByLabelText(/^Notes/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here now')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an interview that could not be read says why, and is read on another try', async () => {
    fakeApi.readCalendarEvent.mockRejectedValueOnce(new ApiError(400, 'Not now'));
    open('/zoom?number=77');
    expect(document.querySelector('.ui-skeleton')).not.toBeNull();
    expect((await screen.findByRole('alert')).textContent).toBe('The room could not be loadedNot nowTry again');
    expect(document.querySelector('.ui-skeleton')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here now')).toBeTruthy();
  });

  it.each([
    [{ state: 'cancelled' }, 'This interview was cancelled'],
    [{ zoomMeetingPassword: null }, 'This interview is not online any more'],
  ])('enters none of an interview without one, and says which: %o', async (over, title) => {
    fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...event, ...over } });
    open('/zoom?number=77');
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}Interview with Priya Iyer has no room.`);
    expect(fakeApi.enterRoom).not.toHaveBeenCalled();
  });

  it('has one place for each who is invited, and only for those', async () => {
    const solo = { ...event, candidate: null };
    fakeApi.readCalendarEvent.mockResolvedValue({ data: solo });
    fakeApi.enterRoom.mockResolvedValue({ data: { event: solo, present: [], notes: '' } });
    open('/zoom?number=77');
    expect(await screen.findByText('Not here yet')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DRDaniel ReyesNot here yet',
    ]);
  });

  it('forgets that notes were saved, or why not, when they are changed again', async () => {
    fakeApi.saveRoomNotes.mockResolvedValueOnce({ data: {} });
    open('/zoom?number=77');
    const notes = await screen.findByLabelText(/^Notes/);
    fireEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Your notes are saved.');
    expect(fakeApi.saveRoomNotes.mock.lastCall?.[0].params).toEqual({ number: 77 });
    fireEvent.change(notes, { target: { value: 'Other' } });
    expect(screen.queryByText('Your notes are saved.')).toBeNull();
    fakeApi.saveRoomNotes.mockReturnValue(new Promise(() => {}));
    fireEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save notes' }).getAttribute('aria-busy')).toBe('true'),
    );
  });
});

describe('The door of the rooms (SHELL-62)', () => {
  it('says all that it has, of a month from today on, without what is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T15:10:00.000Z') });
    const at = (id: number, start: string, end: string) => ({
      ...event,
      id,
      title: `Interview ${id}`,
      start: `2026-11-24T${start}:00.000Z`,
      end: `2026-11-24T${end}:00.000Z`,
      isOnline: true,
    });
    const { promise, resolve } = Promise.withResolvers<object>();
    fakeApi.listCalendar.mockReturnValue(promise);
    open('/zoom');
    expect(document.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(0);
    expect(screen.queryByText('No online meetings in the coming month')).toBeNull();
    resolve({ data: [at(1, '14:00', '15:10'), at(2, '15:00', '15:30'), at(3, '16:00', '16:30')] });
    await screen.findByText('Interview 2');
    expect(linesOf(document.body)).toEqual([
      'h1: Online meetings',
      'lead: Number and password are in the invitation and in the calendar.',
      'h2: Coming online meetings',
      'li: Interview 2Tuesday, November 24, 10:00 AM to 10:30 AM EST',
      'link: Interview 2 → /zoom?number=2',
      'li: Interview 3Tuesday, November 24, 11:00 AM to 11:30 AM EST',
      'link: Interview 3 → /zoom?number=3',
      'h2: Enter by number',
      'label: Meeting number',
      'label: Password',
      'button: Enter the room',
    ]);
    expect(fakeApi.listCalendar.mock.calls[0]?.[0].query).toEqual({
      from: '2026-11-24T00:00:00.000Z',
      to: '2026-12-25T00:00:00.000Z',
    });
  });

  it('says of an empty month what would be there, and asks for nothing before it was tried', async () => {
    open('/zoom');
    const empty = (await screen.findByText('No online meetings in the coming month')).parentElement;
    expect(empty?.textContent).toBe(
      'No online meetings in the coming monthInterviews and calls that are held online have their room here.',
    );
    expect(screen.queryByText(/^Enter the (number|password)/)).toBeNull();
    fill(/^Password/, 'secret');
    fill(/^Meeting number/, '12345678901234567');
    press('Enter the room');
    expect(screen.getByText('Enter the number of the invitation')).toBeTruthy();
    expect(screen.queryByText('Enter the password of the invitation')).toBeNull();
    fakeApi.enterRoom.mockRejectedValueOnce(new ApiError(404, 'No such room'));
    fill(/^Meeting number/, '1234567890123456');
    press('Enter the room');
    expect(await screen.findByText('No such room')).toBeTruthy();
    fill(/^Password/, 'secret4');
    expect(screen.queryByText('No such room')).toBeNull();
    fill(/^Password/, ' ');
    expect(screen.getByText('Enter the password of the invitation')).toBeTruthy();
  });
});
