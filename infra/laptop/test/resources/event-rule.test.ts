import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, it, vi } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aFunction, arn, invokePermission, ref, runApp, until } from '../fixture-app.ts';

const bus = {
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
  Queue: { Type: 'AWS::SQS::Queue' },
};
const rule = (target: object, more: object = {}) => ({
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventBusName: ref('Bus'),
      EventPattern: { 'detail-type': ['job-closed'] },
      Targets: [{ Id: 'Target0', ...target }],
      ...more,
    },
  },
});
const letIn = (...queues: string[]) => ({
  Policy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: queues.map(ref),
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: queues.map((queue) => arn(queue)),
            Condition: { ArnEquals: { 'aws:SourceArn': arn('Rule') } },
          },
        ],
      },
    },
  },
});
const maySend = letIn('Queue');
const failed = { Failed: { Type: 'AWS::SQS::Queue' } };
const events = (url: string, ...types: string[]) =>
  new EventBridgeClient(operatorAccess(url)).send(
    new PutEventsCommand({
      Entries: types.map((DetailType) => ({
        EventBusName: 'happenings',
        Source: 'shop',
        DetailType,
        Detail: '{"id":7}',
      })),
    }),
  );

it('A rule puts matching events into the queue', async () => {
  const { services } = await runApp({
    stacks: { App: { Resources: { ...bus, ...maySend, ...rule({ Arn: arn('Queue') }) } } },
  });
  await events(services.events.url, 'job-closed', 'job-posted');
  const [message, ...others] = services.queues.queue('App-Queue').messages();
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    'detail-type': 'job-closed',
    source: 'shop',
    detail: { id: 7 },
  });
  expect(others).toEqual([]);
});

it('A rule passes on a fixed input or a part of the event', async () => {
  const { services } = await runApp({
    stacks: { App: { Resources: { ...bus, ...maySend, ...rule({ Arn: arn('Queue'), InputPath: '$.detail' }) } } },
  });
  await events(services.events.url, 'job-closed');
  expect(
    services.queues
      .queue('App-Queue')
      .messages()
      .map(({ body }) => body),
  ).toEqual(['{"id":7}']);
});

it('A rule invokes a function', async () => {
  const Resources = {
    ...bus,
    ...rule({ Arn: arn('React') }),
    ...aFunction('React'),
    ...invokePermission('React', 'events.amazonaws.com', arn('Rule')),
  };
  const { services, invocations } = await runApp({
    stacks: { App: { Resources } },
    code: { React: `export const handler = async (event) => console.log(event['detail-type']);` },
  });
  await events(services.events.url, 'job-closed');
  await until(() => invocations.list()[0]?.logs === 'job-closed\n', 'the function did not receive the event');
  expect(invocations.list()).toHaveLength(1);
});

it('A queue whose policy does not admit the rule is refused', async () => {
  await expect(runApp({ stacks: { App: { Resources: { ...bus, ...rule({ Arn: arn('Queue') }) } } } })).rejects.toThrow(
    'App/Queue (AWS::SQS::Queue): no AWS::SQS::QueuePolicy lets events.amazonaws.com send to it for arn:aws:events:us-east-1:000000000000:rule/happenings/App-Rule.',
  );
});

it('An event that the target never accepts goes to the target’s dead-letter queue, after the template’s retries', async () => {
  const target = {
    Arn: arn('Queue'),
    DeadLetterConfig: { Arn: arn('Failed') },
    RetryPolicy: { MaximumRetryAttempts: 0 },
  };
  const { services } = await runApp({
    stacks: { App: { Resources: { ...bus, ...failed, ...letIn('Queue', 'Failed'), ...rule(target) } } },
  });
  vi.spyOn(services.queues.queue('App-Queue'), 'send').mockRejectedValue(new Error('the queue is gone'));
  await events(services.events.url, 'job-closed');
  await until(() => services.queues.queue('App-Failed').messages().length === 1, 'the event was not set aside');
  const [letter] = services.queues.queue('App-Failed').messages();
  expect(JSON.parse(letter?.body ?? '')).toMatchObject({ 'detail-type': 'job-closed', detail: { id: 7 } });
  expect(letter?.attributes).toMatchObject({
    ERROR_MESSAGE: 'the queue is gone',
    EXHAUSTED_RETRY_CONDITION: 'MaximumRetryAttempts',
    RETRY_ATTEMPTS: '0',
    RULE_ARN: expect.stringContaining('rule/happenings/App-Rule'),
  });
});

it('A dead-letter queue whose policy does not admit the rule is refused', async () => {
  const Resources = {
    ...bus,
    ...maySend,
    ...failed,
    ...rule({ Arn: arn('Queue'), DeadLetterConfig: { Arn: arn('Failed') } }),
  };
  await expect(runApp({ stacks: { App: { Resources } } })).rejects.toThrow(
    'App/Failed (AWS::SQS::Queue): no AWS::SQS::QueuePolicy lets events.amazonaws.com send to it',
  );
});

it('An unknown target property is reported by name', async () => {
  const Resources = { ...bus, ...maySend, ...rule({ Arn: arn('Queue'), KinesisParameters: {} }) };
  await expect(runApp({ stacks: { App: { Resources } } })).rejects.toThrow(
    'App/Rule (AWS::Events::Rule), property Targets.0.KinesisParameters: the local runner does not know this property.',
  );
});

it('A rule with a schedule shows its next run to the console', async () => {
  const Resources = {
    Rule: {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(5 minutes)', Targets: [{ Id: 'T', Arn: arn('React') }] },
    },
    ...aFunction('React'),
    ...invokePermission('React', 'events.amazonaws.com', arn('Rule')),
  };
  const { clocks } = await runApp({
    stacks: { App: { Resources } },
    code: { React: 'export const handler = async () => {};' },
  });
  expect(clocks).toEqual([{ name: 'App-Rule', expression: 'rate(5 minutes)', nextAt: expect.any(Function) }]);
  expect(clocks[0]?.nextAt()).toBeGreaterThan(Date.now());
});
