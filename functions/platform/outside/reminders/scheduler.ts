import { CreateScheduleCommand, DeleteScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import type { Reminders } from './port.ts';

/** Where one-time schedules are kept, the bus that they call, and the role in which they do. */
interface Target {
  group: string;
  busArn: string;
  roleArn: string;
}

/**
 * Reminders as one-time schedules of EventBridge Scheduler, which put an event on our bus and delete themselves. Their
 * precision is a minute.
 * @see https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html#one-time
 */
export function schedulerReminders({ group, busArn, roleArn }: Target, client = new SchedulerClient({})): Reminders {
  return {
    set: async ({ name, dueAt, type, detail }) => {
      const command = new CreateScheduleCommand({
        Name: name,
        GroupName: group,
        ScheduleExpression: `at(${dueAt.slice(0, 19)})`,
        ScheduleExpressionTimezone: 'UTC',
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: busArn,
          RoleArn: roleArn,
          Input: detail,
          EventBridgeParameters: { Source: 'hirehub', DetailType: type },
          // A reminder that is half an hour late reminds of nothing.
          RetryPolicy: { MaximumEventAgeInSeconds: 1800, MaximumRetryAttempts: 20 },
        },
      });
      await unless('ConflictException', client.send(command));
    },
    drop: async (name) => {
      await unless(
        'ResourceNotFoundException',
        client.send(new DeleteScheduleCommand({ Name: name, GroupName: group })),
      );
    },
  };
}

async function unless(expected: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== expected) throw error;
  }
}
