import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { visitorLogDays, type Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';

/** No query, no cookie and no referrer: each of them can carry a ticket or a mailed token. */
const fields = [
  'timestamp(ms)',
  'x-edge-location',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol',
  'ssl-protocol',
  'cs(User-Agent)',
  'x-edge-request-id',
];

/**
 * CloudFront's access log as JSON in a bucket of its own. The delivery service of CloudFront lives in us-east-1 only.
 */
export class EdgeLogs extends Construct {
  constructor(scope: Construct, id: string, { stage, distribution }: { stage: Stage; distribution: Distribution }) {
    super(scope, id);
    const stack = Stack.of(this);
    if (stack.region !== 'us-east-1')
      throw new Error(
        `Stage '${stage.name}' wants the edge's logs, which need the region us-east-1 instead of ${stack.region}.`,
      );
    const bucket = new PrivateBucket(this, 'Bucket', {
      keep: stage.keepsData,
      lifecycleRules: [{ id: 'retention', expiration: Duration.days(visitorLogDays(stage)) }],
    });
    acknowledge(bucket, 'AwsSolutions-S1', 'It holds logs itself; logging its own reads would never end.');
    const policy = bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${stack.account}/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: {
            'aws:SourceArn': stack.formatArn({
              service: 'logs',
              resource: 'delivery-source',
              resourceName: '*',
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
        },
      }),
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name: `hirehub-${stage.name}-edge`,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `hirehub-${stage.name}-edge`,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.addResourceDependency(source);
    if (policy.policyDependable) delivery.node.addDependency(policy.policyDependable);
  }
}
