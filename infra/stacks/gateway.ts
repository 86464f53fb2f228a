import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { accessLog } from '../constructs/access-log.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { connectionGrants, originSecretGrants, type Grants } from '../constructs/grants.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import type { Deployment, Stage } from '../stages.ts';

/**
 * Name of the WebSocket API's stage. CloudFront forwards `/ws` unchanged, and that is the root of a stage with this
 * name.
 */
export const socketStageName = 'ws';

/** The bare gateways: an HTTP API and a WebSocket API, whose routes arrive with the stacks that serve them. */
export class GatewayStack extends Stack {
  readonly httpApi: HttpApi;
  readonly socketApi: WebSocketApi;
  readonly originSecret: string;
  readonly grants: Grants;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const { stage } = deployment;
    this.httpApi = new HttpApi(this, 'Http', {
      apiName: `HireHub-${stage.name}`,
      createDefaultStage: false,
      description: `HireHub ${stage.name}: /api`,
    });
    const httpStage = new HttpStage(this, 'HttpStage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      accessLogSettings: accessLog(new Construct(this, 'HttpLog'), 'http', stage),
    });
    this.socketApi = new WebSocketApi(this, 'Socket', {
      apiName: `HireHub-${stage.name}-socket`,
      description: `HireHub ${stage.name}: /ws`,
    });
    this.originSecret = stage.originSecret ?? this.generatedSecret();
    if (stage.alarms) this.watch(stage, httpStage);

    const endpoint = `${this.socketApi.apiId}.execute-api.${this.region}.${this.urlSuffix}/${socketStageName}`;
    this.grants = {
      ...connectionGrants({
        endpoint: `https://${endpoint}`,
        arnOf: (method) => this.socketApi.arnForExecuteApiV2(`${method}/@connections/*`, socketStageName),
      }),
      ...originSecretGrants(this.originSecret),
    };
  }

  private generatedSecret(): string {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Header value by which functions know that a request came through CloudFront',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledge(
      secret,
      'AwsSolutions-SMG4',
      'CloudFront and every function must change at the same time, which a rotation cannot do; a deployment with a new secret can.',
    );
    return secret.secretValue.unsafeUnwrap();
  }

  private watch(stage: Stage, httpStage: HttpStage): void {
    new RunbookAlarm(this, 'ServerErrors', {
      stage,
      heading: 'HTTP API: server errors',
      metric: httpStage.metricServerError({ statistic: 'Sum' }),
      threshold: 5,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
    new RunbookAlarm(this, 'SlowResponses', {
      stage,
      heading: 'HTTP API: slow responses',
      metric: httpStage.metricLatency({ statistic: 'p95' }),
      threshold: 1500,
      evaluationPeriods: 3,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }
}
