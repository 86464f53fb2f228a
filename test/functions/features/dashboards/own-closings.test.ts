import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { listClientClosuresHandler } from '../../../../functions/features/dashboards/closed-job.handlers.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const closed = jobClosedExamples[0] as EventOf<'job-closed'>;
const table = withLocalTable(tableIn);

it('“Hires by client” of a super manager names the clients of their own jobs, and of others’ only how many closed', async () => {
  const [own, other] = [anActor('super_manager'), anActor('manager')];
  for (const [place, { manager, clientId }] of [
    { manager: own, clientId: 12 },
    { manager: own, clientId: 12 },
    { manager: other, clientId: 7 },
  ].entries()) {
    const { id, firstName, lastName } = manager;
    const data = { ...closed.data, jobId: 800 + place, clientId, manager: { id, firstName, lastName, avatar: null } };
    await count({ ...closed, id: 900 + place, time: now, data }, countersStore(table, aClock(now)));
  }
  const needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
  const closures = async (managerId?: number) => {
    const query = { range: 'week', zone: 'UTC', page: 1, perPage: 10, ...(managerId && { managerId }) } as const;
    const { data } = await resultOf(listClientClosuresHandler, { query, actor: own }, needs);
    return data.map((row) => [row.clientId, row.closed, row.isWithheld]);
  };
  expect(await closures()).toEqual([
    [12, 2, undefined],
    [null, 1, true],
  ]);
  expect(await closures(own.id)).toEqual([[12, 2, undefined]]);
});
