import { Refusal } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { SingleWrite } from '../table/write.ts';

/** What one event adds to the counters of a person on its day; names read `what`, or `what_detail`. */
export interface Count {
  userId: number;
  add: Record<string, number>;
}

/** The refusal of an event that was counted before. */
export const countedAlready = new Refusal('conflict', 'counted already');

/** The write that adds an event to its day. The item keeps the ids of the events it has counted, so a repeated one refuses. */
export function countedEventWrite(event: { id: number; time: string }, { userId, add }: Count): SingleWrite {
  return {
    update: keys.dayCounters(userId, event.time.slice(0, 10)),
    add: { ...add, countedEvents: new Set([event.id]) },
    when: {
      expression: 'attribute_not_exists(#countedEvents) OR NOT contains(#countedEvents, :event)',
      values: { event: event.id },
    },
    refusal: countedAlready,
  };
}
