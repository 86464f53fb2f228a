import { expect, it } from 'vitest';
import { clientAddedExamples } from '../../../../events/clients/client-added.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import { rollUpFigures } from '../../../../functions/features/dashboards/roll-up-figures.steps.ts';
import { rollUpsStore } from '../../../../functions/features/dashboards/roll-ups.store.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { peopleToRecount } from '../../../../functions/features/operator/recount.steps.ts';
import { recountStore } from '../../../../functions/features/operator/recount.store.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const [added] = clientAddedExamples as EventOf<'client-added'>[];
const now = '2026-11-22T10:00:00.000Z';
const clock = aClock(now);
const manager = anActor('manager');
const local = withLocalTable();
const table = opened(() => tableIn(local));

it('Whoever is counted is rolled up and recounted, also a manager with clients only', async () => {
  const event = { ...added!, time: '2026-10-01T09:00:00.000Z', data: { ...added!.data, managerId: manager.id } };
  await count(event, countersStore(table, clock));
  const recount = recountStore(table, clock);
  expect((await peopleToRecount({ audit: auditStore(table), recount })).userIds).toEqual([manager.id]);
  expect(await rollUpFigures({ rollUpsStore: rollUpsStore(table), clock })).toEqual({ people: 1 });
  const range = dashboardRange('year', 'UTC', Date.parse(now));
  for (const whose of [manager.id, 'everyone'] as const) {
    local.calls.length = 0;
    const quarters = await dashboardsStore(table).counters(whose, range);
    expect(local.calls).toHaveLength(1);
    expect(figuresOf(quarters, range, ['clientsAdded'], []).flows[0]?.count).toBe(1);
  }
});
