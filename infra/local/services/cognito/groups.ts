import { CognitoRefusal, notFound } from './cognito-refusal.ts';
import {
  operation,
  type CognitoContext,
  type GroupInput,
  type Operations,
  type PoolInput,
  type UserInput,
} from './operation.ts';
import { nowInSeconds, type GroupRecord, type PoolRecord } from './records.ts';
import { describeUser, page, type PageInput } from './users.ts';

/** Operations on groups and who is in them. */
export function groupOperations({ directory }: CognitoContext): Operations {
  return {
    CreateGroup: operation(
      ['UserPoolId', 'GroupName'],
      (input: GroupInput & { Description?: string; Precedence?: number }) => {
        const pool = directory.pool(input.UserPoolId);
        if (Object.hasOwn(pool.groups, input.GroupName)) {
          throw new CognitoRefusal('GroupExistsException', 'A group with the name already exists.');
        }
        const group: GroupRecord = {
          name: input.GroupName,
          description: input.Description,
          precedence: input.Precedence,
          createdAt: nowInSeconds(),
        };
        directory.savePool({ ...pool, groups: { ...pool.groups, [group.name]: group } });
        return { Group: describeGroup(pool, group) };
      },
    ),

    GetGroup: operation(['UserPoolId', 'GroupName'], (input: GroupInput) => {
      const pool = directory.pool(input.UserPoolId);
      return { Group: describeGroup(pool, groupOf(pool, input.GroupName)) };
    }),

    ListGroups: operation(['UserPoolId'], (input: PoolInput) => {
      const pool = directory.pool(input.UserPoolId);
      return { Groups: Object.values(pool.groups).map((group) => describeGroup(pool, group)) };
    }),

    DeleteGroup: operation(['UserPoolId', 'GroupName'], (input: GroupInput) => {
      const pool = directory.pool(input.UserPoolId);
      const { [groupOf(pool, input.GroupName).name]: _, ...groups } = pool.groups;
      directory.savePool({ ...pool, groups });
      for (const user of directory.usersOf(pool.id)) {
        if (user.groups.includes(input.GroupName)) {
          directory.saveUser({ ...user, groups: user.groups.filter((name) => name !== input.GroupName) });
        }
      }
      return {};
    }),

    AdminAddUserToGroup: operation(['UserPoolId', 'Username', 'GroupName'], (input: UserInput & GroupInput) => {
      const pool = directory.pool(input.UserPoolId);
      const user = directory.user(pool, input.Username);
      const group = groupOf(pool, input.GroupName);
      if (!user.groups.includes(group.name)) directory.saveUser({ ...user, groups: [...user.groups, group.name] });
      return {};
    }),

    AdminRemoveUserFromGroup: operation(['UserPoolId', 'Username', 'GroupName'], (input: UserInput & GroupInput) => {
      const pool = directory.pool(input.UserPoolId);
      const user = directory.user(pool, input.Username);
      const group = groupOf(pool, input.GroupName);
      directory.saveUser({ ...user, groups: user.groups.filter((name) => name !== group.name) });
      return {};
    }),

    AdminListGroupsForUser: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      const pool = directory.pool(input.UserPoolId);
      return {
        Groups: directory.user(pool, input.Username).groups.map((name) => describeGroup(pool, groupOf(pool, name))),
      };
    }),

    ListUsersInGroup: operation(
      ['UserPoolId', 'GroupName'],
      (input: GroupInput & Pick<PageInput, 'Limit'> & { NextToken?: string }) => {
        const pool = directory.pool(input.UserPoolId);
        const group = groupOf(pool, input.GroupName);
        const members = directory.usersOf(pool.id).filter((user) => user.groups.includes(group.name));
        const { items, next } = page(members, { Limit: input.Limit, PaginationToken: input.NextToken });
        return { Users: items.map((user) => describeUser(user)), NextToken: next };
      },
    ),
  };
}

function groupOf(pool: PoolRecord, name: string): GroupRecord {
  const group = Object.hasOwn(pool.groups, name) ? pool.groups[name] : undefined;
  if (!group) throw notFound('Group not found.');
  return group;
}

function describeGroup(pool: PoolRecord, { name, description, precedence, createdAt }: GroupRecord): object {
  return {
    GroupName: name,
    UserPoolId: pool.id,
    Description: description,
    Precedence: precedence,
    CreationDate: createdAt,
    LastModifiedDate: createdAt,
  };
}
