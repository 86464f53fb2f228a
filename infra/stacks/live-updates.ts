import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { WebSocketApi, WebSocketRoute, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { accessLog } from '../constructs/access-log.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import type { Deployment } from '../stages.ts';
import { socketStageName } from './gateway.ts';

export interface LiveUpdatesStackProps extends StackProps {
  deployment: Deployment;
  socketApi: WebSocketApi;
  grants: Grants;
}

/**
 * `/ws`: who may connect (a ticket or a token in the query), and what happens when connections open, close and send.
 */
export class LiveUpdatesStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, socketApi, grants, ...props }: LiveUpdatesStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    const socketFunction = (name: string, functionPath: string, description: string) =>
      new BackendFunction(this, name, {
        deployment,
        functionPath,
        description,
        grants,
        timeout: Duration.seconds(10),
        memorySize: stage.memory.reaction,
      }).lambda;
    const authorize = socketFunction(
      'Authorize',
      'live-updates/authorize-connection.socket',
      'Decides who may open a live connection',
    );
    const connection = socketFunction(
      'Connection',
      'live-updates/connection.socket',
      'Stores and removes live connections',
    );

    // Imported, so that routes and authorizer belong to this stack and not to the API's, which is deployed earlier.
    const api = WebSocketApi.fromWebSocketApiAttributes(this, 'Api', { webSocketId: socketApi.apiId });
    const ticket = new WebSocketLambdaAuthorizer('Ticket', authorize, {
      identitySource: ['route.request.querystring.token'],
    });
    const routes = Object.entries({ Connect: '$connect', Disconnect: '$disconnect', Message: '$default' }).map(
      ([name, routeKey]) => {
        const opening = routeKey === '$connect';
        // An integration each: CDK allows API Gateway to call the function for the first route of an integration only.
        const integration = new WebSocketLambdaIntegration(`${name}Integration`, connection);
        // A message from a browser is answered with the unread count and nothing else.
        const options = { authorizer: opening ? ticket : undefined, returnResponse: routeKey === '$default' };
        const route = new WebSocketRoute(this, name, { webSocketApi: api, routeKey, integration, ...options });
        if (!opening)
          acknowledge(
            route,
            'AwsSolutions-APIG4',
            'API Gateway authorizes a WebSocket once, at $connect; what follows belongs to that connection.',
          );
        return route;
      },
    );
    const socketStage = new WebSocketStage(this, 'Stage', {
      webSocketApi: api,
      stageName: socketStageName,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      ...(stage.watched ? { accessLogSettings: accessLog(new Construct(this, 'SocketLog'), 'socket', stage) } : {}),
    });
    // An API without routes cannot be deployed, and a stage deploys as soon as it exists.
    socketStage.node.addDependency(...routes);
    if (!stage.watched) return;
    socketStage.node.addDependency(this.allowLogging());
    if (!stage.alarms) return;
    new RunbookAlarm(this, 'Failing', {
      stage,
      heading: 'Live updates: connections fail',
      metric: new Metric({
        namespace: 'AWS/ApiGateway',
        metricName: 'IntegrationError',
        dimensionsMap: { ApiId: socketApi.apiId, Stage: socketStageName },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 5,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
  }

  /** API Gateway logs WebSocket calls only in an account that gave it a role once; HTTP APIs need none. */
  private allowLogging(): CfnAccount {
    const role = new Role(this, 'GatewayLogging', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
    });
    acknowledge(
      role,
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      'API Gateway writes every log of the account through this one role, as its documentation asks.',
    );
    const account = new CfnAccount(this, 'GatewayAccount', { cloudWatchRoleArn: role.roleArn });
    // The setting and its role belong to the account and serve its other stages too.
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }
}
