import type { Invocation, Invocations, Usage } from './functions/invocations.ts';
import type { EventsService } from './services/events/start-events.ts';

/** What happened since the meter was reset, for the budgets of `test/budgets.ts`. */
export interface MeterReading {
  /** Bus events. */
  events: number;
  total: Usage;
  /** Newest first. */
  invocations: Pick<
    Invocation,
    'requestId' | 'functionName' | 'trigger' | 'startedAt' | 'milliseconds' | 'failure' | 'usage'
  >[];
}

export interface Meter {
  read: () => MeterReading;
  reset: () => void;
}

/** Counts from now on. */
export function openMeter(invocations: Invocations, events: EventsService): Meter {
  let known = new Set<string>();
  let before = new Set<string>();
  const eventIds = (): string[] => events.recent().map(({ event }) => event.id);
  const reset = (): void => {
    known = new Set(eventIds());
    before = new Set(invocations.list().map(({ requestId }) => requestId));
  };
  reset();
  return {
    reset,
    read: () => {
      const since = invocations.list().filter(({ requestId }) => !before.has(requestId));
      const sum = (pick: (usage: Usage) => number): number =>
        since.reduce((total, { usage }) => total + pick(usage), 0);
      return {
        events: eventIds().filter((id) => !known.has(id)).length,
        total: {
          calls: sum(({ calls }) => calls),
          readUnits: sum(({ readUnits }) => readUnits),
          writeUnits: sum(({ writeUnits }) => writeUnits),
          items: sum(({ items }) => items),
          bytes: sum(({ bytes }) => bytes),
        },
        invocations: since.map(({ requestId, functionName, trigger, startedAt, milliseconds, failure, usage }) => ({
          requestId,
          functionName,
          trigger,
          startedAt,
          milliseconds,
          failure,
          usage,
        })),
      };
    },
  };
}
