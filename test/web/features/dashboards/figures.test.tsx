// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { sources } from '../../../../shared/constants/sources.ts';
import type { SlowReason } from '../../../../shared/constants/dashboard.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { Figures } from '../../../../web/features/dashboards/components/figures.tsx';
import { SourceFigures } from '../../../../web/features/dashboards/components/source-figures.tsx';
import type { DashboardOf } from '../../../../web/features/dashboards/queries/figures.ts';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
// Not the zone of the machine that runs the tests.
const timeZone = 'Asia/Kathmandu';
const zone = encodeURIComponent(timeZone);
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Mbeki', avatar: null });
const list = (data: unknown[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 6 } } });

const figures = {
  range: { from: '2026-11-16T00:00:00.000Z', to: '2026-11-18T20:15:00.000Z' },
  before: { from: '2026-11-09T00:00:00.000Z', to: '2026-11-11T20:15:00.000Z' },
  steps: ['2026-11-16T12:00:00.000Z', '2026-11-17T12:00:00.000Z'],
  flows: [{ name: 'moves', count: 1205, before: 4, steps: [5, 1200] }],
  statuses: pipelineStatuses.map((status) => ({
    status,
    movedOn: { contacted: 6, submitted: 3 }[status as string] ?? 0,
    rejected: { contacted: 2, submitted: 1 }[status as string] ?? 0,
    days: status === 'contacted' ? { median: 0, p90: 4 } : null,
  })),
  toHire: { cases: 8, days: { median: 21, p90: 40 } },
  answers: { cases: 4, within: [1, 3] },
  sources: sources.map((source) => ({ source, hires: source === 'applied' ? 3 : 1 })),
};
const closing = {
  jobId: 11,
  title: 'ICU nurse',
  clientId: null,
  company: null,
  isHire: true,
  candidate: null,
  recruiter: person(5, 'Joseph'),
  points: 600,
  closedAt: '2026-11-17T10:00:00.000Z',
  days: 12,
};

const waitingJob = (jobId: number, reason: SlowReason, count: number, since: string | null) => ({
  jobId,
  title: `Job ${jobId}`,
  company: 'Meridian',
  createdAt: '2026-11-01T10:00:00.000Z',
  reason,
  count,
  since,
});
const waitingJobs = [
  waitingJob(21, 'manager', 2, '2026-11-14T10:00:00.000Z'),
  waitingJob(22, 'no_candidates', 0, '2026-11-01T10:00:00.000Z'),
  waitingJob(23, 'none_in_process', 3, null),
];

