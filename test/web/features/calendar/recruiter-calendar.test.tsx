// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarPage } from '../../../../web/features/calendar/pages/calendar.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const entry = {
  rendering: null,
  start: '2027-11-24T15:00:00.000Z',
  end: '2027-11-24T15:45:00.000Z',
  other: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  isOnline: true,
};
const interview = {
  ...entry,
  id: 1,
  kind: 'interview',
  title: 'Priya Iyer meets Daniel Reyes',
  job: { id: 5001, title: 'ICU nurse' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-11-20T12:00:00.000Z'), toFake: ['Date'] });
});

async function open(items: object[]) {
  fakeApi.listCalendar.mockResolvedValue({ data: items });
  const at = '/calendar?view=agenda&date=2027-11-24';
  renderSignedIn(CalendarPage, { path: '/calendar', at, account: { role: 'recruiter' } });
  await screen.findAllByText(items.length > 0 ? /Priya Iyer meets/ : 'Nothing in this month');
}

describe('A recruiter’s calendar', () => {
  it('opens an interview of a candidate whom they put forward without reading it, and offers no change (PLUS-48)', async () => {
    await open([interview]);
    fireEvent.click(screen.getByRole('button', { name: /Priya Iyer meets Daniel Reyes/ }));
    const dialog = screen.getByRole('dialog', { name: interview.title });
    expect(linesOf(dialog)).toEqual([
      'h2: Priya Iyer meets Daniel Reyes',
      'p: Wednesday, November 24, 10:00 AM to 10:45 AM EST',
      'button: Close',
      'dt: Job',
      'dd: ICU nurse',
      'dt: Where',
      'dd: Online, in a room for the two',
      'p: The manager and the candidate can move or cancel it; your calendar follows.',
      'link: Open the candidate on this job → /jobs/5001/candidates/3001',
    ]);
    expect(fakeApi.readCalendarEvent.mock.calls).toEqual([]);
  });

  it('says of a meeting without a job and room that the two agree where it is, and leads nowhere', async () => {
    await open([{ ...interview, job: null, isOnline: false }]);
    fireEvent.click(screen.getByRole('button', { name: /Priya Iyer meets/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('As the two agree')).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('adds events of the recruiter’s own, and says what appears in an empty month (PLUS-48)', async () => {
    await open([]);
    expect(
      screen.getByText('Interviews of candidates whom you put forward and your own events appear here.'),
    ).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Add event' })[0]!);
    expect(screen.getByRole('dialog', { name: 'Add an event' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark unavailable' })).toBeNull();
  });

  it('offers times for a first call, which is about no job (PLUS-48)', async () => {
    const priya = entry.other;
    fakeApi.listMeetingCandidates.mockResolvedValue({ data: [priya] });
    fakeApi.listBookingOffers.mockResolvedValue({ data: [] });
    fakeApi.offerTimes.mockResolvedValue({ data: { candidate: priya } });
    await open([interview]);
    fireEvent.click(screen.getByRole('button', { name: 'Offer times' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Offer times for a first call' }));
    await dialog.findByRole('option', { name: 'Priya Iyer' });
    expect(dialog.queryByLabelText(/^Job/)).toBeNull();
    expect(dialog.getByLabelText(/Most calls a day/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Candidate/), { target: { value: '3001' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('Priya Iyer gets a mail with the link to choose a time');
    expect(fakeApi.offerTimes.mock.lastCall).toMatchObject([{ body: { candidateId: 3001, jobId: null } }]);
    expect(fakeApi.listMeetingJobs.mock.calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Offer times' }));
    const again = within(screen.getByRole('dialog', { name: 'Offer times for a first call' }));
    expect(again.getByLabelText<HTMLSelectElement>(/^Candidate/).value).toBe('');
  });

  it('opens a booked call, which the recruiter cancels (PLUS-48)', async () => {
    const call = { ...entry, id: 77, kind: 'meeting', title: 'Call with Priya Iyer meets', job: null };
    const facts = { comment: null, candidateId: 3001, jobId: null, zone: 'UTC', state: 'booked', version: 1 };
    fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...call, ...facts, isCall: true } });
    fakeApi.cancelMeeting.mockResolvedValue({ data: { id: 77 } });
    await open([call, interview]);
    fireEvent.click(screen.getByRole('button', { name: /Call with/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the call' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel it and tell both' }));
    await screen.findByText('The call is cancelled');
    expect(fakeApi.cancelMeeting.mock.lastCall).toEqual([{ params: { eventId: 77 } }]);
  });
});
