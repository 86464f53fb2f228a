import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Write } from '../../platform/table/write.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { CalendarStore } from './calendar.store.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';
import { judgeClashes } from '../../domain/calendar/judge-times.ts';

/** What changing a calendar takes. */
export interface CalendarNeeds {
  calendarStore: CalendarStore;
  clock: Clock;
}

interface Wish {
  actor: Actor;
  keepMeetings?: boolean;
  /** What is written with new events. */
  also?: readonly Write[];
}

/** Saves new events of one kind together, or none of them; returns them as stored. */
export async function addEvents(
  events: readonly StoredCalendarEvent[],
  { actor, keepMeetings = false, also = [] }: Wish,
  { calendarStore, clock }: CalendarNeeds,
): Promise<StoredCalendarEvent[]> {
  const changes = events.map((after): CalendarChange => ({ before: undefined, after }));
  const announced = announcement(changes, eventActor(actor), { at: clock.now(), id: clock.newId() });
  await calendarStore.arrange(
    async () => ({ changes, events: announced, also }),
    (all, days) => judgeClashes(all, days, { actorId: actor.id, keepMeetings }),
  );
  return [...events];
}

/** What is changed of an event, and of which kind it has to be. */
export interface EventChange extends Wish {
  eventId: number;
  kind: StoredCalendarEvent['kind'];
  facts: Partial<StoredCalendarEvent> | ((before: StoredCalendarEvent) => Partial<StoredCalendarEvent>);
}

/** Saves a change of an event of the caller's; returns it as stored. The event is read again where a rival was first. */
export async function changeEvent(
  { eventId, kind, facts, actor, keepMeetings = false }: EventChange,
  { calendarStore, clock }: CalendarNeeds,
): Promise<StoredCalendarEvent> {
  const [saved] = await calendarStore.arrange(
    async () => {
      const before = await calendarStore.ownEvent(actor.id, eventId, kind);
      const after = changedEvent(before, typeof facts === 'function' ? facts(before) : facts, clock.now());
      const changes = [{ before, after }];
      return { changes, events: announcement(changes, eventActor(actor), { at: clock.now(), id: clock.newId() }) };
    },
    (all, days) => judgeClashes(all, days, { actorId: actor.id, keepMeetings }),
  );
  return saved!.after;
}

/** Cancels an event of the caller's; what was cancelled before stays so. */
export async function cancelEvent(
  { eventId, kind, actor }: Pick<EventChange, 'eventId' | 'kind' | 'actor'>,
  needs: CalendarNeeds,
): Promise<{ id: number }> {
  await changeEvent({ eventId, kind, actor, facts: { state: 'cancelled' } }, needs);
  return { id: eventId };
}
