import * as z from 'zod';
import type { LaterInvocationSettings } from '../services/lambda/later-invocations.ts';
import type { Graph } from '../template/graph.ts';
import { propertiesOf, TemplateFault } from '../template/resource.ts';
import { roleOf } from './function.ts';
import { queueNameOf } from './queue.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().optional(),
  MaximumEventAgeInSeconds: z.number().optional(),
  DestinationConfig: z.strictObject({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});

/** How often asynchronous invocations of a function are retried, and which queue takes those that failed. */
export const eventInvokeConfig: ResourceKind = {
  identify: (declared) => ({ name: byId(declared, 12) }),
  deploy: (resource, { graph, roles }) => {
    const { FunctionName, DestinationConfig } = propertiesOf(resource, properties);
    const target = graph.ofType('AWS::Lambda::Function').find(({ name }) => name === FunctionName.split(':').at(-1));
    if (!target)
      throw new TemplateFault({ ...resource, path: ['FunctionName'] }, `the template has no function ${FunctionName}.`);
    const destination = DestinationConfig?.OnFailure?.Destination;
    if (destination && roles.decide(roleOf(target), { action: 'sqs:SendMessage', resource: destination }) !== 'allowed')
      throw new TemplateFault(
        resource,
        `${target.name} may not perform sqs:SendMessage on ${destination}, so what fails would be lost.`,
      );
  },
};

/** The settings of a function's asynchronous invocations; Lambda's own where the template has none. */
export function laterSettingsOf(functionName: string, graph: Graph): LaterInvocationSettings {
  const config = graph
    .ofType('AWS::Lambda::EventInvokeConfig')
    .map((resource) => propertiesOf(resource, properties))
    .find(({ FunctionName }) => FunctionName.split(':').at(-1) === functionName);
  if (!config) return {};
  const destination = config.DestinationConfig?.OnFailure?.Destination;
  return {
    ...(config.MaximumRetryAttempts === undefined ? {} : { maximumRetryAttempts: config.MaximumRetryAttempts }),
    ...(config.MaximumEventAgeInSeconds === undefined
      ? {}
      : { maximumEventAgeInSeconds: config.MaximumEventAgeInSeconds }),
    ...(destination ? { deadLetterQueue: queueNameOf(destination) } : {}),
  };
}
