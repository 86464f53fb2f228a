import type { ClientClosure, ClosedJobRow, RankedPerson } from '../../shared/model/dashboard.ts';
import type { Clock } from '../door/clock.ts';
import { pageOf } from '../door/page.ts';
import type { ClosingsOf } from '../records/closing.ts';
import { askedRange, type RangeQuery } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { closuresByClient, rankedBy } from './rank-closings.ts';

/** What dashboards read with. */
export interface DashboardReads {
  dashboardsStore: DashboardsStore;
  clock: Pick<Clock, 'now'>;
}

interface Asked {
  actor: { id: number };
  query: RangeQuery;
}
interface AskedPage extends Asked {
  query: RangeQuery & { page: number; perPage: number };
}

async function closingsAsked(whose: ClosingsOf, { query, actor }: Asked, { dashboardsStore, clock }: DashboardReads) {
  return dashboardsStore.closings(whose, askedRange(query, clock.now(), actor.id));
}

/** A page of the closed jobs, latest first, with the names of those on it; two calls. */
export async function closedJobsPage(whose: ClosingsOf, asked: AskedPage, reads: DashboardReads) {
  const { data, meta } = pageOf(await closingsAsked(whose, asked, reads), asked.query);
  const names = await reads.dashboardsStore.names(
    data.flatMap(({ candidateId, recruiterId }) => [candidateId, recruiterId]),
    data,
  );
  return {
    data: data.map(({ jobId, title, clientId, candidateId, recruiterId, points, closedAt, days }): ClosedJobRow => ({
      jobId,
      title,
      clientId,
      company: names.company(clientId),
      isHire: candidateId !== null,
      candidate: names.person(candidateId),
      recruiter: names.person(recruiterId),
      points,
      closedAt,
      days,
    })),
    meta,
  };
}

/** A page of the clients whose jobs were closed, the most closed first, with their names; two calls. */
export async function clientClosuresPage(whose: ClosingsOf, asked: AskedPage, reads: DashboardReads) {
  const { data, meta } = pageOf(closuresByClient(await closingsAsked(whose, asked, reads)), asked.query);
  const names = await reads.dashboardsStore.names([], data);
  return {
    data: data.map(({ clientId, closed, hired }): ClientClosure => ({
      clientId,
      company: names.company(clientId),
      closed,
      hired,
    })),
    meta,
  };
}

/** The ten first people by hires, with their names; two calls. */
export async function ranking(
  whose: ClosingsOf,
  of: 'recruiterId' | 'managerId',
  asked: Asked,
  reads: DashboardReads,
): Promise<RankedPerson[]> {
  const ranked = rankedBy(await closingsAsked(whose, asked, reads), of);
  const names = await reads.dashboardsStore.names(ranked.map(({ personId }) => personId));
  return ranked.map(({ place, personId, hires, points }) => ({ place, person: names.person(personId), hires, points }));
}
