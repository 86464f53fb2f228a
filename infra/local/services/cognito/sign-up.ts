import { randomInt } from 'node:crypto';
import { changePassword, createAccount } from './accounts.ts';
import { assertSecretHash } from './client-secret.ts';
import { CognitoRefusal, invalidParameter, notAuthorized, userNotFound } from './cognito-refusal.ts';
import { operation, type Attribute, type CognitoContext, type Operations } from './operation.ts';
import { assertPasswordFollows } from './passwords.ts';
import { nowInSeconds, type ClientRecord, type PendingCode, type PoolRecord, type UserRecord } from './records.ts';
import { attributesFrom } from './users.ts';

interface ClientUserInput {
  ClientId: string;
  Username: string;
  SecretHash?: string;
}

const codeLifetime = 24 * 3600;
const mostWrongTries = 5;

/** Operations by which people make their own account and recover its password. */
export function signUpOperations(context: CognitoContext): Operations {
  const { directory } = context;
  const open = ({
    ClientId,
    Username,
    SecretHash,
  }: ClientUserInput): { client: ClientRecord; pool: PoolRecord; user?: UserRecord } => {
    const client = directory.client(ClientId);
    assertSecretHash(client, Username, SecretHash);
    const pool = directory.pool(client.poolId);
    return { client, pool, user: directory.findUser(pool, Username) };
  };

  return {
    SignUp: operation(
      ['ClientId', 'Username', 'Password'],
      async (input: ClientUserInput & { Password: string; UserAttributes?: Attribute[] }) => {
        const user = await createAccount(directory, {
          pool: open(input).pool,
          name: input.Username,
          attributes: attributesFrom(input.UserAttributes),
          status: 'UNCONFIRMED',
          password: input.Password,
        });
        return {
          UserConfirmed: false,
          UserSub: user.attributes['sub'],
          CodeDeliveryDetails: sendCode(context, user, 'confirm'),
        };
      },
    ),

    ConfirmSignUp: operation(
      ['ClientId', 'Username', 'ConfirmationCode'],
      (input: ClientUserInput & { ConfirmationCode: string }) => {
        const { client, user } = open(input);
        if (!user) throw client.preventUserExistenceErrors ? wrongCode() : userNotFound();
        if (user.status !== 'UNCONFIRMED')
          throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
        const { code: _, ...confirmed } = useCode(context, user, 'confirm', input.ConfirmationCode);
        directory.saveUser({
          ...confirmed,
          status: 'CONFIRMED',
          attributes: { ...user.attributes, email_verified: 'true' },
        });
        return {};
      },
    ),

    ResendConfirmationCode: operation(['ClientId', 'Username'], (input: ClientUserInput) => {
      const { client, user } = open(input);
      if (!user) return pretendDelivery(client);
      if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
      return { CodeDeliveryDetails: sendCode(context, user, 'confirm') };
    }),

    ForgotPassword: operation(['ClientId', 'Username'], (input: ClientUserInput) => {
      const { client, user } = open(input);
      if (!user?.enabled) return pretendDelivery(client);
      return { CodeDeliveryDetails: sendCode(context, user, 'forgot') };
    }),

    ConfirmForgotPassword: operation(
      ['ClientId', 'Username', 'ConfirmationCode', 'Password'],
      async (input: ClientUserInput & { ConfirmationCode: string; Password: string }) => {
        const { client, pool, user } = open(input);
        assertPasswordFollows(pool.passwordPolicy, input.Password);
        if (!user) throw client.preventUserExistenceErrors ? wrongCode() : userNotFound();
        const unlocked = useCode(context, user, 'forgot', input.ConfirmationCode);
        directory.saveUser({ ...unlocked, code: undefined });
        await changePassword(directory, user, input.Password, 'CONFIRMED');
        directory.endSessions(user);
        return {};
      },
    ),
  };
}

/** Saves the user with a fresh code, hands the code to delivery and answers where it went. */
export function sendCode(
  { directory, deliver }: CognitoContext,
  user: UserRecord,
  purpose: PendingCode['purpose'],
): object {
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  directory.saveUser({ ...user, code: { purpose, value, expiresAt: nowInSeconds() + codeLifetime, wrongTries: 0 } });
  deliver({ purpose, code: value, email: user.attributes['email'], username: user.username });
  return deliveryTo(user.attributes['email'] ?? '');
}

/** The user when the code is right; a wrong try is counted, and the fifth is the last. */
function useCode(
  { directory }: CognitoContext,
  user: UserRecord,
  purpose: PendingCode['purpose'],
  given: string,
): UserRecord {
  const { code } = user;
  if (!code || code.purpose !== purpose || code.expiresAt < nowInSeconds()) {
    throw new CognitoRefusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (code.wrongTries >= mostWrongTries) {
    throw new CognitoRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  if (code.value === given) return user;
  directory.saveUser({ ...user, code: { ...code, wrongTries: code.wrongTries + 1 } });
  throw wrongCode();
}

function pretendDelivery(client: ClientRecord): object {
  if (!client.preventUserExistenceErrors) throw userNotFound();
  return { CodeDeliveryDetails: deliveryTo('a@a') };
}

function deliveryTo(email: string): object {
  return {
    Destination: email.replace(/^(.).*@(.).*$/, '$1***@$2***'),
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  };
}

const wrongCode = () =>
  new CognitoRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
