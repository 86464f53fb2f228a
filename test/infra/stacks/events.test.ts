import { describe, expect, it } from 'vitest';
import { isScheduledIn } from '../../../infra/stacks/schedules.ts';
import { stages } from '../../../infra/stages.ts';
import { consumerPath, consumers, eventsOf, type ConsumerName } from '../../../events/subscriptions.ts';
import { functionPathsWith } from '../../../infra/constructs/backend-function.ts';
import { periodOf } from '../../../infra/constructs/scheduled-function.ts';
import { only, onlyResource, resourcesOf, synthesized } from '../app/synthesized.ts';

const schedules = functionPathsWith('schedule').filter((functionPath) => isScheduledIn(stages.prod, functionPath));

const { dev, local, prod } = synthesized;
const serviceOf = (stack: string, functionId: string) =>
  prod[stack]?.resources[functionId]?.Properties.Environment.Variables.POWERTOOLS_SERVICE_NAME as string;
const mappings = resourcesOf(prod, 'AWS::Lambda::EventSourceMapping').map(({ stack, Properties }) => ({
  stack,
  path: serviceOf(stack, Properties.FunctionName.Ref),
  Properties,
}));
const reacting = mappings.filter(({ path }) => path.endsWith('.consumer'));
const timeoutOf = (stack: string, mapping: Record<string, { Ref: string }>): number =>
  prod[stack]?.resources[mapping.FunctionName?.Ref ?? '']?.Properties.Timeout;
const changed = (eventName: string[], prefixes: string[]) => ({
  eventName,
  dynamodb: { Keys: { sk: { S: prefixes.map((prefix) => ({ prefix })) } } },
});

describe('Reactions', () => {
  it('are one function, one queue and one rule for each consumer', () => {
    const rules = resourcesOf(only(prod, 'Reactions'), 'AWS::Events::Rule');
    const queues = resourcesOf(only(prod, 'Reactions'), 'AWS::SQS::Queue');
    expect(reacting.map(({ path }) => path).sort()).toEqual(consumers.map(consumerPath).sort());
    expect([rules.length, queues.length]).toEqual([consumers.length, 2 * consumers.length]);
  });

  it('hear their events, and no others, from our source through a queue of their own', () => {
    const heard = resourcesOf(only(prod, 'Reactions'), 'AWS::Events::Rule').map(({ Properties }) => {
      const queueId = Properties.Targets[0].Arn['Fn::GetAtt'][0] as string;
      const mapping = reacting.find(({ Properties: source }) => source.EventSourceArn['Fn::GetAtt']?.[0] === queueId);
      expect(Properties.EventPattern.source).toEqual(['hirehub']);
      return [mapping?.path, Properties.EventPattern['detail-type']];
    });
    expect(Object.fromEntries(heard)).toEqual(
      Object.fromEntries(consumers.map((consumer) => [consumerPath(consumer), eventsOf(consumer)])),
    );
  });

  it('that take minutes have a consumer of their own, which takes one message at a time', () => {
    const slow = reacting.filter(({ stack, Properties }) => timeoutOf(stack, Properties) > 30);
    expect(slow.map(({ path, Properties }) => [path, Properties.BatchSize])).toEqual([
      [consumerPath('personal-data/build-archives' satisfies ConsumerName), 1],
    ]);
  });

  // Each queue is asked by five pollers that wait 20 seconds, without end; a million requests cost $0.40 in us-east-1.
  // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html, https://aws.amazon.com/sqs/pricing/
  it('cost less than five dollars a month in idle polling, by list prices', () => {
    const requestsAMonth = ((5 * 60) / 20) * 60 * 24 * 30;
    expect((reacting.length * requestsAMonth * 0.4) / 1_000_000).toBeLessThan(5);
  });

  it('report failures per message, keep a message hidden six times as long as they may work, and end after five attempts', () => {
    for (const { stack, path, Properties } of reacting) {
      expect([path, Properties.FunctionResponseTypes, Properties.ScalingConfig]).toEqual([
        path,
        ['ReportBatchItemFailures'],
        { MaximumConcurrency: 10 },
      ]);
      const queue = prod[stack]?.resources[Properties.EventSourceArn['Fn::GetAtt'][0]];
      const timeout = timeoutOf(stack, Properties);
      expect([path, queue?.Properties.VisibilityTimeout, queue?.Properties.RedrivePolicy.maxReceiveCount]).toEqual([
        path,
        timeout * 6,
        5,
      ]);
    }
  });
});

