// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { Figures } from '../../../../web/features/dashboards/components/figures.tsx';
import type { DashboardOf } from '../../../../web/features/dashboards/queries/figures.ts';
import { renderPage } from '../../support/render-page.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const { saveBlob, dashboards } = vi.hoisted(() => {
  const person = (id: number) => ({ id, firstName: 'Ines', lastName: 'Mbeki', avatar: null });
  const flow = { name: 'moves', count: 1205, before: 4, steps: [5, 1200] };
  const figures = {
    range: { from: '2026-11-16T00:00:00.000Z', to: '2026-11-18T20:15:00.000Z' },
    before: { from: '2026-11-09T00:00:00.000Z', to: '2026-11-11T20:15:00.000Z' },
    steps: ['2026-11-16T12:00:00.000Z', '2026-11-17T12:00:00.000Z'],
    flows: [flow],
    statuses: [{ status: 'contacted', movedOn: 6, rejected: 2, days: { median: 0, p90: 4 } }],
    toHire: { cases: 8, days: { median: 21, p90: 40 } },
    answers: { cases: 4, within: [1, 3] },
    sources: [{ source: 'applied', hires: 3 }],
    rejections: [{ reason: 'pay', candidates: 2 }],
  };
  const job = { jobId: 11, title: 'ICU nurse', clientId: 7, company: 'Meridian' };
  const at = '2026-11-17T10:00:00.000Z';
  const closed = {
    ...job,
    isHire: true,
    candidate: person(3),
    recruiter: person(5),
    points: 600,
    closedAt: at,
    days: 2,
  };
  const closure = { clientId: 7, company: 'Meridian', closed: 8, hired: 6 };
  const group = { id: 7, name: 'Nursing', candidates: 3, running: 1, hired: 2, rejected: 0 };
  const ranked = { place: 1, personId: 9, person: person(9), hires: 3, points: 90, answers: { cases: 10, within: 9 } };
  const compared = { managerId: 9, manager: person(9), flows: [flow], answers: { cases: 10, within: [5, 9] } };
  const slow = { ...job, createdAt: at, reason: 'manager', count: 1, since: at };
  const pay = {
    ...job,
    what: 'salary',
    currency: 'USD',
    offered: { from: 95_000, to: 110_000 },
    skills: 'all',
    cases: 8,
    within: 3,
    median: 115_000,
  };
  const one =
    <T,>(data: T) =>
    async () => ({ data });
  const list =
    <T,>(row: T) =>
    async () => ({ data: [row], meta: { total: 1, page: 1, perPage: 100 } });
  return {
    saveBlob: vi.fn(),
    dashboards: {
      readManagerDashboard: one(figures),
      readRecruiterDashboard: one(figures),
      readManagersStatistics: one(figures),
      listManagerClosedJobs: list(closed),
      listRecruiterClosedJobs: list(closed),
      listManagersClosedJobs: list(closed),
      listManagerClientClosures: list(closure),
      listClientClosures: list(closure),
      listManagerTopRecruiters: list(ranked),
      listRecruiterTopRecruiters: list(ranked),
      listTopRecruiters: list(ranked),
      listTopManagers: list(ranked),
      listComparedManagers: list(compared),
      listRecruiterSkills: list(group),
      listRecruiterClients: list(group),
      listSlowJobs: list(slow),
      listPayAsked: list(pay),
      listManagers: list(person(9)),
    },
  };
});
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));
vi.mock('../../../../web/api/api.ts', () => ({
  api: { dashboards, 'candidate-search': dashboards, 'super-manager': dashboards },
}));

beforeEach(() => void saveBlob.mockClear());
afterEach(() => vi.restoreAllMocks());

const show = (of: DashboardOf) =>
  renderPage(
    () => (
      <AccountContext value={{ id: 1, role: of, timeZone: 'UTC' } as Account}>
        <Figures of={of} title="What happened" />
      </AccountContext>
    ),
    '/dashboard',
  );

it('Figures that could not be loaded say why beside the cards that were, and are loaded on another try', async () => {
  vi.spyOn(dashboards, 'readManagerDashboard').mockRejectedValueOnce(new ApiError(403, 'Not now'));
  show('manager');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/^The figures could not be loaded.*Not now/);
  expect(await screen.findByRole('list', { name: 'Closed jobs' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'What happened' })).toBeNull();
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'What happened' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[DashboardOf, string[]]>([
  [
    'manager',
    [
      'What slows your open jobs',
      'Where candidates went',
      'Why candidates were rejected',
      'Hires by client',
      'Pay asked against pay offered',
    ],
  ],
  ['recruiter', ['Where candidates went', 'Skills of your candidates’ jobs', 'Clients of your candidates’ jobs']],
  ['super_manager', ['Your managers side by side', 'Hires by client', 'Your managers with the most hires']],
])('The figures of a %s have the cards of that role beside those of every role, and no others', async (of, own) => {
  show(of);
  await screen.findByRole('list', { name: 'What happened' });
  const every = ['How long it takes', 'Where hires came from', 'Closed jobs', 'Recruiters with the most hires'];
  const cards = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(cards.toSorted()).toEqual(['What happened', ...every, ...own].toSorted());
  expect(screen.queryAllByRole('combobox', { name: 'Manager' })).toHaveLength(of === 'super_manager' ? 1 : 0);
});

it.each<[DashboardOf, number]>([
  ['manager', 10],
  ['recruiter', 8],
  ['super_manager', 8],
])(
  'Each file of the figures of a %s has a column of its own name for every cell, and says what it counts (PLUS-30)',
  async (of, files) => {
    show(of);
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /^CSV, / })).toHaveLength(files));
    for (const button of screen.getAllByRole('button', { name: /^CSV, / })) {
      saveBlob.mockClear();
      await userEvent.click(button);
      await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
      const [head = [], ...rows] = await cellsOf(saveBlob.mock.lastCall?.[0] as Blob);
      const file = button.getAttribute('aria-label')!;
      expect(head.filter(Boolean), file).toEqual(head);
      expect(new Set(head).size, file).toBe(head.length);
      expect(rows.length, file).toBeGreaterThan(0);
      for (const row of rows) expect(row, file).toHaveLength(head.length);
      expect([...head, ...rows.flat()], file).toContain('What it counts');
    }
  },
);
