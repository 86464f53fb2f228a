import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idleTable } from '../../../../infra/tools/costs/costs.ts';
import { idleCosts, runsAMonth, totalOf, type Template } from '../../../../infra/tools/costs/idle-cost.ts';
import { prices } from '../../../../infra/tools/costs/prices.ts';
import { synthesized } from '../../app/synthesized.ts';

const costsOf = (stage: 'dev' | 'prod') =>
  idleCosts(Object.values(synthesized[stage]).map(({ template }) => template as Template));

describe('The idle cost by list prices', () => {
  it('of a dev stage is under $8 a month', () => {
    const total = totalOf(costsOf('dev'));
    expect(total).toBeGreaterThan(3);
    expect(total).toBeLessThan(8);
  });

  it('counts what is billed for existing, polling and running on a schedule', () => {
    const template = {
      Resources: {
        Source: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { EventSourceArn: { 'Fn::GetAtt': ['PointsQueue', 'Arn'] } },
        },
        Stream: { Type: 'AWS::Lambda::EventSourceMapping', Properties: { EventSourceArn: 'table/stream' } },
        Plain: { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } },
        Math: {
          Type: 'AWS::CloudWatch::Alarm',
          Properties: { Metrics: [{ MetricStat: {} }, { MetricStat: {} }, { Expression: 'm1/m2' }] },
        },
        Board: { Type: 'AWS::CloudWatch::Dashboard' },
        Wall: { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}] } },
        Table: { Type: 'AWS::DynamoDB::GlobalTable' },
      },
    };
    expect(idleCosts([template]).map(({ what, count, dollars }) => [what, count, Number(dollars.toFixed(4))])).toEqual([
      ['Queues that Lambda polls', 1, 0.2592],
      ['Alarms, by metric', 3, 0.3],
      ['Dashboards', 1, 3],
      ['Firewalls', 1, 5],
      ['Rules of the firewall', 2, 2],
    ]);
  });

  it('reads the schedules that the stacks use, and refuses others', () => {
    expect([runsAMonth('rate(5 minutes)'), runsAMonth('rate(1 day)')]).toEqual([8640, 30]);
    expect(() => runsAMonth('cron(0 9 * * ? *)')).toThrow('not a rate');
  });

  it('is what infra/README.md says', () => {
    const document = readFileSync(path.join(import.meta.dirname, '../../../../infra/README.md'), 'utf8');
    expect(document).toContain(idleTable(costsOf('dev'), costsOf('prod')));
  });

  it('rests on prices that name their source', () => {
    for (const { source } of Object.values(prices)) expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/[\w/-]+\/$/);
  });
});
