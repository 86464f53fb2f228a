import { Stack } from 'aws-cdk-lib';
import { CfnAccessPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import { Construct, type IConstruct } from 'constructs';
import { needsOf } from '../../functions/platform/function-needs.ts';
import type { Stage } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { collectionName } from './open-search.ts';

/**
 * Lets the roles of functions into a Serverless collection: those that search may read, and those that feed it may do the rest. It
 * comes last, because it names roles of every stack.
 */
export class CollectionAccess extends Construct {
  constructor(scope: Construct, id: string, { stage, within }: { stage: Stage; within: IConstruct }) {
    super(scope, id);
    const functions = within.node.findAll().filter((one) => one instanceof BackendFunction);
    const name = collectionName(stage);
    const rule = (type: 'index' | 'collection', ...actions: string[]) => ({
      ResourceType: type,
      Resource: [type === 'index' ? `index/${name}/*` : `collection/${name}`],
      Permission: actions.map((action) => `aoss:${action}`),
    });
    const rolesWith = (capability: 'search-read' | 'search-write') =>
      functions
        .filter(({ functionPath }) => needsOf(functionPath).includes(capability))
        .map(({ role }) => role.roleArn);
    new CfnAccessPolicy(this, 'Policy', {
      name,
      type: 'data',
      policy: Stack.of(this).toJsonString([
        { Description: 'search', Rules: [rule('index', 'ReadDocument')], Principal: rolesWith('search-read') },
        {
          Description: 'feed',
          Rules: [
            rule(
              'index',
              'ReadDocument',
              'WriteDocument',
              'CreateIndex',
              'DeleteIndex',
              'DescribeIndex',
              'UpdateIndex',
            ),
            rule('collection', 'CreateCollectionItems', 'UpdateCollectionItems', 'DescribeCollectionItems'),
          ],
          Principal: rolesWith('search-write'),
        },
      ]),
    });
  }
}
