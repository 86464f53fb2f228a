// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatuses, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { rejectionReasonLabels, rejectionReasons } from '../../../../shared/constants/rejection-reasons.ts';
import { sourceLabels, sources } from '../../../../shared/constants/sources.ts';
import type { DashboardFigures } from '../../../../shared/model/dashboard.ts';
import { FlowFigures } from '../../../../web/features/dashboards/components/flow-figures.tsx';
import { PaceFigures } from '../../../../web/features/dashboards/components/pace-figures.tsx';
import { RejectionFigures } from '../../../../web/features/dashboards/components/rejection-figures.tsx';
import { SourceFigures } from '../../../../web/features/dashboards/components/source-figures.tsx';
import { StatusFigures } from '../../../../web/features/dashboards/components/status-figures.tsx';
import { flowWords } from '../../../../web/features/dashboards/model/figure-words.ts';
import { readCard } from '../../support/read-card.tsx';
import { cellsOf, numbersIn } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const flows = ['posted', 'candidates', 'moves', 'closed', 'hired', 'clientsAdded'] as const;
const steps = ['2026-09-01', '2026-10-01', '2026-11-01'].map((day) => `${day}T00:00:00.000Z`);

/** Figures of an account where each thing happened so many times more than the one before. */
const figuresOf = (times: number): DashboardFigures => ({
  range: { from: steps[0]!, to: '2026-11-23T00:00:00.000Z' },
  before: null,
  steps,
  flows: flows.map((name, at) => ({
    name,
    count: times * (at + 6),
    before: 0,
    steps: [times * at, times, times * 5],
  })),
  statuses: pipelineStatuses.map((status, at) => ({
    status,
    movedOn: times * at,
    rejected: times,
    days: times * (at + 1) < fewestCases ? null : { median: at, p90: at * 3 },
  })),
  toHire: { cases: times, days: times < fewestCases ? null : { median: 21, p90: 40 } },
  answers: { cases: times * 3, within: [times, times * 2] },
  sources: sources.map((source, at) => ({ source, hires: times * at })),
  rejections: rejectionReasons.map((reason, at) => ({ reason, candidates: times * at })),
});

const charts: Record<string, (figures: DashboardFigures) => ReactNode> = {
  'what happened': (figures) => <FlowFigures figures={figures} range="year" zone="UTC" />,
  'where candidates went': ({ statuses }) => <StatusFigures statuses={statuses} />,
  'where hires came from': ({ sources: all }) => <SourceFigures sources={all} />,
  'why candidates were rejected': ({ rejections }) => <RejectionFigures rejections={rejections} />,
  'how long it takes': ({ toHire, answers }) => <PaceFigures toHire={toHire} answers={answers} />,
};

