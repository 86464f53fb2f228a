import * as z from 'zod';
import type { Graph } from '../template/graph.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { matchesWildcard } from '../wildcard.ts';
import { decide, policyDocument } from './policy.ts';

const permission = z.looseObject({ FunctionName: z.string(), Principal: z.string(), SourceArn: z.string().optional() });
const queuePolicy = z.looseObject({ Queues: z.array(z.string()), PolicyDocument: policyDocument });

/** A service that calls a resource on behalf of another: API Gateway a function, a rule a queue. */
export interface Approach {
  /** For example `apigateway.amazonaws.com`. */
  service: string;
  sourceArn: string;
}

/**
 * Checks that a function lets a service invoke it, as its `AWS::Lambda::Permission` resources say; throws a
 * TemplateFault that names the missing permission. In the cloud the call would fail without a trace on our side.
 */
export function requireInvokePermission(graph: Graph, target: Resource, { service, sourceArn }: Approach): void {
  const granted = graph
    .ofType('AWS::Lambda::Permission')
    .map((resource) => propertiesOf(resource, permission))
    .filter(({ FunctionName }) => FunctionName === target.attributes.Arn || FunctionName === target.name)
    .some(
      ({ Principal, SourceArn }) =>
        Principal === service && (SourceArn === undefined || matchesWildcard(SourceArn, sourceArn)),
    );
  if (!granted)
    throw new TemplateFault(target, `no AWS::Lambda::Permission lets ${service} invoke it for ${sourceArn}.`);
}

/** Checks that a queue's policies let a service send to it; throws a TemplateFault otherwise. */
export function requireSendPermission(graph: Graph, target: Resource, { service, sourceArn }: Approach): void {
  const statements = graph
    .ofType('AWS::SQS::QueuePolicy')
    .map((resource) => propertiesOf(resource, queuePolicy))
    .filter(({ Queues }) => Queues.includes(target.name))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(
      ({ Effect, Principal }) =>
        Effect === 'Deny' ||
        [(Principal as { Service?: string | string[] } | undefined)?.Service].flat().includes(service),
    );
  const decision = decide(statements, {
    action: 'sqs:SendMessage',
    resource: target.attributes.Arn ?? '',
    context: { 'aws:SourceArn': sourceArn },
  });
  if (decision !== 'allowed')
    throw new TemplateFault(target, `no AWS::SQS::QueuePolicy lets ${service} send to it for ${sourceArn}.`);
}
