import { Duration } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { consumerPath, eventsOf, type ConsumerName } from '../../events/subscriptions.ts';
import type { Deployment } from '../stages.ts';
import type { Grants } from './grants.ts';
import { QueueConsumer, type Pace } from './queue-consumer.ts';

export interface EventConsumerProps {
  deployment: Deployment;
  bus: IEventBus;
  consumer: ConsumerName;
  grants: Grants;
}

/** The source of all our events on the bus. */
export const eventSource = 'hirehub';

/** Consumers that work for minutes, one message each time. */
const slow: Partial<Record<ConsumerName, Pace>> = {
  'personal-data/build-archives': { timeout: Duration.minutes(5), batchSize: 1 },
};

/** What reacts to our own events, as events/subscriptions.ts lists them. */
export class EventConsumer extends QueueConsumer {
  constructor(scope: Construct, id: string, { deployment, bus, consumer, grants }: EventConsumerProps) {
    const pace = slow[consumer];
    super(scope, id, {
      deployment,
      name: consumer,
      functionPath: consumerPath(consumer),
      description: `Reactions of ${consumer}`,
      grants,
      bus,
      pattern: { source: [eventSource], detailType: eventsOf(consumer) },
      ...(pace && { pace }),
    });
  }
}
