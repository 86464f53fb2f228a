import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { clientAddedExamples } from '../../../../events/clients/client-added.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import {
  listClientClosuresHandler,
  listManagersClosedJobsHandler,
  listRecruiterClosedJobsHandler,
} from '../../../../functions/features/dashboards/closed-job.handlers.ts';
import { figureRowsStore } from '../../../../functions/features/dashboards/figure-rows.store.ts';
import { listManagersFigureHandler } from '../../../../functions/features/dashboards/figure.handlers.ts';
import {
  listComparedManagersHandler,
  listTopManagersHandler,
  listTopRecruitersHandler,
  listTopRecruitersOfManagerHandler,
} from '../../../../functions/features/dashboards/ranking.handlers.ts';
import {
  listRecruiterClientsHandler,
  listRecruiterSkillsHandler,
} from '../../../../functions/features/dashboards/recruiter-dashboard.handlers.ts';
import {
  readClientCountersHandler,
  readJobCountersHandler,
} from '../../../../functions/features/dashboards/counter.handlers.ts';
import {
  readManagerDashboardHandler,
  readManagersStatisticsHandler,
} from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { changedCollaborationWrites, newCollaborationWrites } from '../../../../functions/records/collaboration.ts';
import { putForwardWrites } from '../../../../functions/records/put-forward.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { aCandidateOnJob, aClock, aJob, anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { workingTogether } from '../../../support/working-together.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const superManager = anActor('super_manager');
const recruiter = anActor('recruiter');
const people = [anActor('manager'), anActor('manager', { id: 1002, firstName: 'Ines', email: 'ines@example.com' })];
const [daniel, ines] = people as [(typeof people)[0], (typeof people)[0]];
const person = ({ id, firstName, lastName }: typeof daniel) => ({ id, firstName, lastName, avatar: null });
const week = { range: 'week', zone: 'UTC' } as const;
const firstPage = { ...week, page: 1, perPage: 10 };

const [closed] = jobClosedExamples as EventOf<'job-closed'>[];
const [posted] = jobPostedExamples as EventOf<'job-posted'>[];
const [added] = clientAddedExamples as EventOf<'client-added'>[];
if (!closed || !posted || !added) throw new Error('examples are missing');
let ids = 100;
const hire = (manager: typeof daniel, clientId: number | null, isHire = true): EventOf<'job-closed'> => ({
  ...closed,
  id: (ids += 1),
  time: now,
  data: {
    ...closed.data,
    jobId: ids,
    clientId,
    points: 40,
    manager: person(manager),
    candidate: isHire ? person(anActor('candidate')) : null,
    recruiter: isHire ? person(recruiter) : null,
  },
});
const history: CountedEvent[] = [
  hire(daniel, 7),
  hire(daniel, 7, false),
  hire(ines, null),
  { ...posted, id: 90, time: now, data: { ...posted.data, manager: person(daniel) } },
  { ...added, id: 91, time: now, data: { ...added.data, managerId: daniel.id } },
  { ...added, id: 92, time: '2026-11-11T09:00:00.000Z', data: { ...added.data, managerId: ines.id } },
];

