import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import { isForward } from '../../../shared/rules/pipeline-status.ts';
import { isUndoable } from '../../../shared/rules/undo.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { bookedAgain } from '../../domain/calendar/interview-of-place.ts';
import { takenBackBy } from '../../domain/notifications/taken-back.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Table } from '../../platform/table/table.ts';
import { clashesOf, crowdedDays } from '../../records/calendar-day.ts';
import type { HireEvent } from '../../records/closing.ts';
import { teamOf } from '../../records/job-member.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';

type Needs = { table: Table } & Pick<Clock, 'newId'>;

const nothing = { changes: [], events: [] };

/**
 * Cancels the interviews that lie ahead for a closed job, or with whom an opening of a job was filled, and says why
 * (PLUS-50). One that was cancelled stays as it is, so that it may be repeated; a job that was reopened meanwhile keeps all,
 * and who is not hired any more keeps theirs.
 */
export async function cancelPointless(
  { type, time, actor, data: { jobId, manager, candidate } }: HireEvent,
  { table, newId }: Needs,
): Promise<void> {
  const calendars = calendarsIn(table);
  const isClosing = type === 'job-closed';
  const [gate, place] = await table.batchGet(
    [keys.jobGate(jobId), keys.candidateOnJob(jobId, candidate?.id ?? 0)] as const,
    { consistent: true },
  );
  if (isClosing ? gate?.status !== 'closed' : place?.hired?.at !== time) return;
  const ids = isClosing
    ? await meetingsOfJob(table, { jobId, managerId: manager.id, time })
    : await calendars.meetingsFrom(candidate?.id ?? 0, time);
  for (const eventId of ids)
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        const isOfHired = before?.people.includes(candidate?.id ?? 0) ?? false;
        const isPointless = isClosing || isOfHired;
        if (before?.state !== 'booked' || before.jobId !== jobId || before.start <= time || !isPointless)
          return nothing;
        const because = isOfHired ? 'hired' : 'job-closed';
        const changes = [{ before, after: changedEvent(before, { state: 'cancelled' }, time) }];
        return { changes, events: announcement(changes, actor, { at: time, id: newId() }, { because }) };
      },
      () => {},
    );
}

/** The meetings about a job that lie ahead, also those that colleagues of its team arranged. */
async function meetingsOfJob(
  table: Table,
  { jobId, managerId, time }: { jobId: number; managerId: number; time: string },
): Promise<number[]> {
  const [hosts, places] = await Promise.all([
    hostsOf(table, { jobId, managerId }),
    table.query(keys.candidatesOnJob(jobId), { consistent: true }),
  ]);
  const arranged = await inGroups(hosts, (id) => calendarsIn(table).meetingsFrom(id, time));
  return [...new Set([...arranged.flat(), ...places.flatMap(({ meetingId }) => meetingId ?? [])])];
}

const hostsOf = async (table: Table, { jobId, managerId }: { jobId: number; managerId: number }) => [
  ...new Set([managerId, ...(await teamOf(table, jobId))]),
];

/**
 * Books the interviews again that a closing cancelled which is taken back in time, where everybody is still free
 * (PLUS-51). One that is booked stays as it is, so that it may be repeated.
 */
export async function bookPointlessAgain(change: EventOf<'job-status-changed'>, needs: Needs): Promise<void> {
  const { time, data } = change;
  const { jobId, managerId, from } = data;
  const { table } = needs;
  if (from !== 'closed') return;
  const story = await table.query(keys.eventsOf(keys.jobSubject(jobId)), { newestFirst: true, consistent: true });
  const closing = story.find(({ event }) => event.type === 'job-closed' && event.time <= time)?.event;
  if (!closing || !isUndoable(closing.time, time)) return;
  const hosts = await hostsOf(table, { jobId, managerId });
  const ids = (await inGroups(hosts, (id) => calendarsIn(table).cancelledFrom(id, time))).flat();
  await bookAgain([...new Set(ids)], { jobId, hosts, cancelledAt: closing.time }, change, needs);
}

/**
 * The same for the interview of who was hired for one of several openings, when a move takes that back in time and leads
 * to where the interview still lies ahead, without another date (PLUS-51).
 */
export async function bookHiredAgain(change: EventOf<'candidate-status-changed'>, needs: Needs): Promise<void> {
  const { time, subject, data } = change;
  const { jobId, managerId, candidate, from, to } = data;
  const { table } = needs;
  if (from !== 'hiring_onboarding' || to === 'rejected') return;
  const [story, place] = await Promise.all([
    table.query(keys.eventsOf(subject), { newestFirst: true, consistent: true }),
    table.get(keys.candidateOnJob(jobId, candidate.id), { consistent: true }),
  ]);
  const hire = takenBackBy(
    change,
    story.map(({ event }) => event),
  );
  if (hire?.type !== 'candidate-hired' || !place || place.interviewAt || place.status !== to) return;
  if (to !== hire.data.from && !isForward(hire.data.from, to)) return;
  const hosts = await hostsOf(table, { jobId, managerId });
  const ids = await calendarsIn(table).cancelledFrom(candidate.id, time);
  await bookAgain(ids, { jobId, hosts, cancelledAt: hire.time }, change, needs);
}

/** Books those of these meetings again that were cancelled at this time, and whose host still acts on the job. */
async function bookAgain(
  ids: readonly number[],
  { jobId, hosts, cancelledAt }: { jobId: number; hosts: readonly number[]; cancelledAt: string },
  { time, actor }: Pick<AnyEvent, 'time' | 'actor'>,
  { table, newId }: Needs,
): Promise<void> {
  const calendars = calendarsIn(table);
  for (const eventId of ids)
    await calendars
      .arrange(
        async () => {
          const before = await calendars.event(eventId);
          const isItsDoing = before?.jobId === jobId && before.changedAt === cancelledAt && before.start > time;
          if (!isItsDoing || before.state !== 'cancelled' || !hosts.includes(before.manager?.id ?? 0)) return nothing;
          const change = bookedAgain(before, time);
          const said = [{ ...change, before: undefined }];
          return { changes: [change], events: announcement(said, actor, { at: time, id: newId() }, { act: 'undo' }) };
        },
        (changes, days) => {
          const isTaken = changes.some(({ after }) => clashesOf(after, days, new Set([String(after.id)])).length > 0);
          if (isTaken || crowdedDays(changes, days).length > 0) throw timeIsTaken;
        },
      )
      .catch(unlessTaken);
}

const timeIsTaken = new Error('the time of a cancelled interview is no longer free');

function unlessTaken(error: unknown): void {
  if (error !== timeIsTaken) throw error;
}
