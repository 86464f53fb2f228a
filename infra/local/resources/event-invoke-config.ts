import * as z from 'zod';
import type { LaterInvocationSettings } from '../services/lambda/later-invocations.ts';
import type { Graph } from '../template/graph.ts';
import { propertiesOf } from '../template/resource.ts';
import { queueNameOf } from './queue.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().optional(),
  MaximumEventAgeInSeconds: z.number().optional(),
  DestinationConfig: z.strictObject({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});

/** How often asynchronous invocations of a function are repeated, and which queue takes those that failed. */
export const eventInvokeConfig: ResourceKind = { identify: (declared) => ({ name: byId(declared, 12) }) };

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
    ...(config.MaximumEventAgeInSeconds === undefined ? {} : { maximumEventAgeInSeconds: config.MaximumEventAgeInSeconds }),
    ...(destination ? { deadLetterQueue: queueNameOf(destination) } : {}),
  };
}
