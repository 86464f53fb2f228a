// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../../shared/model/application.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateDashboard } from '../../../../web/features/dashboards/components/candidate-dashboard.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

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
  fakeApi.listCandidateJobs.mockImplementation(async ({ query }) =>
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

async function shown(): Promise<string> {
  const { container } = show();
  await vi.waitFor(() => expect(container.querySelector('.dashboard-coming, .ui-skeleton')).toBeNull());
  const counts = [...container.querySelectorAll('.ui-stat')].map(({ textContent }) => `count: ${textContent}`);
  return [...counts, ...linesOf(container)].join('\n');
}

beforeEach(() => void fakeApi.listCandidateJobs.mockReset());

describe('The candidate’s dashboard', () => {
  it('offers a week, a month and a year, and not all time (DASH-37)', async () => {
    given({});
    show();
    expect(await screen.findByRole('button', { name: 'Week' })).toBeTruthy();
    const times = screen.getByRole('group', { name: 'Time' }).textContent;
    expect(times).toBe('WeekMonthYear');
  });

  it('has what waits, counts with their lists, jobs of four kinds with their state, news and invitations', async () => {
    const paid = { ...job, rateFrom: 60, rateCurrency: 'USD' };
    given(
      {
        assigned: [own({ id: 1, job: { ...paid, id: 1 } as never })],
        applied: [own({ id: 2, jobStatus: 'closed' }), own({ id: 3, job: { ...job, id: 3, client: null } as never })],
        favorite: [own()],
        recommended: [own(), own({ id: 7, job: { ...job, id: 7 } as never })],
      },
      1700,
    );
    expect(await shown()).toMatchInlineSnapshot(`
      "count: Jobs1,700
      count: Under way1
      count: Applied2
      count: Favourites1
      count: Recommended2
      h1: Hello
      button: Week
      button: Month
      button: Year
      link: Find jobs → /find-jobs
      p: What waits
      link: 1,700, Jobs → /jobs
      link: 1, Under way → /jobs?scope=assigned&range=week
      link: 2, Applied → /jobs?scope=applied&range=week
      link: 1, Favourites → /jobs?scope=favorite&range=week
      link: 2, Recommended → /jobs?scope=recommended&range=week
      h2: Under way
      link: Show all → /jobs?scope=assigned&range=week
      li: ICU nurseMeridian Health · Remote · from $60/h
      link: ICU nurseMeridian Health · Remote · from $60/h → /jobs/view/1
      h2: Applied
      link: Show all → /jobs?scope=applied&range=week
      li: ICU nurseMeridian Health · RemoteClosed
      link: ICU nurseMeridian Health · Remote → /jobs/view/5001
      li: ICU nurseConfidential client · Remote
      link: ICU nurseConfidential client · Remote → /jobs/view/3
      h2: Recommended jobs
      link: Show all → /jobs?scope=recommended&range=week
      li: ICU nurseMeridian Health · Remote
      link: ICU nurseMeridian Health · Remote → /jobs/view/5001
      li: ICU nurseMeridian Health · Remote
      link: ICU nurseMeridian Health · Remote → /jobs/view/7
      h2: Favourites
      link: Show all → /jobs?scope=favorite&range=week
      li: ICU nurseMeridian Health · Remote
      link: ICU nurseMeridian Health · Remote → /jobs/view/5001
      p: News
      p: Invited by you"
    `);
  });

  it('says of each empty list why it is, and what fills it', async () => {
    given({});
    expect(await shown()).toMatchInlineSnapshot(`
      "count: Jobs1
      count: Under way0
      count: Applied0
      count: Favourites0
      count: Recommended0
      h1: Hello
      button: Week
      button: Month
      button: Year
      link: Find jobs → /find-jobs
      p: What waits
      link: 1, Jobs → /jobs
      link: 0, Under way → /jobs?scope=assigned&range=week
      link: 0, Applied → /jobs?scope=applied&range=week
      link: 0, Favourites → /jobs?scope=favorite&range=week
      link: 0, Recommended → /jobs?scope=recommended&range=week
      h2: Under way
      link: Show all → /jobs?scope=assigned&range=week
      h2: Nothing is under way
      p: Once a recruiter or the hiring manager takes up an application of yours, its progress appears here.
      h2: Applied
      link: Show all → /jobs?scope=applied&range=week
      h2: You did not apply to a job in this period
      p: Find one that fits and press Apply now.
      h2: Recommended jobs
      link: Show all → /jobs?scope=recommended&range=week
      h2: No new job fits your profile in this period
      p: Jobs are recommended by the skills, pay and place in your profile.
      h2: Favourites
      link: Show all → /jobs?scope=favorite&range=week
      h2: No favourites in this period
      p: Press a job’s star to save it for later.
      p: News
      p: Invited by you"
    `);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows one who never applied the first steps instead of lists, and still what waits and the news (DASH-36)', async () => {
    given({}, 0);
    expect(await shown()).toMatchInlineSnapshot(`
      "h1: Hello
      link: Find jobs → /find-jobs
      lead: What do you want to do first?
      p: What waits
      h2: Find a job
      p: Jobs that fit your skills, pay and location.
      link: See jobs → /jobs
      h2: Complete your profile
      p: Recruiters read it before they put you forward.
      link: Open profile → /profile
      p: News
      p: Invited by you"
    `);
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
    const answer = fakeApi.listCandidateJobs.getMockImplementation()!;
    fakeApi.listCandidateJobs.mockImplementation(async (call) => {
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
