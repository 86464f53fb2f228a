import {
  CreateScheduleCommand,
  CreateScheduleGroupCommand,
  DeleteScheduleCommand,
  DeleteScheduleGroupCommand,
  GetScheduleCommand,
  GetScheduleGroupCommand,
  ListScheduleGroupsCommand,
  ListSchedulesCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import type { CreateScheduleCommandInput } from '@aws-sdk/client-scheduler';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScheduledDelivery } from '../../../services/scheduler/deliver-execution.ts';
import { startScheduler } from '../../../services/scheduler/start-scheduler.ts';
import type { SchedulerService } from '../../../services/scheduler/start-scheduler.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

const { asked, authorize, refused } = recordingAuthorizer();
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let scheduler: SchedulerService;
let client: SchedulerClient;
let delivered: ScheduledDelivery[] = [];
let buried: unknown[] = [];
let failing = false;

async function start(): Promise<void> {
  scheduler = await startScheduler({
    folder: files.folder,
    authorize,
    deliver: async (delivery) => {
      if (failing) throw new Error('target is away');
      delivered.push(delivery);
    },
    deadLetter: async (...letter) => void buried.push(letter),
  });
  client = new SchedulerClient(clientOf(scheduler.url));
}

beforeAll(async () => {
  files = await temporaryFolder();
  await start();
});
beforeEach(() => {
  delivered = [];
  buried = [];
  failing = false;
});
afterAll(async () => {
  await scheduler.close();
  await files.remove();
});

const past = 'at(2026-01-31T09:00:00)';
const future = 'at(2126-01-31T09:00:00)';
const target = {
  Arn: 'arn:aws:lambda:us-east-1:000000000000:function:remind',
  RoleArn: 'arn:aws:iam::000000000000:role/reminders',
};

function aSchedule(Name: string, changes: Partial<CreateScheduleCommandInput> = {}): CreateScheduleCommandInput {
  return {
    Name,
    ScheduleExpression: future,
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { ...target, Input: '{"n":1}' },
    ...changes,
  };
}
const create = (name: string, changes?: Partial<CreateScheduleCommandInput>) =>
  client.send(new CreateScheduleCommand(aSchedule(name, changes)));

