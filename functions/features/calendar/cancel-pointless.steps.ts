import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Table } from '../../platform/table/table.ts';
import type { HireEvent } from '../../records/closing.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';

/**
 * Cancels the interviews that lie ahead for a closed job, or with whom an opening of a job was filled, and says why
 * (PLUS-50). One that was cancelled stays as it is, so that it may be repeated.
 */
export async function cancelPointless(
  { type, time, actor, data: { jobId, manager, candidate } }: HireEvent,
  { table, newId }: { table: Table } & Pick<Clock, 'newId'>,
): Promise<void> {
  const calendars = calendarsIn(table);
  const because = type === 'job-closed' ? 'job-closed' : 'hired';
  for (const eventId of await calendars.meetingsFrom(manager.id, time))
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        const isOthers = type === 'opening-filled' && !before?.people.includes(candidate?.id ?? 0);
        if (before?.state !== 'booked' || before.jobId !== jobId || before.start <= time || isOthers)
          return { changes: [], events: [] };
        const changes = [{ before, after: changedEvent(before, { state: 'cancelled' }, time) }];
        return { changes, events: announcement(changes, actor, { at: time, id: newId() }, { because }) };
      },
      () => {},
    );
}
