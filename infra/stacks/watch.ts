import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ComparisonOperator, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import { constructIdOf } from '../constructs/backend-function.ts';
import { ConcernDashboard } from '../constructs/concern-dashboard.ts';
import { alarmPrefix, RunbookAlarm } from '../constructs/runbook-alarm.ts';
import { functionsAtOnce, type Deployment, type Stage } from '../stages.ts';

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
    this.watchConcurrency(stage);
    this.watchReputation(stage);
    this.watchSpending(stage);
    for (const concern of stage.dashboards ? (['requests', 'events', 'data'] as const) : [])
      new ConcernDashboard(this, `Dashboard-${concern}`, { stage, concern });
  }

  private watchConcurrency(stage: Stage): void {
    new RunbookAlarm(this, 'ConcurrencyHigh', {
      stage,
      heading: 'Functions: many at once',
      metric: new MathExpression({
        expression: `100 * claimed / ${functionsAtOnce}`,
        label: 'Percent of the functions that may run at once',
        usingMetrics: {
          claimed: new Metric({
            namespace: 'AWS/Lambda',
            metricName: 'ClaimedAccountConcurrency',
            statistic: 'Maximum',
            period: Duration.minutes(5),
          }),
        },
        period: Duration.minutes(5),
      }),
      threshold: 80,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }

  /** AWS Budgets mails by itself, and asks nothing for it; the figure is the whole account's, of which a stage is all. */
  private watchSpending({ name, monthlyBudget, alarmMail }: Stage): void {
    if (monthlyBudget === undefined || !alarmMail) return;
    const subscribers = [{ subscriptionType: 'EMAIL', address: alarmMail }];
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers,
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `HireHub-${name}-month`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }

  /**
   * SES reviews an account at five in a hundred mails that bounce or one in a thousand that is complained about, and may
   * stop it. @see https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
   */
  private watchReputation(stage: Stage): void {
    for (const [heading, metricName, threshold] of [
      ['Mail: bounces', 'Reputation.BounceRate', 0.03],
      ['Mail: complaints', 'Reputation.ComplaintRate', 0.0005],
    ] as const)
      new RunbookAlarm(this, constructIdOf(heading), {
        stage,
        heading,
        metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) }),
        threshold,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      });
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
