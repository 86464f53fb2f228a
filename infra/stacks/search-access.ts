import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { CollectionAccess } from '../constructs/collection-access.ts';
import type { Deployment } from '../stages.ts';

/** Who reaches a Serverless collection, in a stack after all whose functions do. */
export class SearchAccessStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    new CollectionAccess(this, 'Access', { stage: deployment.stage, within: scope });
  }
}
