import * as z from 'zod';
import type { FunctionDefinition } from '../functions/function-definition.ts';
import type { Graph } from '../template/graph.ts';
import { arnOf, propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { named, nameOf, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  Code: z.looseObject({ S3Key: z.string() }),
  Description: z.string().optional(),
  Handler: z.string(),
  Runtime: z.string().regex(/^nodejs/, 'the local runner runs Node.js only.'),
  Role: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  ReservedConcurrentExecutions: z.number().optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).default({}) }).optional(),
});

/** A function, which runs in worker threads from the first event on. */
export const lambdaFunction: ResourceKind = {
  identify: (declared) => named(nameOf(declared, 'FunctionName'), 'lambda', 'function:'),
  deploy: (resource, { functions, graph }) => {
    if (!servesCdkOnly(resource, graph)) functions.declare(definitionOf(resource, graph));
  },
};

/** CDK's own helpers behind custom resources do at deployment what the runner does itself. */
export function servesCdkOnly(resource: Resource, graph: Graph): boolean {
  return graph.resources.some(
    ({ type, properties: { ServiceToken } }) => type.startsWith('Custom::') && ServiceToken === resource.attributes.Arn,
  );
}

/** The function as its resource declares it, with the folder of its code. */
export function definitionOf(resource: Resource, graph: Graph): FunctionDefinition {
  const { Code, Description, Handler, MemorySize, Timeout, ReservedConcurrentExecutions, Environment } = propertiesOf(
    resource,
    properties,
  );
  const folder = graph.asset(Code.S3Key);
  if (!folder)
    throw new TemplateFault({ ...resource, path: ['Code', 'S3Key'] }, `the assembly holds no asset ${Code.S3Key}.`);
  return {
    name: resource.name,
    description: Description ?? resource.logicalId,
    arn: arnOf(resource),
    folder,
    handler: Handler,
    variables: Environment?.Variables ?? {},
    memoryMegabytes: MemorySize,
    timeoutSeconds: Timeout,
    ...(ReservedConcurrentExecutions === undefined ? {} : { reservedConcurrency: ReservedConcurrentExecutions }),
  };
}

/** The ARN of the role that a function runs with. */
export function roleOf(resource: Resource): string {
  return propertiesOf(resource, properties).Role;
}
