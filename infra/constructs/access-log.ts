import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

const httpFields = [
  'requestId',
  'requestTime',
  'routeKey',
  'status',
  'responseLength',
  'responseLatency',
  'integrationLatency',
  'integrationErrorMessage',
  'authorizer.error',
];
const socketFields = [
  'requestId',
  'requestTime',
  'routeKey',
  'eventType',
  'connectionId',
  'status',
  'error.message',
  'integrationErrorMessage',
];

/** One JSON line per call. Routes instead of paths and no query, so that no ticket, token or mail address is logged. */
export function accessLog(scope: Construct, kind: 'http' | 'socket', stage: Stage): IAccessLogSettings {
  const group = new LogGroup(scope, 'AccessLog', {
    retention: stage.logRetentionDays,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  const fields = kind === 'http' ? httpFields : socketFields;
  return {
    destination: new LogGroupLogDestination(group),
    format: AccessLogFormat.custom(
      JSON.stringify(Object.fromEntries(fields.map((field) => [field, `$context.${field}`]))),
    ),
  };
}
