import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consumers, eventsOf } from '../../../events/subscriptions.ts';
import { lateHeading } from '../../../infra/constructs/queue-consumer.ts';
import { readRunbook } from '../../../infra/constructs/runbook.ts';
import { functionsAtOnce, stages } from '../../../infra/stages.ts';
import { only, onlyResource, resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const { dev, local, prod } = synthesized;
const entries = readRunbook(readFileSync(path.join(import.meta.dirname, '../../../infra/runbook.md'), 'utf8'));
const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

interface Measure {
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
  Statistic?: string;
  ExtendedStatistic?: string;
  Period?: number;
}

/** What an alarm measures, of what where that is fixed text, and over which time. */
function measured({ MetricName, Dimensions = [], Statistic, ExtendedStatistic, Period }: Measure): string {
  const of = Dimensions.flatMap(({ Name, Value }) => (typeof Value === 'string' ? `${Name} ${Value}` : Name));
  return [`${Statistic ?? ExtendedStatistic} of ${MetricName}`, ...of].join(', ') + ` in ${Period} s`;
}

/** When an alarm rings, in one line. */
function ringsAt(alarm: (typeof alarms)[number]): string {
  const parts = (alarm.Metrics ?? []) as {
    Id: string;
    Expression?: string;
    MetricStat?: { Metric: Measure; Stat: string; Period: number };
  }[];
  const sum = parts.find(({ Expression }) => Expression)?.Expression;
  const named = parts.flatMap(({ Id, MetricStat: one }) =>
    one ? `${Id} ${measured({ ...one.Metric, Statistic: one.Stat, Period: one.Period })}` : [],
  );
  const what = sum ? `${sum} where ${named.join(' and ')}` : measured(alarm as unknown as Measure);
  const sign = alarm.ComparisonOperator === 'GreaterThanThreshold' ? '>' : '>=';
  return `${what} ${sign} ${alarm.Threshold}, ${alarm.EvaluationPeriods} times`;
}

describe('Alarms', () => {
  // What feeds OpenSearch is in stages that search there, and asks the runbook when it is synthesized.
  it('have a heading in the runbook each, and each heading its alarm', () => {
    const watched = alarms.map(({ AlarmName }) => AlarmName.replace(/prod .*: late$/, `prod ${lateHeading}`));
    const headings = entries.map(({ heading }) => heading).filter((heading) => !/ open search: /.test(heading));
    expect([...new Set(watched)].sort()).toEqual(headings.map((heading) => `HireHub prod ${heading}`).sort());
  });

  it('say who is affected', () => {
    for (const { AlarmName, AlarmDescription } of alarms) {
      const name = AlarmName.replace(/^HireHub prod /, '');
      const entry = entries.find(({ heading }) => heading === (name.endsWith(': late') ? lateHeading : name));
      expect(entry?.impact.length).toBeGreaterThan(40);
      expect(AlarmDescription).toContain(entry?.impact);
    }
  });

  it('of a consumer list every event that it reacts to, and no other, with what is missing then', () => {
    const runbook = readFileSync(path.join(import.meta.dirname, '../../../infra/runbook.md'), 'utf8');
    for (const consumer of consumers) {
      const [, chapter = ''] = runbook.split(`### ${consumer}: dead letters\n`);
      const list = chapter.split('\n###')[0]?.match(/^- [^:]+:/gm) ?? [];
      const listed = list.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, type]) => type));
      expect([consumer, listed.toSorted()]).toEqual([consumer, eventsOf(consumer).toSorted()]);
    }
  });

  it('of a queue ring for its own consumer when messages wait for a quarter of an hour', () => {
    const late = alarms.filter(({ MetricName }) => MetricName === 'ApproximateAgeOfOldestMessage');
    expect(late.map(({ AlarmName }) => AlarmName).sort()).toEqual(
      [...consumers, 'mail/mark-addresses'].map((name) => `HireHub prod ${name}: late`).sort(),
    );
    expect(new Set(late.map(ringsAt))).toEqual(
      new Set(['Maximum of ApproximateAgeOfOldestMessage, QueueName in 300 s > 900, 1 times']),
    );
  });

  it('of dead letters ring within a minute of the first', () => {
    const dead = alarms.filter(({ AlarmName }) => AlarmName.endsWith(': dead letters'));
    expect(dead.length).toBeGreaterThan(consumers.length);
    expect(new Set(dead.map(ringsAt))).toEqual(
      new Set(['Maximum of ApproximateNumberOfMessagesVisible, QueueName in 60 s >= 1, 1 times']),
    );
  });

  it('ring when what the runbook says of each has happened', () => {
    const one = alarms.filter(({ AlarmName }) => !/: (late|dead letters)$/.test(AlarmName));
    const found = one.map((alarm) => [alarm.AlarmName.replace('HireHub prod ', ''), ringsAt(alarm)]);
    const ofApis = (stat: string) =>
      `api0 ${stat}, ApiId, Stage $default in 300 s and api1 ${stat}, ApiId, Stage $default in 300 s`;
    const ofClient = 'UserPool, UserPoolClient in 300 s';
    const throttled = [
      ['table', ''],
      ...['gsi1', 'gsi2', 'gsi3'].map((name) => [name, `, GlobalSecondaryIndexName ${name}`]),
    ].flatMap(([id, index]) =>
      ['Read', 'Write'].map((what) => [`${id}${what}s`, `Sum of ${what}ThrottleEvents${index}, TableName in 300 s`]),
    );
    expect(Object.fromEntries(found)).toEqual({
      'CloudFront: server errors': 'Average of 5xxErrorRate, DistributionId, Region Global in 300 s > 2, 2 times',
      'Cognito: throttled': `FILL(signIns, 0) + FILL(renewals, 0) where signIns Sum of SignInThrottles, ${ofClient} and renewals Sum of TokenRefreshThrottles, ${ofClient} >= 1, 1 times`,
      'Functions: many at once': `100 * claimed / ${functionsAtOnce} where claimed Maximum of ClaimedAccountConcurrency in 300 s > 80, 1 times`,
      'Functions: throttled': 'Sum of Throttles in 300 s >= 1, 1 times',
      'HTTP API: server errors': `FILL(api0, 0) + FILL(api1, 0) where ${ofApis('Sum of 5xx')} >= 5, 1 times`,
      'HTTP API: slow responses': `MAX([FILL(api0, 0), FILL(api1, 0)]) where ${ofApis('p95 of Latency')} > 1500, 3 times`,
      'Live updates: connections fail': 'Sum of IntegrationError, ApiId, Stage ws in 300 s >= 5, 1 times',
      'Mail: bounces': 'Maximum of Reputation.BounceRate in 3600 s > 0.03, 1 times',
      'Mail: complaints': 'Maximum of Reputation.ComplaintRate in 3600 s > 0.0005, 1 times',
      'Reminders: not delivered':
        'Sum of InvocationDroppedCount, ScheduleGroup HireHub-prod-reminders in 300 s >= 1, 1 times',
      'Table: throttled': `${throttled.map(([id]) => `FILL(${id}, 0)`).join(' + ')} where ${throttled.map((one) => one.join(' ')).join(' and ')} >= 1, 1 times`,
      'live changes: behind': 'Maximum of IteratorAge, FunctionName in 60 s > 60000, 3 times',
      'outbox: behind': 'Maximum of IteratorAge, FunctionName in 60 s > 60000, 3 times',
    });
  });

  it('are joined by a budget, which mails at eighty percent and when the month will pass it', () => {
    const mailed = stacksOf({ ...stages.prod, alarmMail: 'operators@hirehub.example' });
    const { Budget, NotificationsWithSubscribers: sent } = onlyResource(mailed, 'AWS::Budgets::Budget').Properties;
    expect(Budget).toMatchObject({
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: stages.prod.monthlyBudget, Unit: 'USD' },
    });
    expect(sent).toMatchObject([
      {
        Notification: { NotificationType: 'ACTUAL', Threshold: 80 },
        Subscribers: [{ Address: 'operators@hirehub.example' }],
      },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
    ]);
  });

  it('reach the topic by the beginning of their names when they ring and when it is over, and the people whom the stage names', () => {
    const [rule] = resourcesOf(only(prod, 'Watch'), 'AWS::Events::Rule');
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.cloudwatch'],
      'detail-type': ['CloudWatch Alarm State Change'],
      detail: {
        alarmName: [{ prefix: 'HireHub prod ' }],
        $or: [{ state: { value: ['ALARM'] } }, { state: { value: ['OK'] }, previousState: { value: ['ALARM'] } }],
      },
    });
    expect(resourcesOf(prod, 'AWS::SNS::Subscription')).toEqual([]);
    const mailed = stacksOf({ ...stages.prod, alarmMail: 'operators@hirehub.example' });
    expect(onlyResource(mailed, 'AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operators@hirehub.example',
    });
  });
});

it('The watch stack draws a dashboard per concern and holds no other stack back', () => {
  expect(
    resourcesOf(prod, 'AWS::CloudWatch::Dashboard')
      .map(({ Properties }) => Properties.DashboardName)
      .sort(),
  ).toEqual(['HireHub-prod-data', 'HireHub-prod-events', 'HireHub-prod-requests']);
  expect(JSON.stringify(prod.Watch?.template)).not.toContain('Fn::ImportValue');
});

it('A laptop has its console instead of alarms, and a dev stage, of which nobody is mailed, has none either', () => {
  for (const stacks of [local, dev]) {
    expect(stacks.Watch).toBeUndefined();
    expect(resourcesOf(stacks, 'AWS::CloudWatch::Alarm')).toEqual([]);
    expect(resourcesOf(stacks, 'AWS::CloudWatch::Dashboard')).toEqual([]);
  }
});
