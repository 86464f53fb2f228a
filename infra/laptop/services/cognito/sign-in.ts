import { randomBytes } from 'node:crypto';
import { assertSecret, assertSecretHash } from './client-secret.ts';
import { invalidParameter, notAuthorized, userNotFound } from './cognito-refusal.ts';
import { operation, type CognitoContext, type Operations, type PoolInput } from './operation.ts';
import { passwordFits } from './passwords.ts';
import { requestOptions, webAuthn } from './passkeys.ts';
import { asksForCode, type ClientRecord, type UserRecord } from './records.ts';
import { softwareToken } from './second-factor.ts';

interface AuthInput extends PoolInput {
  ClientId: string;
  AuthFlow: string;
  AuthParameters: Record<string, string>;
}
interface RevokeInput {
  ClientId: string;
  Token: string;
  ClientSecret?: string;
}

type Flow = (context: CognitoContext, client: ClientRecord, parameters: Record<string, string>) => Promise<object>;

const flows: Record<string, Flow> = {
  ADMIN_USER_PASSWORD_AUTH: byPassword,
  USER_AUTH: byPasskey,
  REFRESH_TOKEN_AUTH: refresh,
};

/** Sign-in by password or passkey and renewal, which the server requests on behalf of users. */
export function signInOperations(context: CognitoContext): Operations {
  return {
    AdminInitiateAuth: operation(
      ['UserPoolId', 'ClientId', 'AuthFlow', 'AuthParameters'],
      async ({ ClientId, UserPoolId, AuthFlow, AuthParameters }: AuthInput) => {
        const client = context.directory.client(ClientId, UserPoolId);
        const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined;
        if (!flow) throw invalidParameter(`Unsupported AuthFlow ${AuthFlow}.`);
        if (!client.authFlows.includes(`ALLOW_${AuthFlow}`))
          throw invalidParameter(`${AuthFlow.replace(/^ADMIN_/, '')} flow not enabled for this client`);
        return flow(context, client, AuthParameters);
      },
    ),
  };
}

/** The one operation that needs no credentials but the client's own secret. */
export function revokeOperations({ directory, tokens }: CognitoContext): Operations {
  return {
    RevokeToken: operation(['ClientId', 'Token'], (input: RevokeInput) => {
      const client = directory.client(input.ClientId);
      assertSecret(client, input.ClientSecret);
      tokens.revoke(client, input.Token);
      return {};
    }),
  };
}

/** The user whom a caller that knows the client's secret names, or undefined for one who does not exist where the client hides that. */
function namedBy(
  directory: CognitoContext['directory'],
  client: ClientRecord,
  parameters: Record<string, string>,
): UserRecord | undefined {
  const name = parameterOf(parameters, 'USERNAME');
  assertSecretHash(client, name, parameters['SECRET_HASH']);
  const user = directory.findUser(client.poolId, name);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  return user;
}

async function byPassword(
  { directory, attempts, tokens, challenges }: CognitoContext,
  client: ClientRecord,
  parameters: Record<string, string>,
): Promise<object> {
  const user = namedBy(directory, client, parameters);
  if (user) attempts.assertOpen(user);
  const fits = await passwordFits(parameterOf(parameters, 'PASSWORD'), user?.password);
  if (!user || !fits) {
    if (user) attempts.failed(user);
    throw notAuthorized();
  }
  attempts.succeeded(user);
  // Checking takes a while: a user deleted meanwhile does not get in.
  const current = directory.user(client.poolId, user.username);
  if (asksForCode(current))
    return {
      ChallengeName: softwareToken,
      Session: challenges.begin(current, client, { name: softwareToken }),
      ChallengeParameters: { USER_ID_FOR_SRP: current.username },
    };
  return signedIn(await tokens.signIn(client, current));
}

/** Asks for a passkey that is preferred; a user who has none, or does not exist, is offered the password. */
async function byPasskey(
  { directory, challenges }: CognitoContext,
  client: ClientRecord,
  parameters: Record<string, string>,
): Promise<object> {
  const user = namedBy(directory, client, parameters);
  const options =
    user && parameters['PREFERRED_CHALLENGE'] === webAuthn ? await requestOptions(directory, user) : undefined;
  if (!user || !options)
    return {
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD'],
      Session: randomBytes(48).toString('base64url'),
      ChallengeParameters: {},
    };
  return {
    ChallengeName: webAuthn,
    Session: challenges.begin(user, client, { name: webAuthn, signed: options.challenge }),
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
}

async function refresh(
  { tokens }: CognitoContext,
  client: ClientRecord,
  parameters: Record<string, string>,
): Promise<object> {
  // The caller names no user; the hash must fit the username of the token's owner.
  return signedIn(
    await tokens.refresh(client, parameterOf(parameters, 'REFRESH_TOKEN'), (user) =>
      assertSecretHash(client, user.username, parameters['SECRET_HASH']),
    ),
  );
}

const signedIn = (AuthenticationResult: object) => ({ AuthenticationResult, ChallengeParameters: {} });

function parameterOf(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || !value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
