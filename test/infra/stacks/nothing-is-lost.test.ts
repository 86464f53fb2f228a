import { describe, expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { resourcesOf, type SynthesizedStack, synthesized } from '../app/synthesized.ts';

const names = ['local', 'dev', 'prod'] as const;
const attributeOf = (value: { 'Fn::GetAtt'?: [string, string]; Ref?: string } | undefined): string | undefined =>
  value?.['Fn::GetAtt']?.[0] ?? value?.Ref;
const isDeadLetters = (stack: SynthesizedStack | undefined, id: string | undefined): boolean =>
  id !== undefined && id.includes('DeadLetters') && stack?.resources[id]?.Type === 'AWS::SQS::Queue';

/** Rules whose targets set nothing aside, each with the reason. */
const withoutDeadLetters = {
  AlarmRings: 'who misses an alarm’s mail sees the alarm in the console',
};

describe.each(names)('Of what is delivered later in %s', (name) => {
  const stacks = synthesized[name];

  it('every target of a rule sets aside what does not reach it, where it may put it', () => {
    const rules = resourcesOf(stacks, 'AWS::Events::Rule').filter(
      ({ id }) => !Object.keys(withoutDeadLetters).some((one) => id.startsWith(one)),
    );
    const policies = resourcesOf(stacks, 'AWS::SQS::QueuePolicy').map(({ Properties }) => JSON.stringify(Properties));
    expect(rules.length).toBeGreaterThan(30);
    for (const { stack, id, Properties } of rules)
      for (const target of Properties.Targets) {
        const queue = attributeOf(target.DeadLetterConfig?.Arn);
        expect([id, target.Id, isDeadLetters(stacks[stack], queue)]).toEqual([id, target.Id, true]);
        const admits = policies.some(
          (policy) => policy.includes(`{"aws:SourceArn":{"Fn::GetAtt":["${id}","Arn"]}}`) && policy.includes(queue!),
        );
        expect([id, admits]).toEqual([id, true]);
      }
  });

  it('every function that nobody waits for sets aside a run that fails for good, as its role allows', () => {
    const called = resourcesOf(stacks, 'AWS::Lambda::Permission').filter(({ Properties }) =>
      /^(events|s3|ses|sns)\.amazonaws\.com$/.test(Properties.Principal),
    );
    const configs = resourcesOf(stacks, 'AWS::Lambda::EventInvokeConfig');
    expect(called.length).toBeGreaterThan(15);
    for (const { stack, Properties } of called) {
      const id = attributeOf(Properties.FunctionName)!;
      const config = configs.find((one) => one.stack === stack && attributeOf(one.Properties.FunctionName) === id);
      const queue = attributeOf(config?.Properties.DestinationConfig?.OnFailure?.Destination);
      expect([id, isDeadLetters(stacks[stack], queue)]).toEqual([id, true]);
      const role = stacks[stack]?.resources[attributeOf(stacks[stack].resources[id]?.Properties.Role)!];
      expect(role?.Properties.Policies[0].PolicyDocument.Statement).toContainEqual({
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Resource: { 'Fn::GetAtt': [queue, 'Arn'] },
      });
    }
  });

  it('every mapping has an end: the stream’s records in a bucket, the queue’s messages among dead letters', () => {
    for (const { stack, id, Properties } of resourcesOf(stacks, 'AWS::Lambda::EventSourceMapping')) {
      const queue = stacks[stack]?.resources[attributeOf(Properties.EventSourceArn) ?? ''];
      const isQueue = queue?.Type === 'AWS::SQS::Queue';
      const end = isQueue
        ? attributeOf(queue.Properties.RedrivePolicy?.deadLetterTargetArn)
        : attributeOf(Properties.DestinationConfig?.OnFailure?.Destination);
      const isEnd = isQueue ? isDeadLetters(stacks[stack], end) : end?.includes('DeadRecords');
      expect([id, isEnd, Properties.FunctionResponseTypes]).toEqual([id, true, ['ReportBatchItemFailures']]);
    }
  });
});

const unfinished = { id: 'unfinished-uploads', uploads: 1 };
const logs = (days: number) => [unfinished, { id: 'retention', days }];
const passing = { Snapshots: [unfinished, { id: 'old-snapshots', days: 7 }], Site: [unfinished] };
const deadRecords = { LiveChangesDeadRecordsBucket: logs(14), OutboxDeadRecordsBucket: logs(14) };
const filesOf = (name: (typeof names)[number], archives: object = {}) => [
  unfinished,
  { id: 'quarantine', prefix: 'quarantine/', days: 1 },
  { id: 'chat', prefix: 'chat/', days: stages[name].messagesKeptDays },
  { id: 'exports', prefix: 'exports/', days: 7, ...archives },
];

/** Of every bucket: what goes by itself, and after how many days. What has no line here stays until somebody removes it. */
const lifecycles: Record<(typeof names)[number], Record<string, object[]>> = {
  local: { FileLogs: logs(7), Files: filesOf('local'), ...deadRecords, ...passing },
  dev: { FileLogs: logs(7), Files: filesOf('dev'), ...deadRecords, ...passing },
  prod: {
    FileLogs: logs(90),
    Files: [...filesOf('prod', { replaced: 1 }), { id: 'replaced', replaced: 30 }],
    ...deadRecords,
    ...passing,
    LogsBucket: logs(90),
  },
};

describe.each(names)('What goes by itself in %s', (name) => {
  it('is in this table for every bucket', () => {
    const rules = resourcesOf(synthesized[name], 'AWS::S3::Bucket').map(({ id, Properties }) => [
      id.replace(/[0-9A-F]{8}$/, ''),
      (Properties.LifecycleConfiguration?.Rules ?? []).map((rule: Record<string, never>) => ({
        id: rule.Id,
        prefix: rule.Prefix,
        days: rule.ExpirationInDays,
        replaced: (rule.NoncurrentVersionExpiration as { NoncurrentDays: number } | undefined)?.NoncurrentDays,
        uploads: (rule.AbortIncompleteMultipartUpload as { DaysAfterInitiation: number } | undefined)
          ?.DaysAfterInitiation,
      })),
    ]);
    expect(Object.fromEntries(rules)).toEqual(lifecycles[name]);
  });

  it('are the lines of every log, after the days of the stage', () => {
    for (const { id, Properties } of resourcesOf(synthesized[name], 'AWS::Logs::LogGroup'))
      expect([id, Properties.RetentionInDays]).toEqual([id, stages[name].logRetentionDays]);
  });
});
