import type { LocalCloud } from '../cloud.ts';
import { queueNameOf } from '../resources/queue.ts';
import type { DeliveryTargets, ScheduledDelivery } from '../services/scheduler/deliver-execution.ts';

/**
 * The targets of EventBridge Scheduler: functions, queues and buses, each only with a permitted role. Waits until the
 * app is up.
 */
export function scheduleTargets(whenUp: Promise<LocalCloud>): DeliveryTargets {
  return {
    deliver: async (delivery) => deliver(delivery, await whenUp),
    deadLetter: async (queueArn, body, attributes) =>
      (await whenUp).services.queues.queue(queueNameOf(queueArn)).send(body, { attributes }),
  };
}

async function deliver(
  { targetArn, roleArn, input, target }: ScheduledDelivery,
  { roles, graph, feedLater, later, services }: LocalCloud,
): Promise<void> {
  const [, , service] = targetArn.split(':');
  const action = { lambda: 'lambda:InvokeFunction', sqs: 'sqs:SendMessage', events: 'events:PutEvents' }[service ?? ''];
  if (!action) throw new Error(`The local Scheduler calls functions, queues and buses, not ${targetArn}.`);
  if (roles.decide(roleArn, { action, resource: targetArn }) !== 'allowed')
    throw new Error(`${roleArn} is not authorized to perform ${action} on ${targetArn}.`);
  if (service === 'sqs') {
    const groupId = target.SqsParameters?.MessageGroupId;
    await services.queues.queue(queueNameOf(targetArn)).send(input, groupId === undefined ? {} : { groupId });
  } else if (service === 'events') {
    const { Source, DetailType } = target.EventBridgeParameters ?? {};
    const outcome = await services.events.put({ Source, DetailType, Detail: input, EventBusName: targetArn });
    if ('ErrorCode' in outcome) throw new Error(outcome.ErrorMessage);
  } else {
    const name = graph.withArn(targetArn)?.name;
    if (name === undefined) throw new Error(`The template has no function ${targetArn}.`);
    feedLater(name);
    await later.invokeLater(name, JSON.parse(input));
  }
}
