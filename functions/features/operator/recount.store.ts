import type { JobStatus } from '../../../shared/constants/job.ts';
import { jobStatuses } from '../../../shared/constants/job.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn } from '../../records/account.ts';
import { closingWrites, isHireEvent } from '../../records/closing.ts';
import { countEvent, isCounted, type CountedEvent } from '../../domain/counters/counted-event.ts';
import { countedRowWrites, mendRows, storedRows, writeRow } from '../../domain/counters/counted-row.ts';
import {
  addCount,
  countedHours,
  mendedHourWrite,
  type CountedHour,
  type CountersOf,
} from '../../domain/counters/hour-counters.ts';
import type { JobTotals } from '../../records/job.ts';
import { mendedTotalsWrite } from '../../records/job.ts';
import { peopleCounted } from '../../domain/counters/people-counted.ts';
import { packJobsAgain } from '../../domain/packed-jobs/packed-jobs.ts';
import { keepBegunJobs } from '../../domain/pipeline/begun-jobs.ts';
import { putForwardBy } from '../../records/put-forward.ts';
import { recountRollUps } from '../../domain/counters/recount-roll-ups.ts';
import { noteLate } from '../../domain/counters/roll-up-hours.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { isOfPlace, jobIdOf } from '../../platform/table/read-keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads the events of which counters consist, and mends the counters. */
export function recountStore(table: Table, { now }: Pick<Clock, 'now'>) {
  /** The account of this user; undefined where it is gone. */
  async function account(userId: number): Promise<StoredAccount | undefined> {
    return accountsIn(table).account(userId);
  }

  /** Managers and recruiters who work together, and managers who ever did something that is counted for everybody. */
  async function peopleWorking(): Promise<number[]> {
    return peopleCounted(table, Date.parse(now()));
  }

  /** The counted events at a manager: of clients and jobs, also of removed ones, and of the candidates on them. */
  async function eventsOfManager(managerId: number): Promise<CountedEvent[]> {
    const [clients, traces, ...jobs] = await Promise.all([
      table.query(keys.clientsOfManager(managerId)),
      table.query(keys.tracesOf(managerId)),
      ...jobStatuses.map((status) => table.query(keys.jobsOfManager(managerId, status))),
    ]);
    const jobIds = jobs.flat().map(({ id }) => id);
    const onJobs = await inGroups(jobIds, (jobId) => table.query(keys.candidatesOnJob(jobId)));
    const traced = traces.map(({ place }) => place.pk);
    const subjects = new Set([
      ...clients.map(({ id }) => keys.clientSubject(managerId, id)),
      ...traced.filter(
        (pk) =>
          pk.startsWith(keys.clientSubject(managerId, 0).slice(0, -1)) || jobIdOf(pk) !== undefined || isOfPlace(pk),
      ),
      ...jobIds.map(keys.jobSubject),
      ...jobIds.flatMap((jobId, at) =>
        (onJobs[at] ?? []).map(({ candidateId }) => keys.candidateOnJobSubject(jobId, candidateId)),
      ),
    ]);
    return eventsAbout([...subjects]);
  }

  /** The counted events of a recruiter: of the candidates whom they put forward, and of those candidates' jobs. */
  async function eventsOfRecruiter(recruiterId: number): Promise<CountedEvent[]> {
    const [put, traces] = await Promise.all([
      putForwardBy(table, recruiterId),
      table.query(keys.tracesOf(recruiterId)),
    ]);
    const subjects = put.flatMap(({ jobId, candidateId }) => [
      keys.jobSubject(jobId),
      keys.candidateOnJobSubject(jobId, candidateId),
    ]);
    // Of candidates who were put back, only traces are left.
    return eventsAbout([...new Set([...subjects, ...traces.map(({ place }) => place.pk).filter(isOfPlace)])]);
  }

  async function eventsAbout(subjects: string[]): Promise<CountedEvent[]> {
    const items = await inGroups(subjects, (pk) => table.query(keys.eventsOf(pk)));
    return items.flat().flatMap(({ event }) => (isCounted(event) ? [event] : []));
  }

  /** The stored counters of a person, oldest hour first. */
  async function stored(userId: number): Promise<CountedHour[]> {
    return countedHours(table, userId);
  }

  /** Stores a part of an hour as the events say; counting that came between since it was read refuses. */
  async function mend(userId: number, hour: CountedHour, seen: readonly number[]): Promise<void> {
    await table.writeOne(mendedHourWrite(userId, hour, seen));
  }

  /** Adds an event to somebody's counters unless it is there; returns whether they lacked it. */
  async function addToCounters(event: CountedEvent, of: CountersOf): Promise<boolean> {
    const added = await Promise.all(
      countEvent(event)
        .filter(({ whose }) => whose === of)
        .map(async (count) => {
          const isMissing = await addCount(table, event.id, count);
          if (isMissing) await noteLate(table, of, Date.parse(count.at));
          return isMissing;
        }),
    );
    return added.includes(true);
  }

  /**
   * Adds an event to everybody's counters unless it is there, and puts it on the lists behind them; returns whether the
   * counters lacked it.
   */
  async function addMissing(event: CountedEvent): Promise<boolean> {
    const isMissing = await addToCounters(event, 'everyone');
    await inGroups(
      countedRowWrites(event).filter(({ whose }) => whose === 'everyone'),
      (one) => writeRow(table, one),
    );
    if (isHireEvent(event)) await Promise.all(closingWrites(event).map((write) => table.writeOne(write)));
    return isMissing;
  }

  /**
   * Stores how many jobs of each status a manager has, unless the stored numbers say so, and returns those that were
   * wrong; null when none were.
   */
  async function mendJobTotals(managerId: number): Promise<JobTotals | null> {
    const stored = await table.get(keys.jobTotalsOfManager(managerId), { consistent: true });
    const counts = await Promise.all(
      jobStatuses.map(async (status) => [status, await table.count(keys.jobsOfManager(managerId, status))] as const),
    );
    const counted = Object.fromEntries(counts) as Record<JobStatus, number>;
    if (counts.every(([status, count]) => (stored?.[status] ?? 0) === count)) return null;
    await table.writeOne(mendedTotalsWrite(managerId, counted, stored));
    return Object.fromEntries(counts.map(([status]) => [status, stored?.[status] ?? 0]));
  }

  /** The rows of the lists behind a person's figures, by sort key, and whether each was taken back. */
  async function rows(userId: number): Promise<Map<string, boolean>> {
    return storedRows(table, userId);
  }

  /** Makes these rows what the events say, and returns how many differed. */
  async function mendRowsOf(
    userId: number,
    known: { stored: ReadonlyMap<string, boolean>; events: readonly CountedEvent[] },
  ): Promise<number> {
    return mendRows(table, userId, known);
  }

  /** Mends the weeks and months that differ from a person's hours, and returns their names. */
  async function mendRollUps(userId: number): Promise<string[]> {
    return recountRollUps(table, userId);
  }

  return {
    account,
    peopleWorking,
    eventsOfManager,
    eventsOfRecruiter,
    stored,
    mend,
    addToCounters,
    addMissing,
    mendJobTotals,
    packJobs: (managerId: number) => packJobsAgain(table, managerId),
    keepBegunJobs: (recruiterId: number) => keepBegunJobs(table, recruiterId),
    mendRollUps,
    rows,
    mendRowsOf,
  };
}
export type RecountStore = ReturnType<typeof recountStore>;
