import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import {
  listTopManagersHandler,
  listTopRecruitersHandler,
} from '../../../../functions/features/dashboards/ranking.handlers.ts';
import {
  readManagerDashboardHandler,
  readManagersStatisticsHandler,
} from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { readRecruiterDashboardHandler } from '../../../../functions/features/dashboards/recruiter-dashboard.handlers.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { rejectionReasons } from '../../../../shared/constants/rejection-reasons.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { workingTogether } from '../../../support/working-together.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const week = { range: 'week', zone: 'UTC' } as const;
const closed = jobClosedExamples[0] as EventOf<'job-closed'>;

describe('What a dashboard shows', () => {
  let table: Table;
  let needs: { dashboardsStore: ReturnType<typeof dashboardsStore>; clock: ReturnType<typeof aClock> };
  withLocalTable((local) => {
    table = openTable(local.tableName, local.documents);
    needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
  });

  const readings = {
    manager: () => handled(readManagerDashboardHandler, { query: week, actor: anActor('manager') }, needs),
    recruiter: () => handled(readRecruiterDashboardHandler, { query: week, actor: anActor('recruiter') }, needs),
    super_manager: () =>
      handled(readManagersStatisticsHandler, { query: week, actor: anActor('super_manager') }, needs),
  };
  const counted: Record<keyof typeof readings, string[]> = {
    manager: ['posted', 'candidates', 'moves', 'closed', 'hired', 'clientsAdded'],
    recruiter: ['candidates', 'moves', 'hired', 'points'],
    super_manager: ['posted', 'closed', 'hired', 'points', 'clientsAdded'],
  };

  it.each(Object.keys(counted) as (keyof typeof counted)[])(
    'to a %s is counters with a value a day, statuses, days to hire, answers, sources and reasons of rejections (DASH-41)',
    async (role) => {
      const { result } = await readings[role]();
      expect(result.flows.map(({ name }) => name)).toEqual(counted[role]);
      expect(result.flows.every(({ steps }) => steps.length === result.steps.length)).toBe(true);
      const statuses = role === 'super_manager' ? [] : pipelineStatuses;
      expect(result.statuses.map(({ status }) => status)).toEqual(statuses);
      expect([result.toHire, result.answers]).toEqual([
        { cases: 0, days: null },
        { cases: 0, within: [0, 0] },
      ]);
      expect(result.rejections.map(({ reason }) => reason)).toEqual(rejectionReasons);
      expect(result.sources.map(({ source }) => source)).toEqual(['applied', 'recommended', 'put_forward', 'invited']);
    },
  );

  it('in a ranking is hires, points and answers in time (DASH-41)', async () => {
    const store = countersStore(table, aClock(now));
    const recruiter = { ...closed.data.manager, id: 77 };
    const candidate = { ...closed.data.manager, id: 78 };
    await count({ ...closed, time: now, data: { ...closed.data, recruiter, candidate, points: 40 } }, store);
    const asked = { query: week, actor: anActor('super_manager') };
    const measures = { place: 1, hires: 1, points: 40, answers: { cases: 0, within: 0 } };
    expect(await resultOf(listTopRecruitersHandler, asked, needs)).toEqual([
      { ...measures, personId: 77, person: null },
    ]);
    await table.write(workingTogether(asked.actor.id, closed.data.manager.id, now));
    expect(await resultOf(listTopManagersHandler, asked, needs)).toEqual([
      { ...measures, personId: closed.data.manager.id, person: null },
    ]);
  });
});
