import type { Queues } from '../queues/open-queues.ts';
import type { Poller } from '../queues/poller.ts';
import type { InvocationResult } from './start-lambda.ts';

/** The settings of a function's asynchronous invocations (`AWS::Lambda::EventInvokeConfig`). */
export interface LaterInvocationSettings {
  /** 2 by default. */
  maximumRetryAttempts?: number;
  /** 6 hours by default. */
  maximumEventAgeInSeconds?: number;
  /** Name of the queue that takes events whose retries are used up. */
  deadLetterQueue?: string;
}

export interface LaterInvocations {
  /** Begins to feed a function; call once for each function that may be invoked so. */
  declare: (name: string, settings?: LaterInvocationSettings) => void;
  /** Resolves when the event is on disk; throws for a function that was not declared. */
  invokeLater: (name: string, payload: unknown) => Promise<string>;
  stop: () => Promise<void>;
}

/** Seconds before the first and the second retry; later ones wait as long as the second. */
const retryDelays = [60, 120] as const;

/**
 * Durable asynchronous invocations: each function has a queue of its own, retries after one and two minutes, then the
 * dead-letter queue.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 */
export function laterInvocations(
  queues: Queues,
  invoke: (name: string, payload: unknown) => Promise<InvocationResult>,
): LaterInvocations {
  const pollers = new Map<string, Poller>();
  return {
    declare: (name, settings = {}) => {
      // Without a queue of its own AWS drops the event; here it stays readable on the console.
      const { name: deadLetterQueue } = queues.queue(settings.deadLetterQueue ?? droppedEvents);
      const queue = queues.queue(queueName(name), {
        visibilityTimeoutSeconds: 15 * 60,
        maxReceiveCount: (settings.maximumRetryAttempts ?? 2) + 1,
        messageRetentionSeconds: settings.maximumEventAgeInSeconds ?? 6 * 3600,
        deadLetterQueue,
      });
      if (pollers.has(name)) return;
      pollers.set(
        name,
        queue.poll({
          batchSize: 1,
          retryDelaySeconds: (receiveCount) =>
            receiveCount > (settings.maximumRetryAttempts ?? 2) ? 0 : (retryDelays[receiveCount - 1] ?? retryDelays[1]),
          invoke: async ({ Records: [record] }) => {
            const { payload, functionError } = await invoke(name, JSON.parse(record?.body ?? 'null'));
            if (functionError) throw new Error(JSON.stringify(payload));
          },
        }),
      );
    },
    invokeLater: (name, payload) => {
      if (!pollers.has(name)) throw new Error(`${name} was not declared for invocation by event`);
      return queues.queue(queueName(name)).send(JSON.stringify(payload));
    },
    stop: async () => {
      await Promise.all([...pollers.values()].map((poller) => poller.stop()));
    },
  };
}

/** Queue of the events that no dead-letter queue was named for. */
export const droppedEvents = 'lambda-dropped-events';

const queueName = (name: string): string => `lambda-later-${name}`;
