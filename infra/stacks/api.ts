import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contract } from '../../shared/contract/contract.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { HttpFeature } from '../constructs/http-feature.ts';
import type { Deployment } from '../stages.ts';
import type { GatewayStack } from './gateway.ts';

/**
 * The features of the second stack of operations: CloudFormation takes 500 resources in one. A route that moves from one
 * stack to the other exists twice while a stage is updated, which API Gateway refuses; so a feature stays where it was.
 */
const teamwork: ReadonlySet<string> = new Set([
  'claims',
  'chat',
  'calendar',
  'dashboards',
  'resumes',
  'imports',
  'super-manager',
  'job-alerts',
]);

/** The two halves of the features, each a stack. Either has routes in both HTTP APIs, which divide by path. */
export type ApiPart = 'Api' | 'Api-Teamwork';

export interface ApiStackProps extends StackProps {
  part: ApiPart;
  deployment: Deployment;
  gateway: GatewayStack;
  grants: Grants;
}

/** The HTTP operations of a half of the contract's features, one function per feature. No route is named here. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { part, deployment, gateway, grants, ...props }: ApiStackProps) {
    super(scope, id, props);
    for (const [feature, routes] of Object.entries(contract)) {
      if (teamwork.has(feature) !== (part === 'Api-Teamwork')) continue;
      new HttpFeature(this, constructIdOf(feature), {
        deployment,
        feature,
        routes,
        apis: gateway.httpApis,
        grants,
        ...(feature === 'description' ? { elsewhere: '/api/{proxy+}' } : {}),
      });
    }
  }
}
