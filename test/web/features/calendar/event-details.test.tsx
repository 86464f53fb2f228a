// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EventDetails } from '../../../../web/features/calendar/components/event-details.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const zone = 'America/New_York';
const event = {
  id: 77,
  kind: 'meeting',
  title: 'Interview with Priya Iyer',
  start: '2027-11-24T15:00:00.000Z',
  end: '2027-11-24T15:30:00.000Z',
  zone,
  comment: null,
  candidateId: 3001,
  jobId: 5001,
  job: { id: 5001, title: 'ICU nurse' },
  zoomMeetingNumber: null,
  zoomMeetingPassword: null,
  state: 'booked',
  version: 1,
};
const onChange = vi.fn();
const onCancelled = vi.fn();

beforeEach(() => {
  onChange.mockReset();
  onCancelled.mockReset();
});

/** Opens an event that differs from a manager's interview by `over`, and waits until it is read. */
async function show(over: object = {}, role: Role = 'manager') {
  const read = { ...event, comment: 'Ward tour', ...over };
  fakeApi.readCalendarEvent.mockResolvedValue({ data: read });
  const item = { ...read, rendering: null, other: null, isOnline: false } as unknown as CalendarItem;
  renderSignedIn(
    () => <EventDetails item={item} zone={zone} onClose={() => {}} onChange={onChange} onCancelled={onCancelled} />,
    { path: '/calendar', account: { role } },
  );
  const dialog = within(screen.getByRole('dialog', { name: event.title }));
  await dialog.findByText('Ward tour');
  return dialog;
}

