import type { PersonReference } from '../../../shared/model/person.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { Table } from '../../platform/table/table.ts';

/**
 * Writes a person's current name and picture into their meetings from today on. The meeting keeps its version: nobody is
 * notified, and a reminder stays right. Those that are right already cost nothing, so it may be repeated.
 */
export async function renewMeetings(
  userId: number,
  { table, now }: { table: Table; now: () => string },
): Promise<void> {
  const account = await accountsIn(table).account(userId);
  if (account?.status !== 'active') return;
  const calendars = calendarsIn(table);
  for (const eventId of await calendars.meetingsFrom(userId, now()))
    await calendars.arrange(
      async () => ({ changes: renamed(await calendars.event(eventId), referenceOf(account)), events: [] }),
      () => {},
    );
}

function renamed(before: StoredCalendarEvent | undefined, person: PersonReference) {
  const role = before?.manager?.id === person.id ? 'manager' : 'candidate';
  const seen = before?.[role];
  if (!before || before.state === 'cancelled' || seen?.id !== person.id || isSame(seen, person)) return [];
  return [{ before, after: { ...before, [role]: person } }];
}

const isSame = (one: PersonReference, other: PersonReference): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.avatar === other.avatar;
