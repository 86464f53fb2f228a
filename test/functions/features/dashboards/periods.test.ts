import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { readManagerDashboardHandler } from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const [posted] = jobPostedExamples as [EventOf<'job-posted'>];
const manager = anActor('manager');
const times = [now, '2026-11-03T10:00:00.000Z', '2026-10-05T10:00:00.000Z', '2026-02-10T10:00:00.000Z'];

describe('The figures of a dashboard', () => {
  const table = withLocalTable(tableIn);
  beforeEach(async () => {
    for (const [at, time] of [...times, '2025-12-31T10:00:00.000Z'].entries())
      await count(
        { ...posted, id: 100 + at, time, data: { ...posted.data, manager } },
        countersStore(table, aClock(now)),
      );
  });

  const jobsPosted = async (range: 'week' | 'month' | 'year' | undefined) => {
    const needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
    const query = { zone: 'UTC', ...(range && { range }) };
    const { result } = await handled(readManagerDashboardHandler, { query, actor: manager }, needs);
    const flow = result.flows.find(({ name }) => name === 'posted');
    const steps = result.steps.flatMap((step, at) =>
      flow?.steps[at] ? [`${step.slice(0, 10)}: ${flow.steps[at]}`] : [],
    );
    return { count: flow?.count, before: flow?.before, of: result.steps.length, steps };
  };

  it('of a week are its days until now, beside the same days of the week before (DASH-12)', async () => {
    expect(await jobsPosted('week')).toEqual({ count: 1, before: 0, of: 3, steps: ['2026-11-18: 1'] });
  });

  it('of a month are its days until now, beside the same days of the month before (DASH-13)', async () => {
    const steps = ['2026-11-03: 1', '2026-11-18: 1'];
    expect(await jobsPosted('month')).toEqual({ count: 2, before: 1, of: 18, steps });
  });

  it('of a year are its months until now, and not what came before its first day (DASH-14)', async () => {
    const steps = ['2026-02-01: 1', '2026-10-01: 1', '2026-11-01: 2'];
    expect(await jobsPosted('year')).toEqual({ count: 4, before: 0, of: 11, steps });
  });

  it('of all time are asked for without a range, and beside nothing (DASH-10, DASH-15)', async () => {
    expect(await jobsPosted(undefined)).toMatchObject({ count: 5, before: null });
  });
});
