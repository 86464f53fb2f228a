import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { BackendFunction } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import type { Deployment } from '../stages.ts';

export interface OperatorStackProps extends StackProps {
  deployment: Deployment;
  grants: Grants;
}

/** The function behind `npm run operator`. No route leads to it; IAM alone decides who may invoke it. */
export class OperatorStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, grants, ...props }: OperatorStackProps) {
    super(scope, id, props);
    new BackendFunction(this, 'Operator', {
      deployment,
      functionPath: 'operator/operator',
      functionName: `HireHub-${deployment.stage.name}-Operator`,
      description: 'What only operators may do; invoked by npm run operator',
      grants,
      timeout: Duration.minutes(1),
      memorySize: deployment.stage.memory.reaction,
    });
  }
}