function shown(of: DashboardOf, search = '', over: object = {}) {
  const base = of === 'super_manager' ? '/api/super-manager' : `/api/${of}/dashboard`;
  const path = {
    figures: of === 'super_manager' ? `${base}/managers/statistics` : base,
    closed: of === 'super_manager' ? `${base}/managers/closed-jobs` : `${base}/closed-jobs`,
    closures: `${base}/clients-closure-rate`,
    top: of === 'super_manager' ? `${base}/managers/top-recruiters` : `${base}/top-recruiters`,
  };
  const answers: Parameters<typeof respondToCalls>[0] = Object.fromEntries(
    ['range=week&', 'range=month&', 'range=year&', ''].flatMap((range) => [
      [`GET ${path.figures}?${range}zone=${zone}`, { body: { data: { ...figures, ...over } } }],
      [`GET ${path.closed}?${range}zone=${zone}&page=1`, list([closing, { ...closing, jobId: 12, isHire: false }])],
      [
        `GET ${path.closures}?${range}zone=${zone}&page=1`,
        list([{ clientId: 7, company: 'Meridian', closed: 8, hired: 6 }]),
      ],
      [
        `GET ${base}/managers/top?${range}zone=${zone}`,
        {
          body: {
            data: [
              {
                place: 1,
                personId: 9,
                person: person(9, 'Ines'),
                hires: 3,
                points: 90,
                answers: { cases: 10, within: 9 },
              },
            ],
          },
        },
      ],
      [
        `GET ${base}/managers/side-by-side?${range}zone=${zone}&page=1`,
        list([
          {
            managerId: 9,
            manager: person(9, 'Ines'),
            flows: [{ name: 'hired', count: 3, before: 1 }],
            answers: { cases: 10, within: [5, 9] },
          },
        ]),
      ],
      ...['skills', 'clients'].map(
        (by) =>
          [
            `GET ${base}/${by}?${range}zone=${zone}&page=1`,
            list([{ id: 7, name: `One of ${by}`, candidates: 3, running: 1, hired: 2, rejected: 0 }]),
          ] as const,
      ),
      [
        `GET ${path.top}?${range}zone=${zone}`,
        {
          body: {
            data: [{ place: 1, personId: 6, person: null, hires: 2, points: 700, answers: { cases: 0, within: 0 } }],
          },
        },
      ],
    ]),
  );
  answers['GET /api/manager/dashboard/open-jobs?page=1'] = list(waitingJobs);
  answers['GET /api/manager/dashboard/pay?page=1'] = list([]);
  answers['GET /api/super-manager/managers?perPage=100'] = list([person(9, 'Ines')]);
  const sent = respondToCalls(answers);
  renderPage(
    () => (
      <AccountContext value={{ id: 1, role: of, timeZone } as Account}>
        <Figures of={of} title="What happened" />
      </AccountContext>
    ),
    `/dashboard${search}`,
  );
  return {
    ranges: () => sent.filter(({ address }) => address.startsWith(`${path.figures}?`)).map(({ address }) => address),
  };
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

beforeEach(() => beginSession(token, true));
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

describe('The figures of a dashboard', () => {
  it('are of the running week in the profile’s time zone unless the address names another range (DASH-11, DASH-12)', async () => {
    const { ranges } = shown('manager');
    expect(await screen.findByText('4 by this time last week')).toBeTruthy();
    expect(ranges()).toEqual([`/api/manager/dashboard?range=week&zone=${zone}`]);
    expect(screen.getByText('Mon, Nov 16, 2026 until now, Kathmandu')).toBeTruthy();
  });

  it('of a super manager are of the manager in the address, who can be chosen and left again (DASH-09)', async () => {
    const { ranges } = shown('super_manager', '?managerId=9');
    const choice = await screen.findByLabelText<HTMLSelectElement>('Manager');
    await within(choice).findByRole('option', { name: 'Ines Mbeki' });
    expect(choice.value).toBe('9');
    expect(ranges()).toEqual([`/api/super-manager/managers/statistics?range=week&zone=${zone}&managerId=9`]);
    await userEvent.selectOptions(choice, 'All managers');
    await waitFor(() => expect(ranges().at(-1)).toBe(`/api/super-manager/managers/statistics?range=week&zone=${zone}`));
  });

  it.each([
    ['Month', `range=month&zone=${zone}`],
    ['Year', `range=year&zone=${zone}`],
    ['All', `zone=${zone}`],
  ])('of %s are asked for by name, and all by none (DASH-10, DASH-13, DASH-14, DASH-15)', async (choice, query) => {
    const { ranges } = shown('super_manager', '?range=week');
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(ranges().at(-1)).toBe(`/api/super-manager/managers/statistics?${query}`));
    expect(screen.getByRole('button', { name: choice }).getAttribute('aria-pressed')).toBe('true');
  });

  it('of a recruiter have no choice of everything (DASH-15)', async () => {
    shown('recruiter', '?range=all');
    expect(await screen.findByText('4 by this time last week')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });

  const counters: [DashboardOf, [name: string, label: string][]][] = [
    [
      'super_manager',
      [
        ['posted', 'Jobs posted'],
        ['closed', 'Jobs closed'],
        ['hired', 'Hires'],
        ['points', 'Points'],
        ['clientsAdded', 'New clients'],
      ],
    ],
    [
      'manager',
      [
        ['posted', 'Jobs posted'],
        ['candidates', 'Candidates'],
        ['moves', 'Moves'],
        ['closed', 'Jobs closed'],
        ['hired', 'Hires'],
        ['clientsAdded', 'New clients'],
      ],
    ],
    [
      'recruiter',
      [
        ['candidates', 'Candidates'],
        ['moves', 'Moves'],
        ['hired', 'Hires'],
        ['points', 'Points'],
      ],
    ],
  ];
  it.each(counters)(
    'show a %s each counter of clients, jobs and people by its name and number (DASH-02 to DASH-04, DASH-16, DASH-17, DASH-19, DASH-23, DASH-27)',
    async (of, all) => {
      const flows = all.map(([name], at) => ({ name, count: 11 + at, before: 1, steps: [at, 11] }));
      shown(of, '', { flows });
      const items = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
      const words = items.map((item) => [...item.children].slice(0, 2).map(({ textContent }) => textContent));
      expect(words).toEqual(all.map(([, label], at) => [label, String(11 + at)]));
    },
  );

  it('are bars with their values in words, and a table of the same values', async () => {
    shown('manager');
    expect((await screen.findByText('1,205')).closest('strong')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/: 5, .*: 1,200$/);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('region', { name: 'Figures as a table' })).getByRole('table');
    expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
      ['Time', 'Moves'],
      [expect.stringContaining('16'), '5'],
      [expect.stringContaining('17'), '1200'],
    ]);
  });

  it('say how long hires and answers take, and what each counts', async () => {
    shown('manager');
    expect(await rowsOf('How long it takes')).toEqual([
      expect.stringMatching(/^Days to a hire, usuallyWhole days from posting.* 8 hires\.21 days$/),
      expect.stringMatching(/^Days to a hire, 9 in 10 within.*40 days$/),
      expect.stringMatching(/^Submitted candidates answered within 2 days.*1 of 4$/),
      expect.stringMatching(/^Submitted candidates answered within 5 days.*3 of 4$/),
    ]);
    expect(screen.getAllByTitle(/Whole days from posting a job.* 8 hires\./)).toHaveLength(2);
  });

  it('say where hires came from, as bars with shares from five hires on', async () => {
    shown('manager');
    const list = await screen.findByRole('list', { name: 'Where hires came from' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AppliedFound the job and applied.3 of 6 (50%)',
      expect.stringMatching(/^Recommended.*1 of 6 \(17%\)$/),
      expect.stringMatching(/^Put forward.*1 of 6 \(17%\)$/),
      expect.stringMatching(/^Invited.*1 of 6 \(17%\)$/),
    ]);
    expect(list.querySelectorAll('.share-bar')).toHaveLength(4);
  });

  it('say that hires are too few instead of comparing their sources', () => {
    const few = sources.map((source) => ({ source, hires: source === 'invited' ? 0 : 1 }));
    render(<SourceFigures sources={few} />);
    const list = screen.getByRole('list', { name: 'Where hires came from' });
    expect(list.textContent).toContain('1 hire');
    expect(list.textContent).not.toContain('%');
    expect(list.querySelector('.share-bar')).toBeNull();
    expect(screen.getByText(/^Too few to compare/)).toBeTruthy();
  });

  it('give a share and a usual time only from five cases on', async () => {
    shown('manager');
    const region = await screen.findByRole('region', { name: 'Where candidates went' });
    expect(within(region).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Contacted', '6 of 8 (75%)', 'same day', '4 days'],
      ['Submitted', '3 of 4', 'too few', 'too few'],
    ]);
  });
});

