import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import {
  listManagerClientClosuresHandler,
  listManagerClosedJobsHandler,
} from '../../../../functions/features/dashboards/closed-job.handlers.ts';
import { listManagerTopRecruitersHandler } from '../../../../functions/features/dashboards/ranking.handlers.ts';
import { readManagerDashboardHandler } from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-18T20:07:00.000Z';
const lastMonth = '2026-10-05T10:00:00.000Z';
const [closed] = jobClosedExamples as [EventOf<'job-closed'>];
const [daniel, ines] = [anActor('manager'), anActor('manager', { id: 1002 })];
const [olivia, rosa] = [anActor('recruiter'), anActor('recruiter', { id: 2002 })];
const nameOf = ({ id, firstName, lastName }: typeof daniel) => ({ id, firstName, lastName, avatar: null });

interface Closing {
  by: typeof daniel;
  at: string;
  clientId: number | null;
  recruiter: typeof olivia | null;
}
const closings: Closing[] = [
  { by: daniel, at: now, clientId: 7, recruiter: olivia },
  { by: daniel, at: now, clientId: 7, recruiter: null },
  { by: daniel, at: now, clientId: 8, recruiter: olivia },
  { by: daniel, at: lastMonth, clientId: 7, recruiter: rosa },
  { by: ines, at: now, clientId: 9, recruiter: rosa },
];

describe('The dashboard of a manager', () => {
  const table = withLocalTable(tableIn);
  beforeEach(async () => {
    for (const [at, { by, at: time, clientId, recruiter }] of closings.entries()) {
      const data = {
        ...closed.data,
        jobId: 50 + at,
        clientId,
        points: 40,
        manager: nameOf(by),
        candidate: recruiter && nameOf(anActor('candidate')),
        recruiter: recruiter && nameOf(recruiter),
      };
      await count({ ...closed, id: 100 + at, time, data }, countersStore(table, aClock(now)));
    }
  });

  const inRange = (range: 'month' | 'year') => ({ query: { range, zone: 'UTC' } as const, actor: daniel });
  const asked = (range: 'month' | 'year', page: number, perPage: number) => ({
    query: { ...inRange(range).query, page, perPage },
    actor: daniel,
  });
  const needs = () => ({ dashboardsStore: dashboardsStore(table), clock: aClock(now) });

  it('lists their closed jobs of the range, page by page, and nobody else’s (DASH-21, DASH-39)', async () => {
    const jobsOf = async (...of: Parameters<typeof asked>) => {
      const { data, meta } = await resultOf(listManagerClosedJobsHandler, asked(...of), needs());
      return [data.map(({ jobId }) => jobId).toSorted(), meta.total];
    };
    expect(await jobsOf('month', 1, 10)).toEqual([[50, 51, 52], 3]);
    expect(await jobsOf('year', 2, 3)).toEqual([[53], 4]);
  });

  it('says of each client how many of its jobs were closed with a hire (DASH-18, DASH-39)', async () => {
    const { data } = await resultOf(listManagerClientClosuresHandler, asked('month', 1, 10), needs());
    expect(data.map(({ clientId, closed: all, hired }) => [clientId, hired, all])).toEqual([
      [7, 1, 2],
      [8, 1, 1],
    ]);
  });

  it('ranks the recruiters of their hires in the range (DASH-20, DASH-39)', async () => {
    const ranked = async (range: 'month' | 'year') =>
      (await resultOf(listManagerTopRecruitersHandler, inRange(range), needs())).map(({ place, personId, hires }) => [
        place,
        personId,
        hires,
      ]);
    expect(await ranked('month')).toEqual([[1, olivia.id, 2]]);
    expect(await ranked('year')).toEqual([
      [1, olivia.id, 2],
      [2, rosa.id, 1],
    ]);
  });

  it('counts their closed jobs and hires of the range (DASH-16, DASH-19, DASH-39)', async () => {
    const { flows } = await resultOf(readManagerDashboardHandler, inRange('year'), needs());
    const counts = Object.fromEntries(flows.map(({ name, count: times }) => [name, times]));
    expect(counts).toMatchObject({ closed: 4, hired: 3 });
  });
});
