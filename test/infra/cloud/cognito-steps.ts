import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import type { Step } from './compare-services.ts';

/** A user pool, and the tokens that the story has come to. */
export interface Pool {
  client: cognito.CognitoIdentityProviderClient;
  UserPoolId: string;
  ClientId: string;
  refreshToken?: string;
}

const name = 'c0ffee00-1111-4222-8333-444455556666';
const password = 'Passw0rd!x';

const create = (Username: string, Value: string) => async (pool: Pool) => {
  const UserAttributes = [
    { Name: 'email', Value },
    { Name: 'email_verified', Value: 'true' },
  ];
  const input = { UserPoolId: pool.UserPoolId, Username, MessageAction: 'SUPPRESS' as const, UserAttributes };
  const { User } = await pool.client.send(new cognito.AdminCreateUserCommand(input));
  return { name: User?.Username, status: User?.UserStatus, enabled: User?.Enabled, ...attributesOf(User?.Attributes) };
};
const read = (Username: string) => async (pool: Pool) => {
  const user = await pool.client.send(new cognito.AdminGetUserCommand({ UserPoolId: pool.UserPoolId, Username }));
  return { name: user.Username, status: user.UserStatus, enabled: user.Enabled, ...attributesOf(user.UserAttributes) };
};
/** The attributes, of `sub` only whether it is there. */
const attributesOf = (attributes: cognito.AttributeType[] = []) =>
  Object.fromEntries(
    attributes.map(({ Name, Value }) => [Name, Name === 'sub' ? Boolean(Value) : Value] as const).toSorted(),
  );
const setPassword =
  (Password: string, Username = name, Permanent = true) =>
  async (pool: Pool) => {
    const input = { UserPoolId: pool.UserPoolId, Username, Password, Permanent };
    await pool.client.send(new cognito.AdminSetUserPasswordCommand(input));
  };
const update =
  (Name: string, Value: string, Username = name) =>
  async (pool: Pool) => {
    const input = { UserPoolId: pool.UserPoolId, Username, UserAttributes: [{ Name, Value }] };
    await pool.client.send(new cognito.AdminUpdateUserAttributesCommand(input));
  };
const join =
  (GroupName: string, Username = name) =>
  async (pool: Pool) => {
    await pool.client.send(
      new cognito.AdminAddUserToGroupCommand({ UserPoolId: pool.UserPoolId, Username, GroupName }),
    );
  };

async function initiate(pool: Pool, AuthFlow: cognito.AuthFlowType, AuthParameters: Record<string, string>) {
  const { UserPoolId, ClientId } = pool;
  const input = { UserPoolId, ClientId, AuthFlow, AuthParameters };
  const { AuthenticationResult: result, ChallengeName } = await pool.client.send(
    new cognito.AdminInitiateAuthCommand(input),
  );
  if (result?.RefreshToken) pool.refreshToken = result.RefreshToken;
  return {
    challenge: ChallengeName,
    seconds: result?.ExpiresIn,
    type: result?.TokenType,
    refreshed: Boolean(result?.RefreshToken),
    access: result?.AccessToken && claimsOf(result.AccessToken, pool),
  };
}
/** The claims of a token that do not differ from one call or pool to another. */
function claimsOf(token: string, pool: Pool) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  return {
    uses: claims.token_use,
    name: claims.username ?? claims['cognito:username'],
    groups: (claims['cognito:groups'] as string[] | undefined)?.toSorted(),
    isForClient: [claims.client_id, claims.aud].includes(pool.ClientId),
    issuerEndsWithPool: String(claims.iss).endsWith(`/${pool.UserPoolId}`),
    seconds: Number(claims.exp) - Number(claims.iat),
  };
}
const signIn =
  (PASSWORD: string, USERNAME = name) =>
  (pool: Pool) =>
    initiate(pool, 'ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD });
const refresh = (token?: string) => (pool: Pool) =>
  initiate(pool, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token ?? pool.refreshToken ?? 'none' });
const remove = async ({ client, UserPoolId }: Pool) => {
  await client.send(new cognito.AdminDeleteUserCommand({ UserPoolId, Username: name }));
};