describe('Schedules', () => {
  it('are created, read, listed, changed and deleted', async () => {
    const arn = 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/one';
    expect(
      (await create('one', { Description: 'first', ScheduleExpressionTimezone: 'Asia/Kolkata' })).ScheduleArn,
    ).toBe(arn);
    const read = await client.send(new GetScheduleCommand({ Name: 'one' }));
    expect(read).toMatchObject({
      Arn: arn,
      Name: 'one',
      GroupName: 'default',
      Description: 'first',
      State: 'ENABLED',
      ScheduleExpression: future,
      ScheduleExpressionTimezone: 'Asia/Kolkata',
      ActionAfterCompletion: 'NONE',
      Target: { ...target, Input: '{"n":1}' },
    });
    expect(read.CreationDate).toBeInstanceOf(Date);
    await client.send(new UpdateScheduleCommand(aSchedule('one', { State: 'DISABLED' })));
    const changed = await client.send(new GetScheduleCommand({ Name: 'one' }));
    expect(changed).toMatchObject({
      State: 'DISABLED',
      ScheduleExpressionTimezone: 'UTC',
      CreationDate: read.CreationDate,
    });
    expect(changed.Description).toBeUndefined();
    const listed = await client.send(new ListSchedulesCommand({ NamePrefix: 'o' }));
    expect(listed.Schedules).toMatchObject([{ Name: 'one', State: 'DISABLED', Target: { Arn: target.Arn } }]);
    await client.send(new DeleteScheduleCommand({ Name: 'one' }));
    await expect(client.send(new GetScheduleCommand({ Name: 'one' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(client.send(new DeleteScheduleCommand({ Name: 'one' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(client.send(new UpdateScheduleCommand(aSchedule('one')))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('exist once: a second creation conflicts, its repetition with the same token does not', async () => {
    await create('twice', { ClientToken: 'a' });
    await create('twice', { ClientToken: 'a' });
    await expect(create('twice', { ClientToken: 'b' })).rejects.toMatchObject({ name: 'ConflictException' });
    await client.send(new DeleteScheduleCommand({ Name: 'twice' }));
  });

  it('with a wrong expression, time zone, name or group are refused', async () => {
    await expect(create('wrong', { ScheduleExpression: 'rate(1 minutes)' })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(create('wrong', { ScheduleExpressionTimezone: 'Mars/Olympus' })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(create('no spaces')).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(create('wrong', { GroupName: 'nowhere' })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('are listed page by page and by group, and are deleted with their group', async () => {
    await client.send(new CreateScheduleGroupCommand({ Name: 'reminders' }));
    await expect(client.send(new CreateScheduleGroupCommand({ Name: 'reminders' }))).rejects.toMatchObject({
      name: 'ConflictException',
    });
    for (const name of ['a', 'b', 'c']) await create(name, { GroupName: 'reminders' });
    await create('outside');
    const first = await client.send(new ListSchedulesCommand({ GroupName: 'reminders', MaxResults: 2 }));
    const second = await client.send(
      new ListSchedulesCommand({ GroupName: 'reminders', MaxResults: 2, NextToken: first.NextToken }),
    );
    expect([...(first.Schedules ?? []), ...(second.Schedules ?? [])].map(({ Name }) => Name)).toEqual(['a', 'b', 'c']);
    expect(second.NextToken).toBeUndefined();
    const groups = await client.send(new ListScheduleGroupsCommand({}));
    expect(groups.ScheduleGroups?.map(({ Name }) => Name)).toEqual(['default', 'reminders']);
    await client.send(new DeleteScheduleGroupCommand({ Name: 'reminders' }));
    await expect(client.send(new GetScheduleGroupCommand({ Name: 'reminders' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    expect(scheduler.list().map(({ name }) => name)).toEqual(['outside']);
    await client.send(new DeleteScheduleCommand({ Name: 'outside' }));
  });

  it('need scheduler actions and the right to pass their role', async () => {
    asked.length = 0;
    await create('allowed');
    expect(asked).toEqual([
      'scheduler:CreateSchedule arn:aws:scheduler:us-east-1:000000000000:schedule/default/allowed',
      `iam:PassRole ${target.RoleArn}`,
    ]);
    const stranger = new SchedulerClient(clientOf(scheduler.url, refused));
    await expect(stranger.send(new DeleteScheduleCommand({ Name: 'allowed' }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    });
    await client.send(new DeleteScheduleCommand({ Name: 'allowed' }));
  });
});

describe('Due calls', () => {
  it('deliver the input with its context filled in, and remove a schedule that asks for it', async () => {
    const Input =
      '{"arn":"<aws.scheduler.schedule-arn>","at":"<aws.scheduler.scheduled-time>","try":<aws.scheduler.attempt-number>}';
    await create('due', { ScheduleExpression: past, ActionAfterCompletion: 'DELETE', Target: { ...target, Input } });
    await vi.waitFor(() => expect(scheduler.list()).toEqual([]), 10_000);
    expect(delivered).toMatchObject([{ targetArn: target.Arn, roleArn: target.RoleArn }]);
    expect(JSON.parse(delivered[0]?.input ?? '')).toEqual({
      arn: 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/due',
      at: '2026-01-31T09:00:00Z',
      try: 1,
    });
  });

  it('send an event of their own where there is no input, and keep a schedule that does not ask to be removed', async () => {
    await create('kept', { ScheduleExpression: past, Target: target });
    await vi.waitFor(() => expect(delivered).toHaveLength(1), 10_000);
    expect(JSON.parse(delivered[0]?.input ?? '')).toMatchObject({
      source: 'aws.scheduler',
      'detail-type': 'Scheduled Event',
      time: '2026-01-31T09:00:00Z',
    });
    expect(scheduler.list()).toMatchObject([{ name: 'kept' }]);
    expect(scheduler.list()[0]?.nextAt).toBeUndefined();
    await client.send(new DeleteScheduleCommand({ Name: 'kept' }));
  });

  it('go to the dead-letter queue when the retries are used up', async () => {
    failing = true;
    const DeadLetterConfig = { Arn: 'arn:aws:sqs:us-east-1:000000000000:dead' };
    await create('doomed', {
      ScheduleExpression: past,
      ActionAfterCompletion: 'DELETE',
      Target: { ...target, Input: 'text', DeadLetterConfig, RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
    await vi.waitFor(() => expect(buried).toHaveLength(1), 10_000);
    expect(buried[0]).toEqual([
      DeadLetterConfig.Arn,
      'text',
      expect.objectContaining({ ERROR_MESSAGE: 'target is away', TARGET_ARN: target.Arn }),
    ]);
  });

  it('do not happen while a schedule is disabled', async () => {
    await create('asleep', { ScheduleExpression: past, State: 'DISABLED' });
    await create('awake', { ScheduleExpression: past, ActionAfterCompletion: 'DELETE' });
    await vi.waitFor(() => expect(delivered).toHaveLength(1), 10_000);
    await client.send(
      new UpdateScheduleCommand(aSchedule('asleep', { ScheduleExpression: past, ActionAfterCompletion: 'DELETE' })),
    );
    await vi.waitFor(() => expect(delivered).toHaveLength(2), 10_000);
  });

  it('survive a restart, failed ones included', async () => {
    failing = true;
    await create('retried', { ScheduleExpression: past, ActionAfterCompletion: 'DELETE' });
    await create('later');
    await scheduler.close();
    failing = false;
    await start();
    await vi.waitFor(() => expect(delivered).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(scheduler.list().map(({ name }) => name)).toEqual(['later']), 10_000);
  });

  it('keep the times of an unchanged schedule of the template', async () => {
    const declared = {
      Name: 'hourly',
      ScheduleExpression: 'rate(1 hour)',
      FlexibleTimeWindow: { Mode: 'OFF' as const },
      Target: target,
    };
    await scheduler.declare(declared);
    await vi.waitFor(() => expect(delivered).toHaveLength(1), 10_000);
    const nextAt = () => scheduler.list().find(({ name }) => name === 'hourly')?.nextAt;
    const before = nextAt();
    await scheduler.declare(declared);
    expect(nextAt()).toBe(before);
    expect(delivered).toHaveLength(1);
    await scheduler.declare({ ...declared, ScheduleExpression: 'rate(2 hours)' });
    expect(nextAt()).not.toBe(before);
  });
});
