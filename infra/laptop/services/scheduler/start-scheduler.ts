import * as z from 'zod';
import { serveEndpoint } from '../endpoint.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import { tryDelivery } from './deliver-execution.ts';
import type { DeliveryTargets } from './deliver-execution.ts';
import { groupOperation } from './group-routes.ts';
import { scheduleInput, scheduleKey } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { openScheduleBook } from './schedule-book.ts';
import { startScheduleClock } from './schedule-clock.ts';
import { newSchedule, scheduleOperation } from './schedule-routes.ts';

export interface SchedulerOptions extends ServiceOptions, DeliveryTargets {
  /** Groups of the template; those made by calls are stored with them. */
  groups?: string[];
}

export interface SchedulerService extends RunningService {
  /** Every schedule, the next one due first; those without a next time last. */
  list: () => Schedule[];
  /**
   * Takes a schedule of the template (`AWS::Scheduler::Schedule`, resolved); one that did not change keeps its times.
   */
  declare: (properties: { Name: string } & z.input<typeof scheduleInput>) => Promise<void>;
}

/** Starts the EventBridge Scheduler endpoint; what fell due while it was down is called immediately. */
export async function startScheduler(options: SchedulerOptions): Promise<SchedulerService> {
  const book = await openScheduleBook(options.folder);
  for (const name of options.groups ?? [])
    if (!book.groups.has(name)) await book.saveGroup({ name, createdAt: Date.now() });
  const clock = startScheduleClock(book, (schedule, execution) => tryDelivery(schedule, execution, options));
  const endpoint = await serveEndpoint(options, {
    service: 'scheduler',
    bodyLimit: 512 * 1024,
    route: (request) => {
      const [collection, , more] = request.path;
      const known = ['GET', 'POST', 'PUT', 'DELETE'].includes(request.method) && more === undefined;
      if (known && collection === 'schedules') return scheduleOperation(request, book, clock.wake);
      if (known && collection === 'schedule-groups') return groupOperation(request, book, clock.wake);
      throw new ServiceFault(
        'UnknownOperationException',
        `The local Scheduler does not support ${request.method} /${request.path.join('/')}.`,
        404,
      );
    },
  });
  return {
    ...endpoint,
    list: () =>
      [...book.schedules.values()].sort((one, other) => (one.nextAt ?? Infinity) - (other.nextAt ?? Infinity) || 0),
    declare: async ({ Name, ...properties }) => {
      const input = scheduleInput.parse(properties);
      const earlier = book.schedules.get(scheduleKey(input.GroupName, Name));
      if (earlier && JSON.stringify(earlier.input) === JSON.stringify(input)) return;
      await book.saveSchedule(newSchedule(Name, input));
      clock.wake();
    },
    close: async () => {
      await endpoint.close();
      await clock.stop();
      await book.close();
    },
  };
}
