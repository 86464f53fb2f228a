import type { Role } from '../../../shared/constants/roles.ts';
import type { ClientClosure, ClosedJobRow, LeaderboardRow, RankedPerson } from '../../../shared/model/dashboard.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Closing, ClosingsOf } from '../../records/closing.ts';
import { askedRange, type RangeQuery } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { namingTo } from './naming.ts';
import { closuresByClient, leaderboardOf, rankedBy, type Ranked } from './rank-people.ts';

/** What dashboards read with. */
export interface DashboardReads {
  dashboardsStore: DashboardsStore;
  clock: Pick<Clock, 'now'>;
}

interface Asked {
  actor: { id: number; role: Role };
  query: RangeQuery;
}
interface AskedPage extends Asked {
  query: RangeQuery & { page: number; perPage: number };
}

async function countedPeople(whose: ClosingsOf, { query, actor }: Asked, { dashboardsStore, clock }: DashboardReads) {
  return dashboardsStore.countersOfPeople(whose, askedRange(query, clock.now(), actor.id));
}

/**
 * A page of the closed jobs and filled openings, latest first, with the names of those on it; three calls, whose size goes by the page and
 * not by how many were closed, because how many there are is counted.
 */
export async function closedJobsPage(whose: ClosingsOf, asked: AskedPage, { dashboardsStore, clock }: DashboardReads) {
  const { page, perPage } = asked.query;
  const range = { ...askedRange(asked.query, clock.now(), asked.actor.id), before: null };
  const [counted, data] = await Promise.all([
    dashboardsStore.counters(whose, range),
    dashboardsStore.closingsPage(whose, range, { page, perPage }),
  ]);
  const total = counted.reduce((sum, { counts }) => sum + (counts.closed ?? 0) + (counts.openingsFilled ?? 0), 0);
  const meta = { total, page, perPage };
  const names = await dashboardsStore.names(
    data.flatMap(({ candidateId, recruiterId }) => [candidateId, recruiterId]),
    {
      clients: data,
      seenBy: asked.actor,
      candidates: data.flatMap(({ candidateId }) => candidateId ?? []),
      overseer: overseerOf(whose, asked),
    },
  );
  const rowOf = ({ candidateId, recruiterId, clientId, staysOpen, ...closing }: Closing): ClosedJobRow => {
    const { jobId, title, points, closedAt, days } = closing;
    const facts = { jobId, title, isHire: candidateId !== null, points, closedAt, days };
    const named = names.isNamed(closing.managerId)
      ? {
          clientId,
          company: names.company(clientId),
          candidate: names.person(candidateId),
          recruiter: names.person(recruiterId),
        }
      : { clientId: null, company: null, candidate: null, recruiter: null, isWithheld: true as const };
    return { ...facts, ...named, ...(staysOpen && { staysOpen }) };
  };
  return { data: data.map(rowOf), meta };
}

/** The super manager who asks for everybody's, of whom those alone are named who work with them. */
const overseerOf = (whose: ClosingsOf, { actor }: Asked): number | undefined =>
  whose === 'everyone' ? actor.id : undefined;

/**
 * A page of the clients whose jobs were closed, the most closed first, with their names; two calls, three for everybody's,
 * where those of managers who do not work with the super manager are one row.
 */
export async function clientClosuresPage(whose: ClosingsOf, asked: AskedPage, reads: DashboardReads) {
  const overseer = overseerOf(whose, asked);
  const [counted, together] = await Promise.all([
    countedPeople(whose, asked, reads),
    overseer === undefined ? undefined : reads.dashboardsStore.managersOf(overseer),
  ]);
  const isNamed = namingTo(overseer, (id) => together?.includes(id) ?? false);
  const { data, meta } = pageOf(closuresByClient(counted, isNamed), asked.query);
  const names = await reads.dashboardsStore.names([], { clients: data });
  return {
    data: data.map(({ clientId, closed, hired, isWithheld }): ClientClosure => ({
      clientId,
      company: names.company(clientId),
      closed,
      hired,
      ...(isWithheld && { isWithheld }),
    })),
    meta,
  };
}

/** The ten first recruiters by hires, with their names; two calls. */
export async function topRecruiters(whose: ClosingsOf, asked: Asked, reads: DashboardReads): Promise<RankedPerson[]> {
  return withNames(rankedBy(await countedPeople(whose, asked, reads), 'r'), reads);
}

/**
 * The ten first by hires among the managers who work with the super manager and the super manager, with their names; three
 * calls. Who did not accept is not named.
 */
export async function topManagers(asked: Asked, reads: DashboardReads): Promise<RankedPerson[]> {
  const [counted, together] = await Promise.all([
    countedPeople('everyone', asked, reads),
    reads.dashboardsStore.managersOf(asked.actor.id),
  ]);
  return withNames(rankedBy(counted, 'm', [asked.actor.id, ...together]), reads);
}

async function withNames(ranked: Ranked[], reads: DashboardReads): Promise<RankedPerson[]> {
  const names = await reads.dashboardsStore.names(ranked.map(({ personId }) => personId));
  return ranked.map(({ place, personId, hires, points, answers, inTime }) => ({
    place,
    personId,
    person: names.person(personId),
    hires,
    points,
    answers: { cases: answers, within: inTime },
  }));
}

/** A page of the recruiters with points in a range, and the asking one's own place; two calls. */
export async function leaderboardPage(asked: AskedPage, reads: DashboardReads) {
  const ranked = leaderboardOf(await countedPeople('everyone', asked, reads));
  const { data, meta } = pageOf(ranked, asked.query);
  const names = await reads.dashboardsStore.names(data.map(({ personId }) => personId));
  const mine = ranked.find(({ personId }) => personId === asked.actor.id);
  return {
    data: data.map(({ place, personId, points }): LeaderboardRow => {
      const person = names.person(personId);
      return { place, personId, name: person && `${person.firstName} ${person.lastName}`, points };
    }),
    meta: { ...meta, mine: mine ? { place: mine.place, points: mine.points } : null },
  };
}