async function fileOf(chart: string): Promise<string[][]> {
  saveBlob.mockClear();
  await userEvent.click(screen.getByRole('button', { name: `CSV, ${chart}` }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  return cellsOf(saveBlob.mock.lastCall?.[0] as Blob);
}
const rowsShown = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

describe('Every chart', () => {
  afterEach(cleanup);

  it('of what happened has the numbers of the API in its bars, its table and its file, to the digit (PLUS-30)', async () => {
    const figures = figuresOf(1234);
    render(charts['what happened']!(figures));
    const sent = steps.map((_, step) => figures.flows.map((flow) => flow.steps[step]));
    expect(
      rowsShown()
        .slice(1)
        .map(([, ...cells]) => cells.map((cell) => numbersIn(cell)[0])),
    ).toEqual(sent);
    expect((await fileOf('what happened')).slice(1, -1).map(([, ...cells]) => cells.map(Number))).toEqual(sent);
    for (const [at, bars] of screen.getAllByRole('slider').entries()) {
      bars.focus();
      const read = [];
      for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}']) {
        await userEvent.keyboard(key);
        read.push(numbersIn(bars.getAttribute('aria-valuetext')).at(-1));
      }
      expect(read, flows[at]).toEqual(figures.flows[at]?.steps);
    }
    const counts = screen.getAllByRole('strong', { hidden: true }).map(({ textContent }) => numbersIn(textContent)[0]);
    expect(counts.filter((count) => count !== undefined)).toEqual(
      expect.arrayContaining(figures.flows.map(({ count }) => count)),
    );
  });

  it('of statuses has the numbers of the API in its table and its file, to the digit (PLUS-30)', async () => {
    const { statuses } = figuresOf(1234);
    render(charts['where candidates went']!(figuresOf(1234)));
    expect(
      rowsShown()
        .slice(1)
        .map(([status, moved, ...days]) => [
          status,
          numbersIn(moved).slice(0, 2),
          days.map((cell) => numbersIn(cell)[0] ?? 0),
        ]),
    ).toEqual(
      statuses.map(({ status, movedOn, rejected, days }) => [
        pipelineStatusLabels[status],
        [movedOn, movedOn + rejected],
        [days?.median, days?.p90],
      ]),
    );
    expect((await fileOf('where candidates went')).slice(1).map((row) => row.slice(0, 5))).toEqual(
      statuses.map(({ status, movedOn, rejected, days }) =>
        [pipelineStatusLabels[status], movedOn, rejected, days?.median, days?.p90].map(String),
      ),
    );
  });

  it('of rejections has the reasons that were given, the most frequent first, and all of them in its file', async () => {
    const { rejections } = figuresOf(1234);
    render(charts['why candidates were rejected']!(figuresOf(1234)));
    const shown = screen
      .getAllByRole('listitem')
      .map((row) => [
        row.querySelector('.listing-title')?.textContent,
        numbersIn(row.querySelector('.listing-end')?.textContent)[0],
      ]);
    const given = rejections.slice(1).map(({ reason, candidates }) => [rejectionReasonLabels[reason], candidates]);
    expect(shown).toEqual(given.toReversed());
    expect((await fileOf('why candidates were rejected')).slice(1).map((row) => row.slice(0, 2))).toEqual(
      rejections.map(({ reason, candidates }) => [rejectionReasonLabels[reason], String(candidates)]),
    );
  });

  it('of sources and of paces has the numbers of the API on the page and in its file, to the digit (PLUS-30)', async () => {
    const figures = figuresOf(1234);
    render(charts['where hires came from']!(figures));
    const hires = figures.sources.map((one) => one.hires);
    expect(
      screen.getAllByRole('listitem').map((row) => numbersIn(row.querySelector('.listing-end')?.textContent)[0]),
    ).toEqual(hires);
    expect((await fileOf('where hires came from')).slice(1).map((row) => row.slice(0, 2))).toEqual(
      figures.sources.map((one) => [sourceLabels[one.source], String(one.hires)]),
    );
    cleanup();
    render(charts['how long it takes']!(figures));
    const shown = screen
      .getAllByRole('listitem')
      .map((row) => numbersIn(row.querySelector('.listing-end')?.textContent).slice(0, 2));
    expect(shown).toEqual([[21], [40], [1234, 3702], [2468, 3702]]);
    expect((await fileOf('how long it takes')).slice(1).map((row) => row.slice(1, 3).map(Number))).toEqual([
      [1234, 21],
      [1234, 40],
      [3702, 1234],
      [3702, 2468],
    ]);
  });

  const wrong = /NaN|Infinity|undefined|null|%/;

  it.each(Object.entries(charts))(
    'of %s shows no false number and no share for nobody and for one (PLUS-30)',
    (_, chart) => {
      for (const times of [0, 1]) {
        const figures = figuresOf(times);
        const few = {
          ...figures,
          statuses: figures.statuses.slice(0, 3),
          sources: figures.sources.map((one, at) => ({ ...one, hires: at === 1 ? times : 0 })),
          rejections: figures.rejections.map((one, at) => ({ ...one, candidates: at === 1 ? times : 0 })),
        };
        const { container } = render(chart(few));
        expect(container.textContent, `${times} of each`).not.toMatch(wrong);
        for (const drawn of container.querySelectorAll<HTMLElement>('[style]'))
          expect(drawn.getAttribute('style'), `${times} of each`).toMatch(/: (100|[1-9]?\d(\.\d+)?)%;$/);
        cleanup();
      }
    },
  );
});

