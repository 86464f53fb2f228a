import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import { ConcernDashboard } from '../constructs/concern-dashboard.ts';
import { alarmPrefix, RunbookAlarm } from '../constructs/runbook-alarm.ts';
import type { Deployment, Stage } from '../stages.ts';

/**
 * Who is notified of alarms, and a dashboard per concern. Alarms belong to the stacks they watch; this stack finds them
 * and their metrics by name, so that it holds no other stack back when a function is removed.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const { stage } = deployment;
    this.mailAlarms(stage);
    new RunbookAlarm(this, 'FunctionsThrottled', {
      stage,
      heading: 'Functions: throttled',
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Throttles',
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
    for (const concern of stage.dashboards ? (['requests', 'events', 'data'] as const) : [])
      new ConcernDashboard(this, `Dashboard-${concern}`, { stage, concern });
  }

  private mailAlarms(stage: Stage): void {
    const topic = new Topic(this, 'Alarms', { displayName: `HireHub ${stage.name} alarms`, enforceSSL: true });
    if (stage.alarmMail) topic.addSubscription(new EmailSubscription(stage.alarmMail));
    new Rule(this, 'AlarmRings', {
      description: 'Every alarm of this stage, when it rings and when it is over',
      eventPattern: {
        source: ['aws.cloudwatch'],
        detailType: ['CloudWatch Alarm State Change'],
        detail: {
          alarmName: [{ prefix: alarmPrefix(stage) }],
          // A new alarm becomes OK once without ever having rung; nobody needs to know.
          $or: [{ state: { value: ['ALARM'] } }, { state: { value: ['OK'] }, previousState: { value: ['ALARM'] } }],
        },
      },
      targets: [
        new SnsTopic(topic, {
          message: RuleTargetInput.fromText(
            `${field('state.value')}: ${field('alarmName')}. ${field('configuration.description')} (${field('state.reason')})`,
          ),
        }),
      ],
    });
    acknowledge(
      topic,
      'AwsSolutions-SNS2',
      'Alarms carry names of our resources only, and CloudWatch events cannot be published with the key that AWS manages.',
    );
  }
}

function field(name: string): string {
  return EventField.fromPath(`$.detail.${name}`);
}
