import type { EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Table } from '../../platform/table/table.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';

/**
 * Cancels the interviews for a closed job that lie ahead, and says why (PLUS-50). One that was cancelled stays as it is,
 * so that it may be repeated.
 */
export async function cancelPointless(
  { time, actor, data: { jobId, manager } }: EventOf<'job-closed'>,
  { table, newId }: { table: Table } & Pick<Clock, 'newId'>,
): Promise<void> {
  const calendars = calendarsIn(table);
  for (const eventId of await calendars.meetingsFrom(manager.id, time))
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        if (before?.state !== 'booked' || before.jobId !== jobId || before.start <= time)
          return { changes: [], events: [] };
        const changes = [{ before, after: changedEvent(before, { state: 'cancelled' }, time) }];
        return { changes, events: announcement(changes, actor, { at: time, id: newId() }, { because: 'job-closed' }) };
      },
      () => {},
    );
}
