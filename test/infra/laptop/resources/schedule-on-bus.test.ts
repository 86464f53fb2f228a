import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { expect, it } from 'vitest';
import { schedulerReminders } from '../../../../functions/platform/outside/reminders/scheduler.ts';
import { operatorAccess } from '../../../../infra/laptop/permissions/operator-access.ts';
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
      EventPattern: { source: ['hirehub'], 'detail-type': ['meeting-due'] },
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
  const target = {
    group: 'reminders',
    busArn: 'arn:aws:events:us-east-1:000000000000:event-bus/happenings',
    roleArn: 'arn:aws:iam::000000000000:role/App-Reminding',
  };
  const reminders = schedulerReminders(target, new SchedulerClient(operatorAccess(services.scheduler.url)));
  const dueAt = new Date(Date.now() - 1000).toISOString();
  await reminders.set({ name: 'event-7-v1-30', dueAt, type: 'meeting-due', detail: '{"id":7}' });
  const waiting = () => services.queues.queue('App-Queue').messages();
  await expect.poll(() => waiting().length, { timeout: 10_000 }).toBe(1);
  expect(JSON.parse(waiting()[0]?.body ?? '')).toMatchObject({
    source: 'hirehub',
    'detail-type': 'meeting-due',
    detail: { id: 7 },
  });
  await expect.poll(() => services.scheduler.list(), { timeout: 10_000 }).toEqual([]);
});
