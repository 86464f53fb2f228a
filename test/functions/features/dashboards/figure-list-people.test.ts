import { describe, expect, it } from 'vitest';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figureRowsStore } from '../../../../functions/features/dashboards/figure-rows.store.ts';
import { inGroup, type PutForwardOnJob } from '../../../../functions/features/dashboards/group-put-forward.ts';
import { listManagerFigureHandler } from '../../../../functions/features/dashboards/figure.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';

describe('A candidate on the list behind a figure', () => {
  const hiring = withLocalTable(openHiring);

  /** Who is on the manager's list of new candidates: id and name. */
  async function listed() {
    const { table, manager } = hiring;
    const reads = {
      dashboardsStore: dashboardsStore(table),
      figureRowsStore: figureRowsStore(table),
      clock: aClock(now),
    };
    const query = listManagerFigureHandler.route.request.query.parse({
      figure: 'candidates',
      range: 'week',
      zone: 'UTC',
    });
    const { result } = await handled(listManagerFigureHandler, { query, actor: manager } as never, reads);
    const { data, meta } = result as unknown as {
      data: { candidateId: number | null; candidate: { firstName: string } | null }[];
      meta: { total: number };
    };
    return { total: meta.total, people: data.map(({ candidateId, candidate }) => [candidateId, candidate?.firstName]) };
  }

  it('is named, until they hide from the company: then the row stays without them (PLUS-21)', async () => {
    const { table, manager } = hiring;
    const ada = anActor('candidate', { id: 3901, firstName: 'Ada' });
    await table.writeOne({ put: { ...keys.account(ada.id), ...ada, status: 'active', createdAt: now } });
    const client = await hiring.aClient({ companyName: 'Lakeside' });
    const job = await hiring.aPostedJob({ clientId: client.id });
    const [example] = selfAssignmentAcceptedExamples;
    const { id, firstName, lastName } = ada;
    const data = { ...example!.data, managerId: manager.id, job: { id: job.id, title: job.title } };
    const event = {
      ...example!,
      id: 77,
      time: now,
      data: { ...data, candidate: { id, firstName, lastName, avatar: null } },
    };
    await count(event, countersStore(table, aClock(now)));
    expect(await listed()).toEqual({ total: 1, people: [[ada.id, 'Ada']] });
    await table.writeOne({
      put: { ...keys.hiddenFrom(ada.id), companies: ['Lakeside'], findableBy: 'recruiters', confirmed: [], version: 1 },
    });
    expect(await listed()).toEqual({ total: 1, people: [[null, undefined]] });
  });
});

describe('Whom a recruiter put forward', () => {
  const one = (candidateId: number, facts: object, onJob: object = {}) =>
    ({
      onJob: { candidateId, status: 'submitted', ...onJob },
      job: { status: 'signed', closed: null, spheres: [], clientId: null, ...facts },
    }) as unknown as PutForwardOnJob;
  const put = [
    one(1, { spheres: [{ id: 4, name: 'SQL' }], clientId: 7 }),
    one(2, {}, { status: 'rejected' }),
    one(3, { status: 'closed', closed: { candidate: { id: 3 } } }),
    one(4, { status: 'closed', closed: { candidate: { id: 9 } }, clientId: 7 }),
  ];
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ outcome: 'running' }, [1]],
    [{ outcome: 'hired' }, [3]],
    [{ outcome: 'rejected' }, [2, 4]],
    [{ skillId: 4 }, [1]],
    [{ client: 7 }, [1, 4]],
    [{ client: 7, outcome: 'rejected' }, [4]],
    [{ client: 'none' }, [2, 3]],
  ] as const)('is listed for %o: %j (PLUS-30)', (by, ids) =>
    expect(inGroup(put, by).map(({ onJob }) => onJob.candidateId)).toEqual(ids),
  );
});
