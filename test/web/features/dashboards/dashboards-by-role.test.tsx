// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ManagerDashboard } from '../../../../web/features/dashboards/components/manager-dashboard.tsx';
import { RecruiterDashboard } from '../../../../web/features/dashboards/components/recruiter-dashboard.tsx';
import { SuperManagerDashboard } from '../../../../web/features/dashboards/components/super-manager-dashboard.tsx';
import { linesOf } from '../../support/page-lines.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

/** What each list responds with, by its name and first word of its query. */
const answers = vi.hoisted(() => ({ of: {} as Record<string, { rows: object[]; total: number } | Error | 'never'> }));
vi.mock('../../../../web/api/api.ts', () => {
  const list = (name: string) => async (args: { query: Record<string, unknown> }) => {
    const { status, perPage } = args.query;
    const answer = answers.of[[name, status, perPage === 1 ? '#' : ''].filter(Boolean).join(' ')];
    if (answer === 'never') return new Promise(() => {});
    if (answer instanceof Error) throw answer;
    const { rows, total } = answer ?? { rows: [], total: 0 };
    return { data: rows, meta: { total, page: 1, perPage } };
  };
  const counters = async () => ({ data: { now: { open: 1204, onHold: 0, closed: 7 } } });
  const calls = new Proxy({}, { get: (_, name) => (name === 'readJobCounters' ? counters : list(String(name))) });
  return { api: new Proxy({}, { get: () => calls }) };
});

const job = (id: number, over: object = {}) => ({
  id,
  title: `Job ${id}`,
  client: { companyName: 'Meridian' },
  city: null,
  points: id,
  candidatesCount: id - 1,
  createdAt: '2026-03-01T12:00:00.000Z',
  rateFrom: 60,
  rateTo: null,
  rateCurrency: 'USD',
  salaryFrom: null,
  salaryTo: null,
  ...over,
});
const some = (total: number, ...rows: object[]) => ({ rows, total });
const part = (name: string) => <p>The {name}</p>;

async function shown(Page: () => ReactNode, account: Partial<Account> = {}): Promise<string> {
  const { container } = renderSignedIn(Page, { path: '/dashboard', account: { timeZone: 'UTC', ...account } });
  await vi.waitFor(() => expect(container.querySelector('.dashboard-coming, .ui-skeleton')).toBeNull());
  const counts = [...container.querySelectorAll('.ui-stat')].map(({ textContent }) => `count: ${textContent}`);
  return [...counts, ...linesOf(container)].join('\n');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00Z') });
  answers.of = {};
});

