// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ComingInterviews,
  InterviewsThisWeek,
} from '../../../../web/features/calendar/components/coming-interviews.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Iyer', avatar: null });
const interview = (id: number, start: string, end: string, job: object | null = { id: 70, title: 'Night nurse' }) => ({
  id,
  candidate: person(9, 'Priya'),
  manager: person(8, 'Daniel'),
  job,
  start: `2026-11-24T${start}:00.000Z`,
  end: `2026-11-24T${end}:00.000Z`,
});
const show = () => renderSignedIn(ComingInterviews, { path: '/dashboard', account: { role: 'recruiter' } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T15:00:00.000Z') });
  fakeApi.listInterviews.mockReset();
});

it('The next interviews say who meets whom, for what and when, and lead to the candidate on the job', async () => {
  fakeApi.listInterviews.mockResolvedValue({
    data: [interview(1, '14:30', '15:00'), interview(2, '14:45', '15:15'), interview(3, '16:00', '16:30', null)],
  });
  const { container } = show();
  await screen.findAllByRole('listitem');
  expect(linesOf(container)).toEqual([
    'h2: Next interviews of your candidates',
    'li: Priya Iyerwith Daniel Iyer, Night nurseTuesday, November 24, 9:45 AM to 10:15 AM EST',
    'link: Priya Iyer → /jobs/70/candidates/9',
    'li: Priya Iyerwith Daniel IyerTuesday, November 24, 11:00 AM to 11:30 AM EST',
  ]);
});

it('Of many next interviews four are shown and the others counted, and there is no card of none', async () => {
  const many = Array.from({ length: 6 }, (_, at) => interview(at + 1, '16:00', '16:30'));
  fakeApi.listInterviews.mockResolvedValueOnce({ data: many }).mockResolvedValueOnce({ data: many.slice(0, 4) });
  fakeApi.listInterviews.mockResolvedValue({ data: [interview(1, '14:30', '15:00')] });
  const { container } = show();
  expect(await screen.findByText('And 2 later.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  sayLive('calendar');
  await vi.waitFor(() => expect(screen.queryByText(/later\.$/)).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  sayLive('calendar');
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});

it('The interviews of a manager’s next seven days lead to their meetings, without times away and what is over or later', async () => {
  const entry = (id: number, day: string, over: object = {}) => ({
    id,
    kind: 'meeting',
    title: 'Interview with Priya Iyer',
    start: `${day}T16:00:00.000Z`,
    end: `${day}T16:30:00.000Z`,
    rendering: null,
    other: person(9, 'Priya'),
    job: { id: 70, title: 'Night nurse' },
    isOnline: false,
    ...over,
  });
  fakeApi.listCalendar.mockResolvedValue({
    data: [
      entry(1, '2026-11-23'),
      entry(5, '2026-11-30'),
      entry(2, '2026-11-24'),
      entry(3, '2026-11-25', { kind: 'away', other: null, job: null, rendering: 'background' }),
      entry(4, '2026-12-03'),
    ],
  });
  const { container } = renderSignedIn(InterviewsThisWeek, { path: '/dashboard', account: { role: 'manager' } });
  await screen.findAllByRole('listitem');
  expect(linesOf(container)).toEqual([
    'h2: Interviews in the next seven days',
    'li: Priya IyerNight nurseTuesday, November 24, 11:00 AM to 11:30 AM EST',
    'link: Priya Iyer → /calendar?date=2026-11-24&event=2',
    'li: Priya IyerNight nurseMonday, November 30, 11:00 AM to 11:30 AM EST',
    'link: Priya Iyer → /calendar?date=2026-11-30&event=5',
  ]);
});
