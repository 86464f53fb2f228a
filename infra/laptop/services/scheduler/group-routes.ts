import type { EndpointRequest, Grant, Operation } from '../endpoint.ts';
import { localArn } from '../local-account.ts';
import { ServiceFault } from '../service-fault.ts';
import { page } from './list-page.ts';
import { scheduleName } from './schedule.ts';
import type { ScheduleBook, ScheduleGroup } from './schedule-book.ts';

/** The operations on schedule groups. */
export function groupOperation(
  { method, query, path }: EndpointRequest,
  book: ScheduleBook,
  changed: () => void,
): Operation {
  const [, name] = path;
  if (name === undefined) return listGroups(query, book);
  if (!scheduleName.safeParse(name).success)
    throw new ServiceFault('ValidationException', `${name} is no name of a group.`);
  if (method === 'POST') return createGroup(name, book);
  if (method === 'GET')
    return { grants: [grant('GetScheduleGroup', name)], run: () => ({ body: groupView(existing(book, name)) }) };
  return {
    grants: [grant('DeleteScheduleGroup', name)],
    run: async () => {
      if (name === 'default')
        throw new ServiceFault('ValidationException', 'The default schedule group cannot be deleted.');
      await book.deleteGroup(existing(book, name).name);
      changed();
      return { body: {} };
    },
  };
}

function createGroup(name: string, book: ScheduleBook): Operation {
  return {
    grants: [grant('CreateScheduleGroup', name)],
    run: async () => {
      if (book.groups.has(name))
        throw new ServiceFault('ConflictException', `Schedule group ${name} already exists.`, 409);
      await book.saveGroup({ name, createdAt: Date.now() });
      return { body: { ScheduleGroupArn: groupArn(name) } };
    },
  };
}

function listGroups(query: URLSearchParams, book: ScheduleBook): Operation {
  return {
    grants: [grant('ListScheduleGroups', '*')],
    run: () => {
      const wanted = [...book.groups.values()].filter(({ name }) => name.startsWith(query.get('NamePrefix') ?? ''));
      const { items, NextToken } = page(wanted, ({ name }) => name, query);
      return { body: { ScheduleGroups: items.map(groupView), NextToken } };
    },
  };
}

function existing(book: ScheduleBook, name: string): ScheduleGroup {
  const group = book.groups.get(name);
  if (!group) throw new ServiceFault('ResourceNotFoundException', `Schedule group ${name} does not exist.`, 404);
  return group;
}

function groupView({ name, createdAt }: ScheduleGroup): object {
  return {
    Arn: groupArn(name),
    Name: name,
    State: 'ACTIVE',
    CreationDate: createdAt / 1000,
    LastModificationDate: createdAt / 1000,
  };
}

function groupArn(name: string): string {
  return localArn('scheduler', `schedule-group/${name}`);
}

function grant(operation: string, name: string): Grant {
  return { action: `scheduler:${operation}`, resource: groupArn(name) };
}
