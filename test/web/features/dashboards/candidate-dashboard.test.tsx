// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../../shared/model/application.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateDashboard } from '../../../../web/features/dashboards/components/candidate-dashboard.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const applications = vi.hoisted(() => ({ listCandidateJobs: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { applications } }));

const job = {
  id: 5001,
  title: 'ICU nurse',
  client: { companyName: 'Meridian Health' },
  city: null,
  rateFrom: null,
  rateTo: null,
  salaryFrom: null,
  salaryTo: null,
};
const own = (over: Partial<Application> = {}) => ({ id: 1, job, jobStatus: 'signed', ...over });
const listed = (data: readonly object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 6 } });

/** The lists of the time by scope; the single row asked for counts the jobs of all time. */
const given = (lists: Record<string, readonly object[]>, ever = 1) =>
  applications.listCandidateJobs.mockImplementation(async ({ query }) =>
    query.perPage === 1 ? { data: [], meta: { total: ever, page: 1, perPage: 1 } } : listed(lists[query.scope] ?? []),
  );
const show = (standing?: { word: string; meaning: 'green' }) =>
  renderSignedIn(
    () => (
      <CandidateDashboard
        title="Hello"
        standingOf={() => standing}
        invited={() => <p>Invited by you</p>}
        waiting={<p>What waits</p>}
        news={<p>News</p>}
      />
    ),
    { path: '/dashboard', account: { role: 'candidate', timeZone: 'UTC' } },
  );
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  applications.listCandidateJobs.mockReset();
});
afterEach(cleanup);

describe('The candidate’s dashboard', () => {
  it('offers a week, a month and a year, and not all time (DASH-37)', async () => {
    given({});
    show();
    expect(await screen.findByRole('button', { name: 'Week' })).toBeTruthy();
    const times = screen.getByRole('group', { name: 'Time' }).textContent;
    expect(times).toBe('WeekMonthYear');
  });

  it('says of each empty list that it is of this time or what fills it', async () => {
    given({});
    show();
    expect(await screen.findByText(/^Press a job’s star/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    const empty = ['No recruiter has put you forward', 'You did not apply', 'No favourites', 'No new job fits'];
    for (const title of empty) {
      const head = screen.getByRole('heading', { name: new RegExp(`^${title}`) });
      expect(head.nextElementSibling?.textContent, title).toMatch(/^[A-Z].{10,}\.$/);
    }
  });

  it('shows one who never applied the first steps instead of lists, and still what waits and the news (DASH-36)', async () => {
    given({}, 0);
    show();
    expect(await screen.findByRole('link', { name: 'See jobs' })).toBeTruthy();
    expect(heads()).toEqual(['Find a job', 'Complete your profile']);
    expect(screen.queryByRole('group', { name: 'Time' })).toBeNull();
    for (const part of ['What waits', 'News', 'Invited by you']) expect(screen.getByText(part)).toBeTruthy();
  });

  it('marks a closed job of a favourite without a standing, and only that', async () => {
    given({ favorite: [own({ jobStatus: 'closed' })] });
    show();
    expect(await screen.findByText('Closed')).toBeTruthy();
    cleanup();
    show({ word: 'Hired', meaning: 'green' });
    expect(await screen.findByText('Hired')).toBeTruthy();
    expect(screen.queryByText('Closed')).toBeNull();
    cleanup();
    given({ favorite: [own()] });
    show();
    expect(await screen.findByRole('list', { name: 'Favourites' })).toBeTruthy();
    expect(screen.queryByText('Closed')).toBeNull();
  });

  it('says of a list that failed that it failed, and gives no number for it', async () => {
    given({});
    const answer = applications.listCandidateJobs.getMockImplementation()!;
    applications.listCandidateJobs.mockImplementation(async (call) => {
      if (call.query.scope === 'favorite') throw new ApiError(403, 'Not now');
      return answer(call);
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Not now');
    expect(screen.queryByText(/^No favourites/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Favourites$/ })).toBeNull();
    expect(screen.getByRole('link', { name: '0, Recommended' })).toBeTruthy();
  });
});
