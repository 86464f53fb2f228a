import { CreateScheduleCommand, DeleteScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { expect, it, vi } from 'vitest';
import { startScheduler } from '../../../services/scheduler/start-scheduler.ts';
import { clientOf, temporaryFolder } from '../endpoint-client.ts';
import { startKillable } from '../killable.ts';

it('No acknowledged schedule and no due call is lost by kill -9', async () => {
  const files = await temporaryFolder();
  const service = await startKillable(new URL('scheduler-process.ts', import.meta.url), files.folder);
  const client = new SchedulerClient(clientOf(service.url));
  const create = (Name: string, ScheduleExpression: string) =>
    client.send(
      new CreateScheduleCommand({
        Name,
        ScheduleExpression,
        ActionAfterCompletion: 'DELETE',
        FlexibleTimeWindow: { Mode: 'OFF' },
        Target: { Arn: 'function', RoleArn: 'role', Input: Name },
      }),
    );
  const names = Array.from({ length: 200 }, (_, n) => `later-${n}`);
  await Promise.all(names.map((name) => create(name, 'at(2126-01-01T00:00:00)')));
  await client.send(new DeleteScheduleCommand({ Name: 'later-7' }));
  await create('due', 'at(2026-01-01T00:00:00)');
  await service.kill();

  const delivered: string[] = [];
  const scheduler = await startScheduler({ ...files, deliver: async ({ input }) => void delivered.push(input) });
  await vi.waitFor(() => expect(delivered).toEqual(['due']), 10_000);
  await vi.waitFor(
    () =>
      expect(
        scheduler
          .list()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(names.filter((name) => name !== 'later-7').sort()),
    10_000,
  );
  await scheduler.close();
  await files.remove();
});
