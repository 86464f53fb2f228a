import { describe, expect, it } from 'vitest';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { selfAssignmentRestoredExamples } from '../../../../events/applications/self-assignment-restored.ts';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { clientAddedExamples } from '../../../../events/clients/client-added.ts';
import { clientRemovedExamples } from '../../../../events/clients/client-removed.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { jobRemovedExamples } from '../../../../events/jobs/job-removed.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figureRowsStore } from '../../../../functions/features/dashboards/figure-rows.store.ts';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import {
  listManagerFigureHandler,
  listManagersFigureHandler,
  listRecruiterFigureHandler,
} from '../../../../functions/features/dashboards/figure.handlers.ts';
import { closuresByClient, rankedBy } from '../../../../functions/features/dashboards/rank-people.ts';
import { askedRange } from '../../../../functions/features/dashboards/asked-range.ts';
import type { CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import {
  answerDays,
  comparedFlows,
  jobFlows,
  clientFlows,
  managerFlows,
  recruiterFlows,
  superManagerFlows,
  type Flow,
  type ListedFigure,
} from '../../../../shared/constants/dashboard.ts';
import { dateRanges, type DateRange } from '../../../../shared/constants/date-ranges.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { rejectionReasons } from '../../../../shared/constants/rejection-reasons.ts';
import { sources } from '../../../../shared/constants/sources.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { wrongList, type FigureOf, type Narrowing } from '../../../../shared/rules/listed-figure.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { workingTogether } from '../../../support/working-together.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const managers = [anActor('manager'), anActor('manager', { id: 1002 })] as const;
const recruiters = [anActor('recruiter'), anActor('recruiter', { id: 2002 })] as const;
const superManager = anActor('super_manager');
const person = (id: number) => ({ id, firstName: 'Some', lastName: 'Body', avatar: null });
const first = <E extends AnyEvent>(examples: readonly E[]): E => examples[0] as E;
const [closed, posted, removed] = [first(jobClosedExamples), first(jobPostedExamples), first(jobRemovedExamples)];
const [added, gone] = [first(clientAddedExamples), first(clientRemovedExamples)];
const [moved, accepted] = [first(candidateStatusChangedExamples), first(selfAssignmentAcceptedExamples)];
const restored = selfAssignmentRestoredExamples[1] as (typeof selfAssignmentRestoredExamples)[0];

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What happened to two managers and two recruiters over a year, most of it in the last days. */
function aHistory(random: () => number): CountedEvent[] {
  let id = 0;
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const at = () => new Date(Date.parse(now) - random() ** 4 * 400 * 86_400_000).toISOString();
  const next = (event: CountedEvent, data: object, time = at()) =>
    ({ ...event, id: (id += 1), time, data: { ...event.data, ...data } }) as CountedEvent;
  const place = () => ({ managerId: one(managers).id, jobId: 50 + Math.floor(random() * 9), candidateId: (id += 1) });
  const recruiter = () => (random() < 0.7 ? person(one(recruiters).id) : null);
  const move = (): CountedEvent[] => {
    const { managerId, jobId, candidateId } = place();
    const time = at();
    const since = random() < 0.9 ? new Date(Date.parse(time) - random() * 9 * 86_400_000).toISOString() : null;
    const [from, to] = [random() < 0.5 ? 'submitted' : one(pipelineStatuses), one(pipelineStatuses)];
    const recruiterId = recruiter()?.id ?? null;
    const listed = to === 'rejected' && random() < 0.8 && { rejectedFor: one(rejectionReasons) };
    const data = { managerId, recruiterId, jobId, candidate: person(candidateId), from, to, since, ...listed };
    const undo = { ...data, from: to, to: from, undo: true, undoneAt: time };
    return [next(moved, data, time), ...(random() < 0.3 ? [next(moved, undo)] : [])];
  };
  const accept = (): CountedEvent[] => {
    const { managerId, jobId, candidateId } = place();
    const [by, time] = [recruiter(), at()];
    const data = { managerId, job: { id: jobId, title: 'Nurse' }, candidate: person(candidateId) };
    const back = { ...data, notBy: by?.id, acceptedAt: time };
    return [next(accepted, { ...data, recruiter: by }, time), ...(by && random() < 0.3 ? [next(restored, back)] : [])];
  };
  const close = () => {
    const { managerId, jobId, candidateId } = place();
    const candidate = random() < 0.7 ? person(candidateId) : null;
    const clientId = random() < 0.8 ? 7 + managerId : null;
    const by = { candidate, recruiter: candidate && recruiter(), ...(random() < 0.8 && { source: one(sources) }) };
    return next(closed, { manager: person(managerId), jobId, clientId, points: one([0, 40]), ...by });
  };
  return Array.from({ length: 30 }, () => [
    ...move(),
    ...move(),
    ...accept(),
    close(),
    next(posted, { manager: person(one(managers).id) }),
    ...(random() < 0.3 ? [next(removed, { managerId: one(managers).id })] : []),
    ...(random() < 0.5 ? [next(added, { managerId: one(managers).id })] : []),
    ...(random() < 0.2 ? [next(gone, { managerId: one(managers).id })] : []),
  ]).flat();
}

interface Opened {
  figure: ListedFigure;
  by: Narrowing & { step?: string };
  number: number;
}

describe('The list behind a figure', () => {
  const table = withLocalTable(tableIn);
  const needs = () => ({
    dashboardsStore: dashboardsStore(table),
    figureRowsStore: figureRowsStore(table),
    clock: aClock(now),
  });
  const viewers = {
    manager: { actor: managers[0], handler: listManagerFigureHandler, whose: managers[0].id, more: {} },
    recruiter: { actor: recruiters[0], handler: listRecruiterFigureHandler, whose: recruiters[0].id, more: {} },
    everyone: { actor: superManager, handler: listManagersFigureHandler, whose: 'everyone', more: {} },
    'one manager': {
      actor: superManager,
      handler: listManagersFigureHandler,
      whose: managers[1].id,
      more: { managerId: managers[1].id },
    },
  } as const;
  type Viewer = keyof typeof viewers;

  /** Every number that the viewer's dashboard shows in a range. */
  async function figuresShown(viewer: Viewer, range: DateRange): Promise<Opened[]> {
    const { whose, actor } = viewers[viewer];
    const store = dashboardsStore(table);
    const asked = askedRange({ ...(range !== 'all' && { range }), zone: 'America/New_York' }, now, actor.id);
    const flows = { manager: managerFlows, recruiter: recruiterFlows, everyone: superManagerFlows };
    const shown = viewer === 'one manager' ? [...new Set([...superManagerFlows, ...comparedFlows])] : flows[viewer];
    const figures = figuresOf(await store.counters(whose, asked), asked, [...new Set<Flow>(shown)]);
    const people = await store.countersOfPeople(whose, asked);
    const list: Opened[] = figures.flows
      .filter(({ name }) => name !== 'points')
      .flatMap(({ name, count: number, steps }) => [
        { figure: name, by: {}, number },
        ...steps.map((inStep, at) => ({ figure: name, by: { step: figures.steps[at] ?? '' }, number: inStep })),
      ]);
    const ofSources = figures.sources.map(({ source, hires: number }): Opened => ({
      figure: 'hired',
      by: { source },
      number,
    }));
    if (viewer === 'recruiter' || viewer === 'manager' || viewer === 'one manager') {
      for (const { status, movedOn, rejected } of figures.statuses)
        list.push(
          { figure: 'left', by: { status }, number: movedOn + rejected },
          { figure: 'movedOn', by: { status }, number: movedOn },
          { figure: 'rejected', by: { status }, number: rejected },
        );
      for (const { reason: rejectedFor, candidates: number } of figures.rejections)
        list.push({ figure: 'rejected', by: { rejectedFor }, number });
      const { cases, within } = figures.answers;
      list.push({ figure: 'stays', by: { status: 'submitted' }, number: cases });
      for (const [at, number] of within.entries())
        list.push({ figure: 'stays', by: { status: 'submitted', within: answerDays[at] }, number });
    }
    if (viewer !== 'recruiter') {
      for (const { clientId, closed: number, hired } of closuresByClient(people))
        list.push(
          { figure: 'closed', by: { client: clientId ?? 'none' }, number },
          { figure: 'hired', by: { client: clientId ?? 'none' }, number: hired },
        );
      for (const { personId: recruiterId, hires, answers, inTime } of rankedBy(people, 'r'))
        list.push(
          { figure: 'hired', by: { recruiterId }, number: hires },
          { figure: 'stays', by: { status: 'submitted', recruiterId }, number: answers },
          { figure: 'stays', by: { status: 'submitted', within: answerDays[1], recruiterId }, number: inTime },
        );
    }
    return [...list, ...ofSources, { figure: 'hired', by: {}, number: figures.toHire.cases }];
  }

  async function opened(viewer: Viewer, range: DateRange, { figure, by }: Pick<Opened, 'figure' | 'by'>) {
    const { actor, handler, more } = viewers[viewer];
    const rows: { points: number | null }[] = [];
    let before: string | null = null;
    let total = 0;
    do {
      const asked = {
        ...(range !== 'all' && { range }),
        zone: 'America/New_York',
        figure,
        ...by,
        ...more,
        perPage: range === 'week' ? 7 : 100,
      };
      const query = handler.route.request.query.parse({ ...asked, ...(before !== null && { before }) });
      const call = { query, actor } as unknown as Parameters<typeof handled>[1];
      const { result } = (await handled(handler as never, call, needs())) as {
        result: { data: { points: number | null }[]; meta: { total: number; next: string | null } };
      };
      rows.push(...result.data);
      ({ total, next: before } = result.meta);
    } while (before !== null);
    return { rows, total };
  }

  it('has as many rows as the figure says, and says that it has, for every figure, range and reader, after events that came twice and in any order, also of each day and month (PLUS-30)', async () => {
    const random = seeded(30);
    await table.write(workingTogether(superManager.id, managers[1].id, now));
    const events = aHistory(random);
    const deliveries = [...events, ...events.filter(() => random() < 0.3)].sort(() => random() - 0.5);
    for (const event of deliveries) await count(event, countersStore(table, aClock(now)));
    const differing: unknown[] = [];
    let numbers = 0;
    for (const viewer of Object.keys(viewers) as Viewer[])
      for (const range of dateRanges) {
        for (const [place, one] of (await figuresShown(viewer, range)).entries()) {
          // Most numbers are zero; one in five of their lists is opened.
          if (one.number === 0 && place % 5 > 0) continue;
          const { rows, total } = await opened(viewer, range, one);
          if (rows.length !== one.number || total !== one.number)
            differing.push({ viewer, range, ...one, rows: rows.length, total });
          numbers += one.number;
        }
        const asked = askedRange({ ...(range !== 'all' && { range }), zone: 'America/New_York' }, now, 1);
        const counters = await dashboardsStore(table).counters(viewers[viewer].whose, asked);
        const [points] = figuresOf(counters, asked, ['points']).flows;
        const { rows, total } = await opened(viewer, range, { figure: 'points', by: {} });
        expect([rows.length, rows.reduce((sum, row) => sum + (row.points ?? 0), 0)]).toEqual([total, points?.count]);
      }
    expect(differing).toEqual([]);
    expect(numbers).toBeGreaterThan(500);
  }, 120_000);
});

describe('The lists that can be opened', () => {
  const flowsOf: Record<FigureOf, readonly Flow[]> = {
    manager: [...managerFlows, ...comparedFlows, ...clientFlows, ...jobFlows],
    recruiter: recruiterFlows,
    everyone: [...superManagerFlows, ...clientFlows, ...jobFlows],
  };
  it.each(Object.entries(flowsOf) as [FigureOf, readonly Flow[]][])(
    'are there for every figure over time of the dashboard of %s (PLUS-30)',
    (of, flows) => {
      expect(flows.filter((flow) => wrongList(of, flow, {}))).toEqual([]);
    },
  );

  it.each<[string, FigureOf, ListedFigure, Narrowing, string]>([
    ['moves of all managers together', 'everyone', 'moves', {}, 'figure'],
    ['a recruiter’s new clients', 'recruiter', 'clientsAdded', {}, 'figure'],
    ['another recruiter’s hires, for a recruiter', 'recruiter', 'hired', { recruiterId: 3 }, 'recruiterId'],
    ['hires by source and client', 'manager', 'hired', { source: 'applied', client: 7 }, 'source'],
    ['rejections by status and reason', 'manager', 'rejected', { status: 'submitted', rejectedFor: 'pay' }, 'status'],
    ['stays without a status', 'manager', 'stays', {}, 'status'],
    ['a recruiter’s stays other than answers', 'manager', 'stays', { status: 'contacted', recruiterId: 3 }, 'status'],
    ['rejections without a status', 'recruiter', 'rejected', {}, 'status'],
    ['jobs posted for a client', 'manager', 'posted', { client: 7 }, 'client'],
  ])('refuse what no dashboard counts: %s', (_, of, figure, narrowing, field) => {
    expect(wrongList(of, figure, narrowing)?.field).toBe(field);
  });

  it('name the field in the API’s refusal, and need a manager for what is not counted of all (PLUS-30)', () => {
    const { query } = contract.dashboards.listManagersFigure.request;
    expect(query.safeParse({ figure: 'moves' }).error?.issues.map(({ path }) => path)).toEqual([['figure']]);
    expect(query.safeParse({ figure: 'moves', managerId: 7 }).success).toBe(true);
    expect(query.safeParse({ figure: 'moves', managerId: 7, range: 'decade' }).success).toBe(false);
    const step = '2026-11-16T00:00:00.000Z';
    const fieldsOf = (of: object) => query.safeParse({ step, ...of }).error?.issues.map(({ path }) => path.join('.'));
    expect(fieldsOf({ figure: 'hired' })).toBeUndefined();
    expect(fieldsOf({ figure: 'hired', recruiterId: 7 })).toEqual(['step']);
    expect(fieldsOf({ figure: 'stays', status: 'submitted' })).toEqual(['step']);
    expect(fieldsOf({ figure: 'hired', step: 'yesterday' })).toEqual(['step']);
  });
});
