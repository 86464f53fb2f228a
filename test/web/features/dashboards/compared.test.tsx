// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparedFlows } from '../../../../shared/constants/dashboard.ts';
import type { ClosedJobRow, ComparedManager, PutForwardGroup, SlowJob } from '../../../../shared/model/dashboard.ts';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { ClosedJobs } from '../../../../web/features/dashboards/components/closed-jobs.tsx';
import { ComparedManagers } from '../../../../web/features/dashboards/components/compared-managers.tsx';
import { PayAskedOfJobs } from '../../../../web/features/dashboards/components/pay-asked.tsx';
import { PutForwardGroups } from '../../../../web/features/dashboards/components/put-forward-groups.tsx';
import { SlowJobs } from '../../../../web/features/dashboards/components/slow-jobs.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';
import { cellsOf, numbersIn } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const asked = { range: 'month', zone: 'UTC' } as const;
const responding = (call: keyof typeof fakeApi, data: readonly object[]) =>
  fakeApi[call].mockResolvedValue({ data, meta: { total: data.length, page: 1, perPage: 100 } });

/** The rows of the file that the card saves, without the head and without what they count. */
async function fileOf(card: () => ReactNode, of: string): Promise<string[][]> {
  renderPage(card, '/dashboard');
  saveBlob.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: `CSV, ${of}` }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  return (await cellsOf(saveBlob.mock.lastCall?.[0] as Blob)).slice(1);
}

describe('A list of the dashboard and its file', () => {
  afterEach(cleanup);

  it('of managers side by side have the numbers of the API, to the digit (PLUS-30)', async () => {
    const rows = [1234, 7].map((times, place): ComparedManager => ({
      manager: { id: 9 + place, firstName: 'Ines', lastName: `Mbeki ${place}`, avatar: null },
      managerId: 9 + place,
      flows: comparedFlows.map((name, at) => ({ name, count: times * (at + 1), before: at })),
      answers: { cases: times * 3, within: [times, times * 2] },
    }));
    responding('listComparedManagers', rows);
    const saved = await fileOf(
      () => <ComparedManagers of="super_manager" asked={asked} managerId={undefined} />,
      'your managers side by side',
    );
    const sent = rows.map(({ flows, answers }) => [
      ...flows.map(({ count }) => count),
      answers.within[1],
      answers.cases,
    ]);
    const shown = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .flatMap(({ textContent }) => numbersIn(textContent)),
      );
    expect(shown.map((numbers) => numbers.slice(0, -1))).toEqual(sent);
    expect(
      shown.map((numbers) => numbers.at(-1)),
      'two of three',
    ).toEqual([67, 67]);
    expect(saved.map(([, ...cells]) => cells.slice(0, comparedFlows.length + 2).map(Number))).toEqual(
      sent.map((numbers) => [...numbers.slice(0, -2), numbers.at(-1), numbers.at(-2)]),
    );
  });

  it.each([
    ['skills', 'listRecruiterSkills', 'skills of your candidates’ jobs'],
    ['clients', 'listRecruiterClients', 'clients of your candidates’ jobs'],
  ] as const)(
    'of put forward candidates by %s have the numbers of the API, to the digit (PLUS-30)',
    async (by, call, of) => {
      const rows = [1000, 3].map((times, place): PutForwardGroup => ({
        id: 5 + place,
        name: place === 0 ? 'Nursing' : 'Care, at home',
        candidates: times * 6,
        running: times,
        hired: times * 2,
        rejected: times * 3,
      }));
      responding(call, rows);
      const saved = await fileOf(
        () => <PutForwardGroups by={by} of="recruiter" asked={asked} managerId={undefined} />,
        of,
      );
      const shown = within(screen.getByRole('list')).getAllByRole('listitem');
      expect(shown.map((row) => numbersIn(row.querySelector('.listing-end')?.textContent))).toEqual(
        rows.map(({ candidates, hired, running, rejected }) => [candidates, hired, running, rejected]),
      );
      expect(saved.map((cells) => cells.slice(0, 5))).toEqual(
        rows.map(({ name, candidates, running, hired, rejected }) => [
          name,
          ...[candidates, running, hired, rejected].map(String),
        ]),
      );
    },
  );

  it('of pay asked have the numbers of the API, to the digit, and no number of people (PLUS-30)', async () => {
    const row: PayAsked = {
      jobId: 1,
      title: 'ICU nurse',
      company: 'Meridian',
      what: 'salary',
      currency: 'USD',
      offered: { from: 95_000, to: 110_000 },
      skills: 'all',
      cases: 8,
      within: 3,
      median: 115_000,
    };
    responding('listPayAsked', [row, { ...row, jobId: 2, cases: 4, within: 4, median: null }]);
    const saved = await fileOf(() => <PayAskedOfJobs />, 'pay asked against pay offered');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/\$[\d–k$]+|\d+%/g))).toEqual([
      ['$95k–110k', '$115k', '38%'],
      ['$95k–110k'],
    ]);
    expect(saved.map((cells) => cells.slice(4, 9))).toEqual([
      ['95000', '110000', 'all', '38', '115000'],
      ['95000', '110000', 'all', '', ''],
    ]);
  });

  it('name days in the reader’s zone, as the files of all lists do (PLUS-30)', async () => {
    // Past midnight in UTC is another day in most zones.
    const at = '2026-11-19T03:30:00.000Z';
    const local = new Date(at);
    const day = [local.getFullYear(), local.getMonth() + 1, local.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const closed: ClosedJobRow = {
      jobId: 1,
      title: 'ICU nurse',
      clientId: null,
      company: null,
      isHire: false,
      candidate: null,
      recruiter: null,
      points: 0,
      closedAt: at,
      days: 4,
    };
    responding('listManagerClosedJobs', [closed]);
    const files = await fileOf(() => <ClosedJobs of="manager" asked={asked} managerId={undefined} />, 'closed jobs');
    expect(files[0]?.[2]).toBe(day);
    cleanup();
    const slow: SlowJob = {
      jobId: 1,
      title: 'ICU nurse',
      company: null,
      createdAt: at,
      reason: 'manager',
      count: 1,
      since: at,
    };
    responding('listSlowJobs', [slow]);
    expect((await fileOf(() => <SlowJobs />, 'what slows your open jobs'))[0]?.slice(2, 5)).toEqual([
      day,
      '1 candidate waits for you',
      day,
    ]);
  });
});
