import * as z from 'zod';
import type { Graph } from '../template/graph.ts';
import { arnOf, propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { decide, policyDocument, type Decision, type PolicyQuestion, type Statement } from './policy.ts';

/** What a synthesized role may do. */
export interface RolePolicies {
  decide: (roleArn: string, question: PolicyQuestion) => Decision;
}

const namedPolicies = z.array(z.looseObject({ PolicyDocument: policyDocument }));
const role = z.looseObject({ Policies: namedPolicies.optional(), ManagedPolicyArns: z.array(z.string()).optional() });
const attached = z.looseObject({ PolicyDocument: policyDocument, Roles: z.array(z.string()).optional() });

/** AWS's own policies that grant nothing the laptop serves. */
const harmless = [/AWSLambdaBasicExecutionRole$/, /AWSXRayDaemonWriteAccess$/];

/** Collects the statements of every role: its own policies and those attached to it by policy resources. */
export function readRoles(graph: Graph): RolePolicies {
  const byArn = new Map<string, Statement[]>();
  const byName = new Map<string, Statement[]>();
  for (const resource of graph.ofType('AWS::IAM::Role')) {
    const { Policies = [], ManagedPolicyArns = [] } = propertiesOf(resource, role);
    for (const managed of ManagedPolicyArns) refuseUnknown(resource, managed);
    const statements = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    byArn.set(arnOf(resource), statements);
    byName.set(resource.name, statements);
  }
  for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']) {
    for (const resource of graph.ofType(type)) {
      const { PolicyDocument, Roles = [] } = propertiesOf(resource, attached);
      for (const name of Roles) byName.get(name)?.push(...PolicyDocument.Statement);
    }
  }
  // The same few decisions are needed with every call.
  const answered = new Map<string, Decision>();
  return {
    decide: (roleArn, question) => {
      const key = JSON.stringify([roleArn, question]);
      const decision = answered.get(key) ?? decide(byArn.get(roleArn) ?? [], question);
      if (answered.size < 10_000) answered.set(key, decision);
      return decision;
    },
  };
}

function refuseUnknown(resource: Resource, managed: string): void {
  if (!harmless.some((known) => known.test(managed))) {
    throw new TemplateFault(
      { ...resource, path: ['ManagedPolicyArns'] },
      `the local runner does not know what ${managed} grants; write the grants out.`,
    );
  }
}
