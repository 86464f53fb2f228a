import { setTimeout as delay } from 'node:timers/promises';
import type { BusEvent } from './bus-event.ts';
import type { Delivery } from './recent-events.ts';

/** How often a rule's target is tried; EventBridge's own values where a part is missing. */
export interface RetryPolicy {
  /** 185 by default. */
  MaximumRetryAttempts?: number;
  /** A day by default. */
  MaximumEventAgeInSeconds?: number;
}

/** One target of a rule. */
export interface EventTarget {
  arn: string;
  ruleArn: string;
  retryPolicy?: RetryPolicy;
  /** Resolves when the target has durably received the event; a queue does so after its fsync. */
  deliver: (event: BusEvent) => Promise<void>;
  /** Takes an event that was given up, where the target names a dead-letter queue; without one the event is dropped. */
  deadLetter?: (body: string, attributes: Record<string, string>) => Promise<unknown>;
}

export interface RetryOptions {
  signal: AbortSignal;
  /** Milliseconds before the second attempt; each later one waits twice as long, at most a minute. */
  firstRetryDelay?: number;
}

/** Tries a target once and records the outcome in `delivery`. */
export async function tryTarget(target: EventTarget, event: BusEvent, delivery: Delivery): Promise<void> {
  delivery.attempts += 1;
  try {
    await target.deliver(structuredClone(event));
    delivery.state = 'delivered';
    delete delivery.error;
  } catch (error) {
    delivery.error = error instanceof Error ? error.message : String(error);
  }
}

/**
 * Retries a failed target as often and as long as its retry policy says; then the event goes to the dead-letter queue.
 * @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-rule-retry-policy.html
 */
export async function retryTarget(
  target: EventTarget,
  event: BusEvent,
  delivery: Delivery,
  { signal, firstRetryDelay = 1000 }: RetryOptions,
): Promise<void> {
  const { MaximumRetryAttempts = 185, MaximumEventAgeInSeconds = 86_400 } = target.retryPolicy ?? {};
  const tooOldAt = Date.now() + MaximumEventAgeInSeconds * 1000;
  while (delivery.state === 'delivering') {
    const left = tooOldAt - Date.now();
    if (delivery.attempts > MaximumRetryAttempts || left <= 0)
      return giveUp(target, event, delivery, left <= 0 ? 'MaximumEventAgeInSeconds' : 'MaximumRetryAttempts');
    const pause = Math.min(firstRetryDelay * 2 ** (delivery.attempts - 1), 60_000);
    await delay(Math.min(pause, left), undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    if (pause < left) await tryTarget(target, event, delivery);
  }
}

/** Tries a target until it has the event or its retry policy ends. */
export async function deliverToTarget(target: EventTarget, event: BusEvent, options: RetryOptions): Promise<void> {
  const delivery: Delivery = { rule: target.ruleArn, attempts: 0, state: 'delivering' };
  await tryTarget(target, event, delivery);
  await retryTarget(target, event, delivery, options);
  if (delivery.state === 'failed')
    console.error(`${target.ruleArn} gave up after ${delivery.attempts} tries: ${delivery.error}`);
}

/**
 * The matched event, with EventBridge's attributes about its failure:
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-rule-dlq.html.
 */
async function giveUp(
  target: EventTarget,
  event: BusEvent,
  delivery: Delivery,
  condition: keyof RetryPolicy,
): Promise<void> {
  delivery.state = 'failed';
  const attributes = {
    RULE_ARN: target.ruleArn,
    TARGET_ARN: target.arn,
    ERROR_CODE: 'SDK_CLIENT_ERROR',
    ERROR_MESSAGE: delivery.error ?? '',
    EXHAUSTED_RETRY_CONDITION: condition,
    RETRY_ATTEMPTS: String(delivery.attempts - 1),
  };
  await target
    .deadLetter?.(JSON.stringify(event), attributes)
    .catch((error: unknown) =>
      console.error(`The dead-letter queue of ${target.ruleArn} did not take an event:`, error),
    );
}
