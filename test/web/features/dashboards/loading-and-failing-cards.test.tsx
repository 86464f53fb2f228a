// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { ClientClosures, ClosedJobs } from '../../../../web/features/dashboards/components/closed-jobs.tsx';
import { ComparedManagers } from '../../../../web/features/dashboards/components/compared-managers.tsx';
import { PutForwardGroups } from '../../../../web/features/dashboards/components/put-forward-groups.tsx';
import { TopManagers, TopRecruiters } from '../../../../web/features/dashboards/components/top-people.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const asked = { range: 'month', zone: 'UTC' } as const;
const ines = { id: 9, firstName: 'Ines', lastName: 'Mbeki', avatar: null };
const closed = {
  jobId: 11,
  title: 'ICU nurse',
  clientId: null,
  company: null,
  isHire: false,
  candidate: null,
  recruiter: null,
  points: 0,
  closedAt: '2026-11-17T10:00:00.000Z',
  days: 12,
};
const closure = { clientId: 7, company: 'Meridian', closed: 8, hired: 6 };
const group = { id: 7, name: 'Nursing', candidates: 3, running: 1, hired: 2, rejected: 0 };
const ranked = { place: 1, personId: 9, person: ines, hires: 3, points: 90, answers: { cases: 10, within: 9 } };
const compared = (id: number, firstName: string) => ({
  managerId: id,
  manager: { ...ines, id, firstName },
  flows: [{ name: 'hired', count: 3, before: 1 }],
  answers: { cases: 10, within: [5, 9] },
});

type Call = keyof typeof fakeApi;
interface Case {
  call: Call;
  card: () => ReactNode;
  row: object;
  /** What the card shows of that row. */
  shown: RegExp;
  none: string;
  failed: string;
}
const cases: Record<string, Case> = {
  'closed jobs': {
    call: 'listManagerClosedJobs',
    card: () => <ClosedJobs of="manager" asked={asked} />,
    row: closed,
    shown: /ICU nurse/,
    none: 'No job was closed in this period.',
    failed: 'The jobs could not be loaded',
  },
  'hires by client': {
    call: 'listManagerClientClosures',
    card: () => <ClientClosures of="manager" asked={asked} />,
    row: closure,
    shown: /Meridian/,
    none: 'No client’s job was closed in this period.',
    failed: 'The clients could not be loaded',
  },
  'skills of the candidates’ jobs': {
    call: 'listRecruiterSkills',
    card: () => <PutForwardGroups by="skills" of="recruiter" asked={asked} />,
    row: group,
    shown: /Nursing/,
    none: 'You put nobody forward in this period.',
    failed: 'The skills could not be loaded',
  },
  'managers side by side': {
    call: 'listComparedManagers',
    card: () => <ComparedManagers of="super_manager" asked={asked} />,
    row: compared(9, 'Ines'),
    shown: /Ines Mbeki/,
    none: 'No manager works with you yet. Ask managers, and those who accept are compared here.',
    failed: 'The managers could not be loaded',
  },
  'recruiters with the most hires': {
    call: 'listManagerTopRecruiters',
    card: () => <TopRecruiters of="manager" asked={asked} />,
    row: ranked,
    shown: /Ines Mbeki/,
    none: 'No hire in this period.',
    failed: 'The ranking could not be loaded',
  },
  'managers with the most hires': {
    call: 'listTopManagers',
    card: () => <TopManagers of="super_manager" asked={asked} />,
    row: ranked,
    shown: /Ines Mbeki/,
    none: 'No hire in this period.',
    failed: 'The ranking could not be loaded',
  },
};

const account = { id: 1, role: 'manager', timeZone: 'UTC' } as Account;
const show = (card: () => ReactNode) =>
  renderPage(() => <AccountContext value={account}>{card()}</AccountContext>, '/dashboard');
const answer = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 6 } });
const saidNone = (words: string) =>
  screen.queryByText((_, part) => part?.className === 'figures-none' && part.textContent === words);
const loading = () => screen.queryByRole('status', { name: 'Loading' });

describe.each(Object.entries(cases))('The card of %s', (_, { call, card, row, shown, none, failed }) => {
  it('is loading until it has come, and says nothing of it before', () => {
    fakeApi[call].mockReturnValue(new Promise(() => {}));
    show(card);
    expect(loading()).toBeTruthy();
    expect(saidNone(none)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
  });

  it('shows its rows with what they count and a file, and no offer of more than there are', async () => {
    fakeApi[call].mockResolvedValue(answer(row));
    show(card);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(loading()).toBeNull();
    expect(saidNone(none)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('button', { name: /^CSV/ })).toBeTruthy();
  });

  it('says that there are none, without a file or what it would count', async () => {
    fakeApi[call].mockResolvedValue(answer());
    show(card);
    const said = await vi.waitUntil(() => saidNone(none));
    expect(loading()).toBeNull();
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
    expect(screen.queryAllByRole('definition')).toEqual([]);
    expect(said.nextElementSibling).toBeNull();
  });

  it('says that it could not be loaded and why, and is loaded on another try', async () => {
    fakeApi[call].mockRejectedValueOnce(new ApiError(403, 'Not now'));
    fakeApi[call].mockResolvedValue(answer(row));
    show(card);
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toMatch(new RegExp(`^${failed}.*Not now`));
    expect(loading()).toBeNull();
    expect(saidNone(none)).toBeNull();
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('Managers side by side are explained below: every column is a term with what it counts', async () => {
  fakeApi.listComparedManagers.mockResolvedValue(answer(compared(9, 'Ines')));
  show(cases['managers side by side']!.card);
  const columns = (await screen.findAllByRole('columnheader')).slice(1).map(({ textContent }) => textContent);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(columns);
  for (const { textContent } of screen.getAllByRole('definition')) expect(textContent).toMatch(/^[A-Z].{10,}\.$/);
});

it('Managers side by side and closed jobs beyond the first page are loaded on a press', async () => {
  const paged = (call: 'listComparedManagers' | 'listManagerClosedJobs', first: object, second: object) =>
    fakeApi[call].mockImplementation(async ({ query }) => ({
      data: [query.page === 1 ? first : second],
      meta: { total: 2, page: query.page, perPage: 1 },
    }));
  paged('listComparedManagers', compared(9, 'Ines'), compared(10, 'Omar'));
  show(cases['managers side by side']!.card);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.getByText('Showing 1 of 2 managers')).toBeTruthy();
  await userEvent.click(more);
  expect(await screen.findByText('Omar Mbeki')).toBeTruthy();
  expect(screen.getByText('Ines Mbeki')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  cleanup();
  paged('listManagerClosedJobs', closed, { ...closed, jobId: 12, title: 'Ward nurse' });
  show(cases['closed jobs']!.card);
  await screen.findByText('Showing 1 of 2 jobs');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Ward nurse')).toBeTruthy();
  expect(screen.getByText('ICU nurse')).toBeTruthy();
});
