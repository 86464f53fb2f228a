import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { RunbookAlarm } from './runbook-alarm.ts';

/** The end of retries: failed work waits here for 14 days, and an alarm rings from the first piece on. */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, of }: { stage: Stage; of: string }) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this.queue, 'AwsSolutions-SQS3', 'It is a dead-letter queue itself.');
    if (!stage.alarms) return;
    new RunbookAlarm(this, 'Alarm', {
      stage,
      heading: `${of}: dead letters`,
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'Maximum',
      }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
  }
}
