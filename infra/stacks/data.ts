import { Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { TableV2, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HttpMethods, type Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { exportKeptDays } from '../../shared/constants/personal-data.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { Accounts } from '../constructs/accounts.ts';
import {
  aiTextGrants,
  awardGrants,
  chatGrants,
  claimGrants,
  importGrants,
  erasureGrants,
  fileGrants,
  recognitionGrants,
  identityGrants,
  silenceGrants,
  tableGrants,
  visitorGrants,
  zoomGrants,
  type Grants,
} from '../constructs/grants.ts';
import { mailGrants, MailSender } from '../constructs/mail-sender.ts';
import { OpenSearch } from '../constructs/open-search.ts';
import { searchGrants } from '../constructs/search-grants.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import { indexNames, SingleTable } from '../constructs/single-table.ts';
import { visitorLogDays, type Deployment, type Stage } from '../stages.ts';

/**
 * What must outlive every other stack: the table, the people's files and accounts, the search snapshots, the sender.
 */
export class DataStack extends Stack {
  /** What everything reads and writes. */
  readonly table: ITableV2;
  readonly accounts: Accounts;
  readonly files: Bucket;
  readonly grants: Grants;

  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, { ...props, terminationProtection: deployment.stage.keepsData });
    const { stage } = deployment;
    this.table = this.tableOf(stage);
    this.accounts = new Accounts(this, 'Accounts', { stage, siteOrigin: siteOrigin(deployment) });

    if (stage.alarms) this.watch(stage);

    const logs = new PrivateBucket(this, 'FileLogs', {
      keep: stage.keepsData,
      lifecycleRules: [{ id: 'retention', expiration: Duration.days(visitorLogDays(stage)) }],
    });
    this.files = new PrivateBucket(this, 'Files', {
      keep: stage.keepsData,
      versioned: stage.keepsData,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [
        { id: 'quarantine', prefix: 'quarantine/', expiration: Duration.days(1) },
        { id: 'chat', prefix: 'chat/', expiration: Duration.days(stage.messagesKeptDays) },
        {
          id: 'exports',
          prefix: 'exports/',
          expiration: Duration.days(exportKeptDays),
          ...(stage.keepsData ? { noncurrentVersionExpiration: Duration.days(1) } : {}),
        },
        ...(stage.keepsData ? [{ id: 'replaced', noncurrentVersionExpiration: Duration.days(30) }] : []),
      ],
      // A form post carries its own signature, which is what protects the bucket; CloudFront's address is not known yet
      // here.
      cors: [
        {
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
          allowedOrigins: [siteOrigin(deployment) ?? '*'],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
    });
    // Written here and for every distribution of the account, because this stack cannot know the one that a later stack
    // creates.
    this.files.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject'],
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        resources: [this.files.arnForObjects('avatars/*')],
        conditions: {
          ArnLike: {
            'aws:SourceArn': this.formatArn({
              service: 'cloudfront',
              region: '',
              resource: 'distribution',
              resourceName: '*',
            }),
          },
        },
      }),
    );
    const snapshots = new PrivateBucket(this, 'Snapshots', {
      keep: false,
      lifecycleRules: [{ id: 'old-snapshots', expiration: Duration.days(7) }],
    });
    acknowledge(
      snapshots,
      'AwsSolutions-S1',
      'Snapshots of the search index hold nothing that the table does not, and only two functions reach them.',
    );

    const search =
      stage.search.engine === 'opensearch'
        ? new OpenSearch(this, 'Search', { stage, setting: stage.search })
        : undefined;
    const sender = stage.sender
      ? new MailSender(this, 'Sender', { address: stage.sender, stageName: stage.name })
      : undefined;
    // Filled in by CloudFormation when it deploys, so that neither the template nor a role has the secret.
    const kept = (secretName: string) => SecretValue.secretsManager(secretName).unsafeUnwrap();
    this.grants = {
      ...tableGrants(this.table),
      ...identityGrants(this.accounts),
      ...searchGrants(snapshots, search?.place),
      ...fileGrants(this.files),
      ...recognitionGrants(),
      ...aiTextGrants(stage.aiText && { name: stage.aiText.model, arns: bedrockArns(this, stage.aiText.model) }),
      ...zoomGrants(stage.zoom && { ...stage.zoom, secret: kept(stage.zoom.secretName) }),
      ...visitorGrants(stage.visitor && { ...stage.visitor, password: kept(stage.visitor.secretName) }),
      ...erasureGrants(stage.erasureGraceDays),
      ...chatGrants(stage.messagesKeptDays, stage.writtenToManyPerDay),
      ...silenceGrants(stage.silenceDays),
      ...claimGrants(stage.claimDays, stage.openApplicants),
      ...importGrants(stage.importedPeople),
      ...awardGrants(stage.referralShare, stage.monthlyPointsCap),
      ...mailGrants(sender, stage),
    };
  }

  private tableOf(stage: Stage): ITableV2 {
    const own = new SingleTable(this, 'Table', stage);
    const { restoredTable } = stage;
    if (!restoredTable) return own;
    // Other stacks import them until each is pointed at the restored table, and an export may not vanish while it is imported.
    for (const name of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(name);
    const { name: tableName, streamArn: tableStreamArn } = restoredTable;
    return TableV2.fromTableAttributes(this, 'RestoredTable', { tableName, tableStreamArn });
  }

  private watch(stage: Stage): void {
    // The figures of a table leave out those of its indexes, whose partitions are throttled by themselves.
    const throttled = [undefined, ...indexNames].flatMap((index) =>
      ['Read', 'Write'].map((what) => {
        const metric = this.table.metric(`${what}ThrottleEvents`, {
          statistic: 'Sum',
          period: Duration.minutes(5),
          dimensionsMap: { TableName: this.table.tableName, ...(index && { GlobalSecondaryIndexName: index }) },
        });
        return [`${index ?? 'table'}${what}s`, metric] as const;
      }),
    );
    new RunbookAlarm(this, 'Throttled', {
      stage,
      heading: 'Table: throttled',
      metric: new MathExpression({
        expression: throttled.map(([id]) => `FILL(${id}, 0)`).join(' + '),
        usingMetrics: Object.fromEntries(throttled),
        period: Duration.minutes(5),
      }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
    this.watchSignIn(stage);
  }

  private watchSignIn(stage: Stage): void {
    const { pool, client } = this.accounts;
    const throttled = (metricName: string) =>
      new Metric({
        namespace: 'AWS/Cognito',
        metricName,
        dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
        statistic: 'Sum',
        period: Duration.minutes(5),
      });
    new RunbookAlarm(this, 'SignInThrottled', {
      stage,
      heading: 'Cognito: throttled',
      metric: new MathExpression({
        expression: 'FILL(signIns, 0) + FILL(renewals, 0)',
        usingMetrics: { signIns: throttled('SignInThrottles'), renewals: throttled('TokenRefreshThrottles') },
        period: Duration.minutes(5),
      }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
  }
}

/**
 * What calling a model of Bedrock takes permission for. A profile (`us.`, `eu.`, …) sends each call to one of several regions,
 * and takes permission for itself and for the model in whichever it chooses.
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html
 */
function bedrockArns(stack: Stack, name: string): string[] {
  const [, area, model = name] = /^(us|us-gov|eu|apac|jp|au|ca|global)\.(.+)$/.exec(name) ?? [];
  const modelArn = (region: string | undefined) =>
    stack.formatArn({ service: 'bedrock', account: '', resource: 'foundation-model', resourceName: model, region });
  if (!area) return [modelArn(undefined)];
  const profile = stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: name });
  return [profile, modelArn('*')];
}

/** The site's address as far as it is known before CloudFront exists. */
function siteOrigin({ siteUrl, stage }: Deployment): string | undefined {
  return siteUrl ?? (stage.domain && `https://${stage.domain.name}`);
}
