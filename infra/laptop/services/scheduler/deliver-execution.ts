import { randomUUID } from 'node:crypto';
import { toTheSecond } from '../events/bus-event.ts';
import { localAccount } from '../local-account.ts';
import { scheduleArn } from './schedule.ts';
import type { Execution, Schedule, ScheduleTarget } from './schedule.ts';
import type { TryOutcome } from './schedule-clock.ts';

/** One call of a target. */
export interface ScheduledDelivery {
  targetArn: string;
  /** The role of the call. */
  roleArn: string;
  /** JSON or text, with the context attributes filled in. */
  input: string;
  scheduleArn: string;
  scheduledAt: Date;
  target: ScheduleTarget;
}

export interface DeliveryTargets {
  /** Resolves when the target has durably received the input. */
  deliver: (delivery: ScheduledDelivery) => Promise<void>;
  /** Takes an input whose retries are used up, where the schedule names a dead-letter queue. */
  deadLetter?: (queueArn: string, body: string, attributes: Record<string, string>) => Promise<unknown>;
}

/** Calls the target once; after the last attempt of the retry policy the input goes to the dead-letter queue. */
export async function tryDelivery(
  schedule: Schedule,
  execution: Execution,
  targets: DeliveryTargets,
): Promise<TryOutcome> {
  const { Target } = schedule.input;
  const input = inputOf(schedule, execution);
  const arn = scheduleArn(schedule.input.GroupName, schedule.name);
  try {
    const scheduledAt = new Date(execution.scheduledAt);
    await targets.deliver({
      targetArn: Target.Arn,
      roleArn: Target.RoleArn,
      input,
      scheduleArn: arn,
      scheduledAt,
      target: Target,
    });
    return 'delivered';
  } catch (error) {
    const { MaximumRetryAttempts = 185, MaximumEventAgeInSeconds = 86_400 } = Target.RetryPolicy ?? {};
    const tooOld = Date.now() - execution.since > MaximumEventAgeInSeconds * 1000;
    if (execution.attempts < MaximumRetryAttempts && !tooOld) return 'retry';
    const reason = error instanceof Error ? error.message : String(error);
    await bury(
      Target,
      input,
      { ERROR_CODE: 'TARGET_FAILED', ERROR_MESSAGE: reason, SCHEDULE_ARN: arn, TARGET_ARN: Target.Arn },
      targets,
    );
    return 'given up';
  }
}

async function bury(
  target: ScheduleTarget,
  input: string,
  attributes: Record<string, string>,
  { deadLetter }: DeliveryTargets,
): Promise<void> {
  const queueArn = target.DeadLetterConfig?.Arn;
  try {
    if (queueArn && deadLetter) return await deadLetter(queueArn, input, attributes).then(() => undefined);
  } catch (error) {
    console.error(`The dead-letter queue ${queueArn} did not take a message:`, error);
  }
  console.error(`${attributes['SCHEDULE_ARN']} gave up: ${attributes['ERROR_MESSAGE']}`);
}

/**
 * The target's input with its context attributes filled in, or the event that Scheduler sends when none was given. @see
 * https://docs.aws.amazon.com/scheduler/latest/UserGuide/managing-schedule-context-attributes.html
 */
function inputOf(schedule: Schedule, execution: Execution): string {
  const { GroupName, Target } = schedule.input;
  const arn = scheduleArn(GroupName, schedule.name);
  const time = toTheSecond(new Date(execution.scheduledAt));
  if (Target.Input === undefined)
    return JSON.stringify({ ...scheduledEvent(arn, time, 'aws.scheduler'), detail: '{}' });
  return Target.Input.replaceAll('<aws.scheduler.schedule-arn>', arn)
    .replaceAll('<aws.scheduler.scheduled-time>', time)
    .replaceAll('<aws.scheduler.execution-id>', execution.id)
    .replaceAll('<aws.scheduler.attempt-number>', String(execution.attempts + 1));
}

/** The event that a schedule without an input sends; `arn` is that of the schedule or rule. */
export function scheduledEvent(arn: string, time: string, source: 'aws.scheduler' | 'aws.events') {
  return {
    version: '0' as const,
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source,
    account: localAccount.id,
    time,
    region: localAccount.region,
    resources: [arn],
    detail: {},
  };
}
