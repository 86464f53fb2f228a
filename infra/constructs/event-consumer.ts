import { Duration } from 'aws-cdk-lib';
import { Rule, type IEventBus } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { consumerPath, eventsOf, type ConsumerName } from '../../events/subscriptions.ts';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';

export interface EventConsumerProps {
  deployment: Deployment;
  bus: IEventBus;
  consumer: ConsumerName;
  grants: Grants;
}

/** The source of all our events on the bus. */
export const eventSource = 'hirehub';

/** How long a batch may take and how many messages it has; they are handled concurrently. */
interface Pace {
  timeout: Duration;
  batchSize: number;
}
const ordinary: Pace = { timeout: Duration.seconds(30), batchSize: 10 };
/** Consumers that work for minutes, one message each time. */
const slow: Partial<Record<ConsumerName, Pace>> = {
  'personal-data/build-archives': { timeout: Duration.minutes(5), batchSize: 1 },
};
const attempts = 5;

/**
 * What reacts to events: one rule that lists them → one queue → one function, failures reported per message, dead
 * letters after five attempts.
 */
export class EventConsumer extends Construct {
  readonly handler: BackendFunction;

  constructor(scope: Construct, id: string, { deployment, bus, consumer, grants }: EventConsumerProps) {
    super(scope, id);
    const { stage } = deployment;
    const { timeout, batchSize } = slow[consumer] ?? ordinary;
    const description = `Reactions of ${consumer}`;
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: consumer });
    const queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      // Six times the function's timeout, as Lambda advises, so that no message comes back while it is being handled.
      visibilityTimeout: Duration.seconds(timeout.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: attempts },
    });
    new Rule(this, 'Rule', {
      description,
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: eventsOf(consumer) },
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters.queue })],
    });
    this.handler = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath: consumerPath(consumer),
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
      target: this.handler.lambda,
      eventSourceArn: queue.queueArn,
      batchSize,
      reportBatchItemFailures: true,
      maxConcurrency: stage.reactionConcurrency,
    });
  }
}
