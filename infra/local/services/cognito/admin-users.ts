import { randomBytes } from 'node:crypto';
import { changePassword, createAccount, updateAttributes } from './accounts.ts';
import { CognitoRefusal, notAuthorized } from './cognito-refusal.ts';
import {
  operation,
  type Attribute,
  type CognitoContext,
  type Operations,
  type PoolInput,
  type UserInput,
} from './operation.ts';
import type { UserRecord } from './records.ts';
import { attributesFrom, describeUser, page, userFilter, type PageInput } from './users.ts';
import { sendCode } from './sign-up.ts';

interface CreateUserInput extends UserInput {
  UserAttributes?: Attribute[];
  TemporaryPassword?: string;
  MessageAction?: 'SUPPRESS' | 'RESEND';
  ForceAliasCreation?: boolean;
}

/** Operations on users by whoever runs the pool. */
export function adminUserOperations(context: CognitoContext): Operations {
  const { directory, deliver } = context;
  const userOf = (input: UserInput): UserRecord => directory.user(directory.pool(input.UserPoolId), input.Username);

  return {
    AdminCreateUser: operation(['UserPoolId', 'Username'], async (input: CreateUserInput) => {
      const pool = directory.pool(input.UserPoolId);
      const password = input.TemporaryPassword ?? `${randomBytes(12).toString('base64url')}aA1!`;
      const invite = (user: UserRecord) =>
        deliver({ purpose: 'invitation', code: password, email: user.attributes['email'], username: user.username });
      if (input.MessageAction === 'RESEND') {
        const user = await resendInvitation(context, userOf(input), password);
        invite(user);
        return { User: describeUser(user) };
      }
      const user = await createAccount(directory, {
        pool,
        name: input.Username,
        attributes: attributesFrom(input.UserAttributes),
        status: 'FORCE_CHANGE_PASSWORD',
        password,
        forceAliasCreation: input.ForceAliasCreation,
      });
      if (input.MessageAction !== 'SUPPRESS') invite(user);
      return { User: describeUser(user) };
    }),

    AdminSetUserPassword: operation(
      ['UserPoolId', 'Username', 'Password'],
      async (input: UserInput & { Password: string; Permanent?: boolean }) => {
        await changePassword(
          directory,
          userOf(input),
          input.Password,
          input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        );
        return {};
      },
    ),

    AdminGetUser: operation(['UserPoolId', 'Username'], (input: UserInput) =>
      describeUser(userOf(input), 'UserAttributes'),
    ),

    AdminUpdateUserAttributes: operation(
      ['UserPoolId', 'Username', 'UserAttributes'],
      (input: UserInput & { UserAttributes: Attribute[] }) => {
        updateAttributes(directory, userOf(input), attributesFrom(input.UserAttributes));
        return {};
      },
    ),

    AdminDeleteUserAttributes: operation(
      ['UserPoolId', 'Username', 'UserAttributeNames'],
      (input: UserInput & { UserAttributeNames: string[] }) => {
        const user = userOf(input);
        const gone = new Set(input.UserAttributeNames.filter((name) => name !== 'sub'));
        const attributes = Object.fromEntries(Object.entries(user.attributes).filter(([name]) => !gone.has(name)));
        directory.saveUser({ ...user, attributes });
        return {};
      },
    ),

    AdminDeleteUser: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      directory.removeUser(userOf(input));
      return {};
    }),

    AdminDisableUser: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      const user = userOf(input);
      directory.saveUser({ ...user, enabled: false });
      directory.endSessions(user);
      return {};
    }),

    AdminEnableUser: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      directory.saveUser({ ...userOf(input), enabled: true });
      return {};
    }),

    AdminConfirmSignUp: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      const user = userOf(input);
      if (user.status !== 'UNCONFIRMED')
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      directory.saveUser({ ...user, status: 'CONFIRMED', code: undefined });
      return {};
    }),

    AdminResetUserPassword: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      const user: UserRecord = { ...userOf(input), status: 'RESET_REQUIRED' };
      directory.endSessions(user);
      sendCode(context, user, 'forgot');
      return {};
    }),

    AdminUserGlobalSignOut: operation(['UserPoolId', 'Username'], (input: UserInput) => {
      directory.endSessions(userOf(input));
      return {};
    }),

    ListUsers: operation(['UserPoolId'], (input: PoolInput & PageInput & { Filter?: string }) => {
      const users = directory.usersOf(directory.pool(input.UserPoolId).id).filter(userFilter(input.Filter));
      const { items, next } = page(users, input);
      return { Users: items.map((user) => describeUser(user)), PaginationToken: next };
    }),
  };
}

async function resendInvitation(
  { directory }: CognitoContext,
  user: UserRecord,
  password: string,
): Promise<UserRecord> {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new CognitoRefusal(
      'UnsupportedUserStateException',
      `Resend not possible. ${user.username} status is not FORCE_CHANGE_PASSWORD`,
    );
  }
  return changePassword(directory, user, password, 'FORCE_CHANGE_PASSWORD');
}
