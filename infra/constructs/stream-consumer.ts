import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { S3OnFailureDestination } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';
import type { StreamFilter } from '../stream-filters.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadRecords } from './dead-records.ts';
import type { Grants } from './grants.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';

export interface StreamConsumerProps {
  deployment: Deployment;
  table: ITableV2;
  /** Name in the runbook, for example `outbox`. */
  name: string;
  functionPath: string;
  /** A change that passes any of them is received. */
  filters: readonly StreamFilter[];
  startingPosition: StartingPosition;
  grants: Grants;
}

const timeout = Duration.seconds(60);

/**
 * A function behind the table's stream: sees only what it subscribed to, halves a failing batch, and keeps the records of what
 * fails ten times.
 */
export class StreamConsumer extends Construct {
  /** Where the records are that it gave up. */
  readonly deadRecords: Bucket;

  constructor(
    scope: Construct,
    id: string,
    { deployment, table, name, functionPath, filters, startingPosition, grants }: StreamConsumerProps,
  ) {
    super(scope, id);
    const { stage } = deployment;
    const stream = table.tableStreamArn;
    if (!stream) throw new Error(`${entryFile(functionPath)} reads the table's stream, but the table has none.`);
    const dead = new DeadRecords(this, 'DeadRecords', { stage, of: name });
    this.deadRecords = dead.bucket;
    const { lambda } = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description: `Reads the table's stream: ${name}`,
      grants,
      triggerPermissions: [
        {
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [stream],
        },
        { actions: ['dynamodb:ListStreams'], resources: ['*'], wildcard: 'DynamoDB lists streams by account only.' },
        ...dead.permissions,
      ],
      timeout,
      memorySize: stage.memory.reaction,
    });
    new EventSourceMapping(this, 'Source', {
      target: lambda,
      eventSourceArn: stream,
      startingPosition,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      onFailure: new S3OnFailureDestination(dead.bucket),
      filters: filters.map(({ kinds, sortKeyPrefixes }) =>
        FilterCriteria.filter({
          eventName: FilterRule.or(...kinds),
          dynamodb: { Keys: { sk: { S: sortKeyPrefixes.flatMap((prefix) => FilterRule.beginsWith(prefix)) } } },
        }),
      ),
    });
    if (!stage.alarms) return;
    new RunbookAlarm(this, 'Behind', {
      stage,
      heading: `${name}: behind`,
      metric: lambda.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: Duration.minutes(1).toMilliseconds(),
      evaluationPeriods: 3,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }
}
