import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consumers, eventsOf } from '../../../events/subscriptions.ts';
import { readRunbook } from '../../../infra/constructs/runbook.ts';
import { stages } from '../../../infra/stages.ts';
import { only, onlyResource, resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const { dev, local, prod } = synthesized;
const entries = readRunbook(readFileSync(path.join(import.meta.dirname, '../../../infra/runbook.md'), 'utf8'));
const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

describe('Alarms', () => {
  it('have a heading in the runbook each, and each heading its alarm', () => {
    expect(alarms.map(({ AlarmName }) => AlarmName).sort()).toEqual(
      entries.map(({ heading }) => `HireHub prod ${heading}`).sort(),
    );
  });

  it('say who is affected', () => {
    for (const { AlarmName, AlarmDescription } of alarms) {
      const entry = entries.find(({ heading }) => AlarmName.endsWith(` ${heading}`));
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
    const metrics = new Set([...JSON.stringify(alarms).matchAll(/"MetricName":"(\w+)"/g)].map(([, name]) => name));
    for (const metric of [
      '5xx',
      'Latency',
      'Throttles',
      'IteratorAge',
      'ApproximateNumberOfMessagesVisible',
      '5xxErrorRate',
    ])
      expect(metrics).toContain(metric);
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
