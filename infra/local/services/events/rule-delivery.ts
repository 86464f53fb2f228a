import { setTimeout as delay } from 'node:timers/promises';
import type { BusEvent } from './bus-event.ts';
import type { EventMatcher } from './event-pattern.ts';
import type { Delivery, RecentEvents, RecordedEvent } from './recent-events.ts';

/** A rule that is ready to match. */
export interface ReadyRule {
  name: string;
  busName: string;
  matches: EventMatcher;
  /** Resolves when the target has the event for good; a queue says so after its fsync. */
  deliver: (event: BusEvent) => Promise<void>;
}

export interface DeliveryOptions {
  recent: RecentEvents;
  signal: AbortSignal;
  /** Milliseconds before the second attempt; each later one waits twice as long, at most a minute. */
  firstRetryDelay?: number;
  /** AWS gives up after 185 retries. */
  maximumAttempts?: number;
}

/** Hands an event to every rule it matches; resolves after the first attempt at each, failed ones are tried again later. */
export async function deliverToRules(recorded: RecordedEvent, rules: ReadyRule[], options: DeliveryOptions): Promise<void> {
  const matching = rules.filter(({ busName, matches }) => busName === recorded.busName && matches(recorded.event));
  const deliveries = matching.map((rule) => ({ rule, delivery: { rule: rule.name, attempts: 0, state: 'delivering' } as Delivery }));
  recorded.deliveries = deliveries.map(({ delivery }) => delivery);
  options.recent.add(recorded);
  await Promise.all(
    deliveries.map(async ({ rule, delivery }) => {
      await attempt(rule, recorded, delivery);
      if (delivery.state === 'delivering') void retry(rule, recorded, delivery, options);
    }),
  );
  options.recent.changed(recorded);
}

async function attempt(rule: ReadyRule, { event }: RecordedEvent, delivery: Delivery): Promise<void> {
  delivery.attempts += 1;
  try {
    await rule.deliver(structuredClone(event));
    delivery.state = 'delivered';
    delete delivery.error;
  } catch (error) {
    delivery.error = error instanceof Error ? error.message : String(error);
  }
}

async function retry(rule: ReadyRule, recorded: RecordedEvent, delivery: Delivery, options: DeliveryOptions): Promise<void> {
  const { firstRetryDelay = 1000, maximumAttempts = 186, recent, signal } = options;
  while (delivery.state === 'delivering' && delivery.attempts < maximumAttempts) {
    await delay(Math.min(firstRetryDelay * 2 ** (delivery.attempts - 1), 60_000), undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await attempt(rule, recorded, delivery);
  }
  if (delivery.state === 'delivering') delivery.state = 'failed';
  recent.changed(recorded);
}
