// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { DashboardPage } from '../../../../web/app/pages/dashboard.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const list = (data: unknown[], total = data.length) => ({ body: { data, meta: { total, page: 1, perPage: 20 } } });
const job = {
  id: 5001,
  title: 'ICU nurse',
  client: { companyName: 'Meridian Health' },
  city: null,
  points: 500,
  candidatesCount: 2,
  createdAt: '2026-03-01T10:00:00.000Z',
  rateFrom: null,
  rateTo: null,
  salaryFrom: null,
  salaryTo: null,
};
const people = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer' },
  recruiter: { id: 2001, firstName: 'Nathan', lastName: 'Goldberg' },
};
const news = {
  'GET /api/notifications?perPage=7': list([
    {
      id: 1,
      type: 'new_candidates',
      payload: { job: { id: 5001, title: 'ICU nurse' }, ...people },
      viewedAt: null,
      createdAt: job.createdAt,
    },
  ]),
};
const week = 'range=week&zone=UTC';
const nobodyInvited = {
  [`GET /api/candidate/invitations?status=waiting&${week}&page=1&perPage=10`]: list([]),
  [`GET /api/candidate/invitations?status=accepted&${week}&page=1&perPage=10`]: list([]),
  'GET /api/candidate/invitations?status=waiting&page=1&perPage=10': list([]),
  'GET /api/candidate/invitations?status=accepted&page=1&perPage=10': list([]),
};
const own = (id: number, state: string | null, status: string | null) => ({
  id,
  job: { ...job, id, title: `Job ${id}` },
  jobStatus: 'signed',
  state,
  status,
  isFavorite: false,
  appliedAt: job.createdAt,
});

