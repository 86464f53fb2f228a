import type { StoredAccount } from '../../../records/account.ts';
import type { Calendars } from '../../../domain/calendar/calendar.steps.ts';
import { announcement, changedEvent } from '../../../domain/calendar/compose-event.ts';
import { interviewersOf, meetingFactsOf } from '../../../records/calendar-event.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { forgetPerson, formerNames } from './forget-person.ts';

/**
 * Cancels the meetings of a leaving person that lie ahead, naming them no more: the others are notified, and free again.
 * One that they hold beside its manager takes place without them.
 */
export async function cancelMeetings(
  person: StoredAccount,
  { calendars, clock }: { calendars: Calendars; clock: Clock },
): Promise<void> {
  const { firstName, lastName } = formerNames(person.role);
  const who = { id: person.id, role: person.role, email: person.email, jobs: new Set<number>() };
  for (const eventId of await calendars.meetingsFrom(person.id, clock.now())) {
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        if (!before || before.state === 'cancelled') return { changes: [], events: [] };
        const at = clock.now();
        if (interviewersOf(before).includes(person.id)) {
          const people = before.people.filter((id) => id !== person.id);
          const changes = [{ before, after: changedEvent(before, { people }, at) }];
          return { changes, events: announcement(changes, { kind: 'system' }, { at, id: clock.newId() }) };
        }
        const after = {
          ...forgetPerson(before, who),
          state: 'cancelled' as const,
          version: before.version + 1,
          changedAt: at,
        };
        const data = meetingFactsOf(after);
        const actor = eventActor({ ...person, firstName, lastName });
        const subject = keys.calendarEvent(eventId).pk;
        const event = data && eventOf('meeting-cancelled', { id: clock.newId(), at, actor, subject, data });
        return { changes: [{ before, after }], events: event ? [event] : [] };
      },
      () => {},
    );
  }
}
