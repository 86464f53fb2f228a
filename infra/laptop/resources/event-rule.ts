import * as z from 'zod';
import { resourceWithArn, type LocalCloud } from '../cloud.ts';
import { requireInvokePermission, requireSendPermission, type Approach } from '../permissions/invoke-permissions.ts';
import type { EventTarget } from '../services/events/target-delivery.ts';
import { localArn } from '../services/local-account.ts';
import type { Queue } from '../services/queues/queue.ts';
import { startRuleSchedule } from '../services/scheduler/rule-schedule.ts';
import { arnOf, propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { queueNameOf } from './queue.ts';
import { nameOf, type ResourceKind } from './resource-kind.ts';

const target = z.strictObject({
  Id: z.string(),
  Arn: z.string(),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
  RetryPolicy: z
    .strictObject({ MaximumRetryAttempts: z.number().optional(), MaximumEventAgeInSeconds: z.number().optional() })
    .optional(),
});
type DeclaredTarget = z.output<typeof target>;
const properties = z.looseObject({
  EventBusName: z.string().default('default'),
  EventPattern: z.record(z.string(), z.unknown()).optional(),
  ScheduleExpression: z.string().optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(target).default([]),
});

/** A rule: events of a bus, or the clock, to queues and functions. */
export const eventRule: ResourceKind = {
  identify: (declared) => {
    const name = nameOf(declared, 'Name');
    const bus = declared.property('EventBusName');
    const onBus = typeof bus === 'string' && bus !== 'default' ? `${bus.split('/').at(-1)}/` : '';
    return { name, attributes: { Arn: localArn('events', `rule/${onBus}${name}`) } };
  },
  deploy: (resource, cloud) => {
    const { EventBusName, EventPattern, ScheduleExpression, State, Targets } = propertiesOf(resource, properties);
    if (State === 'DISABLED') return;
    for (const to of Targets) {
      const eventTarget = targetOf(to, resource, cloud);
      const name = Targets.length > 1 ? `${resource.name}/${to.Id}` : resource.name;
      if (EventPattern)
        cloud.services.events.declareRule({ name, busName: EventBusName, pattern: EventPattern, target: eventTarget });
      if (ScheduleExpression) {
        cloud.onceDeployed(() => {
          const { nextAt, stop } = startRuleSchedule({ expression: ScheduleExpression, target: eventTarget });
          cloud.clocks.push({ name, expression: ScheduleExpression, nextAt });
          return stop;
        });
      }
    }
  },
};

/** A target and how to reach it; refuses targets and dead-letter queues whose policies do not admit the rule. */
function targetOf(to: DeclaredTarget, rule: Resource, cloud: LocalCloud): EventTarget {
  const deadLetters = to.DeadLetterConfig && openQueue(to.DeadLetterConfig.Arn, rule, cloud);
  return {
    arn: to.Arn,
    ruleArn: arnOf(rule),
    retryPolicy: to.RetryPolicy,
    deliver: deliveryTo(to, rule, cloud),
    ...(deadLetters && { deadLetter: (body, attributes) => deadLetters.send(body, { attributes }) }),
  };
}

/** How an event reaches a target. */
function deliveryTo(to: DeclaredTarget, rule: Resource, cloud: LocalCloud): EventTarget['deliver'] {
  const shaped = (event: unknown) =>
    to.Input === undefined ? atPath(event, to.InputPath) : (JSON.parse(to.Input) as unknown);
  const [, , service] = to.Arn.split(':');
  if (service === 'sqs') {
    const queue = openQueue(to.Arn, rule, cloud);
    return async (event) => void (await queue.send(JSON.stringify(shaped(event))));
  }
  if (service === 'lambda') {
    const target = resourceWithArn(cloud, to.Arn, 'AWS::Lambda::Function');
    requireInvokePermission(cloud.graph, target, approachOf(rule));
    cloud.onceDeployed(() => cloud.feedLater(target.name));
    return async (event) => void (await cloud.later.invokeLater(target.name, shaped(event)));
  }
  throw new TemplateFault(
    { ...rule, path: ['Targets'] },
    `the local runner delivers to queues and functions, not to ${to.Arn}.`,
  );
}

/** A queue that admits the rule. */
function openQueue(arn: string, rule: Resource, cloud: LocalCloud): Queue {
  requireSendPermission(cloud.graph, resourceWithArn(cloud, arn, 'AWS::SQS::Queue'), approachOf(rule));
  return cloud.services.queues.queue(queueNameOf(arn));
}

const approachOf = (rule: Resource): Approach => ({ service: 'events.amazonaws.com', sourceArn: arnOf(rule) });

function atPath(event: unknown, path = '$'): unknown {
  return path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], event);
}
