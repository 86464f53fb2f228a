import * as z from 'zod';
import { resourceWithArn, type LocalCloud } from '../cloud.ts';
import { requireInvokePermission, requireSendPermission } from '../permissions/invoke-permissions.ts';
import { localArn } from '../services/local-account.ts';
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
  // Deliveries on a laptop cannot fail for want of a network; how often they are repeated is the bus's own affair.
  RetryPolicy: z.unknown().optional(),
});
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
    for (const { Id, ...to } of Targets) {
      const deliver = deliveryTo(to, resource, cloud);
      const name = Targets.length > 1 ? `${resource.name}/${Id}` : resource.name;
      if (EventPattern) cloud.services.events.declareRule({ name, busName: EventBusName, pattern: EventPattern, deliver });
      if (ScheduleExpression) {
        cloud.onceDeployed(() => {
          const { nextAt, stop } = startRuleSchedule({ expression: ScheduleExpression, ruleArn: arnOf(resource), fire: deliver });
          cloud.clocks.push({ name, expression: ScheduleExpression, nextAt });
          return stop;
        });
      }
    }
  },
};

/** How an event reaches a target; refuses targets whose policies do not let the rule in. */
function deliveryTo(to: Omit<z.output<typeof target>, 'Id'>, rule: Resource, cloud: LocalCloud): (event: unknown) => Promise<void> {
  const approach = { service: 'events.amazonaws.com', sourceArn: arnOf(rule) };
  const shaped = (event: unknown) => (to.Input === undefined ? atPath(event, to.InputPath) : (JSON.parse(to.Input) as unknown));
  const [, , service] = to.Arn.split(':');
  if (service === 'sqs') {
    requireSendPermission(cloud.graph, resourceWithArn(cloud, to.Arn, 'AWS::SQS::Queue'), approach);
    const queue = cloud.services.queues.queue(queueNameOf(to.Arn));
    return async (event) => void (await queue.send(JSON.stringify(shaped(event))));
  }
  if (service === 'lambda') {
    const target = resourceWithArn(cloud, to.Arn, 'AWS::Lambda::Function');
    requireInvokePermission(cloud.graph, target, approach);
    cloud.onceDeployed(() => cloud.feedLater(target.name));
    return async (event) => void (await cloud.later.invokeLater(target.name, shaped(event)));
  }
  throw new TemplateFault({ ...rule, path: ['Targets'] }, `the local runner delivers to queues and functions, not to ${to.Arn}.`);
}

function atPath(event: unknown, path = '$'): unknown {
  return path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], event);
}
