import { expect, it, describe } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { listComparedManagersHandler } from '../../../../functions/features/dashboards/ranking.handlers.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { comparedManagersBudget } from '../../../budgets.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { workingTogether } from '../../../support/working-together.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const closed = jobClosedExamples[0] as EventOf<'job-closed'>;
const watching = (managers: number) => anActor('super_manager', { id: 9000 + managers });

describe('Managers side by side', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));

  /** So many managers who work with a super manager of their own; the last has the most hires. */
  async function aHouse(managers: number) {
    const superManagerId = watching(managers).id;
    const ids = Array.from({ length: managers }, (_, at) => managers * 1000 + at);
    for (const managerId of ids) await table.write(workingTogether(superManagerId, managerId, now));
    const times = ['2026-11-17T09:00:00.000Z', '2026-03-02T09:00:00.000Z'];
    for (const [at, id] of ids.slice(-3).entries())
      for (let hires = 0; hires <= at; hires += 1)
        for (const [place, time] of times.entries()) {
          const data = { ...closed.data, manager: { ...closed.data.manager, id } };
          await count({ ...closed, id: id * 100 + hires * 2 + place, time, data }, countersStore(table, aClock(now)));
        }
    for (const whose of [...ids, 'everyone' as const]) await rollUpHours(table, whose, { until: Date.parse(now) });
    return ids;
  }
  const read = async (managers: number, query: object) => {
    local.calls.length = 0;
    const needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
    const call = { query: { zone: 'UTC', page: 1, perPage: 10, ...query } as const, actor: watching(managers) };
    const { result } = await handled(listComparedManagersHandler, call, needs);
    return {
      ...result,
      calls: local.calls.length,
      readUnits: local.calls.reduce((sum, call) => sum + (call.readUnits ?? 0), 0),
    };
  };

  it('are ordered by hires over all pages, and cost the same for forty as for ten', async () => {
    await aHouse(10);
    const forty = await aHouse(40);
    for (const range of dateRanges) {
      const asked = range === 'all' ? {} : { range };
      const [few, many] = [await read(10, asked), await read(40, asked)];
      expect([many.data.length, many.meta.total]).toEqual([10, 40]);
      expect(many.data.slice(0, 3).map(({ managerId }) => managerId)).toEqual(forty.slice(-3).toReversed());
      expect(many.calls).toBe(few.calls);
      expect(many.calls).toBeLessThanOrEqual(comparedManagersBudget.calls);
      expect(many.readUnits).toBeLessThanOrEqual(comparedManagersBudget.readUnits);
    }
  });
});
