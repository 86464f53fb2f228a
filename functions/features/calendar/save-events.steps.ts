import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { CalendarStore } from './calendar.store.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';
import { type Held, judgeHeld } from '../../domain/calendar/hold-meeting.ts';
import { judgeClashes } from '../../domain/calendar/judge-times.ts';

/** What changing a calendar takes. */
export interface CalendarNeeds {
  calendarStore: CalendarStore;
  clock: Clock;
}

interface Wish {
  actor: Actor;
  keepMeetings?: boolean;
  /** Whether colleagues who hold a meeting are booked though they are busy, because the manager knows it. */
  isOverBusy?: boolean | undefined;
}

/** Saves new events of one kind together, or none of them; returns them as stored. */
export async function addEvents(
  events: readonly StoredCalendarEvent[],
  { actor, keepMeetings = false }: Wish,
  { calendarStore, clock }: CalendarNeeds,
): Promise<StoredCalendarEvent[]> {
  const changes = events.map((after): CalendarChange => ({ before: undefined, after }));
  const announced = announcement(changes, eventActor(actor), { at: clock.now(), id: clock.newId() });
  await calendarStore.arrange(
    async () => ({ changes, events: announced }),
    (all, days) => judgeClashes(all, days, { actorId: actor.id, keepMeetings }),
  );
  return [...events];
}

/**
 * Saves a new meeting with those who hold the interview that it is on this place; of a pool it is chosen again where a rival
 * was first.
 */
export async function addMeeting(
  meeting: StoredCalendarEvent,
  { actor, place, isOverBusy = false }: Wish & { place: CandidateOnJob | undefined },
  { calendarStore, clock }: CalendarNeeds,
): Promise<void> {
  const circumstances = { at: clock.now(), id: clock.newId() };
  let held: Held | undefined;
  await calendarStore.arrange(
    async () => {
      held = await calendarStore.held(meeting, place, isOverBusy);
      const changes = [{ before: undefined, after: held?.meeting ?? meeting }];
      const events = announcement(changes, eventActor(actor), circumstances);
      return { changes, events, ...(held && { also: held.also }) };
    },
    (all, days) => judgeHeld(all, days, { actorId: actor.id, held }),
  );
}

/** What is changed of an event, and of which kind it has to be. */
export interface EventChange extends Wish {
  eventId: number;
  kind: StoredCalendarEvent['kind'];
  facts: Partial<StoredCalendarEvent> | ((before: StoredCalendarEvent) => Partial<StoredCalendarEvent>);
}

/** Saves a change of an event of the caller's; returns it as stored. The event is read again where a rival was first. */
export async function changeEvent(
  { eventId, kind, facts, actor, keepMeetings = false, isOverBusy = false }: EventChange,
  { calendarStore, clock }: CalendarNeeds,
): Promise<StoredCalendarEvent> {
  let names: ReadonlyMap<number, string> = new Map();
  const [saved] = await calendarStore.arrange(
    async () => {
      const before = await calendarStore.ownEvent(actor.id, eventId, kind);
      const after = changedEvent(before, typeof facts === 'function' ? facts(before) : facts, clock.now());
      const changes = [{ before, after }];
      const also = await calendarStore.stillArranging(before, actor.id);
      if (kind === 'meeting' && after.state === 'booked') names = await calendarStore.namesOf(after);
      const events = announcement(changes, eventActor(actor), { at: clock.now(), id: clock.newId() });
      return { changes, events, also };
    },
    (all, days) => judgeClashes(all, days, { actorId: actor.id, keepMeetings, names, isOverBusy }),
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
