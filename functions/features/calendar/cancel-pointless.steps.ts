import type { EventOf } from '../../../events/catalogue.ts';
import { isUndoable } from '../../../shared/rules/undo.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { bookedAgain } from '../../domain/calendar/interview-of-place.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { clashesOf, crowdedDays } from '../../records/calendar-day.ts';
import type { HireEvent } from '../../records/closing.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';

type Needs = { table: Table } & Pick<Clock, 'newId'>;

const nothing = { changes: [], events: [] };

/**
 * Cancels the interviews that lie ahead for a closed job, or with whom an opening of a job was filled, and says why
 * (PLUS-50). One that was cancelled stays as it is, so that it may be repeated; a job that was reopened meanwhile keeps all.
 */
export async function cancelPointless(
  { type, time, actor, data: { jobId, manager, candidate } }: HireEvent,
  { table, newId }: Needs,
): Promise<void> {
  const calendars = calendarsIn(table);
  const isClosing = type === 'job-closed';
  if (isClosing && (await table.get(keys.jobGate(jobId), { consistent: true }))?.status !== 'closed') return;
  for (const eventId of await calendars.meetingsFrom(manager.id, time))
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

/**
 * Books the interviews again that a closing cancelled which is taken back in time, where everybody is still free
 * (PLUS-51). One that is booked stays as it is, so that it may be repeated.
 */
export async function bookPointlessAgain(
  { time, actor, data: { jobId, managerId, from } }: EventOf<'job-status-changed'>,
  { table, newId }: Needs,
): Promise<void> {
  if (from !== 'closed') return;
  const story = await table.query(keys.eventsOf(keys.jobSubject(jobId)), { newestFirst: true, consistent: true });
  const closing = story.find(({ event }) => event.type === 'job-closed' && event.time <= time)?.event;
  if (!closing || !isUndoable(closing.time, time)) return;
  const calendars = calendarsIn(table);
  for (const eventId of await calendars.cancelledFrom(managerId, time))
    await calendars
      .arrange(
        async () => {
          const before = await calendars.event(eventId);
          const isItsDoing = before?.jobId === jobId && before.changedAt === closing.time && before.start > time;
          if (!isItsDoing || before.state !== 'cancelled') return nothing;
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
