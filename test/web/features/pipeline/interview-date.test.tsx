// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ownTimeZone } from '../../../../web/common/account/own-time-zone.ts';
import { InterviewDate } from '../../../../web/features/pipeline/components/interview-date.tsx';
import { MoveDialog } from '../../../../web/features/pipeline/components/move-dialog.tsx';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { onJob } from './on-job.ts';

const show = (Page: ComponentType, account = {}) => renderSignedIn(Page, { path: '/jobs/view/5001', account });
const dialog = () => readAloud(screen.getByRole('dialog')).replaceAll(ownTimeZone(), 'HERE');

describe('The date of an interview', () => {
  const dated = { ...onJob({ interviewAt: new Date(2036, 2, 9, 15, 0).toISOString() }), jobStatus: 'signed' as const };

  it('is changed and emptied by those who work on the candidate', async () => {
    fakeApi.changeInterviewDate.mockRejectedValue(new ApiError(409, 'Someone was quicker'));
    show(() => <InterviewDate onJob={dated} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change date' }));
    expect(dialog()).toMatchInlineSnapshot(`
      "## When is the interview of Priya Iyer?
      The candidate and everyone who works on this job are notified. Empty the field to leave the date open.
      <Close>
      Interview on
      (datetime-local) "2036-03-09T15:00"
      In your time zone, HERE
      [x] Book it in both calendars
      You and the candidate get an invitation. Moving or cancelling it later changes this date too.
      Length
      (30 minutes, 45 minutes, *1 hour*, 1 hour 30 minutes, 2 hours)
      [ ] Meet online
      The interview gets a room here with agenda and notes. The room has no sound or picture: give a link to talk.
      Comment (optional)
      ""
      Where it is, who calls whom, what to bring: you both read it in the calendar.
      <Cancel> <Save date>"
    `);
    const field = () => screen.getByLabelText('Interview on');
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save date' }));
    fireEvent.change(field(), { target: { value: '2020-03-09T15:00' } });
    save();
    expect(screen.getByText('Choose a time that is still ahead')).toBeTruthy();
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.queryByText('Choose a time that is still ahead')).toBeNull();
    save();
    expect(await screen.findByText('Someone was quicker')).toBeTruthy();
    fireEvent.change(field(), { target: { value: '2036-03-09T15:00' } });
    await vi.waitFor(() => expect(screen.queryByText('Someone was quicker')).toBeNull());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Book it in both calendars' }));
    save();
    expect(screen.queryByRole('dialog'), 'nothing was changed').toBeNull();
    const params = { jobId: 5001, candidateId: 3001 };
    expect(requests).toEqual([['changeInterviewDate', { params, body: { interviewAt: null, version: 3 } }]]);
    fireEvent.click(screen.getByRole('button', { name: 'Change date' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is booked over who holds the interview and is busy once they were named, and for that time alone', async () => {
    const message = 'Noor Haddad is not free then';
    fakeApi.changeInterviewDate.mockRejectedValue(new ApiError(409, message, [{ key: 'isOverBusy', message }]));
    show(() => <InterviewDate onJob={{ ...dated, interviewAt: null }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Set date' }));
    const on = (value: string) => fireEvent.change(screen.getByLabelText('Interview on'), { target: { value } });
    const save = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save date' }));
      await screen.findByText(message);
    };
    const anyway = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Book it anyway' });
    on('2036-03-09T15:00');
    expect(anyway()).toBeNull();
    await save();
    fireEvent.click(anyway()!);
    await save();
    on('2036-03-10T15:00');
    await vi.waitFor(() => expect(anyway()).toBeNull());
    await save();
    const meeting = { minutes: 60, zone: ownTimeZone() };
    expect(requests.map(([, call]) => (call as { body: { meeting: object } }).body.meeting)).toEqual([
      meeting,
      { ...meeting, isOverBusy: true },
      meeting,
    ]);
  });

  it('is booked at the date that was agreed before (PLUS-52)', async () => {
    fakeApi.changeInterviewDate.mockResolvedValue({ data: onJob() });
    show(() => <InterviewDate onJob={dated} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change date' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save date' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { interviewAt: dated.interviewAt, meeting: { minutes: 60, zone: ownTimeZone() }, version: 3 };
    expect(requests.at(-1)).toMatchObject(['changeInterviewDate', { body }]);
  });

  it('moves the meeting that has been booked over who is busy, too, and asks nothing else of it', async () => {
    const message = 'Noor Haddad is not free then';
    fakeApi.changeInterviewDate.mockRejectedValue(new ApiError(409, message, [{ key: 'isOverBusy', message }]));
    show(() => <InterviewDate onJob={{ ...dated, meetingId: 9 }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change date' }));
    fireEvent.change(screen.getByLabelText('Interview on'), { target: { value: '2036-03-10T15:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save date' }));
    await screen.findByText(message);
    expect(screen.queryByRole('checkbox', { name: 'Book it in both calendars' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Book it anyway' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save date' }));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    const meetings = requests.map(([, call]) => (call as { body: { meeting?: object } }).body.meeting);
    expect(meetings).toEqual([undefined, { minutes: 60, zone: ownTimeZone(), isOverBusy: true }]);
  });

  it('is only read by others, and on a job that is not open', () => {
    show(() => <InterviewDate onJob={{ ...dated, interviewAt: null }} />, { id: 4001, role: 'super_manager' });
    expect(readAloud()).toBe('No date yet');
    cleanup();
    show(() => <InterviewDate onJob={{ ...dated, jobStatus: 'closed', interviewAt: null }} />);
    expect(readAloud()).toBe('No date yet\n[Schedule it in the calendar](/calendar?with=3001&job=5001)');
  });
});

describe('An interview that is booked with its date', () => {
  const asked = { keptAs: '5001.3001', name: 'Priya Iyer', busy: false, onClose: () => {} };
  const onConfirm = vi.fn();
  beforeEach(() => vi.resetAllMocks());
  const link = 'https://meet.example.com/abc';
  const linkField = () => screen.getByLabelText<HTMLInputElement>(/^Link to join/);
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const tickOnline = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Meet online' }));
  const askMove = () =>
    show(() => <MoveDialog {...asked} question="interview" to="first_interview_scheduled" onConfirm={onConfirm} />);
  const askDate = () => {
    show(() => <InterviewDate onJob={{ ...onJob({ interviewAt: null }), jobStatus: 'signed' }} />);
    press('Set date');
  };

  it('is online with a link and a comment where the manager says so with the move (PLUS-52)', () => {
    askMove();
    expect(screen.queryByRole('checkbox', { name: 'Meet online' })).toBeNull();
    type(/^Interview on/, '2036-03-09T15:00');
    tickOnline();
    screen.getByText(/^Without a link nobody can hear you here/);
    type(/^Link to join/, 'meet.example.com/abc');
    press('Move');
    screen.getByText('Must be a whole address that begins with https://');
    expect(onConfirm).not.toHaveBeenCalled();
    type(/^Link to join/, ` ${link} `);
    type(/^Comment/, ' Bring the card ');
    press('Move');
    const meeting = { minutes: 60, zone: 'UTC', isOnline: true, joinLink: link, comment: 'Bring the card' };
    expect(onConfirm.mock.calls[0]?.[0]).toMatchObject({ meeting });
    tickOnline();
    press('Move');
    expect(onConfirm.mock.calls[1]?.[0].meeting).toEqual({ minutes: 60, zone: 'UTC', comment: 'Bring the card' });
  });

  it('is online with a changed date, too; the next one begins with the link (PLUS-52)', async () => {
    fakeApi.changeInterviewDate.mockResolvedValue({ data: onJob() });
    askDate();
    type(/^Interview on/, '2036-03-09T15:00');
    tickOnline();
    type(/^Link to join/, link);
    press('Save date');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.at(-1)).toMatchObject([
      'changeInterviewDate',
      { body: { meeting: { minutes: 60, isOnline: true, joinLink: link } } },
    ]);
    cleanup();
    askMove();
    type(/^Interview on/, '2036-03-09T15:00');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Meet online' }).checked).toBe(false);
    tickOnline();
    expect(linkField().value).toBe(link);
  });

  it.each([
    ['a move', askMove],
    ['a date', askDate],
  ])('keeps what was typed of %s until it is sent (PLUS-57)', (_of, ask) => {
    ask();
    type(/^Interview on/, '2036-03-09T15:00');
    tickOnline();
    type(/^Link to join/, link);
    type(/^Comment/, 'Bring the card');
    cleanup();
    ask();
    expect(screen.getByLabelText<HTMLInputElement>(/^Interview on/).value).toBe('2036-03-09T15:00');
    expect(linkField().value).toBe(link);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('Bring the card');
  });
});