describe('The dashboard', () => {
  let table: Table;
  let needs: { dashboardsStore: ReturnType<typeof dashboardsStore>; clock: ReturnType<typeof aClock> };
  withLocalTable((local) => {
    table = openTable(local.tableName, local.documents);
    needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
  });
  const planted = async () => {
    const at = { at: now, status: 'active' } as const;
    for (const one of [daniel, ines, recruiter, superManager]) {
      const role = one.role === 'super_manager' ? 'manager' : one.role;
      const account = accountOf({ ...one, role } as Parameters<typeof accountOf>[0], { ...one, ...at });
      await table.write(newAccountWrites({ ...account, role: one.role })).catch(() => {});
    }
    await table.write(workingTogether(superManager.id, ines.id, now)).catch(() => {});
    for (const event of history) await count(event, countersStore(table, aClock(now)));
  };
  const flowsOf = (figures: { flows: { name: string; count: number; before: number | null }[] }) =>
    Object.fromEntries(figures.flows.map(({ name, count: total, before }) => [name, [total, before]]));
  const asSuper = { actor: superManager };

  it('of a super manager counts clients, jobs and hires of all managers or of one (DASH-02, DASH-03, DASH-04, DASH-09, API-44, API-45, API-46, API-51)', async () => {
    await planted();
    await table.write([{ put: { ...keys.jobTotals, signed: 62, on_hold: 2 } }]);
    const clients = await handled(readClientCountersHandler, { query: week, ...asSuper }, needs);
    expect(flowsOf(clients.result)).toEqual({ clientsAdded: [1, 1], clientsRemoved: [0, 0] });
    const ofInes = { ...week, managerId: ines.id };
    const hers = await handled(readClientCountersHandler, { query: ofInes, ...asSuper }, needs);
    expect(flowsOf(hers.result)).toEqual({ clientsAdded: [0, 1], clientsRemoved: [0, 0] });
    const jobs = await handled(readJobCountersHandler, { query: week, ...asSuper }, needs);
    expect(jobs.result.now).toEqual({ open: 62, onHold: 2, closed: 0 });
    expect(flowsOf(jobs.result)).toEqual({ posted: [1, 0], closed: [3, 0], hired: [2, 0], removed: [0, 0] });
    const one = await handled(readJobCountersHandler, { query: ofInes, ...asSuper }, needs);
    expect([one.result.now, flowsOf(one.result).closed]).toEqual([null, [1, 0]]);
    const all = await handled(readManagersStatisticsHandler, { query: week, ...asSuper }, needs);
    expect(flowsOf(all.result)).toMatchObject({ closed: [3, 0], hired: [2, 0], points: [80, 0] });
    const statistics = await handled(readManagersStatisticsHandler, { query: ofInes, ...asSuper }, needs);
    expect(flowsOf(statistics.result)).toMatchObject({ closed: [1, 0], hired: [1, 0], points: [40, 0] });
  });

  it('of a super manager lists closed jobs and clients in pages (DASH-05, DASH-06, API-47, API-48)', async () => {
    await planted();
    const two = { ...firstPage, perPage: 2 };
    const first = await handled(listManagersClosedJobsHandler, { query: two, ...asSuper }, needs);
    expect([first.result.data.length, first.result.meta.total]).toEqual([2, 3]);
    const second = await handled(listManagersClosedJobsHandler, { query: { ...two, page: 2 }, ...asSuper }, needs);
    expect(second.result.data).toHaveLength(1);
    const closures = async (query: typeof firstPage & { managerId?: number }) =>
      (await resultOf(listClientClosuresHandler, { query, ...asSuper }, needs)).data.map((row) => [
        row.clientId,
        row.hired,
        row.closed,
        row.isWithheld,
      ]);
    expect(await closures(firstPage)).toEqual([
      [null, 1, 1, undefined],
      [null, 1, 2, true],
    ]);
    expect(await closures({ ...firstPage, managerId: ines.id })).toEqual([[null, 1, 1, undefined]]);
  });

  it('of a super manager names who was hired, by whom and for which client only where the manager works with them', async () => {
    await planted();
    const asOther = { actor: anActor('super_manager', { id: 1909 }) };
    await table.write(workingTogether(asOther.actor.id, ines.id, now));
    const request = { id: 6, superManagerId: asOther.actor.id, managerId: daniel.id, sentAt: now, resentAt: null };
    const asked = { ...request, isAccepted: false, acceptedAt: null };
    const namedIn = async () => {
      const closings = await resultOf(listManagersClosedJobsHandler, { query: firstPage, ...asOther }, needs);
      const query = { ...firstPage, figure: 'closed' } as const;
      const figureNeeds = { ...needs, figureRowsStore: figureRowsStore(table) };
      const rows = await resultOf(listManagersFigureHandler, { query, ...asOther }, figureNeeds);
      return {
        closings: closings.data.map((row) => [row.isHire, row.clientId, row.recruiter?.id, row.isWithheld]),
        rows: rows.data.map((row) => [row.outcome, row.clientId, row.candidateId, row.recruiter?.id, row.isWithheld]),
      };
    };
    const hired = anActor('candidate').id;
    const before = await namedIn();
    expect(before.closings).toContainEqual([true, null, undefined, true]);
    expect(before.closings).toContainEqual([false, null, undefined, true]);
    expect(before.closings).toContainEqual([true, null, recruiter.id, undefined]);
    expect(before.rows).toContainEqual(['hired', null, null, undefined, true]);
    expect(before.rows).toContainEqual(['hired', null, hired, recruiter.id, undefined]);
    await table.write(newCollaborationWrites(asked));
    expect(await namedIn()).toEqual(before);
    await table.write(changedCollaborationWrites(asked, { isAccepted: true, acceptedAt: now }));
    const after = await namedIn();
    expect(after.closings).toContainEqual([true, 7, recruiter.id, undefined]);
    expect(after.closings).toContainEqual([false, 7, undefined, undefined]);
    expect(after.rows).toContainEqual(['hired', 7, hired, recruiter.id, undefined]);
  });

  it('of a super manager ranks recruiters, those of one manager, and managers (DASH-07, DASH-08, API-49, API-50)', async () => {
    await planted();
    const hiresOf = (rows: { person: { id: number } | null; hires: number }[]) =>
      rows.map((row) => [row.person?.id, row.hires]);
    const all = await handled(listTopRecruitersHandler, { query: week, ...asSuper }, needs);
    expect(hiresOf(all.result)).toEqual([[recruiter.id, 2]]);
    const call = { params: { id: ines.id }, query: week, ...asSuper };
    expect(hiresOf(await resultOf(listTopRecruitersOfManagerHandler, call, needs))).toEqual([[recruiter.id, 1]]);
    const managers = await handled(listTopManagersHandler, { query: week, ...asSuper }, needs);
    expect(hiresOf(managers.result)).toEqual([[ines.id, 1]]);
  });

  const askDaniel = async () => {
    const asked = { id: 5, superManagerId: superManager.id, sentAt: now, resentAt: null };
    const open = { ...asked, managerId: daniel.id, isAccepted: false, acceptedAt: null };
    await table.write(newCollaborationWrites(open)).catch(() => {});
  };

  it.each([
    ['clients', readClientCountersHandler, {}],
    ['jobs', readJobCountersHandler, {}],
    ['hires', readManagersStatisticsHandler, {}],
    ['closed jobs', listManagersClosedJobsHandler, { page: 1, perPage: 10 }],
    ['hires by client', listClientClosuresHandler, { page: 1, perPage: 10 }],
    ['what a figure counts', listManagersFigureHandler, { figure: 'closed', page: 1, perPage: 10 }],
  ] as const)(
    'of a super manager has no %s of one manager who was asked and did not accept, but their own',
    async (_, handler, more) => {
      await planted();
      await askDaniel();
      const read = async (managerId: number) =>
        handled(handler as never, { query: { ...week, ...more, managerId }, ...asSuper } as never, {
          ...needs,
          figureRowsStore: figureRowsStore(table),
        });
      await expect(read(daniel.id)).rejects.toThrow('There is no such manager');
      await expect(read(superManager.id)).resolves.toBeDefined();
      await expect(read(ines.id)).resolves.toBeDefined();
    },
  );

  it('of a super manager ranks no recruiters of a manager who was asked and did not accept', async () => {
    await planted();
    await askDaniel();
    const call = { params: { id: daniel.id }, query: week, ...asSuper };
    await expect(handled(listTopRecruitersOfManagerHandler, call, needs)).rejects.toThrow('There is no such manager');
  });

  it('of a super manager compares the managers who work with them, and nobody else', async () => {
    await planted();
    await askDaniel();
    const { data } = await resultOf(listComparedManagersHandler, { query: firstPage, ...asSuper }, needs);
    expect(data.map((row) => [row.manager?.firstName, flowsOf(row).hired])).toEqual([['Ines', [1, 0]]]);
  });

  it('of a manager counts jobs, hires and new clients (DASH-17, DASH-19)', async () => {
    await planted();
    const { result } = await handled(readManagerDashboardHandler, { query: week, actor: daniel }, needs);
    expect(flowsOf(result)).toMatchObject({ posted: [1, 0], closed: [2, 0], hired: [1, 0], clientsAdded: [1, 0] });
  });

  it('of a recruiter lists the jobs closed with their candidates, and whom they put forward by skill and client (DASH-24, DASH-25, DASH-26)', async () => {
    await planted();
    const asRecruiter = { query: firstPage, actor: recruiter };
    const hires = await handled(listRecruiterClosedJobsHandler, asRecruiter, needs);
    expect(hires.result.meta.total).toBe(2);
    const skill = (id: number, name: string) => ({ id, name });
    const jobs = [
      aJob({
        id: 31,
        clientId: 7,
        client: { companyName: 'Meridian' },
        spheres: [skill(1, 'Nursing'), skill(2, 'ICU')],
      }),
      aJob({ id: 32, spheres: [skill(1, 'Nursing')] }),
      aJob({ id: 33, spheres: [skill(1, 'Nursing')] }),
    ];
    // The last one's job was removed.
    const placed = [...jobs, { id: 34 }].map(({ id }, at) =>
      aCandidateOnJob({
        jobId: id,
        recruiterId: recruiter.id,
        createdAt: at === 2 ? '2026-11-01T10:00:00.000Z' : now,
        status: at === 1 ? 'rejected' : 'submitted',
      }),
    );
    await table.write([
      ...jobs.map((job) => ({ put: { ...keys.job(job.id), ...job } })),
      ...placed.map((one) => ({ put: { ...keys.candidateOnJob(one.jobId, one.candidateId), ...one } })),
      ...placed.flatMap(putForwardWrites),
    ]);
    const skills = (await resultOf(listRecruiterSkillsHandler, asRecruiter, needs)).data;
    expect(skills.map(({ name, candidates, running, rejected }) => [name, candidates, running, rejected])).toEqual([
      ['Nursing', 2, 1, 1],
      ['ICU', 1, 1, 0],
    ]);
    const clients = (await resultOf(listRecruiterClientsHandler, asRecruiter, needs)).data;
    expect(clients.map(({ name, candidates }) => [name, candidates])).toEqual([
      [null, 1],
      ['Meridian', 1],
    ]);
  });
});
