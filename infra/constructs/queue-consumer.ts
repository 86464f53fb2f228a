import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, type EventPattern, type IEventBus } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';
import { RunbookAlarm } from './runbook-alarm.ts';

export interface QueueConsumerProps {
  deployment: Deployment;
  /** Name in the runbook, for example `points`. */
  name: string;
  functionPath: string;
  description: string;
  grants: Grants;
  /** Absent: the account's default bus, on which AWS itself reports. */
  bus?: IEventBus;
  /** The events that it takes from the bus. */
  pattern: EventPattern;
  /** How long a batch may take and how many messages it has; they are handled concurrently. */
  pace?: Pace;
}

export interface Pace {
  timeout: Duration;
  batchSize: number;
}

const ordinary: Pace = { timeout: Duration.seconds(30), batchSize: 10 };
const attempts = 5;
/** How long a message may wait before people notice: a quarter of an hour. */
const patience = Duration.minutes(15);

/** One heading for all: what is late is what the consumer's dead letters list. */
export const lateHeading = 'A reaction: late';

/**
 * What takes events from a bus: one rule that lists them → one queue → one function, failures reported per message, dead
 * letters after five attempts.
 */
export class QueueConsumer extends Construct {
  constructor(scope: Construct, id: string, props: QueueConsumerProps) {
    super(scope, id);
    const { deployment, name, functionPath, description, grants, bus, pattern, pace = ordinary } = props;
    const { stage } = deployment;
    const { timeout, batchSize } = pace;
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: name });
    const queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      // Six times the function's timeout, as Lambda advises, so that no message comes back while it is being handled.
      visibilityTimeout: Duration.seconds(timeout.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: attempts },
    });
    new Rule(this, 'Rule', {
      description,
      ...(bus && { eventBus: bus }),
      eventPattern: pattern,
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters.queue })],
    });
    const { lambda } = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description,
      grants,
      triggerPermissions: [
        {
          actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
          resources: [queue.queueArn],
        },
      ],
      timeout,
      memorySize: stage.memory.reaction,
    });
    new EventSourceMapping(this, 'Source', {
      target: lambda,
      eventSourceArn: queue.queueArn,
      batchSize,
      reportBatchItemFailures: true,
      maxConcurrency: stage.reactionConcurrency,
    });
    if (!stage.alarms) return;
    new RunbookAlarm(this, 'Late', {
      stage,
      heading: lateHeading,
      name: `${name}: late`,
      metric: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(5) }),
      threshold: patience.toSeconds(),
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }
}
