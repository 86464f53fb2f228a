// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { useMenuCounts } from '../../../web/app/frames/menu-counts.ts';
import { useAccount } from '../../../web/common/account/account.ts';
import { ComingInterviews } from '../../../web/features/calendar/components/coming-interviews.tsx';
import { meetingsLeftOn, readRange } from '../../../web/features/calendar/model/shown-range.ts';
import { aManagerAccount, renderSignedIn } from '../support/render-signed-in.tsx';
import { respondToCalls } from '../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const now = Date.parse('2026-11-24T15:00:00.000Z');
const span = (start: string) => ({
  start: `${start}:00.000Z`,
  end: new Date(Date.parse(`${start}:00.000Z`) + 1_800_000).toISOString(),
});
const entry = (id: number, start: string, kind = 'meeting') => ({
  id,
  kind: kind as 'meeting',
  title: 'Interview with Priya Iyer',
  ...span(start),
  rendering: null,
  other: null,
  job: null,
  isOnline: false,
});

beforeEach(() => {
  beginSession(token, true);
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => endSession());

function Menu() {
  const account = useAccount();
  const { calendar } = useMenuCounts(account);
  return (
    <p>
      {account.firstName} has {calendar} today
    </p>
  );
}

it.each([
  ['manager', 1],
  ['candidate', 1],
  ['recruiter', 1],
  ['super_manager', 0],
] as [Role, number][])(
  'A %s who has signed in sees the profile’s name, and where there is a calendar how many interviews are left today, read with one call (AUTH-61, AUTH-62)',
  async (role, times) => {
    const { from, to } = readRange('2026-11-24', aManagerAccount.timeZone!);
    const address = `/api/calendar/events?${new URLSearchParams({ from, to })}`;
    const items = [entry(1, '2026-11-24T13:00'), entry(2, '2026-11-24T16:00'), entry(3, '2026-11-25T16:00')];
    const sent = respondToCalls({ [`GET ${address}`]: { body: { data: items } } });
    const account = { role } satisfies Partial<Account>;
    renderSignedIn(Menu, { path: '/dashboard', at: '/dashboard', account });
    expect(await screen.findByText(`Daniel has ${times} today`)).toBeTruthy();
    await waitFor(() => expect(sent.some(({ address: called }) => called.startsWith('/api/notifications'))).toBe(true));
    expect(sent.filter(({ address: called }) => called.startsWith('/api/calendar/'))).toHaveLength(times);
  },
);

it('A recruiter’s dashboard loads the interviews of their candidates with one call, and shows them in the recruiter’s own zone, soonest first (AUTH-62, CAL-40)', async () => {
  const person = { id: 9, firstName: 'Priya', lastName: 'Iyer', avatar: null };
  const interview = { zone: 'UTC', candidate: person, manager: { ...person, id: 8, firstName: 'Daniel' } };
  const data = [
    { ...interview, id: 1, ...span('2026-11-24T14:00'), job: null, isOnline: false },
    { ...interview, id: 2, ...span('2026-11-25T16:00'), job: { id: 70, title: 'Night nurse' }, isOnline: true },
  ];
  const sent = respondToCalls({ 'GET /api/recruiter/interviews': { body: { data } } });
  renderSignedIn(ComingInterviews, { path: '/dashboard', at: '/dashboard', account: { role: 'recruiter' } });
  const shown = await screen.findByRole('listitem');
  expect(shown.textContent).toBe(
    'Priya Iyerwith Daniel Iyer, Night nurseWednesday, November 25, 11:00 AM to 11:30 AM EST',
  );
  expect(sent.filter(({ address }) => address === '/api/recruiter/interviews')).toHaveLength(1);
});

it('Interviews left today are those that are not over on the clock of the reader', () => {
  const late = [entry(1, '2026-11-25T04:30'), entry(2, '2026-11-25T05:30'), entry(3, '2026-11-24T20:00', 'own')];
  expect(meetingsLeftOn(late, now, 'America/New_York')).toBe(1);
  expect(meetingsLeftOn(late, now, 'UTC')).toBe(0);
});
