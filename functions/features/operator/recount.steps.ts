import type { JobTotals } from '../../records/job.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { AuditStore } from './audit.store.ts';
import type { AuditCursor } from './operator-request.ts';
import { hoursOf, mendedParts, wrongHours, type WrongHour } from './recount.ts';
import type { RecountStore } from './recount.store.ts';

const jobsPerCall = 200;

/** What a recount of a person's counters found and mended. */
export interface RecountReport {
  userId: number;
  events: number;
  /** Hours that differed from what the events say, and do no longer. */
  wrong: WrongHour[];
  /** Weeks and months that were not the sum of their hours, and are now. */
  wrongRollUps: string[];
  /** Rows of the lists behind the figures that were missing, or not what the events say. */
  wrongRows: number;
  /** A manager's former numbers of jobs by status where they were wrong; they are right now. */
  wrongJobTotals: JobTotals | null;
  /** Events that everybody's counters lacked. */
  missedByEveryone: number;
}

/**
 * Some of the people who have counters: those who work together, which the first call returns, and the managers of some
 * jobs; the caller repeats it with `next` until there is none.
 */
export async function peopleToRecount(
  { audit, recount }: { audit: Pick<AuditStore, 'jobsAfter'>; recount: Pick<RecountStore, 'peopleWorking'> },
  after?: AuditCursor,
): Promise<{ userIds: number[]; next?: AuditCursor }> {
  const { managerIds, next } = await audit.jobsAfter(after, jobsPerCall);
  const working = after ? [] : await recount.peopleWorking();
  return { userIds: [...new Set([...working, ...managerIds])], ...(next && { next }) };
}

/** Counts a person's counters again from the events, mends what differs and says what it was. */
export async function recountPerson(store: RecountStore, userId: number): Promise<RecountReport> {
  const account = await store.account(userId);
  // Whose account is gone has no counters any more.
  if (!account || account.status !== 'active')
    return { userId, events: 0, wrong: [], wrongRollUps: [], wrongRows: 0, wrongJobTotals: null, missedByEveryone: 0 };
  // The counters first: an event that comes meanwhile is then in the events, and in neither case counted twice.
  const [stored, rows] = [await store.stored(userId), await store.rows(userId)];
  const isRecruiter = account.role === 'recruiter';
  const events = isRecruiter ? await store.eventsOfRecruiter(userId) : await store.eventsOfManager(userId);
  const counted = hoursOf(events, userId);
  const wrong = wrongHours(stored, counted);
  const mended = wrong.flatMap(({ hour }) => mendedParts({ stored, hour }, events, userId));
  await inGroups(mended, ({ seen, right }) => store.mend(userId, right, seen.events));
  const lost = new Set(wrong.flatMap(({ lost: ids }) => ids));
  await inGroups(
    events.filter(({ id }) => lost.has(id)),
    (event) => store.addToCounters(event, userId),
  );
  const missed = isRecruiter ? [] : await inGroups(events, store.addMissing);
  const wrongRollUps = await store.mendRollUps(userId);
  await (isRecruiter ? store.keepBegunJobs(userId) : store.packJobs(userId));
  const wrongRows = await store.mendRowsOf(userId, { stored: rows, events });
  const wrongJobTotals = isRecruiter ? null : await store.mendJobTotals(userId);
  const missedByEveryone = missed.filter(Boolean).length;
  return { userId, events: events.length, wrong, wrongRollUps, wrongRows, wrongJobTotals, missedByEveryone };
}
