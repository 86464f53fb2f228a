import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { arn, ref, runApp } from '../fixture-app.ts';

const Resources = {
  Group: { Type: 'AWS::Scheduler::ScheduleGroup', Properties: { Name: 'reminders' } },
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
  Queue: { Type: 'AWS::SQS::Queue' },
  Policy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [ref('Queue')],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: [arn('Queue')],
            Condition: { ArnEquals: { 'aws:SourceArn': arn('Rule') } },
          },
        ],
      },
    },
  },
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventBusName: ref('Bus'),
      EventPattern: { source: ['shop'], 'detail-type': ['meeting-due'] },
      Targets: [{ Id: 'Target0', Arn: arn('Queue') }],
    },
  },
  Reminding: {
    Type: 'AWS::IAM::Role',
    Properties: {
      Policies: [
        {
          PolicyName: 'bus',
          PolicyDocument: { Statement: [{ Effect: 'Allow', Action: 'events:PutEvents', Resource: arn('Bus') }] },
        },
      ],
    },
  },
};

it('A reminder that falls due reaches the queue of those who react to it, once, and its schedule is gone', async () => {
  const { services } = await runApp({ stacks: { App: { Resources } } });
  await new SchedulerClient(operatorAccess(services.scheduler.url)).send(
    new CreateScheduleCommand({
      Name: 'meeting-7',
      GroupName: 'reminders',
      ScheduleExpression: `at(${new Date(Date.now() - 1000).toISOString().slice(0, 19)})`,
      FlexibleTimeWindow: { Mode: 'OFF' },
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: 'arn:aws:events:us-east-1:000000000000:event-bus/happenings',
        RoleArn: 'arn:aws:iam::000000000000:role/App-Reminding',
        Input: '{"id":7}',
        EventBridgeParameters: { Source: 'shop', DetailType: 'meeting-due' },
      },
    }),
  );
  const waiting = () => services.queues.queue('App-Queue').messages();
  await expect.poll(() => waiting().length, { timeout: 10_000 }).toBe(1);
  expect(JSON.parse(waiting()[0]?.body ?? '')).toMatchObject({
    source: 'shop',
    'detail-type': 'meeting-due',
    detail: { id: 7 },
  });
  await expect.poll(() => services.scheduler.list(), { timeout: 10_000 }).toEqual([]);
});