it('Reactions leave requests room in a new account, which runs ten functions at a time', () => {
  const limits = resourcesOf(dev, 'AWS::Lambda::EventSourceMapping').flatMap(
    ({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency ?? [],
  );
  expect(new Set(limits)).toEqual(new Set([2]));
});

describe('Streams', () => {
  const streams = new Map(
    mappings.filter(({ path }) => path.endsWith('.stream')).map(({ path, Properties }) => [path, Properties]),
  );

  it('leave the table for the outbox, from which none is lost, and for open browsers, each with only what it needs', () => {
    const heard = [...streams].map(([path, { FilterCriteria, StartingPosition }]) => [
      path,
      StartingPosition,
      ...(FilterCriteria.Filters as { Pattern: string }[]).map(({ Pattern }) => JSON.parse(Pattern) as unknown),
    ]);
    expect(heard).toEqual([
      [
        'live-updates/push-changes.stream',
        'LATEST',
        changed(['INSERT', 'MODIFY'], ['NOTIFICATION#', 'HOUR#', 'INTERVIEW#', 'RECENT', 'MANAGER-JOB-BEGUN#']),
        changed(['INSERT'], ['MESSAGE#']),
        changed(['MODIFY', 'REMOVE'], ['CONVERSATION']),
        changed(['MODIFY'], ['APPLICATION#']),
      ],
      ['outbox/publish-outbox.stream', 'TRIM_HORIZON', changed(['INSERT'], ['EVENT#'])],
    ]);
  });

  it('halve a failing batch and keep the records of what fails ten times, with a letter that names their file', () => {
    const notified = resourcesOf(only(prod, 'Events'), 'Custom::S3BucketNotifications').map(
      ({ Properties }) => Properties,
    );
    for (const [path, Properties] of streams) {
      const bucket = Properties.DestinationConfig.OnFailure.Destination['Fn::GetAtt'][0] as string;
      expect([path, bucket]).toEqual([path, expect.stringMatching(/DeadRecords/)]);
      const { NotificationConfiguration } = notified.find(({ BucketName }) => BucketName.Ref === bucket) ?? {};
      const [{ QueueArn, ...rest }] = NotificationConfiguration.QueueConfigurations;
      expect([rest, QueueArn['Fn::GetAtt'][0]]).toEqual([
        { Events: ['s3:ObjectCreated:*'] },
        expect.stringContaining('DeadLetters'),
      ]);
      expect([path, Properties]).toMatchObject([
        path,
        {
          BisectBatchOnFunctionError: true,
          MaximumRetryAttempts: 10,
          FunctionResponseTypes: ['ReportBatchItemFailures'],
        },
      ]);
    }
  });
});

describe('Schedules', () => {
  const own = only(prod, 'Schedules');
  const rules = resourcesOf(own, 'AWS::Events::Rule').filter(({ Properties }) => Properties.ScheduleExpression);
  const rateOf = (functionPath: string) => `rate(${periodOf(functionPath).period.toHumanString()})`;

  it('run by the period in their name, with limited retries', () => {
    expect(rules.map(({ Properties }) => Properties.ScheduleExpression).sort()).toEqual(schedules.map(rateOf).sort());
    for (const { Properties } of rules)
      expect(Properties.Targets[0]).toMatchObject({ RetryPolicy: { MaximumRetryAttempts: 2 }, DeadLetterConfig: {} });
  });

  it('set aside a run that fails three times, and have permission to', () => {
    const configs = resourcesOf(own, 'AWS::Lambda::EventInvokeConfig');
    expect(configs).toHaveLength(rules.length);
    for (const { stack, Properties } of configs) {
      const queue = Properties.DestinationConfig.OnFailure.Destination;
      expect(queue['Fn::GetAtt'][0]).toContain('DeadLetters');
      expect(Properties).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 });
      const role =
        prod[stack]?.resources[prod[stack]?.resources[Properties.FunctionName.Ref]?.Properties.Role['Fn::GetAtt'][0]];
      expect(role?.Properties.Policies[0].PolicyDocument.Statement).toContainEqual({
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Resource: queue,
      });
    }
  });
});

describe('The end of every retry', () => {
  const queues = resourcesOf(prod, 'AWS::SQS::Queue');
  const deadLetters = queues.filter(({ id }) => id.includes('DeadLetters'));

  it('is a dead-letter queue for every queue, stream and schedule, which keeps what failed for two weeks', () => {
    for (const { stack, id, Properties } of queues.filter(({ id }) => !id.includes('DeadLetters'))) {
      const target = Properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0];
      expect([id, deadLetters.some((queue) => queue.stack === stack && queue.id === target)]).toEqual([id, true]);
    }
    for (const { id, Properties } of deadLetters)
      expect([id, Properties.MessageRetentionPeriod]).toEqual([id, 14 * 24 * 60 * 60]);
    expect(deadLetters.length).toBe(
      consumers.length +
        functionPathsWith('stream').length +
        schedules.length +
        functionPathsWith('s3').length +
        functionPathsWith('ses').length,
    );
  });

  it('raises an alarm for every queue in stages with alarms', () => {
    const watched = resourcesOf(prod, 'AWS::CloudWatch::Alarm').flatMap(({ stack, Properties }) => {
      const name = Properties.Dimensions?.find(({ Name }: { Name: string }) => Name === 'QueueName')?.Value[
        'Fn::GetAtt'
      ][0];
      return name ? [`${stack}/${name}`] : [];
    });
    const wanted = resourcesOf(prod, 'AWS::SQS::Queue').map(({ stack, id }) => `${stack}/${id}`);
    expect(watched.sort()).toEqual(wanted.sort());
    expect(resourcesOf(local, 'AWS::CloudWatch::Alarm')).toEqual([]);
  });

  it('refuses messages that do not come over TLS', () => {
    expect(resourcesOf(prod, 'AWS::SQS::QueuePolicy')).toHaveLength(queues.length);
    for (const { Properties } of resourcesOf(prod, 'AWS::SQS::QueuePolicy'))
      expect(JSON.stringify(Properties)).toContain('{"aws:SecureTransport":"false"}');
  });
});

it('keeps events for replay as long as the stage says', () => {
  expect(onlyResource(dev, 'AWS::Events::Archive').Properties.RetentionDays).toBe(7);
  expect(onlyResource(prod, 'AWS::Events::Archive').Properties).toMatchObject({
    RetentionDays: 60,
    EventPattern: { source: ['hirehub'] },
  });
});
