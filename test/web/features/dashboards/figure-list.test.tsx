// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { Component } from '../../../../web/features/dashboards/routes/figure-list.tsx';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';

const live = vi.hoisted(() => ({ heard: new Map<string, () => void>() }));
vi.mock('../../../../web/api/live-updates.ts', () => ({
  onLiveCatchUp: () => () => undefined,
  onLiveMessage: (type: string, listener: () => void) => {
    live.heard.set(type, listener);
    return () => live.heard.delete(type);
  },
}));

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
        <Component />
      </AccountContext>
    ),
    `/dashboard/list${search}`,
  );
  return sent;
}
const rows = async () => within(await screen.findByRole('list', { name: 'Latest first' })).getAllByRole('listitem');

beforeEach(() => beginSession(token, true));
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

describe('The list behind a figure', () => {
  it('follows what is counted while it is open (PLUS-30)', async () => {
    const call = `GET /api/manager/dashboard/rows?range=month&${zone}&figure=moves&page=1`;
    const answers = { [call]: list([aRow()]) };
    opened('manager', '?range=month&figure=moves', answers);
    expect(await rows()).toHaveLength(1);
    answers[call] = list([aRow({ candidateId: 4 }), aRow()]);
    live.heard.get('figures')?.();
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
    expect(screen.getByRole('link', { name: /Dashboard/ }).getAttribute('href')).toBe('/dashboard?range=month');
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
    expect(screen.queryByText('Nothing in this time.')).toBeNull();
    answers[call] = list([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing in this time.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moves0');
  });

  it.each(['', '?figure=wishes', '?figure=stays', '?figure=moves&status=submitted'])(
    'is not asked for by an address that names no figure: %s',
    (search) => {
      expect(opened('manager', search, {})).toEqual([]);
      expect(screen.getByText('This address names no figure')).toBeTruthy();
    },
  );
});
