import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
  type GlobalSecondaryIndexPropsV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });
/** What else the table is read by. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3'] as const;
const index = (name: 'gsi1' | 'gsi2'): GlobalSecondaryIndexPropsV2 => ({
  indexName: name,
  partitionKey: text(`${name}pk`),
  sortKey: text(`${name}sk`),
});
/** Jobs in brief (functions/records/job-in-brief.ts); without a sort key, so that more of them fit into a read. */
const briefs: GlobalSecondaryIndexPropsV2 = {
  indexName: 'gsi3',
  partitionKey: text('gsi3pk'),
  projectionType: ProjectionType.INCLUDE,
  nonKeyAttributes: ['brief', 'candidatesCount'],
};

/** The one table; functions/platform/table/keys.ts says what its keys mean. The stream carries both images of a change. */
export class SingleTable extends TableV2 {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [index('gsi1'), index('gsi2'), briefs],
      timeToLiveAttribute: 'ttl',
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: stage.recoveryDays !== undefined,
        recoveryPeriodInDays: stage.recoveryDays,
      },
    });
    if (stage.recoveryDays === undefined)
      acknowledge(this, 'AwsSolutions-DDB3', 'This stage holds invented data that can be written again at any time.');
  }
}