describe('The dashboard of a manager', () => {
  const Page = () => (
    <ManagerDashboard title="Hello" waiting={part('wait')} asked={part('asked')} news={part('news')} />
  );

  it('has what waits, counts with their lists, the newest jobs with their people, news and figures (DASH-01, DASH-16)', async () => {
    answers.of = {
      'listJobs signed': some(62, job(1, { client: null }), job(2), job(1501)),
      'listJobs on_hold #': some(2),
      'listJobs closed #': some(1204),
    };
    expect(await shown(Page)).toMatchInlineSnapshot(`
      "count: Open jobs62
      count: On hold2
      count: Closed jobs1,204
      h1: Hello
      button: Today
      button: Reports
      link: Post job → /jobs/new
      p: The wait
      p: The asked
      link: 62, Open jobs → /jobs
      link: 2, On hold → /jobs?status=on_hold
      link: 1,204, Closed jobs → /jobs?status=closed
      h2: Newest open jobs
      link: All jobs → /jobs
      li: Job 1Confidential client · RemoteNo one yet1st Mar 2026
      link: Job 1Confidential client · Remote → /jobs/view/1
      li: Job 2Meridian · Remote1 candidate1st Mar 2026
      link: Job 2Meridian · Remote → /jobs/view/2
      link: 1 candidate → /jobs/2/candidates
      li: Job 1501Meridian · Remote1,500 candidates1st Mar 2026
      link: Job 1501Meridian · Remote → /jobs/view/1501
      link: 1,500 candidates → /jobs/1501/candidates
      p: The news"
    `);
  });

  it('says what to do where no job is open but some were', async () => {
    answers.of = { 'listJobs closed #': some(1) };
    expect(await shown(Page)).toMatchInlineSnapshot(`
      "count: Open jobs0
      count: On hold0
      count: Closed jobs1
      h1: Hello
      button: Today
      button: Reports
      link: Post job → /jobs/new
      p: The wait
      p: The asked
      link: 0, Open jobs → /jobs
      link: 0, On hold → /jobs?status=on_hold
      link: 1, Closed jobs → /jobs?status=closed
      h2: Newest open jobs
      link: All jobs → /jobs
      h2: No job is open
      p: Post a job, or resume one that is on hold.
      p: The news"
    `);
  });

  it('has first steps, news and what others ask where there never was a job', async () => {
    expect(await shown(Page)).toMatchInlineSnapshot(`
      "h1: Hello
      lead: What do you want to do first?
      p: The asked
      h2: Post a job
      p: Everybody finds it as soon as you post it, and you see who applies from the first one on.
      link: Post a job → /jobs/new
      h2: Invite recruiters
      p: They see your jobs as soon as they are posted and put candidates forward. You set what a hire earns them.
      link: Open recruiters → /manager/recruiters
      h2: Add a client
      p: If you hire for another company, candidates see its name on the jobs that you post for it.
      link: Open clients → /clients
      p: The news"
    `);
  });

  it('has neither lists nor first steps nor figures while it is not known which', async () => {
    answers.of = { 'listJobs on_hold #': 'never' };
    const { container } = renderSignedIn(Page, { path: '/dashboard' });
    await vi.waitFor(() => expect(screen.getAllByText('0')).toHaveLength(2));
    // It is hidden until the reader has waited long.
    const said = [...container.querySelectorAll('.dashboard-coming ~ * :is(h2, p), .ui-page :is(h2, p)')];
    expect(said.map(({ textContent }) => textContent)).toEqual(['The asked', 'Newest open jobs', 'The news']);
    expect(container.querySelectorAll('.ui-card .ui-skeleton-row').length).toBeGreaterThan(0);
  });

  it('shows dashes for counts and a way to try again for a list that failed', async () => {
    const failed = new ApiError(403, 'Not now');
    answers.of = { 'listJobs signed': failed, 'listJobs on_hold #': failed };
    expect(await shown(Page)).toMatchInlineSnapshot(`
      "count: Open jobs–
      count: On hold–
      count: Closed jobs0
      h1: Hello
      button: Today
      button: Reports
      link: Post job → /jobs/new
      p: The wait
      p: The asked
      link: 0, Closed jobs → /jobs?status=closed
      h2: Newest open jobs
      link: All jobs → /jobs
      h2: This list could not be loaded
      p: Not now
      button: Try again
      p: The news"
    `);
    expect(screen.getAllByTitle('Could not be loaded')).toHaveLength(2);
    answers.of = { 'listJobs signed': some(1, job(2)) };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Job 2/ })).toBeTruthy();
  });
});

