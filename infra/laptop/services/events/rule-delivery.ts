import type { EventMatcher } from './event-pattern.ts';
import type { Delivery, RecentEvents, RecordedEvent } from './recent-events.ts';
import { retryTarget, tryTarget, type EventTarget, type RetryOptions } from './target-delivery.ts';

/** A rule that is ready to match. */
export interface ReadyRule {
  name: string;
  busName: string;
  matches: EventMatcher;
  target: EventTarget;
}

export interface DeliveryOptions extends RetryOptions {
  recent: RecentEvents;
}

/**
 * Delivers an event to every rule it matches; resolves after the first attempt at each, failed ones are retried later.
 */
export async function deliverToRules(
  recorded: RecordedEvent,
  rules: ReadyRule[],
  options: DeliveryOptions,
): Promise<void> {
  const { event, busName } = recorded;
  const matching = rules.filter((rule) => rule.busName === busName && rule.matches(event));
  const deliveries = matching.map(({ name, target }) => ({
    target,
    delivery: { rule: name, attempts: 0, state: 'delivering' } as Delivery,
  }));
  recorded.deliveries = deliveries.map(({ delivery }) => delivery);
  options.recent.add(recorded);
  await Promise.all(
    deliveries.map(async ({ target, delivery }) => {
      await tryTarget(target, event, delivery);
      if (delivery.state === 'delivering')
        void retryTarget(target, event, delivery, options).then(() => options.recent.changed(recorded));
    }),
  );
  options.recent.changed(recorded);
}
