// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { FigureListPage } from '../../../../web/features/dashboards/pages/figure-list.tsx';
import { linesOf } from '../../support/page-lines.ts';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { sayLive } from '../../support/live-listeners.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const zone = 'zone=Asia%2FKathmandu';
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Mbeki', avatar: null });
const aRow = (over: Partial<FigureRow> = {}): FigureRow => ({
  at: '2026-11-17T10:00:00.000Z',
  jobId: 11,
  title: 'ICU nurse',
  clientId: 7,
  company: 'Meridian',
  candidateId: 3,
  candidate: person(3, 'Ada'),
  recruiterId: 5,
  recruiter: person(5, 'Joseph'),
  manager: person(9, 'Ines'),
  from: 'contacted',
  to: 'submitted',
  days: 2,
  points: null,
  source: null,
  outcome: null,
  ...over,
});
const list = (data: FigureRow[], meta: object = {}) => ({
  body: { data, meta: { total: data.length, page: 1, perPage: 25, next: null, ...meta } },
});

function opened(role: string, search: string, answers: Parameters<typeof respondToCalls>[0]) {
  const sent = respondToCalls(answers);
  renderPage(
    () => (
      <AccountContext value={{ id: 1, role, timeZone: 'Asia/Kathmandu' } as Account}>
        <FigureListPage />
      </AccountContext>
    ),
    `/dashboard/list${search}`,
  );
  return sent;
}
const rows = async () => within(await screen.findByRole('list', { name: 'Latest first' })).getAllByRole('listitem');

beforeEach(() => beginSession(token, true));
afterEach(() => {
  endSession();
  saveBlob.mockClear();
});

