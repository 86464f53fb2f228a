import { Refusal } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { SingleWrite } from '../table/write.ts';

/** What one event adds to the counters of a person; names read `what`, or `what_detail`. */
export interface Count {
  userId: number;
  /** On the day of this time: the event's own, or that of the event that it undoes. */
  at: string;
  add: Record<string, number>;
}

/** The refusal of an event that was counted before. */
export const countedAlready = new Refusal('conflict', 'already counted');

/** The write that adds an event to its day. The item keeps the ids of the events it has counted, so a repeated one refuses. */
export function countedEventWrite(eventId: number, { userId, at, add }: Count): SingleWrite {
  return {
    update: keys.dayCounters(userId, at.slice(0, 10)),
    add: { ...add, countedEvents: new Set([eventId]) },
    when: {
      expression: 'attribute_not_exists(#countedEvents) OR NOT contains(#countedEvents, :event)',
      values: { event: eventId },
    },
    refusal: countedAlready,
  };
}
