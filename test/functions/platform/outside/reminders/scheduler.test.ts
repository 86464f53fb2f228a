import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schedulerReminders } from '../../../../../functions/platform/outside/reminders/scheduler.ts';
import { operatorAccess, type SchedulerService, startScheduler } from '../../../../../infra/laptop/laptop.ts';

let folder: string;
let scheduler: SchedulerService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reminders-'));
  scheduler = await startScheduler({ folder, groups: ['reminders'], deliver: async () => {} });
});
afterAll(async () => {
  await scheduler.close();
  await rm(folder, { recursive: true });
});

const target = {
  group: 'reminders',
  busArn: 'arn:aws:events:us-east-1:000000000000:event-bus/App-Bus',
  roleArn: 'arn:aws:iam::000000000000:role/App-Reminding',
};

it('A reminder is a one-time schedule that puts its event on the bus and deletes itself; a repetition changes nothing', async () => {
  const client = new SchedulerClient(operatorAccess(scheduler.url));
  const reminders = schedulerReminders(target, client);
  const reminder = {
    name: 'event-7-v1-30',
    dueAt: '2126-09-08T08:30:00.000Z',
    type: 'meeting-due',
    detail: '{"id":7}',
  };
  await reminders.set(reminder);
  await reminders.set({ ...reminder, detail: '{"id":8}' });
  const stored = await client.send(new GetScheduleCommand({ Name: reminder.name, GroupName: 'reminders' }));
  expect(stored).toMatchObject({
    ScheduleExpression: 'at(2126-09-08T08:30:00)',
    ScheduleExpressionTimezone: 'UTC',
    ActionAfterCompletion: 'DELETE',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: {
      Arn: target.busArn,
      RoleArn: target.roleArn,
      Input: '{"id":7}',
      EventBridgeParameters: { Source: 'hirehub', DetailType: 'meeting-due' },
    },
  });
  await reminders.drop(reminder.name);
  await reminders.drop(reminder.name);
  expect(scheduler.list()).toEqual([]);
});

it('A reminder that the scheduler refuses is a failure, so that it is tried again', async () => {
  const client = new SchedulerClient(operatorAccess(scheduler.url));
  const reminders = schedulerReminders({ ...target, group: 'elsewhere' }, client);
  const reminder = { name: 'event-7-v1-30', dueAt: '2126-09-08T08:30:00.000Z', type: 'meeting-due', detail: '{}' };
  await expect(reminders.set(reminder)).rejects.toThrow('does not exist');
});
