import type { EventOf, EventType } from '../../../events/catalogue.ts';
import { catalogue } from '../../../events/catalogue.ts';
import type { ConsumerName, EventsOf } from '../../../events/subscriptions.ts';
import { queueFunction } from './queue-function.ts';

/** What a consumer does about one type of event: one effect, safe to repeat. */
export type Reaction<T extends EventType, D> = (event: EventOf<T>, dependencies: D) => Promise<void>;

/** A reaction to each event that the consumer is subscribed to; a line too few or too many does not compile. */
export type Reactions<C extends ConsumerName, D> = { [T in EventsOf<C>]: Reaction<T, D> };

/**
 * The Lambda entry of a consumer: unwraps queue and bus, parses by the catalogue, and hands each message to its
 * reaction. Duplicates are harmless because every reaction writes under keys made from the event's id.
 */
export function eventConsumer<C extends ConsumerName, D>(consumer: C, open: () => D, reactions: Reactions<C, D>) {
  async function react({ detail }: { detail: { type: EventsOf<C> } }, dependencies: D): Promise<void> {
    if (!Object.hasOwn(reactions, detail.type)) throw new Error(`${consumer} does not react to ${detail.type}`);
    // Reaction and schema belong to the same type, which the compiler does not follow through a lookup.
    const reaction = reactions[detail.type] as Reaction<EventType, D>;
    await reaction(catalogue[detail.type].read(detail), dependencies);
  }

  return queueFunction(
    open,
    (body, dependencies: D) => react(body as { detail: { type: EventsOf<C> } }, dependencies),
    (body) => ({ consumer, event: (body as { detail?: { type: string } } | undefined)?.detail?.type }),
  );
}
