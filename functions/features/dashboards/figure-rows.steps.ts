import type { ListedFigure, Outcome } from '../../../shared/constants/dashboard.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { FigureRow } from '../../../shared/model/dashboard.ts';
import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import type { Narrowing } from '../../../shared/rules/listed-figure.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { CountedRow } from '../../domain/counters/counted-row.ts';
import type { CountersOf } from '../../domain/counters/hour-counters.ts';
import { askedRange, type RangeQuery } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import type { FigureRowsStore } from './figure-rows.store.ts';
import { figureList } from './listed-figure.ts';

/** What the lists behind figures are read with. */
export interface FigureReads {
  dashboardsStore: Pick<DashboardsStore, 'counters' | 'countersOfPeople' | 'putForward'>;
  figureRowsStore: FigureRowsStore;
  clock: Pick<Clock, 'now'>;
}

/** Who asks for which page of what. */
export interface AskedRows {
  actor: { id: number; role: Role };
  query: RangeQuery &
    Narrowing & {
      figure: ListedFigure;
      step?: string | undefined;
      before?: string | undefined;
      page: number;
      perPage: number;
    };
}

/**
 * A page of what a figure counts, latest first, with how many there are according to its counters; three calls, and one
 * for each further 250 rows that had to be read for the page.
 */
export async function figureRowsPage(whose: CountersOf, { actor, query }: AskedRows, reads: FigureReads) {
  const { figure, page, perPage, before } = query;
  if (figure === 'putForward') throw new Error('whom a recruiter put forward is not counted in rows');
  const range = { ...askedRange(query, reads.clock.now(), actor.id), before: null };
  const span = listedSpan(range, query.step);
  if (!span) return { data: [], meta: { total: 0, page, perPage, next: null } };
  const list = figureList(whose, actor.role, { ...query, figure });
  const { dashboardsStore, figureRowsStore } = reads;
  const [counted, { rows, next }] = await Promise.all([
    list.series === 'people' ? dashboardsStore.countersOfPeople(whose, range) : dashboardsStore.counters(whose, range),
    figureRowsStore.rowsOf({ whose, kind: list.kind }, span, { before, limit: perPage, counts: list.counts }),
  ]);
  const total = counted
    .filter(({ at }) => at >= span.from && at < span.to)
    .flatMap(({ counts }) => Object.entries(counts))
    .reduce((sum, [name, count]) => sum + (list.isCounter(name) ? count : 0), 0);
  return {
    data: await withNames(actor, list.kind === 'closed' ? rows.map(withOutcome) : rows, reads, whose === 'everyone'),
    meta: { total, page, perPage, next },
  };
}

// A step of another range, such as a day of last week in an address that was kept, has nothing in this one.
const listedSpan = (range: DashboardRange, step: string | undefined): Span | undefined =>
  step === undefined ? range : range.steps.find(({ from }) => from === Date.parse(step));

/**
 * These rows with the names of those on them, as the viewer may see them. Where a super manager reads everybody's, clients,
 * recruiters and who was hired are named of managers alone who work with them.
 */
export async function withNames(
  viewer: AskedRows['actor'],
  rows: readonly (CountedRow & { outcome?: Outcome })[],
  { figureRowsStore }: Pick<FigureReads, 'figureRowsStore'>,
  isOverseen = false,
): Promise<FigureRow[]> {
  const names = await figureRowsStore.namesFor(viewer, rows, { isOverseen });
  return rows.map((row) => {
    const { at, managerId, jobId = null, candidateId: id = null } = row;
    const job = names.job(jobId ?? undefined);
    const isNamed = names.isNamed(managerId);
    const recruiterId = isNamed ? (row.recruiterId ?? null) : null;
    const clientId = isNamed ? (row.clientId ?? job?.clientId ?? null) : null;
    const isSeen = id !== null && names.isShown(id) && (isNamed || row.outcome !== 'hired');
    const candidateId = isSeen ? id : null;
    return {
      at,
      jobId,
      title: job?.title ?? null,
      clientId,
      company: isNamed ? (names.company(managerId, row.clientId) ?? job?.client?.companyName ?? null) : null,
      candidateId,
      candidate: names.person(candidateId),
      recruiterId,
      recruiter: names.person(recruiterId),
      manager: names.person(managerId),
      from: row.from ?? null,
      to: row.to ?? null,
      days: row.days ?? null,
      points: row.points ?? null,
      source: row.source ?? null,
      outcome: row.outcome ?? null,
      ...(!isNamed && { isWithheld: true }),
    };
  });
}

const withOutcome = (row: CountedRow) => ({ ...row, ...(row.candidateId && { outcome: 'hired' as const }) });
