import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { ComparisonOperator, MathExpression, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { accessLog } from '../constructs/access-log.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { connectionGrants, originSecretGrants, type Grants } from '../constructs/grants.ts';
import type { HttpApiWithAccess } from '../constructs/http-feature.ts';
import { httpApiName, workplacePatterns, type HttpApiName } from '../constructs/http-apis.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import type { Deployment, Stage } from '../stages.ts';
import type { DataStack } from './data.ts';

/**
 * Name of the WebSocket API's stage. CloudFront forwards `/ws` unchanged, and that is the root of a stage with this
 * name.
 */
export const socketStageName = 'ws';

/** Rings when either HTTP API fails its callers. */
export const serverErrors = 'HTTP API: server errors';

interface GatewayStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
}

const textOf = (secret: Secret): string => secret.secretValue.unsafeUnwrap();

/** The bare gateways: two HTTP APIs and a WebSocket API, whose routes arrive with the stacks that serve them. */
export class GatewayStack extends Stack {
  readonly httpApis: Record<HttpApiName, HttpApiWithAccess>;
  readonly socketApi: WebSocketApi;
  /** What CloudFront proves itself by; functions accept it among others while it is exchanged. */
  readonly originSecret: string;
  readonly grants: Grants;

  constructor(scope: Construct, id: string, { deployment, data, ...props }: GatewayStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    const apis = { Http: this.httpApi('Http', stage, data), Workplaces: this.httpApi('Workplaces', stage, data) };
    this.httpApis = apis;
    this.socketApi = new WebSocketApi(this, 'Socket', {
      apiName: `HireHub-${stage.name}-socket`,
      description: `HireHub ${stage.name}: /ws`,
    });
    const { sent, accepted } = this.originSecrets(stage);
    this.originSecret = sent;
    if (stage.alarms)
      this.watch(
        stage,
        Object.values(apis).map(({ httpStage }) => httpStage),
      );

    const endpoint = `${this.socketApi.apiId}.execute-api.${this.region}.${this.urlSuffix}/${socketStageName}`;
    this.grants = {
      ...connectionGrants({
        endpoint: `https://${endpoint}`,
        arnOf: (method) => this.socketApi.arnForExecuteApiV2(`${method}/@connections/*`, socketStageName),
      }),
      ...originSecretGrants(accepted),
    };
  }

  private httpApi(name: HttpApiName, stage: Stage, { accounts }: DataStack) {
    const paths = name === 'Http' ? '/api' : workplacePatterns().join(', ');
    const api = new HttpApi(this, name, {
      apiName: httpApiName(stage.name, name),
      createDefaultStage: false,
      description: `HireHub ${stage.name}: ${paths}`,
    });
    const httpStage = new HttpStage(this, `${name}Stage`, {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      accessLogSettings: accessLog(new Construct(this, `${name}Log`), 'http', stage),
    });
    const authorizer = new HttpUserPoolAuthorizer('AccessToken', accounts.pool, { userPoolClients: [accounts.client] });
    return { api, authorizer, httpStage };
  }

  private originSecrets({ originSecret }: Stage): { sent: string; accepted: readonly string[] } {
    if (typeof originSecret === 'string') return { sent: originSecret, accepted: [originSecret] };
    const secrets = new Map(originSecret.accepted.map((number) => [number, this.generatedSecret(number)]));
    const sent = secrets.get(originSecret.sent);
    if (!sent)
      throw new Error(
        `Functions would refuse origin secret ${originSecret.sent}, which CloudFront sends; stages.ts must list it as accepted.`,
      );
    const former = Math.min(...originSecret.accepted) - 1;
    // This stack is deployed first, and CloudFormation refuses to take away what functions accept until theirs is.
    if (former > 0) this.exportValue(this.generatedSecret(former).secretArn);
    return { sent: textOf(sent), accepted: [...secrets.values()].map(textOf) };
  }

  private generatedSecret(number: number): Secret {
    const secret = new Secret(this, number === 1 ? 'OriginSecret' : `OriginSecret${number}`, {
      description: 'Header value by which functions know that a request came through CloudFront',
      // Functions read several, joined by commas; not everything that makes secrets leaves out punctuation when it is told to.
      generateSecretString: { passwordLength: 40, excludePunctuation: true, excludeCharacters: ',' },
    });
    acknowledge(
      secret,
      'AwsSolutions-SMG4',
      'A rotation would change CloudFront and functions at different times; three deployments exchange it (runbook, Exchange the origin secret).',
    );
    return secret;
  }

  private watch(stage: Stage, httpStages: HttpStage[]): void {
    // An API without calls in these minutes has no data.
    const ids = httpStages.map((_, place) => `api${place}`);
    const filled = ids.map((id) => `FILL(${id}, 0)`);
    const ofBoth = (expression: string, metricOf: (httpStage: HttpStage) => IMetric) =>
      new MathExpression({
        expression,
        usingMetrics: Object.fromEntries(httpStages.map((one, place) => [ids[place], metricOf(one)])),
        period: Duration.minutes(5),
      });
    new RunbookAlarm(this, 'ServerErrors', {
      stage,
      heading: serverErrors,
      metric: ofBoth(filled.join(' + '), (one) => one.metricServerError({ statistic: 'Sum' })),
      threshold: 5,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
    new RunbookAlarm(this, 'SlowResponses', {
      stage,
      heading: 'HTTP API: slow responses',
      metric: ofBoth(`MAX([${filled.join(', ')}])`, (one) => one.metricLatency({ statistic: 'p95' })),
      threshold: 1500,
      evaluationPeriods: 3,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }
}
