// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component as NoRoom } from '../../../../web/features/calendar/routes/no-room.tsx';
import { Component } from '../../../../web/features/calendar/routes/room.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calendar = vi.hoisted(() => ({
  listCalendar: vi.fn(),
  readCalendarEvent: vi.fn(),
  enterRoom: vi.fn(),
  saveRoomNotes: vi.fn(),
}));
vi.mock('../../../../web/api/api.ts', () => ({ api: { calendar } }));

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
  for (const call of Object.values(calendar)) call.mockReset();
  calendar.readCalendarEvent.mockResolvedValue({ data: event });
  calendar.enterRoom.mockResolvedValue({ data: { event, present: [daniel], notes: 'Ask about nights' } });
  calendar.listCalendar.mockResolvedValue({ data: [] });
});
afterEach(cleanup);
const open = (at: string) => renderSignedIn(Component, { path: '/zoom', at });

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
    calendar.saveRoomNotes.mockResolvedValue({ data: {} });
    await userEvent.type(screen.getByLabelText(/^Notes/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('Your notes are saved.')).toBeTruthy();
    expect(calendar.saveRoomNotes.mock.calls[0]?.[0].body).toEqual({
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
      calendar.readCalendarEvent.mockResolvedValue({ data: { ...read, joinUrl: 'https://zoom.example/j/1' } });
      renderSignedIn(Component, { path: '/zoom', at: '/zoom?number=77', account: { role } });
      await screen.findByText('Here now');
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
      expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/calendar');
      expect(screen.queryByText('No particular job') !== null).toBe(read.job === null);
    },
  );

  it('says when the interview is among its facts, and in the zone it was chosen in only if that is another', async () => {
    open('/zoom?number=77');
    await screen.findByText('Here now');
    const facts = () =>
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent ?? '']);
    const when = ['When', 'Tuesday, November 24, 10:00 AM to 10:30 AM EST'];
    const [number, password] = [
      ['Number', '77'],
      ['Password', 'secret42'],
    ];
    expect(facts()).toEqual([when, number, password, ['Job', 'ICU nurse']]);
    cleanup();
    calendar.readCalendarEvent.mockResolvedValue({ data: { ...event, zone: 'Asia/Kolkata' } });
    open('/zoom?number=77');
    await screen.findByText('Here now');
    expect(facts()[1]).toEqual(['In Kolkata', 'Tuesday, November 24, 8:30 PM to 9:00 PM GMT+5:30']);
  });

  it.each([
    ['was cancelled', { state: 'cancelled' }, /was cancelled/],
    ['is not online any more', { zoomMeetingPassword: null }, /not online any more/],
  ])('enters no room of an interview that %s', async (_, over, message) => {
    calendar.readCalendarEvent.mockResolvedValue({ data: { ...event, ...over } });
    open('/zoom?number=77');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(calendar.enterRoom).not.toHaveBeenCalled();
  });

  it('leads a reader whom a room does not concern back to the door', async () => {
    calendar.readCalendarEvent.mockRejectedValue(new ApiError(404, 'Not found'));
    open('/zoom?number=77');
    const back = await screen.findByRole('link', { name: 'Back to online interviews' });
    expect(back.getAttribute('href')).toBe('/zoom');
  });

  it('keeps notes that could not be saved, and says why beside them', async () => {
    calendar.saveRoomNotes.mockRejectedValue(new ApiError(409, 'The interview is over'));
    open('/zoom?number=77');
    await userEvent.type(await screen.findByLabelText(/^Notes/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('The interview is over')).toBeTruthy();
    expect((screen.getByLabelText(/^Notes/) as HTMLTextAreaElement).value).toBe('Ask about nights!');
    expect(screen.queryByText('Your notes are saved.')).toBeNull();
  });

  it('sends number and password of an invitation, each without blanks around it, only when both are there', async () => {
    open('/zoom');
    expect(await screen.findByText('No online interviews in the coming month')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(screen.getByText('Enter the number of the invitation')).toBeTruthy();
    expect(screen.getByText('Enter the password of the invitation')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Password/), ' secret42 ');
    await userEvent.type(screen.getByLabelText(/^Meeting number/), '12a');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(calendar.enterRoom).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText(/^Meeting number/));
    await userEvent.type(screen.getByLabelText(/^Meeting number/), ' 8123 ');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(await screen.findByText('Here now')).toBeTruthy();
    expect(calendar.enterRoom.mock.calls[0]?.[0]).toEqual({
      params: { number: 8123 },
      body: { password: 'secret42', isHere: true },
    });
  });

  it('says when coming interviews could not be read, and reads them again on request', async () => {
    calendar.listCalendar.mockRejectedValueOnce(new Error('offline'));
    open('/zoom');
    expect(await screen.findByText('Your interviews could not be loaded')).toBeTruthy();
    expect(screen.queryByText('No online interviews in the coming month')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No online interviews in the coming month')).toBeTruthy();
  });

  it('says that who is there is not known once it cannot be read any more, and only then', async () => {
    const { queryClient } = open('/zoom?number=77');
    await screen.findByText('Here now');
    expect(screen.queryByText(/Who is here is not known now/)).toBeNull();
    calendar.enterRoom.mockRejectedValue(new ApiError(403, 'Not now', []));
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/Who is here is not known now/)).toBeTruthy();
    expect(screen.getByText('Here now')).toBeTruthy();
    expect(screen.queryByText('The room could not be entered')).toBeNull();
  });

  it('says that the reader has left when they leave it', async () => {
    const { unmount } = open('/zoom?number=77');
    await screen.findByText('Here now');
    unmount();
    expect(calendar.enterRoom.mock.calls.at(-1)?.[0].body).toEqual({ password: 'secret42', isHere: false });
  });

  it('lists coming online meetings, and lets nobody in with a wrong password', async () => {
    calendar.listCalendar.mockResolvedValue({
      data: [
        { ...event, rendering: null, other: priya, isOnline: true },
        { ...event, id: 78, title: 'Interview with Zoe Lee', rendering: null, other: priya, isOnline: false },
      ],
    });
    calendar.enterRoom.mockRejectedValueOnce(new ApiError(404, 'There is no room with this number and password', []));
    open('/zoom');
    expect((await screen.findByRole('link', { name: 'Interview with Priya Iyer' })).getAttribute('href')).toBe(
      '/zoom?number=77',
    );
    expect(screen.queryByText('Interview with Zoe Lee')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Meeting number/), '77');
    await userEvent.type(screen.getByLabelText(/^Password/), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(await screen.findByText('There is no room with this number and password')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/^Password/));
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret42');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the room' }));
    await waitFor(() => expect(screen.queryByText('Here now')).not.toBeNull());
  });
});

it('A recruiter reads whose the rooms are, and asks for none (SHELL-55)', async () => {
  renderSignedIn(NoRoom, { path: '/zoom', at: '/zoom?number=77', account: { role: 'recruiter', id: 2001 } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Online interviews');
  expect(screen.getByText('The rooms are for manager and candidate')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to jobs' }).getAttribute('href')).toBe('/jobs');
  expect([calendar.enterRoom.mock.calls, calendar.listCalendar.mock.calls]).toEqual([[], []]);
});
