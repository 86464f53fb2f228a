import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { subscriptions, type ReactingFeature } from '../../events/subscriptions.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import { EventConsumer } from '../constructs/event-consumer.ts';
import type { Grants } from '../constructs/grants.ts';
import type { Deployment } from '../stages.ts';

export interface ReactionsStackProps extends StackProps {
  deployment: Deployment;
  feature: ReactingFeature;
  bus: IEventBus;
  grants: Grants;
}

/**
 * What one feature does when something happens elsewhere. A stack each, because eleven resources a reaction soon reach
 * the limit of 500.
 */
export class ReactionsStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, feature, bus, grants, ...props }: ReactionsStackProps) {
    super(scope, id, props);
    for (const event of eventsHeardBy(feature))
      new EventConsumer(this, constructIdOf(event), { deployment, bus, feature, event, grants });
  }
}

/** Every feature that reacts to something, once. */
export function reactingFeatures(): ReactingFeature[] {
  return [...new Set(Object.values(subscriptions).flat())].sort();
}

function eventsHeardBy(feature: ReactingFeature): string[] {
  return Object.entries(subscriptions)
    .filter(([, features]) => (features as readonly ReactingFeature[]).includes(feature))
    .map(([event]) => event);
}