describe('The card', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('of what happened opens as a table, explains each column, and is named after its time as a file', async () => {
    const figures = figuresOf(2);
    const few = { ...figures, flows: figures.flows.slice(0, 2) };
    render(charts['what happened']!(few));
    const items = screen.getAllByRole('listitem').map((item) => [item.title, item.textContent]);
    expect(items).toEqual([
      [flowWords.posted.counts, 'Jobs posted120 by this time last yearSep 2026Nov 2026'],
      [flowWords.candidates.counts, 'Candidates140 by this time last yearSep 2026Nov 2026'],
    ]);
    const region = () => screen.queryByRole('region', { name: 'Figures as a table' });
    const toggle = screen.getByRole('button', { name: 'Show as table' });
    expect([region(), toggle.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    fireEvent.click(toggle);
    expect([toggle.textContent, toggle.getAttribute('aria-expanded')]).toEqual(['Hide table', 'true']);
    expect(toggle.getAttribute('aria-controls')).toBe(region()?.id);
    expect(rowsShown()).toEqual([
      ['Time', 'Jobs posted', 'Candidates'],
      ['Sep 2026', '0', '2'],
      ['Oct 2026', '2', '2'],
      ['Nov 2026', '10', '10'],
    ]);
    const explained = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(explained).toEqual([few.flows[0], few.flows[1]].map((flow) => Object.values(flowWords[flow!.name])));
    fireEvent.click(toggle);
    expect(region()).toBeNull();
    expect(await fileOf('what happened')).toEqual([
      ['Time', 'Jobs posted', 'Candidates'],
      ['Sep 2026', '0', '2'],
      ['Oct 2026', '2', '2'],
      ['Nov 2026', '10', '10'],
      ['What it counts', flowWords.posted.counts, flowWords.candidates.counts],
    ]);
    expect(saveBlob.mock.lastCall?.[1]).toBe('figures-year-2026-11-24.csv');
  });

  it('of where candidates went names each status that somebody left, with its lists', async () => {
    const days = { median: 1, p90: 4 };
    expect(
      await readCard(
        () => (
          <StatusFigures
            statuses={[
              { status: 'contacted', movedOn: 6, rejected: 2, days },
              { status: 'submitted', movedOn: 0, rejected: 1, days: null },
              { status: 'rejected', movedOn: 0, rejected: 0, days: null },
            ]}
          />
        ),
        saveBlob,
      ),
    ).toMatchInlineSnapshot(`
      "Where candidates went: Candidates who left a status in this period, moved on or rejected. Days are whole
        days in the status, of those who left; half of them took no longer than the usual time.
      Of those who leftMoved onUsually after9 in 10 within
      Contacted6 of 8 (75%)1 day4 days
      Submitted0 of 1too fewtoo few
      (counts)
      6, moved on from Contacted: …&figure=movedOn&status=contacted
      8, all of moved on from Contacted: …&figure=left&status=contacted
      1 day, usually in Contacted: …&figure=stays&status=contacted
      4 days, 9 in 10 in Contacted: …&figure=stays&status=contacted
      0, moved on from Submitted: …&figure=movedOn&status=submitted
      1, all of moved on from Submitted: …&figure=left&status=submitted
      CSV, where candidates went: candidates-by-status-2026-11-24.csv
      Status|Moved on|Rejected|Median days|Days of 9 in 10|What it counts
      Contacted|6|2|1|4|(counts)
      Submitted|0|1|||(counts)"
    `);
    const bars = [...document.querySelectorAll('.share-bar')].map((bar) =>
      [...bar.children].map((part) => [(part as HTMLElement).style.inlineSize, part.hasAttribute('data-rejected')]),
    );
    expect(bars).toEqual([
      [
        ['75%', false],
        ['25%', true],
      ],
      [['12.5%', true]],
    ]);
  });

  it('of where hires came from shows shares of enough hires, and leads to those of each source', async () => {
    const sources = [
      { source: 'applied', hires: 4 },
      { source: 'invited', hires: 1 },
      { source: 'recommended', hires: 0 },
    ] as const;
    expect(await readCard(() => <SourceFigures sources={[...sources]} />, saveBlob)).toMatchInlineSnapshot(`
      "Where hires came from: Jobs closed with a hire in this period, by how the hired person came onto the
        job. Hires from before sources were kept are left out.
      AppliedFound the job and applied.4 of 5 (80%)
      InvitedJoined by an invitation, then applied.1 of 5 (20%)
      RecommendedApplied after someone recommended the job to them.0 of 5 (0%)
      4 of 5 (80%), Applied: …&figure=hired&source=applied
      1 of 5 (20%), Invited: …&figure=hired&source=invited
      0 of 5 (0%), Recommended: …&figure=hired&source=recommended
      CSV, where hires came from: hires-by-source-2026-11-24.csv
      Source|Hires|What it counts
      Applied|4|Found the job and applied.
      Invited|1|Joined by an invitation, then applied.
      Recommended|0|Applied after someone recommended the job to them."
    `);
    const bars = [...document.querySelectorAll('.share-bar')].map((bar) => bar.innerHTML.match(/[\d.]+%/)?.[0]);
    expect(bars).toEqual(['100%', '25%', undefined]);
  });

  it('of nothing says so, and offers no file', () => {
    const { container } = render(<SourceFigures sources={[{ source: 'applied', hires: 0 }]} />);
    const statuses = [{ status: 'contacted', movedOn: 0, rejected: 0, days: null } as const];
    expect(container.querySelector('.ui-card-body')?.innerHTML).toBe(
      '<p class="figures-none">No hire in this period of which the source is known.</p>',
    );
    render(<StatusFigures statuses={statuses} />);
    expect(
      screen.getByText('No candidate moved on or was rejected in this period.').parentElement?.children,
    ).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(<SourceFigures sources={[{ source: 'applied', hires: 4 }]} />);
    expect(screen.getByText('Too few to compare: shares and bars appear from 5 hires on.')).toBeTruthy();
  });

  it('of how long it takes says of what each time is, and of how many', async () => {
    const toHire = { cases: 1, days: { median: 21, p90: 0 } };
    expect(await readCard(() => <PaceFigures toHire={toHire} answers={{ cases: 5, within: [1, 3] }} />, saveBlob))
      .toMatchInlineSnapshot(`
        "How long it takes: (explained below)
        Days to a hire, usuallyWhole days from posting a job to closing it with a hire, of the hires in this
          period. 1 hire.21 days
        Days to a hire, 9 in 10 withinWhole days from posting a job to closing it with a hire, of the hires in
          this period. 1 hire.same day
        Submitted candidates answered within 2 daysSubmitted candidates who were moved on or rejected in this
          period, by how long they had waited.1 of 5 (20%)
        Submitted candidates answered within 5 daysSubmitted candidates who were moved on or rejected in this
          period, by how long they had waited.3 of 5 (60%)
        21 days, Days to a hire, usually: …&figure=hired
        same day, Days to a hire, 9 in 10 within: …&figure=hired
        1, Submitted candidates answered within 2 days: …&figure=stays&status=submitted&within=2
        5, all of Submitted candidates answered within 2 days: …&figure=stays&status=submitted
        3, Submitted candidates answered within 5 days: …&figure=stays&status=submitted&within=5
        5, all of Submitted candidates answered within 5 days: …&figure=stays&status=submitted
        CSV, how long it takes: how-long-2026-11-24.csv
        Figure|Cases|Value|What it counts
        Days to a hire, usually|1|21|Whole days from posting a job to closing it with a hire, of the hires in
          this period. 1 hire.
        Days to a hire, 9 in 10 within|1|0|Whole days from posting a job to closing it with a hire, of the hires
          in this period. 1 hire.
        Submitted candidates answered within 2 days|5|1|Submitted candidates who were moved on or rejected in
          this period, by how long they had waited.
        Submitted candidates answered within 5 days|5|3|Submitted candidates who were moved on or rejected in
          this period, by how long they had waited."
      `);
    cleanup();
    expect(await readCard(() => <PaceFigures toHire={{ cases: 0, days: null }} answers={null} />, saveBlob))
      .toMatchInlineSnapshot(`
        "How long it takes: (explained below)
        Days to a hire, usuallyWhole days from posting a job to closing it with a hire, of the hires in this
          period. 0 hires.too few
        Days to a hire, 9 in 10 withinWhole days from posting a job to closing it with a hire, of the hires in
          this period. 0 hires.too few
        CSV, how long it takes: how-long-2026-11-24.csv
        Figure|Cases|Value|What it counts
        Days to a hire, usually|0||Whole days from posting a job to closing it with a hire, of the hires in this
          period. 0 hires.
        Days to a hire, 9 in 10 within|0||Whole days from posting a job to closing it with a hire, of the hires
          in this period. 0 hires."
      `);
  });
});