describe('The details of an event', () => {
  it.each([
    ['meeting', 'booked', 'manager', true],
    ['meeting', 'booked', 'candidate', false],
    ['meeting', 'cancelled', 'manager', false],
    ['own', 'booked', 'candidate', true],
    ['own', 'cancelled', 'candidate', false],
    ['away', 'booked', 'manager', true],
    ['away', 'cancelled', 'manager', false],
  ] satisfies [CalendarKind, string, Role, boolean][])(
    'of kind %s that is %s offer a %s to change and remove it: %s (CAL-16, CAL-17)',
    async (kind, state, role, may) => {
      const dialog = await show({ kind, state }, role);
      expect(dialog.queryByRole('button', { name: 'Move or change' }) !== null).toBe(may);
      const removal = /^(Cancel the interview|Remove the event|I am available again)$/;
      expect(dialog.queryByRole('button', { name: removal }) !== null).toBe(may);
    },
  );

  it.each([
    ['manager', 5001, true],
    ['manager', null, false],
    ['candidate', 5001, false],
  ] as const)('lead a %s on job %s to the candidate on it: %s', async (role, jobId, leads) => {
    const dialog = await show({ jobId }, role);
    const links = dialog.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(leads ? ['/jobs/5001/candidates/3001'] : []);
  });

  it('lead to the room of an online interview, with its number and password (SHELL-62)', async () => {
    const dialog = await show({ zoomMeetingNumber: '123456', zoomMeetingPassword: 'secret42' }, 'candidate');
    expect(dialog.getByText('123456').parentElement?.textContent).toContain('secret42');
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/zoom?number=77');
  });

  it('repeat its time only in another zone than the reader’s (CAL-27)', async () => {
    const dialog = await show();
    expect(dialog.getAllByText(/10:00 AM to 10:30 AM EST/)).toHaveLength(1);
    expect(dialog.queryByText(/^In /)).toBeNull();
    cleanup();
    const other = await show({ zone: 'Asia/Kolkata' });
    expect(other.getByText('In Kolkata').nextSibling?.textContent).toContain('8:30 PM to 9:00 PM GMT+5:30');
  });

  it('pass the event on to be changed', async () => {
    const dialog = await show();
    await userEvent.click(dialog.getByRole('button', { name: 'Move or change' }));
    expect(onChange.mock.calls).toEqual([[expect.objectContaining({ id: 77, version: 1 })]]);
  });

  it('stay and say why when the event could not be removed', async () => {
    fakeApi.cancelMeeting.mockRejectedValue(new ApiError(409, 'It has begun'));
    const dialog = await show();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the interview' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel it and tell both' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('It has begun');
    expect(onCancelled).not.toHaveBeenCalled();
  });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
describe('The details of an event that is read', () => {
  async function details(over: object, role: 'manager' | 'candidate' = 'manager') {
    const read = { ...event, title: 'Dentist', comment: 'Bring the card', ...over };
    fakeApi.readCalendarEvent.mockResolvedValue({ data: read });
    renderSignedIn(
      () => (
        <EventDetails
          item={read as unknown as CalendarItem}
          zone={zone}
          onClose={() => {}}
          onChange={onChange}
          onCancelled={onCancelled}
        />
      ),
      { path: '/calendar', account: { role } },
    );
    await vi.waitFor(() => expect(document.querySelector('.ui-skeleton')).toBeNull());
    return linesOf(screen.getByRole('dialog'));
  }

  it('say all that is known, and nothing of what is not', async () => {
    const online = { zoomMeetingNumber: '123', zoomMeetingPassword: 'secret', zone: 'Asia/Kolkata' };
    expect((await details(online)).join('\n')).toMatchInlineSnapshot(`
      "h2: Dentist
      p: Wednesday, November 24, 10:00 AM to 10:30 AM EST
      button: Close
      dt: In Kolkata
      dd: Wednesday, November 24, 8:30 PM to 9:00 PM GMT+5:30
      dt: Job
      dd: ICU nurse
      dt: Online
      dd: Number 123, password secret
      dd: Open the room
      link: Open the room → /zoom?number=77
      dt: Comment
      dd: Bring the card
      dd: Open the candidate on this job
      link: Open the candidate on this job → /jobs/5001/candidates/3001
      button: Cancel the interview
      button: Move or change"
    `);
    cleanup();
    const bare = { job: null, jobId: null, comment: null, kind: 'own' };
    expect((await details(bare, 'candidate')).join('\n')).toMatchInlineSnapshot(`
      "h2: Dentist
      p: Wednesday, November 24, 10:00 AM to 10:30 AM EST
      button: Close
      button: Remove the event
      button: Move or change"
    `);
    cleanup();
    expect(await details({ candidateId: null })).not.toContainEqual(expect.stringContaining('Open the candidate'));
  });

  it.each([
    ['meeting', 'Cancel the interview', 'Cancel it and tell both', 'cancelMeeting'],
    ['own', 'Remove the event', 'Remove it', 'removeOwnEvent'],
    ['away', 'I am available again', 'Remove the time away', 'removeUnavailability'],
  ] as const)('ask again before a %s is taken away, in the colour of danger', async (kind, ask, sure, call) => {
    fakeApi[call].mockResolvedValue({ data: { id: 77 } });
    await details({ kind });
    expect(screen.getByRole('button', { name: ask }).dataset['kind']).toBe('quiet');
    press(ask);
    expect(screen.getByRole('button', { name: sure }).dataset['kind']).toBe('danger');
    expect(fakeApi[call]).not.toHaveBeenCalled();
    press(sure);
    await vi.waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
    expect(fakeApi[call].mock.calls).toEqual([[{ params: { eventId: 77 } }]]);
  });

  it('that could not be read are read on another try', async () => {
    fakeApi.readCalendarEvent.mockRejectedValueOnce(new Error('offline'));
    const item = { ...event } as unknown as CalendarItem;
    fakeApi.readCalendarEvent.mockResolvedValue({ data: { ...event, comment: 'Bring the card' } });
    renderSignedIn(
      () => <EventDetails item={item} zone={zone} onClose={() => {}} onChange={onChange} onCancelled={onCancelled} />,
      { path: '/calendar' },
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The event could not be read\. /);
    expect(screen.queryByRole('button', { name: 'Move or change' })).toBeNull();
    press('Try again');
    expect(await screen.findByText('Bring the card')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
