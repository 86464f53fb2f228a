import * as z from 'zod';
import { jsonBody } from '../endpoint.ts';
import type { EndpointRequest, Grant, Operation } from '../endpoint.ts';
import { ServiceFault } from '../service-fault.ts';
import { page } from './list-page.ts';
import { keyOf, nextTime, scheduleArn, scheduleInput, scheduleKey, scheduleName, timesOf } from './schedule.ts';
import type { Schedule, ScheduleInput } from './schedule.ts';
import type { ScheduleBook } from './schedule-book.ts';
import { InvalidExpression } from './invalid-expression.ts';

/** The operations on schedules; `changed` is called after each change of the book. */
export function scheduleOperation(request: EndpointRequest, book: ScheduleBook, changed: () => void): Operation {
  const { method, query, path } = request;
  const [, name] = path;
  if (name === undefined) return listSchedules(query, book);
  checkName(name);
  if (method === 'POST') return createSchedule(name, request, book, changed);
  if (method === 'PUT') return updateSchedule(name, request, book, changed);
  const group = query.get('groupName') ?? 'default';
  if (method === 'GET') {
    return {
      grants: [grant('GetSchedule', group, name)],
      run: () => ({ body: scheduleView(existing(book, group, name)) }),
    };
  }
  return {
    grants: [grant('DeleteSchedule', group, name)],
    run: async () => {
      await book.deleteSchedule(keyOf(existing(book, group, name)));
      changed();
      return { body: {} };
    },
  };
}

function createSchedule(name: string, request: EndpointRequest, book: ScheduleBook, changed: () => void): Operation {
  const { input, clientToken } = validInput(request);
  const arn = scheduleArn(input.GroupName, name);
  return {
    grants: [grant('CreateSchedule', input.GroupName, name), passRole(input)],
    run: async () => {
      checkGroup(book, input.GroupName);
      const earlier = book.schedules.get(scheduleKey(input.GroupName, name));
      if (earlier && (clientToken === undefined || earlier.clientToken !== clientToken))
        throw new ServiceFault('ConflictException', `Schedule ${name} already exists.`, 409);
      if (!earlier) await book.saveSchedule(newSchedule(name, input, { clientToken }));
      changed();
      return { body: { ScheduleArn: arn } };
    },
  };
}

function updateSchedule(name: string, request: EndpointRequest, book: ScheduleBook, changed: () => void): Operation {
  const { input } = validInput(request);
  return {
    grants: [grant('UpdateSchedule', input.GroupName, name), passRole(input)],
    run: async () => {
      const { createdAt } = existing(book, input.GroupName, name);
      await book.saveSchedule(newSchedule(name, input, { createdAt }));
      changed();
      return { body: { ScheduleArn: scheduleArn(input.GroupName, name) } };
    },
  };
}

function listSchedules(query: URLSearchParams, book: ScheduleBook): Operation {
  const group = query.get('ScheduleGroup');
  return {
    grants: [grant('ListSchedules', group ?? '*', '*')],
    run: () => {
      if (group !== null) checkGroup(book, group);
      const wanted = [...book.schedules.values()].filter(
        ({ name, input }) =>
          (group === null || input.GroupName === group) &&
          name.startsWith(query.get('NamePrefix') ?? '') &&
          (query.get('State') ?? input.State) === input.State,
      );
      const { items, NextToken } = page(wanted, keyOf, query);
      return { body: { Schedules: items.map(scheduleSummary), NextToken } };
    },
  };
}

/** A schedule ready to be stored; one in the past is due immediately. */
export function newSchedule(
  name: string,
  input: ScheduleInput,
  { createdAt, clientToken }: { createdAt?: number; clientToken?: string } = {},
): Schedule {
  const now = Date.now();
  const schedule = {
    name,
    input,
    createdAt: createdAt ?? now,
    modifiedAt: now,
    ...(clientToken === undefined ? {} : { clientToken }),
  };
  const isOnce = timesOf(input, now).kind === 'at';
  return { ...schedule, nextAt: nextTime(schedule, isOnce ? -Infinity : now - 1) };
}

function validInput(request: EndpointRequest): { input: ScheduleInput; clientToken?: string } {
  const { success, data, error } = scheduleInput
    .extend({ ClientToken: z.string().optional() })
    .safeParse(jsonBody(request));
  if (!success) throw invalid(z.prettifyError(error));
  const { ClientToken, ...input } = data;
  try {
    timesOf(input, Date.now());
  } catch (error) {
    if (error instanceof InvalidExpression) throw invalid(error.message);
    throw error;
  }
  return { input, ...(ClientToken === undefined ? {} : { clientToken: ClientToken }) };
}

function existing(book: ScheduleBook, group: string, name: string): Schedule {
  const schedule = book.schedules.get(scheduleKey(group, name));
  if (!schedule) throw new ServiceFault('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);
  return schedule;
}

function checkGroup(book: ScheduleBook, group: string): void {
  if (!book.groups.has(group))
    throw new ServiceFault('ResourceNotFoundException', `Schedule group ${group} does not exist.`, 404);
}

function checkName(name: string): void {
  if (!scheduleName.safeParse(name).success) throw invalid(`${name} is no name of a schedule.`);
}

function scheduleView({ name, input, createdAt, modifiedAt }: Schedule): object {
  return {
    Arn: scheduleArn(input.GroupName, name),
    Name: name,
    ...input,
    CreationDate: createdAt / 1000,
    LastModificationDate: modifiedAt / 1000,
  };
}

function scheduleSummary({ name, input, createdAt, modifiedAt }: Schedule): object {
  const { GroupName, State, Target } = input;
  const dates = { CreationDate: createdAt / 1000, LastModificationDate: modifiedAt / 1000 };
  return { Arn: scheduleArn(GroupName, name), Name: name, GroupName, State, Target: { Arn: Target.Arn }, ...dates };
}

function grant(operation: string, group: string, name: string): Grant {
  return { action: `scheduler:${operation}`, resource: scheduleArn(group, name) };
}

/** The creator of a schedule passes a role on, which needs a grant of its own. */
function passRole(input: ScheduleInput): Grant {
  return { action: 'iam:PassRole', resource: input.Target.RoleArn };
}

function invalid(message: string): ServiceFault {
  return new ServiceFault('ValidationException', message);
}