describe('The list behind a figure', () => {
  it('follows what is counted while it is open (PLUS-30)', async () => {
    const call = `GET /api/manager/dashboard/rows?range=month&${zone}&figure=moves&page=1`;
    const answers = { [call]: list([aRow()]) };
    opened('manager', '?range=month&figure=moves', answers);
    expect(await rows()).toHaveLength(1);
    answers[call] = list([aRow({ candidateId: 4 }), aRow()]);
    sayLive('figures');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), 10_000);
  });

  it('names who, from where to where, on which job and when, leads there, and leads back in the same range (PLUS-30)', async () => {
    opened('manager', '?range=month&figure=moves', {
      [`GET /api/manager/dashboard/rows?range=month&${zone}&figure=moves&page=1`]: list([aRow()], { total: 1 }),
    });
    const [row] = await rows();
    expect(row?.textContent).toMatch(
      /^Ada MbekiContacted to Submitted.*ICU nurse.*Meridian.*put forward by Joseph Mbeki.*2 days$/,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moves1');
    expect(screen.getByRole('link', { name: 'Ada Mbeki' }).getAttribute('href')).toBe('/jobs/11/candidates/3');
    expect(screen.getByRole('link', { name: /Reports/ }).getAttribute('href')).toBe(
      '/dashboard?part=reports&range=month',
    );
  });

  it('of one day says which, until another range is chosen (PLUS-30)', async () => {
    const call = (of: string) => `GET /api/manager/dashboard/rows?${of}&page=1`;
    opened('manager', '?range=week&figure=moves&step=2026-11-16T18%3A15%3A00.000Z', {
      [call(`range=week&${zone}&figure=moves&step=2026-11-16T18%3A15%3A00.000Z`)]: list([aRow()]),
      [call(`range=month&${zone}&figure=moves`)]: list([aRow(), aRow({ candidateId: 4 })]),
    });
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('17 Tue, Kathmandu')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Month' }));
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), 10_000);
  });

  it('continues before the last row until all are shown (PLUS-30)', async () => {
    const address = `GET /api/super-manager/managers/rows?range=week&${zone}&managerId=9&figure=stays&status=submitted`;
    opened('super_manager', '?range=week&managerId=9&figure=stays&status=submitted', {
      [`${address}&page=1`]: list([aRow()], { total: 2, next: 'moves#1#2' }),
      [`${address}&page=2&before=moves%231%232`]: list([aRow({ jobId: 12, candidate: person(4, 'Ben') })], {
        total: 2,
      }),
    });
    expect(await rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Ben Mbeki')).toBeTruthy();
  });

  it.each<[string, string, Partial<FigureRow>, RegExp]>([
    ['a former candidate', 'hired', { candidate: null, outcome: 'hired' }, /A former candidate was hired/],
    ['who hides', 'moves', { candidate: null, candidateId: null }, /^A candidateContacted to Submitted/],
    [
      'a former recruiter',
      'candidates',
      { recruiter: null, from: null, to: null },
      /put forward by A former recruiter/,
    ],
    ['a deleted job', 'removed', { title: null }, /^A deleted job/],
    ['a former client', 'clientsAdded', { company: null }, /^A former client/],
    [
      'who put forward the hired candidate',
      'closed',
      { outcome: 'hired' },
      /Meridian.*Ada Mbeki was hired.*put forward by Joseph Mbeki/,
    ],
    [
      'no hire',
      'closed',
      { candidate: null, candidateId: null, recruiterId: null, recruiter: null },
      /closed without a hire/,
    ],
    ['how long a job was open', 'closed', { days: 0 }, /open same day$/],
    ['the client of a posted job, and nothing of a hire', 'posted', { days: null }, /^ICU nurseMeridianNov 17 $/],
    ['the points of a hire', 'points', { points: 600 }, /^ICU nurse.*600 points$/],
    ['the company of a client', 'clientsAdded', { title: null, days: null }, /^MeridianNov 17 $/],
  ])('says %s', async (_, figure, over, text) => {
    opened('manager', `?figure=${figure}`, {
      [`GET /api/manager/dashboard/rows?range=week&${zone}&figure=${figure}&page=1`]: list([aRow(over)]),
    });
    expect((await rows())[0]?.textContent).toMatch(text);
  });

  it.each<[string, Partial<FigureRow>, string, (string | null)[]]>([
    ['posted', {}, 'ICU nurseMeridianNov 17 2 days', ['/jobs/view/11']],
    ['posted', { jobId: null, title: null }, 'A jobMeridianNov 17 2 days', []],
    ['removed', { title: null, company: null, days: null }, 'A deleted jobA former clientNov 17 ', []],
    ['clientsRemoved', { days: null }, 'MeridianNov 17 ', []],
    ['clientsRemoved', { company: null, clientId: null, days: null }, 'A clientNov 17 ', []],
    ['points', { points: null, clientId: null, company: null }, 'closed without a hire', ['/jobs/view/11']],
    ['hired', { outcome: 'hired', days: 1 }, 'open 1 day', ['/jobs/view/11']],
    ['moves', {}, 'put forward by Joseph MbekiNov 17 2 days', ['/jobs/11/candidates/3']],
    ['moves', { from: null }, 'Ada MbekiICU nurse · Meridian · put forward', ['/jobs/11/candidates/3']],
    ['moves', { to: null }, 'Ada MbekiICU nurse · Meridian · put forward', ['/jobs/11/candidates/3']],
    ['moves', { title: null }, 'A deleted job · Meridian · put forward', []],
    ['moves', { jobId: null, title: null }, 'Submitted · Meridian · put forward', []],
    ['moves', { candidate: null }, 'A former candidateContacted', []],
    [
      'moves',
      { recruiter: null, recruiterId: null, days: 0 },
      'ICU nurse · MeridianNov 17 same day',
      ['/jobs/11/candidates/3'],
    ],
  ])('names a row of %s by what is left of it (%o), and leads there if it is', async (figure, over, text, links) => {
    opened('manager', `?figure=${figure}`, {
      [`GET /api/manager/dashboard/rows?range=week&${zone}&figure=${figure}&page=1`]: list([aRow(over)]),
    });
    const [row] = await rows();
    expect(row?.textContent).toContain(text);
    expect([...row!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('is a file of all its pages, with what is known of each row (PLUS-30)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
    const call = (more: string) => `GET /api/recruiter/dashboard/rows?range=week&${zone}&figure=putForward${more}`;
    const gone = { title: null, company: null, candidate: null, recruiter: null, manager: null, points: 5 };
    const none = { ...gone, jobId: null, clientId: null, candidateId: null, recruiterId: null, from: null, to: null };
    opened('recruiter', '?figure=putForward', {
      [call('&page=1')]: list([aRow()]),
      [call('&page=1&perPage=100')]: list([aRow(), aRow(gone)], { next: 'x' }),
      [call('&page=2&before=x&perPage=100')]: list([aRow({ ...none, days: null, points: null })]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'CSV, latest first' }));
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    const cells = await cellsOf(saveBlob.mock.lastCall?.[0] as Blob);
    const counts = 'Candidates whom you put forward in this period, as they are now.';
    expect(cells.map((row) => row.join('|'))).toEqual([
      'When|Candidate|From|To|Job|Client|Recruiter|Manager|Days|Points|What it counts',
      `2026-11-17|Ada Mbeki|Contacted|Submitted|ICU nurse|Meridian|Joseph Mbeki|Ines Mbeki|2||${counts}`,
      `2026-11-17|A former candidate|Contacted|Submitted|A deleted job|A former client|A former recruiter||2|5|${counts}`,
      `2026-11-17||||||||||${counts}`,
    ]);
    expect(saveBlob.mock.lastCall?.[1]).toBe('put-forward-2026-11-24.csv');
  });

  it('is read of all the time or since when, with the times that the role may choose', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00Z') });
    opened('manager', '?range=all&figure=moves', {
      [`GET /api/manager/dashboard/rows?${zone}&figure=moves&page=1`]: list([aRow()]),
    });
    await rows();
    expect(screen.getByText('Everything until now, Kathmandu')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Time' }).textContent).toBe('WeekMonthYearAll');
    expect(screen.getByText(/^Changes of a candidate’s status/)).toBeTruthy();
    cleanup();
    opened('recruiter', '?range=all&figure=moves', {
      [`GET /api/recruiter/dashboard/rows?range=week&${zone}&figure=moves&page=1`]: list([aRow()]),
    });
    await rows();
    expect(screen.getByText('Mon, Nov 23, 2026 until now, Kathmandu')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Time' }).textContent).toBe('WeekMonthYear');
  });

  it.each([
    ['hired', 'Hired'],
    ['running', 'In progress'],
    ['rejected', 'Rejected'],
    [null, ''],
  ] as const)('says how far a candidate is whom the recruiter put forward: %s', async (outcome, word) => {
    opened('recruiter', '?figure=putForward', {
      [`GET /api/recruiter/dashboard/rows?range=week&${zone}&figure=putForward&page=1`]: list([aRow({ outcome })]),
    });
    expect((await rows())[0]?.textContent).toMatch(new RegExp(`Nov 17 ${word}$`));
  });

  it('names the manager of each row where a super manager reads of all managers, and only there', async () => {
    const call = (of: string) => `GET /api/super-manager/managers/rows?range=week&${zone}${of}&figure=posted&page=1`;
    const answers = { [call('')]: list([aRow()]), [call('&managerId=9')]: list([aRow()]) };
    opened('super_manager', '?figure=posted', answers);
    expect((await rows())[0]?.textContent).toContain('at Ines Mbeki');
    cleanup();
    opened('super_manager', '?figure=posted&managerId=9', answers);
    expect((await rows())[0]?.textContent).not.toContain('Ines Mbeki');
  });

  it('says that it failed, or that nothing is in it, and never both', async () => {
    const call = `GET /api/manager/dashboard/rows?range=week&${zone}&figure=moves&page=1`;
    const answers = { [call]: { status: 403, body: { message: 'Not now', errors: [] } } as object };
    opened('manager', '?figure=moves', answers);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The moves could not be loaded.*Not now/);
    expect(screen.queryByText('Nothing in this period.')).toBeNull();
    answers[call] = list([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing in this period.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moves0');
  });

  it.each(['', '?figure=wishes', '?figure=stays', '?figure=moves&status=submitted'])(
    'is not asked for by an address that names no figure: %s',
    (search) => {
      expect(opened('manager', search, {})).toEqual([]);
      expect(linesOf(document.body)).toEqual([
        'link: ← Reports → /dashboard?part=reports&range=week',
        'h1: No such figure',
        'h1: This address names no figure',
        'p: Open the dashboard and press the number that you want to see.',
      ]);
    },
  );
});