it('The manager’s dashboard lists closed jobs, hires by client and the recruiters with the most hires (CONST-02, DASH-18, DASH-20, DASH-21)', async () => {
  shown('manager');
  expect(await rowsOf('Closed jobs')).toEqual([
    expect.stringMatching(/HireHub · a former candidate was hired, put forward by Joseph Mbeki.*Nov 17 open/),
    expect.stringContaining('HireHub · closed without a hire'),
  ]);
  expect(await rowsOf('Hires by client')).toEqual(['Meridian6 of 8 (75%) closed with a hire']);
  expect(await rowsOf('Recruiters with the most hires')).toEqual([
    expect.stringMatching(/A former recruiterNo candidate was answered in this time2 hires/),
  ]);
});

it('The manager’s dashboard says what slows each open job, with what to do about it', async () => {
  shown('manager');
  const rows = await screen.findByRole('list', { name: 'What slows your open jobs' });
  expect(
    within(rows)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Job 21Meridian · 2 candidates wait for you since .*Decide$/),
    expect.stringMatching(/^Job 22Meridian · Nobody is on it yet since .*Recommend it$/),
    expect.stringMatching(
      /^Job 23Meridian · None of 3 candidates is submitted or interviewing posted .*See candidates$/,
    ),
  ]);
  expect(within(rows).getByRole('link', { name: 'Decide, Job 21' }).getAttribute('href')).toBe('/jobs/21/candidates');
});

