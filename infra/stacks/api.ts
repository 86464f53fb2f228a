import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import { contract } from '../../shared/contract/contract.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { HttpFeature } from '../constructs/http-feature.ts';
import type { Deployment } from '../stages.ts';
import type { DataStack } from './data.ts';
import type { GatewayStack } from './gateway.ts';

export interface ApiStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
  gateway: GatewayStack;
  grants: Grants;
}

/** Every HTTP operation of the contract, one function per feature. No route is named here. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, data, gateway, grants, ...props }: ApiStackProps) {
    super(scope, id, props);
    const authorizer = new HttpUserPoolAuthorizer('AccessToken', data.accounts.pool, {
      userPoolClients: [data.accounts.client],
    });
    for (const [feature, routes] of Object.entries(contract)) {
      new HttpFeature(this, constructIdOf(feature), {
        deployment,
        feature,
        routes,
        api: gateway.httpApi,
        authorizer,
        grants,
        ...(feature === 'description' ? { elsewhere: '/api/{proxy+}' } : {}),
      });
    }
  }
}