function dashboard(role: Role, answers: Parameters<typeof respondToCalls>[0], more: Partial<Account> = {}) {
  const given = { ...news, ...nobodyInvited, ...answers };
  respondToCalls(given);
  renderPage(
    () => (
      <AccountContext value={{ id: 1, role, firstName: 'Ana', timeZone: 'UTC', ...more } as Account}>
        <DashboardPage />
      </AccountContext>
    ),
    '/dashboard',
  );
  return given;
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

withSession();

it('The recruiter’s dashboard shows first who is waiting, with the answer beside, then the jobs in progress and the points, each number with its list (DASH-22, DASH-23, PLUS-30)', async () => {
  const waiting = {
    id: 61,
    job: { id: 5001, title: 'ICU nurse', points: 500 },
    candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    managerId: 1,
    appliedAt: job.createdAt,
  };
  dashboard('recruiter', {
    'GET /api/recruiter/self-assignments?perPage=1': list([waiting], 11),
    'GET /api/recruiter/self-assignments?page=1&perPage=12': list([waiting], 11),
    'GET /api/recruiter/jobs?status=in_progress&perPage=6': list([job], 22),
    'GET /api/recruiter/jobs?status=new&perPage=1': list([job], 40),
    'GET /api/recruiter/jobs?status=closed&perPage=1': list([]),
    'GET /api/recruiter/points': { body: { data: { balance: 1200, earned: 1500, redeemed: 300 } } },
  });
  expect(await rowsOf('Applications')).toEqual([expect.stringContaining('Priya Iyer')]);
  expect(await rowsOf('Jobs in progress')).toEqual([expect.stringMatching(/^ICU nurse.*500 points$/)]);
  for (const name of ['22, Jobs in progress', '40, New jobs', '1,200, Points'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  const waits = screen.getByRole('list', { name: 'Applications' });
  const counted = screen.getByRole('link', { name: '22, Jobs in progress' });
  expect(waits.compareDocumentPosition(counted) & Node.DOCUMENT_POSITION_FOLLOWING, 'what waits is first').toBeTruthy();
  expect(within(waits).getByRole('button', { name: 'Accept' })).toBeTruthy();
  const waitingCount = screen.getByRole('link', { name: '11, Waiting for your decision' });
  expect(waitingCount.getAttribute('href'), 'the number leads to its list').toBe(`#${waits.id}`);
});

const noJobs = {
  'GET /api/recruiter/self-assignments?perPage=1': list([]),
  'GET /api/recruiter/self-assignments?page=1&perPage=12': list([]),
  'GET /api/recruiter/jobs?status=in_progress&perPage=6': list([]),
  'GET /api/recruiter/jobs?status=new&perPage=1': list([]),
  'GET /api/recruiter/jobs?status=closed&perPage=1': list([]),
  'GET /api/recruiter/points': { body: { data: { balance: 0, earned: 0, redeemed: 0 } } },
};

it('The dashboard of a recruiter without managers never flashes the lists that the first steps replace (DEC-52)', async () => {
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h2')) seen.add(heading.textContent ?? '');
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  dashboard('recruiter', noJobs, { isInternal: false, hasManagers: false });
  await screen.findByText('Publish your page');
  await screen.findByText('Recent activity');
  watcher.disconnect();
  expect([...seen].filter((heading) => /No applications waiting|Jobs in progress|Waiting for/.test(heading))).toEqual(
    [],
  );
});

const candidateAnswers = (time: string) => ({
  [`GET /api/candidate/jobs?scope=assigned&${time}&perPage=6`]: list([
    own(1, 'accepted', 'second_interview_scheduled'),
  ]),
  [`GET /api/candidate/jobs?scope=applied&${time}&perPage=6`]: list([
    own(2, 'waiting', null),
    own(1, 'accepted', 'second_interview_scheduled'),
  ]),
  [`GET /api/candidate/jobs?scope=favorite&${time}&perPage=6`]: list([own(3, null, null)], 9),
  [`GET /api/candidate/jobs?scope=recommended&${time}&perPage=6`]: list([own(4, null, null)], 30),
  'GET /api/candidate/jobs?scope=applied&perPage=1': list([own(2, 'waiting', null)], 17),
});

it('The candidate’s dashboard shows assigned, applied, favourite and recommended jobs with their progress, and how many jobs there are (DASH-29 to DASH-32, DASH-36)', async () => {
  dashboard('candidate', candidateAnswers(week));
  expect(await rowsOf('Under way')).toEqual([expect.stringMatching(/^Job 1.*Second interview$/)]);
  expect(await rowsOf('Applied')).toEqual([
    expect.stringMatching(/^Job 2.*Waiting$/),
    expect.stringMatching(/^Job 1.*Second interview$/),
  ]);
  expect(await rowsOf('Favourites')).toEqual([expect.stringMatching(/^Job 3/)]);
  expect(await rowsOf('Recommended jobs')).toEqual([expect.stringMatching(/^Job 4/)]);
  for (const name of ['17, Jobs', '9, Favourites', '30, Recommended'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
});

it('Every count and list of the candidate’s dashboard opens what it counts, in the chosen time (PLUS-30)', async () => {
  dashboard('candidate', { ...candidateAnswers(week), ...candidateAnswers('range=month&zone=UTC') });
  await userEvent.click(await screen.findByRole('button', { name: 'Month' }));
  const links = async () =>
    (await screen.findAllByRole('link')).flatMap(
      (link) => link.getAttribute('href')?.match(/^\/jobs\?(.*)$/)?.[1] ?? [],
    );
  await waitFor(async () =>
    expect((await links()).toSorted()).toEqual(
      ['applied', 'assigned', 'favorite', 'recommended'].flatMap((scope) =>
        Array.from({ length: 2 }, () => `scope=${scope}&range=month`),
      ),
    ),
  );
});

it('Every list of the candidate’s dashboard is of the chosen time: jobs, pending candidates and those who joined (DASH-33, DASH-34, DASH-37)', async () => {
  const invitation = { id: 5, email: 'lena@example.com', status: 'waiting', invitedAt: job.createdAt, candidate: null };
  const month = 'range=month&zone=UTC';
  dashboard('candidate', {
    ...candidateAnswers(week),
    ...candidateAnswers(month),
    [`GET /api/candidate/invitations?status=waiting&${month}&page=1&perPage=10`]: list([
      { ...invitation, expiresAt: '2036-01-01T00:00:00.000Z' },
    ]),
    [`GET /api/candidate/invitations?status=accepted&${month}&page=1&perPage=10`]: list([
      { ...invitation, id: 6, status: 'accepted', expiresAt: job.createdAt, candidate: people.candidate },
    ]),
  });
  expect(await screen.findByText('You invited nobody in this period')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(await rowsOf('Waiting for a response')).toEqual([expect.stringContaining('lena@example.com')]);
  expect(await rowsOf('Joined through your invitation')).toEqual([expect.stringContaining('Priya Iyer')]);
  expect(await rowsOf('Recommended jobs')).toHaveLength(1);
});

it('A pending candidate leaves the candidate’s dashboard once the invitation is cancelled (DASH-38)', async () => {
  const pending = `GET /api/candidate/invitations?status=waiting&${week}&page=1&perPage=10`;
  const [invitedAt, expiresAt] = [job.createdAt, '2036-01-01T00:00:00.000Z'];
  const row = (id: number, email: string) => ({ id, email, status: 'waiting', invitedAt, expiresAt, candidate: null });
  const answers = dashboard('candidate', {
    ...candidateAnswers(week),
    [pending]: list([row(5, 'lena@example.com'), row(6, 'omar@example.com')]),
    'DELETE /api/candidate/invitations/5': { body: { data: { id: 5 } } },
  });
  expect(await rowsOf('Waiting for a response')).toHaveLength(2);
  Object.assign(answers, { [pending]: list([row(6, 'omar@example.com')]) });
  const lena = screen.getByText('lena@example.com').closest('li');
  await userEvent.click(within(lena!).getByRole('button', { name: /Cancel/ }));
  await waitFor(() => expect(screen.queryByText('lena@example.com')).toBeNull());
  expect(screen.getByText('omar@example.com')).toBeTruthy();
});

it('What waits for an answer comes first on the candidate’s dashboard, and is answered there', async () => {
  const claim = {
    id: 8,
    state: 'proposed',
    recruiter: { ...people.recruiter, avatar: null },
    candidate: null,
    job: { id: 5001, title: 'ICU nurse' },
    client: { companyName: 'Meridian Health' },
    manager: people.candidate,
    message: null,
    terms: { points: 500, percent: 100, guaranteeDays: 0 },
    proposedAt: job.createdAt,
    answerBy: '2036-01-01T00:00:00.000Z',
    confirmedAt: null,
    until: null,
    endedAt: null,
  };
  dashboard('candidate', {
    ...candidateAnswers(week),
    'GET /api/candidate/claims?page=1': list([claim, { ...claim, id: 9, state: 'declined' }]),
  });
  const [row, ...others] = within(
    await screen.findByRole('list', { name: 'Proposals waiting for your answer' }),
  ).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(within(row!).getByRole('button', { name: 'Choose Nathan' })).toBeTruthy();
});

it('The recruiter’s lists appear together with the invitations above them, so that nothing moves down (RECR-11)', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const invitation = {
    id: 71,
    manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    invitedAt: job.createdAt,
    expiresAt: '2036-03-01T10:00:00.000Z',
  };
  const inProgress = 'GET /api/recruiter/jobs?status=in_progress&perPage=6';
  dashboard('recruiter', {
    ...noJobs,
    [inProgress]: list([job]),
    'GET /api/recruiter/invitations?page=1': list([invitation]),
  });
  const respond = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).includes('/recruiter/invitations')) await held;
    return respond(input, init);
  });
  await screen.findByRole('link', { name: '1, Jobs in progress' });
  expect(screen.queryByRole('heading', { name: 'Jobs in progress' })).toBeNull();
  release();
  await screen.findByRole('heading', { name: 'Jobs in progress' });
  expect(screen.getByRole('list', { name: 'Invitations' }).textContent).toContain('Daniel Reyes');
});