/** What the product asks of the user pool, in the order in which it is asked. */
export const cognitoSteps: readonly Step<Pool>[] = [
  ['a user is created', create(name, 'ann@example.org')],
  ['a user of the same name', create(name, 'other@example.org')],
  ['a user is read', read(name)],
  ['a missing user', read('nobody')],
  ['a password that is too short', setPassword('P4s!')],
  ['a password without a digit', setPassword('Password!x')],
  ['a password of a missing user', setPassword(password, 'nobody')],
  ['a password that is only for the first time', setPassword(password, name, false)],
  ['signing in with a password for the first time', signIn(password)],
  ['a password', setPassword(password)],
  ['a user with a password', read(name)],
  ['signing in', signIn(password)],
  ['signing in with another password', signIn('Passw0rd!y')],
  ['signing in with no password', signIn('')],
  ['signing in as nobody', signIn(password, 'nobody')],
  ['a group', join('clerk')],
  ['a group that one is in', join('clerk')],
  ['another group', join('owner')],
  ['a missing group', join('strangers')],
  ['a group for nobody', join('clerk', 'nobody')],
  ['signing in with groups', signIn(password)],
  ['tokens are renewed', refresh()],
  ['tokens are renewed by what is no token', refresh('no-token')],
  ['an attribute', update('email', 'ann@example.net')],
  ['an attribute that nobody may set', update('sub', 'me')],
  ['an attribute that the pool does not know', update('custom:shoe', '42')],
  ['an attribute of nobody', update('email', 'nobody@example.net', 'nobody')],
  ['a user with another attribute', read(name)],
  ['a second user', create('second', 'second@example.org')],
  [
    'users, one by one',
    async ({ client, UserPoolId }) => {
      const names: (string | undefined)[] = [];
      let PaginationToken: string | undefined;
      do {
        const page = await client.send(new cognito.ListUsersCommand({ UserPoolId, Limit: 1, PaginationToken }));
        names.push(...(page.Users ?? []).map(({ Username }) => Username));
        ({ PaginationToken } = page);
      } while (PaginationToken);
      return names.toSorted();
    },
  ],
  ['a user of the same name in other letters', create(name.toUpperCase(), 'other@example.org')],
  ['a user is read by other letters', read(name.toUpperCase())],
  ['signing in by other letters', signIn(password, name.toUpperCase())],
  [
    'all sessions end',
    async ({ client, UserPoolId }) => {
      await client.send(new cognito.AdminUserGlobalSignOutCommand({ UserPoolId, Username: name }));
    },
  ],
  ['tokens are renewed after all sessions ended', refresh()],
  ['signing in again', signIn(password)],
  [
    'one session ends',
    async ({ client, ClientId, refreshToken }) => {
      await client.send(new cognito.RevokeTokenCommand({ ClientId, Token: refreshToken }));
    },
  ],
  ['tokens are renewed after the session ended', refresh()],
  ['a user is deleted', remove],
  ['a deleted user is deleted', remove],
  ['a deleted user is read', read(name)],
  ['signing in as a deleted user', signIn(password)],
  [
    'a pool that is not there',
    async ({ client }) => {
      const input = { UserPoolId: 'us-east-1_Nowhere00', Username: name };
      await client.send(new cognito.AdminGetUserCommand(input));
    },
  ],
  ['a user of an empty name', create('', 'other@example.org')],
];

/** The steps in which moto does something else, and why the laptop does not. */
export const cognitoDifferences: Record<string, string> = {
  'a password that is only for the first time': 'the laptop refuses what the product never asks for',
  'signing in with a password for the first time': 'there is none on the laptop',
  'signing in with no password': 'Cognito takes an empty parameter for a missing one',
  'signing in as nobody': 'moto says who has no account, although the client is to prevent it',
  'tokens are renewed by what is no token': 'moto fails',
  'an attribute that nobody may set': 'moto sets it, Cognito refuses to',
  'a user of the same name in other letters': 'moto tells names by their letters in every pool',
  'a user is read by other letters': 'the same',
  'signing in by other letters': 'the same',
  'one session ends': 'moto cannot revoke a token',
  'tokens are renewed after the session ended': 'the same',
  'signing in as a deleted user': 'as with nobody',
  'a user of an empty name': 'moto makes a name up',
};
