import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { consumers } from '../../events/subscriptions.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import { EventConsumer } from '../constructs/event-consumer.ts';
import type { Grants } from '../constructs/grants.ts';
import type { Deployment } from '../stages.ts';

export interface ReactionsStackProps extends StackProps {
  deployment: Deployment;
  bus: IEventBus;
  grants: Grants;
}

/** What features do when something happens elsewhere: some ten resources for each consumer. */
export class ReactionsStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, bus, grants, ...props }: ReactionsStackProps) {
    super(scope, id, props);
    for (const consumer of consumers)
      new EventConsumer(this, constructIdOf(consumer), { deployment, bus, consumer, grants });
  }
}
