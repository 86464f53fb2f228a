// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeaderboardRow } from '../../../../shared/model/dashboard.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { LeaderboardPage } from '../../../../web/features/dashboards/pages/leaderboard.tsx';
import { sayLive } from '../../support/live-listeners.ts';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const call = (range: string, page = 1) => `GET /api/recruiter/leaderboard?${range}zone=Asia%2FKathmandu&page=${page}`;
const month = call('range=month&');

const row = (place: number, personId: number, name: string | null, points: number) => ({
  place,
  personId,
  name,
  points,
});
const board = (data: LeaderboardRow[], mine: object | null, meta: object = {}) => ({
  body: { data, meta: { total: data.length, page: 1, perPage: 25, mine, ...meta } },
});

function opened(answers: Parameters<typeof respondToCalls>[0]): void {
  respondToCalls(answers);
  renderPage(
    () => (
      <AccountContext value={{ id: 5, role: 'recruiter', timeZone: 'Asia/Kathmandu' } as Account}>
        <LeaderboardPage />
      </AccountContext>
    ),
    '/leaderboard',
  );
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Recruiters by points' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => beginSession(token, true));
afterEach(endSession);

describe('The leaderboard', () => {
  it('has recruiters by points, page by page, marks the reader’s own row and follows what is counted', async () => {
    const answers = {
      [month]: board(
        [row(1, 7, 'Ada Mbeki', 900), row(2, 8, null, 400)],
        { place: 3, points: 1 },
        { total: 3, perPage: 2 },
      ),
      [call('range=month&', 2)]: board(
        [row(3, 5, 'Ben Cole', 1)],
        { place: 3, points: 1 },
        { total: 3, perPage: 2, page: 2 },
      ),
    };
    opened(answers);
    expect(await lines()).toEqual(['1. Ada Mbeki900 points', '2. A former recruiter400 points']);
    screen.getByText('You are in place 3 with 1 point');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await screen.findByText(/Ben Cole/)).closest('li')?.getAttribute('aria-current')).toBe('true');
    answers[month] = board([row(1, 5, 'Ben Cole', 1000)], { place: 1, points: 1000 });
    sayLive('figures');
    await screen.findByText('You are in place 1 with 1,000 points');
  });

  it('says what a period without points has, and has other periods', async () => {
    opened({
      [month]: board([], null),
      [call('range=year&')]: board([row(1, 5, 'Ben Cole', 1)], { place: 1, points: 1 }),
    });
    await screen.findByText('No points in this period.');
    screen.getByText('You have no points in this period');
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Year' }));
    expect(await lines()).toEqual(['1. Ben Cole (you)1 point']);
  });
});
