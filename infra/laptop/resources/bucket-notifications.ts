import * as z from 'zod';
import { requireInvokePermission, requireSendPermission } from '../permissions/invoke-permissions.ts';
import type { NotificationRule } from '../services/s3/notification-rule.ts';
import type { Graph } from '../template/graph.ts';
import { propertiesOf } from '../template/resource.ts';
import { resourceWithArn } from '../cloud.ts';
import { physicalName } from '../template/names.ts';
import type { ResourceKind } from './resource-kind.ts';

const rule = z.looseObject({
  Events: z.array(z.string()),
  Filter: z
    .object({
      Key: z.object({ FilterRules: z.array(z.object({ Name: z.string().toLowerCase(), Value: z.string() })) }),
    })
    .optional(),
});
const properties = z.looseObject({
  BucketName: z.string(),
  NotificationConfiguration: z.strictObject({
    LambdaFunctionConfigurations: z.array(rule.extend({ LambdaFunctionArn: z.string() })).default([]),
    QueueConfigurations: z.array(rule.extend({ QueueArn: z.string() })).default([]),
  }),
});

/** The settings of CDK's custom resource on a bucket: functions and queues that hear when objects appear. The bucket reads it. */
export const bucketNotifications: ResourceKind = {
  identify: (declared) => ({ name: physicalName(declared) }),
  deploy: (resource, cloud) => {
    const { BucketName, NotificationConfiguration } = propertiesOf(resource, properties);
    const bucket = { service: 's3.amazonaws.com', sourceArn: `arn:aws:s3:::${BucketName}` };
    for (const { LambdaFunctionArn } of NotificationConfiguration.LambdaFunctionConfigurations) {
      const target = resourceWithArn(cloud, LambdaFunctionArn, 'AWS::Lambda::Function');
      requireInvokePermission(cloud.graph, target, bucket);
      cloud.onceDeployed(() => cloud.feedLater(target.name));
    }
    for (const { QueueArn } of NotificationConfiguration.QueueConfigurations)
      requireSendPermission(cloud.graph, resourceWithArn(cloud, QueueArn, 'AWS::SQS::Queue'), bucket);
  },
};

/** The rules of one bucket; each names its function or queue by ARN. */
export function notificationRulesOf(bucketName: string, graph: Graph): NotificationRule[] {
  return graph
    .ofType('Custom::S3BucketNotifications')
    .map((resource) => propertiesOf(resource, properties))
    .filter(({ BucketName }) => BucketName === bucketName)
    .flatMap(({ NotificationConfiguration: { LambdaFunctionConfigurations, QueueConfigurations } }) => [
      ...LambdaFunctionConfigurations.map((one) => ruleFor(one.LambdaFunctionArn, one)),
      ...QueueConfigurations.map((one) => ruleFor(one.QueueArn, one)),
    ]);
}

function ruleFor(target: string, { Events, Filter }: z.output<typeof rule>): NotificationRule {
  const part = (name: string) => Filter?.Key.FilterRules.find(({ Name }) => Name === name)?.Value;
  return { target, events: Events, prefix: part('prefix'), suffix: part('suffix') };
}
