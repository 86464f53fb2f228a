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

  it('watch errors, latency, throttling, lag and dead letters', () => {
    const metrics = new Set([...JSON.stringify(alarms).matchAll(/"MetricName":"([\w.]+)"/g)].map(([, name]) => name));
    for (const metric of [
      '5xx',
      'Latency',
      'Throttles',
      'IteratorAge',
      'ApproximateNumberOfMessagesVisible',
      '5xxErrorRate',
      'ApproximateAgeOfOldestMessage',
      'InvocationDroppedCount',
      'SignInThrottles',
      'TokenRefreshThrottles',
      'ClaimedAccountConcurrency',
      'Reputation.BounceRate',
    ])
      expect(metrics).toContain(metric);
  });

  it('of a queue ring for its own consumer when messages wait for a quarter of an hour', () => {
    const late = alarms.filter(({ MetricName }) => MetricName === 'ApproximateAgeOfOldestMessage');
    expect(late.map(({ AlarmName }) => AlarmName).sort()).toEqual(
      [...consumers, 'mail/mark-addresses'].map((name) => `HireHub prod ${name}: late`).sort(),
    );
    for (const { Threshold } of late) expect(Threshold).toBe(900);
  });

  it('ring at four fifths of the functions that may run at once, in percent', () => {
    const { Threshold, Metrics } = alarms.find(({ AlarmName }) => AlarmName.endsWith('many at once')) ?? {};
    expect([Threshold, Metrics?.[0]?.Expression]).toEqual([80, `100 * claimed / ${functionsAtOnce}`]);
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

  it('reach the topic by the beginning of their names, and the people whom the stage names', () => {
    const [rule] = resourcesOf(only(prod, 'Watch'), 'AWS::Events::Rule');
    expect(rule?.Properties.EventPattern).toMatchObject({
      source: ['aws.cloudwatch'],
      detail: { alarmName: [{ prefix: 'HireHub prod ' }] },
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
