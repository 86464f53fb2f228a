import { randomBytes } from 'node:crypto';
import { assertSecretHash } from './client-secret.ts';
import { CognitoRefusal, invalidParameter, notAuthorized, userNotFound } from './cognito-refusal.ts';
import { operation, type CognitoContext, type Operations } from './operation.ts';
import { passwordFits } from './passwords.ts';
import type { ClientRecord, UserRecord } from './records.ts';
import { openExchange, pretendedVerifier } from './srp.ts';

interface AuthInput {
  UserPoolId?: string;
  ClientId: string;
  AuthFlow: string;
  AuthParameters: Record<string, string>;
}

interface FlowStart {
  client: ClientRecord;
  parameters: Record<string, string>;
}

type Flow = (start: FlowStart) => Promise<object>;

/** How a sign-in begins; a pool that asks for more answers with a challenge. */
export function flowOperations(context: CognitoContext): Operations {
  const shared: Record<string, Flow> = {
    REFRESH_TOKEN_AUTH: (start) => refresh(context, start),
    REFRESH_TOKEN: (start) => refresh(context, start),
    USER_SRP_AUTH: (start) => beginSrp(context, start),
  };
  const own: Record<string, Flow> = { ...shared, USER_PASSWORD_AUTH: (start) => byPassword(context, start) };
  const admin: Record<string, Flow> = { ...shared, ADMIN_USER_PASSWORD_AUTH: (start) => byPassword(context, start) };

  const begin = (flows: Record<string, Flow>) => async (input: AuthInput) => {
    const client = context.directory.client(input.ClientId, input.UserPoolId);
    const flow = Object.hasOwn(flows, input.AuthFlow) ? flows[input.AuthFlow] : undefined;
    if (!flow) throw invalidParameter(`Unsupported AuthFlow ${input.AuthFlow}.`);
    const grant = `ALLOW_${input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow}`;
    if (!client.authFlows.includes(grant))
      throw invalidParameter(`${input.AuthFlow.replace(/^ADMIN_/, '')} flow not enabled for this client`);
    return flow({ client, parameters: input.AuthParameters });
  };
  return {
    InitiateAuth: operation(['ClientId', 'AuthFlow', 'AuthParameters'], begin(own)),
    AdminInitiateAuth: operation(['UserPoolId', 'ClientId', 'AuthFlow', 'AuthParameters'], begin(admin)),
  };
}

/** Throws when the account may not sign in whatever the password: disabled, unconfirmed, or waiting for a reset. */
export function admit(user: UserRecord): void {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new CognitoRefusal('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoRefusal('PasswordResetRequiredException', 'Password reset required for the user');
  }
}

/** What follows a proven password: tokens, or the demand for a new password when this one was temporary. */
export async function passwordProven(
  { tokens, challenges }: CognitoContext,
  client: ClientRecord,
  user: UserRecord,
): Promise<object> {
  admit(user);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    return { AuthenticationResult: await tokens.signIn(client, user), ChallengeParameters: {} };
  }
  const { sub: _, ...attributes } = user.attributes;
  const { poolId, username } = user;
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: challenges.begin({ kind: 'NEW_PASSWORD_REQUIRED', poolId, clientId: client.id, username }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  };
}

async function byPassword(context: CognitoContext, { client, parameters }: FlowStart): Promise<object> {
  const { directory, attempts } = context;
  const pool = directory.pool(client.poolId);
  const name = parameterOf(parameters, 'USERNAME');
  assertSecretHash(client, name, parameters['SECRET_HASH']);
  const user = directory.findUser(pool, name);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  if (user) attempts.assertOpen(user);
  const fits = await passwordFits(parameterOf(parameters, 'PASSWORD'), user?.password);
  if (!user || !fits) {
    if (user) attempts.failed(user);
    throw notAuthorized();
  }
  attempts.succeeded(user);
  // Checking takes a while: a user disabled or deleted meanwhile does not get in.
  return passwordProven(context, client, directory.user(pool, user.username));
}

async function beginSrp(
  { directory, challenges, attempts, tokens }: CognitoContext,
  { client, parameters }: FlowStart,
): Promise<object> {
  const claimedName = parameterOf(parameters, 'USERNAME');
  assertSecretHash(client, claimedName, parameters['SECRET_HASH']);
  const user = directory.findUser(directory.pool(client.poolId), claimedName);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  if (user) attempts.assertOpen(user);
  const { salt, verifier } = user?.srp ?? pretendedVerifier(claimedName, tokens.pretence);
  const exchange = openExchange(parameterOf(parameters, 'SRP_A'), verifier);
  if (!exchange) throw notAuthorized();
  const secretBlock = randomBytes(64).toString('base64');
  const username = user?.username ?? claimedName;
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: challenges.begin({
      kind: 'PASSWORD_VERIFIER',
      poolId: client.poolId,
      clientId: client.id,
      username: user?.srp && user.username,
      claimedName,
      exchange,
      secretBlock,
    }),
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.serverPublic.toString(16),
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

async function refresh({ tokens }: CognitoContext, { client, parameters }: FlowStart): Promise<object> {
  // The caller names nobody; the hash must fit the username of the token's owner.
  const result = await tokens.refresh(client, parameterOf(parameters, 'REFRESH_TOKEN'), (user) => {
    assertSecretHash(client, user.username, parameters['SECRET_HASH']);
    admit(user);
  });
  return { AuthenticationResult: result, ChallengeParameters: {} };
}

function parameterOf(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || !value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