describe('The dashboard of a recruiter', () => {
  const page = (invitationsPending: boolean) => () => (
    <RecruiterDashboard
      title="Hello"
      invitations={part('invitations')}
      invitationsPending={invitationsPending}
      waiting={part('wait')}
      points={part('points')}
      invited={part('invited')}
      interviews={part('interviews')}
      news={part('news')}
    />
  );
  const managed = { role: 'recruiter', hasManagers: true, isInternal: false } as const;
  const alone = { ...managed, hasManagers: false };

  it('has invitations and what waits first, then counts with their lists, jobs in progress, interviews and figures', async () => {
    answers.of = {
      'listSelfAssignments #': some(11),
      'listRecruiterJobs in_progress': some(22, job(1), job(1500)),
      'listRecruiterJobs new #': some(40),
    };
    expect(await shown(page(false), managed)).toMatchInlineSnapshot(`
      "count: Waiting for your decision11
      count: Jobs in progress22
      count: New jobs40
      h1: Hello
      button: Today
      button: Reports
      p: The invitations
      p: The wait
      link: 11, Waiting for your decision → #applications
      link: 22, Jobs in progress → /jobs?status=in_progress
      link: 40, New jobs → /jobs
      p: The points
      h2: Jobs in progress
      link: All in progress → /jobs?status=in_progress
      li: Job 1Meridian · Remote1 point
      link: Job 1Meridian · Remote → /jobs/view/1
      li: Job 1500Meridian · Remote1,500 points
      link: Job 1500Meridian · Remote → /jobs/view/1500
      p: The interviews
      p: The news
      p: The invited"
    `);
  });

  it('says when a job gets there where none is in progress', async () => {
    answers.of = { 'listRecruiterJobs closed #': some(1) };
    expect(await shown(page(false), alone)).toMatchInlineSnapshot(`
      "count: Waiting for your decision0
      count: Jobs in progress0
      count: New jobs0
      h1: Hello
      button: Today
      button: Reports
      p: The invitations
      p: The wait
      link: 0, Jobs in progress → /jobs?status=in_progress
      link: 0, New jobs → /jobs
      p: The points
      h2: Jobs in progress
      link: All in progress → /jobs?status=in_progress
      h2: No jobs in progress
      p: A job moves here when you put a candidate forward.
      p: The interviews
      p: The news
      p: The invited"
    `);
  });

  it('has only first steps without work, and no counts without managers', async () => {
    expect(await shown(page(false), managed)).toMatchInlineSnapshot(`
      "count: Waiting for your decision0
      count: Jobs in progress0
      count: New jobs0
      h1: Hello
      lead: What do you want to do first?
      p: The invitations
      link: 0, Jobs in progress → /jobs?status=in_progress
      link: 0, New jobs → /jobs
      p: The points
      h2: Review applications
      p: Candidates who applied are waiting for you to put them forward.
      link: Open jobs → /jobs
      h2: Find candidates
      p: Search by skill, pay and place.
      link: Search candidates → /recruiter/candidates
      h2: Complete your profile
      p: Your name and picture appear next to everyone you put forward.
      link: Open profile → /profile
      p: The interviews
      p: The news
      p: The invited"
    `);
    cleanup();
    expect(await shown(page(false), alone)).toMatchInlineSnapshot(`
      "h1: Hello
      lead: What do you want to do first?
      p: The invitations
      h2: Upload resumes
      p: Whom you know is found beside the others, and is yours to put forward.
      link: Add resumes → /resumes/add
      h2: Find jobs with points
      p: Ask the managers of open jobs to work with you. A hire earns you bounty points.
      link: Find work → /recruiter/market
      h2: Publish your page
      p: Managers who invite you and candidates whom you write to read it first.
      link: Write your page → /profile
      p: The interviews
      p: The news
      p: The invited"
    `);
    cleanup();
    expect(await shown(page(false), { ...alone, isInternal: true })).toContain('count: New jobs0');
  });

  it.each([
    'listSelfAssignments #',
    'listRecruiterJobs in_progress',
    'listRecruiterJobs new #',
    'listRecruiterJobs closed #',
  ])('of one without managers has no list or first step before it is known which: %s', async (call) => {
    answers.of = { [call]: 'never' };
    renderSignedIn(page(false), { path: '/dashboard', account: alone });
    await screen.findByText('The news');
    await vi.waitFor(() => expect(document.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(0));
    expect(screen.getAllByText(/^The /).map(({ textContent }) => textContent)).toEqual([
      'The invitations',
      'The news',
      'The invited',
    ]);
  });

  it.each([{ hasManagers: true }, { isInternal: true }])('shows lists while counts still come to %o', async (over) => {
    answers.of = { 'listRecruiterJobs new #': 'never' };
    renderSignedIn(page(false), { path: '/dashboard', account: { ...alone, ...over } });
    expect(await screen.findByText('No jobs in progress')).toBeTruthy();
    expect(screen.getByText('The interviews')).toBeTruthy();
  });

  it.each(['listSelfAssignments #', 'listRecruiterJobs in_progress', 'listRecruiterJobs new #'])(
    'of one without managers counts while anything is left of former ones: %s',
    async (call) => {
      answers.of = { [call]: some(1) };
      expect(await shown(page(false), alone)).toMatch(/^count: Waiting for your decision/);
    },
  );

  it('hides what is below invitations until these have come', async () => {
    answers.of = { 'listRecruiterJobs in_progress': some(22, job(1)) };
    const { container } = renderSignedIn(page(true), { path: '/dashboard', account: managed });
    await screen.findByText('22');
    expect(linesOf(container).filter((line) => /^p: The|^h2/.test(line))).toEqual(
      ['points', 'news', 'invited'].map((name) => `p: The ${name}`),
    );
  });
});

it('The dashboard of a super manager has what waits, jobs by state with their lists, news, first steps and figures', async () => {
  const Page = () => <SuperManagerDashboard title="Hello" waiting={part('wait')} news={part('news')} />;
  expect(await shown(Page, { role: 'super_manager' })).toMatchInlineSnapshot(`
    "count: Open jobs1,204
    count: On hold0
    count: Closed jobs7
    h1: Hello
    button: Today
    button: Reports
    p: The wait
    link: 1,204, Open jobs → /jobs
    link: 0, On hold → /jobs?status=on_hold
    link: 7, Closed jobs → /jobs?status=closed
    p: The news
    h2: Meet the managers
    p: Who hires here, and how to reach them.
    link: See managers → /super_manager/managers
    h2: Follow what happens
    p: Your notifications show requests and the responses to them.
    link: Open notifications → /notifications
    h2: Contact us
    p: We help you connect with the managers whose work you oversee.
    link: Get support → /support"
  `);
});
