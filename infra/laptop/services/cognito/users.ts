import { randomUUID } from 'node:crypto';
import { CognitoRefusal, invalidParameter, notFound } from './cognito-refusal.ts';
import {
  operation,
  type Attribute,
  type CognitoContext,
  type Operations,
  type PoolInput,
  type UserInput,
} from './operation.ts';
import { assertPasswordFollows, hashPassword } from './passwords.ts';
import { asksForCode, nowInSeconds, type UserRecord } from './records.ts';
import { softwareToken } from './second-factor.ts';

interface CreateUserInput extends UserInput {
  UserAttributes?: Attribute[];
  MessageAction?: string;
}

const mostListed = 60;

/** Operations on users by the server that runs the pool: people neither register nor recover at the pool itself. */
export function userOperations({ directory }: CognitoContext): Operations {
  const userOf = ({ UserPoolId, Username }: UserInput): UserRecord => directory.user(UserPoolId, Username);
  return {
    AdminCreateUser: operation(['UserPoolId', 'Username'], (input: CreateUserInput) => {
      const pool = directory.pool(input.UserPoolId);
      if (input.MessageAction !== 'SUPPRESS')
        throw invalidParameter('This endpoint sends no invitations, so MessageAction must be SUPPRESS.');
      if (directory.findUser(pool.id, input.Username))
        throw new CognitoRefusal('UsernameExistsException', 'User account already exists');
      const now = nowInSeconds();
      const user: UserRecord = {
        poolId: pool.id,
        username: input.Username,
        attributes: { sub: randomUUID(), ...attributesFrom(input.UserAttributes) },
        groups: [],
        createdAt: now,
        modifiedAt: now,
      };
      directory.saveUser(user);
      return { User: describeUser(user) };
    }),

    AdminSetUserPassword: operation(
      ['UserPoolId', 'Username', 'Password'],
      async (input: UserInput & { Password: string; Permanent?: boolean }) => {
        if (!input.Permanent)
          throw invalidParameter('This endpoint knows no temporary passwords, so Permanent must be true.');
        const { username } = userOf(input);
        assertPasswordFollows(directory.pool(input.UserPoolId).passwordPolicy, input.Password);
        const password = await hashPassword(input.Password);
        // Hashing takes a while: other concurrent changes of the user are kept.
        directory.saveUser({ ...directory.user(input.UserPoolId, username), password });
        return {};
      },
    ),

    AdminGetUser: operation(['UserPoolId', 'Username'], (input: UserInput) =>
      describeUser(userOf(input), 'UserAttributes'),
    ),

    ListUsers: operation(['UserPoolId'], (input: PoolInput & { Limit?: number; PaginationToken?: string }) => {
      const { UserPoolId, Limit = mostListed, PaginationToken: after = '' } = input;
      if (Limit < 1 || Limit > mostListed) throw invalidParameter(`Limit must be between 1 and ${mostListed}.`);
      const rest = directory.users(UserPoolId).filter(({ username }) => username > after);
      const page = rest.slice(0, Limit);
      return {
        Users: page.map((user) => describeUser(user)),
        ...(rest.length > page.length && { PaginationToken: page.at(-1)?.username }),
      };
    }),

    AdminUpdateUserAttributes: operation(
      ['UserPoolId', 'Username', 'UserAttributes'],
      (input: UserInput & { UserAttributes: Attribute[] }) => {
        const user = userOf(input);
        directory.saveUser({ ...user, attributes: { ...user.attributes, ...attributesFrom(input.UserAttributes) } });
        return {};
      },
    ),

    AdminAddUserToGroup: operation(
      ['UserPoolId', 'Username', 'GroupName'],
      (input: UserInput & { GroupName: string }) => {
        const user = userOf(input);
        if (!directory.pool(input.UserPoolId).groups.includes(input.GroupName)) throw notFound('Group not found.');
        directory.saveUser({ ...user, groups: [...new Set([...user.groups, input.GroupName])] });
        return {};
      },
    ),

    AdminDeleteUser: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      directory.removeUser(userOf(input));
      return {};
    }),

    AdminUserGlobalSignOut: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      directory.endSessions(userOf(input));
      return {};
    }),
  };
}

/** A user as the API describes one; AdminGetUser calls the attributes `UserAttributes`. */
function describeUser(user: UserRecord, attributesMember = 'Attributes'): object {
  return {
    Username: user.username,
    [attributesMember]: Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
    Enabled: true,
    ...(asksForCode(user) && { UserMFASettingList: [softwareToken], PreferredMfaSetting: softwareToken }),
    UserStatus: user.password ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    UserCreateDate: user.createdAt,
    UserLastModifiedDate: user.modifiedAt,
  };
}

/** Attributes of a request as a record; throws InvalidParameterException for `sub`, which cannot be set. */
function attributesFrom(list: readonly Attribute[] = []): Record<string, string> {
  if (list.some(({ Name }) => Name === 'sub')) throw invalidParameter('user.sub: Attribute cannot be updated.');
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, String(Value ?? '')]));
}