it('The recruiter’s dashboard lists skills and clients of the candidates put forward, closed jobs and recruiters (DASH-24 to DASH-28)', async () => {
  shown('recruiter');
  expect(await rowsOf('Skills of your candidates’ jobs')).toEqual(['One of skills3 candidates 2 hired, 1 in progress']);
  expect(await rowsOf('Clients of your candidates’ jobs')).toEqual([expect.stringContaining('One of clients')]);
  expect(await rowsOf('Closed jobs')).toHaveLength(2);
  expect(await rowsOf('Recruiters with the most hires')).toHaveLength(1);
  expect(screen.getByText('1,205').closest('strong')).toBeTruthy();
});

it('The super manager’s dashboard puts managers side by side and ranks managers and recruiters (DASH-05 to DASH-08)', async () => {
  shown('super_manager');
  const region = await screen.findByRole('region', { name: 'Your managers side by side' });
  expect(within(region).getAllByRole('row').map(cellsOf)).toEqual([
    ['Manager', 'Hires', 'Answered within 5 days'],
    ['Ines Mbeki', '3', '9 of 10 (90%)'],
  ]);
  expect(await rowsOf('Managers with the most hires')).toEqual([
    '1. Ines Mbeki9 of 10 (90%) answered within 5 days3 hires 90 points',
  ]);
  expect(await rowsOf('Recruiters with the most hires')).toHaveLength(1);
  expect(await rowsOf('Closed jobs')).toHaveLength(2);
  expect(await rowsOf('Hires by client')).toHaveLength(1);
});

describe('Every number of the figures', () => {
  // Rows of closed jobs and days per step are lists already; shares repeat the two numbers beside them.
  const numbersWithoutList = () =>
    [...document.querySelectorAll('.ui-stat-value, .figures-cards td.numeric, .listing-end.numeric')]
      .filter((place) => !place.closest('[aria-label="Closed jobs"]'))
      .map((place) => {
        const copy = place.cloneNode(true) as Element;
        for (const link of copy.querySelectorAll('a[href^="/dashboard/list?"]')) link.remove();
        return copy.textContent.replaceAll(/\(\d+%\)/g, '');
      })
      .filter((text) => /\d/.test(text));

  it.each<DashboardOf>(['manager', 'super_manager'])(
    'of the %s opens the list that it counts (PLUS-30)',
    async (of) => {
      shown(of, '?range=month');
      expect(await screen.findByText('4 by this time last month')).toBeTruthy();
      await screen.findByRole('list', { name: 'Recruiters with the most hires' });
      await screen.findByRole('list', { name: 'Hires by client' });
      expect(numbersWithoutList()).toEqual([]);
      for (const link of document.querySelectorAll('a[href^="/dashboard/list?"]'))
        expect(link.getAttribute('href')).toContain('range=month');
    },
  );

  it('of a recruiter opens its list, except other recruiters’ hires, which are theirs (PLUS-30)', async () => {
    shown('recruiter');
    await screen.findByRole('list', { name: 'Recruiters with the most hires' });
    await screen.findByRole('list', { name: 'Skills of your candidates’ jobs' });
    expect(numbersWithoutList()).toEqual(['2 hires 700 points']);
  });

  it.each([
    ['manager', '1,205, Moves', 'range=week&figure=moves'],
    ['manager', '3, moved on from Submitted', 'range=week&figure=movedOn&status=submitted'],
    ['manager', '6, jobs of Meridian closed with a hire', 'range=week&figure=hired&client=7'],
    ['super_manager', '3, Hires, Ines Mbeki', 'range=week&managerId=9&figure=hired'],
    ['super_manager', '2 hires, A former recruiter', 'range=week&figure=hired&recruiterId=6'],
    ['recruiter', '2 hired, One of skills', 'range=week&figure=putForward&skillId=7&outcome=hired'],
  ] as const)('of the %s leads where its name says: %s', async (of, name, query) => {
    shown(of);
    const links = await screen.findAllByRole('link', { name });
    expect(links[0]?.getAttribute('href')).toBe(`/dashboard/list?${query}`);
  });
});
