import { ignoredResources } from './ignored-resources.ts';
import { bucket } from './resources/bucket.ts';
import { bucketNotifications } from './resources/bucket-notifications.ts';
import { configurationSet, eventDestination } from './resources/configuration-set.ts';
import { distribution } from './resources/distribution.ts';
import { dynamodbTable } from './resources/dynamodb-table.ts';
import { edgeFunction } from './resources/edge-function.ts';
import { emailIdentity } from './resources/email-identity.ts';
import { eventBus } from './resources/event-bus.ts';
import { eventInvokeConfig } from './resources/event-invoke-config.ts';
import { eventRule } from './resources/event-rule.ts';
import { eventSourceMapping } from './resources/event-source-mapping.ts';
import { lambdaFunction } from './resources/function.ts';
import { gatewayApi } from './resources/gateway-api.ts';
import { gatewayAuthorizer } from './resources/gateway-authorizer.ts';
import { gatewayIntegration } from './resources/gateway-integration.ts';
import { gatewayRoute } from './resources/gateway-route.ts';
import { gatewayStage } from './resources/gateway-stage.ts';
import { queue } from './resources/queue.ts';
import { byId, type ResourceKind } from './resources/resource-kind.ts';
import { responseHeadersPolicy } from './resources/response-headers-policy.ts';
import { role } from './resources/role.ts';
import { schedule } from './resources/schedule.ts';
import { scheduleGroup } from './resources/schedule-group.ts';
import { userPoolClient } from './resources/user-pool-client.ts';
import { userPoolGroup } from './resources/user-pool-group.ts';
import { userPool } from './resources/user-pool.ts';
import type { Declared } from './template/graph.ts';
import type { Identity } from './template/resource.ts';

/** Read by the resources that they belong to. */
const readByOthers: ResourceKind = { identify: (declared) => ({ name: byId(declared, 12) }) };

/** Every CloudFormation type that the runner brings to life. */
export const resourceKinds: Record<string, ResourceKind> = {
  'AWS::ApiGatewayV2::Api': gatewayApi,
  'AWS::ApiGatewayV2::Authorizer': gatewayAuthorizer,
  'AWS::ApiGatewayV2::Integration': gatewayIntegration,
  'AWS::ApiGatewayV2::Route': gatewayRoute,
  'AWS::ApiGatewayV2::RouteResponse': readByOthers,
  'AWS::ApiGatewayV2::Stage': gatewayStage,
  'AWS::CloudFront::Distribution': distribution,
  'AWS::CloudFront::Function': edgeFunction,
  'AWS::CloudFront::ResponseHeadersPolicy': responseHeadersPolicy,
  'AWS::Cognito::UserPool': userPool,
  'AWS::Cognito::UserPoolClient': userPoolClient,
  'AWS::Cognito::UserPoolGroup': userPoolGroup,
  'AWS::DynamoDB::GlobalTable': dynamodbTable,
  'AWS::DynamoDB::Table': dynamodbTable,
  'AWS::Events::EventBus': eventBus,
  'AWS::Events::Rule': eventRule,
  'AWS::IAM::ManagedPolicy': readByOthers,
  'AWS::IAM::Policy': readByOthers,
  'AWS::IAM::Role': role,
  'AWS::Lambda::EventInvokeConfig': eventInvokeConfig,
  'AWS::Lambda::EventSourceMapping': eventSourceMapping,
  'AWS::Lambda::Function': lambdaFunction,
  'AWS::Lambda::Permission': readByOthers,
  'AWS::S3::Bucket': bucket,
  'AWS::Scheduler::Schedule': schedule,
  'AWS::Scheduler::ScheduleGroup': scheduleGroup,
  'AWS::SES::ConfigurationSet': configurationSet,
  'AWS::SES::ConfigurationSetEventDestination': eventDestination,
  'AWS::SES::EmailIdentity': emailIdentity,
  'AWS::SQS::Queue': queue,
  'AWS::SQS::QueuePolicy': readByOthers,
  'Custom::S3BucketNotifications': bucketNotifications,
};

/** The values of `Ref` and `Fn::GetAtt` for a resource of a known or ignored type. */
export function identifyResource(declared: Declared): Identity | undefined {
  const kind = resourceKinds[declared.type];
  if (kind) return kind.identify(declared);
  const ignored = ignoredResources[declared.type];
  return ignored && (ignored.identify?.(declared) ?? { name: declared.logicalId });
}
