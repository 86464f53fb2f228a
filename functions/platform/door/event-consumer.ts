import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { EventOf, EventType } from '../../../events/catalogue.ts';
import { catalogue } from '../../../events/catalogue.ts';
import type { ConsumerName, EventsOf } from '../../../events/subscriptions.ts';
import { log } from './log.ts';

/** What a consumer does about one type of event: one effect, safe to repeat. */
export type Reaction<T extends EventType, D> = (event: EventOf<T>, dependencies: D) => Promise<void>;

/** A reaction to each event that the consumer is subscribed to; a line too few or too many does not compile. */
export type Reactions<C extends ConsumerName, D> = { [T in EventsOf<C>]: Reaction<T, D> };

/** What remains of a function's time when a message counts as not done, in milliseconds; the report needs it. */
const timeToReport = 2_000;

/**
 * The Lambda entry of a consumer: unwraps queue and bus, parses by the catalogue, and hands each message to its
 * reaction. The messages of a batch are handled side by side and fail one by one, those that do not end in time too, so
 * a bad message delays only itself. Duplicates are harmless because every reaction writes under keys made from the
 * event's id.
 */
export function eventConsumer<C extends ConsumerName, D>(consumer: C, open: () => D, reactions: Reactions<C, D>) {
  let opened: D | undefined;

  async function react(detail: { type: EventsOf<C> }, dependencies: D): Promise<void> {
    if (!Object.hasOwn(reactions, detail.type)) throw new Error(`${consumer} does not react to ${detail.type}`);
    // Reaction and schema belong to the same type, which the compiler does not follow through a lookup.
    const reaction = reactions[detail.type] as Reaction<EventType, D>;
    await reaction(catalogue[detail.type].schema.parse(detail), dependencies);
  }

  return middy<SQSEvent, SQSBatchResponse, Error, Context>().handler(async ({ Records }, context) => {
    opened ??= open();
    const dependencies = opened;
    const deadline = deadlineIn(context.getRemainingTimeInMillis() - timeToReport);
    const failures = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        let event: string | undefined;
        try {
          const { detail } = JSON.parse(body) as { detail: { type: EventsOf<C> } };
          event = detail.type;
          await Promise.race([react(detail, dependencies), deadline.passed]);
          return [];
        } catch (error) {
          log.error('reaction failed', { consumer, event, messageId, error: error as Error });
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    deadline.clear();
    return { batchItemFailures: failures.flat() };
  });
}

/** A promise that rejects after so many milliseconds. */
function deadlineIn(milliseconds: number): { passed: Promise<never>; clear: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the reaction did not end in time')), milliseconds);
  return { passed: promise, clear: () => clearTimeout(timer) };
}
