import { Duration } from 'aws-cdk-lib';
import { Rule, type IEventBus } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';

export interface EventConsumerProps {
  deployment: Deployment;
  bus: IEventBus;
  /** Reacting feature, which is also the folder of the function. */
  feature: string;
  /** Event type, for example job-closed. */
  event: string;
  grants: Grants;
}

/** Where all our events come from, as the bus sees it. */
export const eventSource = 'hirehub';

const ordinaryTimeout = Duration.seconds(30);
/** Reactions that gather much; by function path. */
const longTimeouts: Record<string, Duration> = {
  'personal-data/on-data-export-requested.consumer': Duration.minutes(5),
};
const attempts = 5;

/**
 * One reaction to one event: rule → queue → function, failures reported per message, dead letters after five attempts.
 */
export class EventConsumer extends Construct {
  readonly handler: BackendFunction;

  constructor(scope: Construct, id: string, { deployment, bus, feature, event, grants }: EventConsumerProps) {
    super(scope, id);
    const { stage } = deployment;
    const functionPath = `${feature}/on-${event}.consumer`;
    const timeout = longTimeouts[functionPath] ?? ordinaryTimeout;
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: `${feature} on ${event}` });
    const queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      // Six times the function's timeout, as Lambda advises, so that no message comes back while it is worked on.
      visibilityTimeout: Duration.seconds(timeout.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: attempts },
    });
    new Rule(this, 'Rule', {
      description: `${feature} reacts to ${event}`,
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [event] },
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters.queue })],
    });
    this.handler = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description: `${feature} reacts to ${event}`,
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
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency: stage.reactionConcurrency,
    });
  }
}
