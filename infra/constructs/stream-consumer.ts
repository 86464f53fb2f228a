import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';

/** Changes that a stream function receives: kinds of change, and prefixes of the sort key. */
export interface StreamFilter {
  kinds: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  sortKeyPrefixes: readonly string[];
}

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
 * A function behind the table's stream: sees only what it subscribed to, halves a failing batch, and sets aside what
 * fails ten times.
 */
export class StreamConsumer extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { deployment, table, name, functionPath, filters, startingPosition, grants }: StreamConsumerProps,
  ) {
    super(scope, id);
    const { stage } = deployment;
    const stream = table.tableStreamArn;
    if (!stream) throw new Error(`${entryFile(functionPath)} reads the table's stream, but the table has none.`);
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: name });
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
        { actions: ['sqs:SendMessage'], resources: [deadLetters.queue.queueArn] },
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
      onFailure: new SqsDlq(deadLetters.queue),
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
