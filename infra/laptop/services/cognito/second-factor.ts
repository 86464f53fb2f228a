import { assertSecretHash } from './client-secret.ts';
import { CognitoRefusal, invalidParameter, notAuthorized } from './cognito-refusal.ts';
import { newSecret, stepOf } from './one-time-code.ts';
import { operation, type CognitoContext, type Operations, type UserInput } from './operation.ts';
import { takeAssertion, webAuthn } from './passkeys.ts';
import type { ClientRecord, UserRecord } from './records.ts';

interface PreferenceInput extends UserInput {
  SoftwareTokenMfaSettings?: { Enabled?: boolean; PreferredMfa?: boolean };
  WebAuthnMfaSettings?: { Enabled?: boolean };
}
interface RespondInput {
  UserPoolId: string;
  ClientId: string;
  ChallengeName: string;
  Session?: string;
  ChallengeResponses: Record<string, string>;
}

/** The name of the only second factor offered here. */
export const softwareToken = 'SOFTWARE_TOKEN_MFA';

const used = () => new CognitoRefusal('ExpiredCodeException', 'Your software token has already been used once.');

/** Operations that a user's own access token allows, without IAM credentials. */
export function softwareTokenOperations({ directory, tokens }: CognitoContext): Operations {
  return {
    AssociateSoftwareToken: operation(['AccessToken'], async ({ AccessToken }: { AccessToken: string }) => {
      const user = await tokens.ownerOf(AccessToken);
      if (!directory.pool(user.poolId).softwareTokens)
        throw new CognitoRefusal(
          'SoftwareTokenMFANotFoundException',
          'Software token MFA is not enabled for the pool.',
        );
      const secret = newSecret();
      directory.saveUser({ ...user, softwareToken: { secret, isVerified: false, isEnabled: false } });
      return { SecretCode: secret };
    }),

    VerifySoftwareToken: operation(
      ['AccessToken', 'UserCode'],
      async ({ AccessToken, UserCode }: { AccessToken: string; UserCode: string }) => {
        const user = await tokens.ownerOf(AccessToken);
        const token = user.softwareToken;
        if (!token) throw invalidParameter('No software token is associated with the user.');
        const step = stepOf(token.secret, UserCode, Date.now());
        if (step === undefined) throw new CognitoRefusal('EnableSoftwareTokenMFAException', 'Code mismatch');
        directory.saveUser({ ...user, softwareToken: { ...token, isVerified: true, usedStep: step } });
        return { Status: 'SUCCESS' };
      },
    ),
  };
}

/** What the server does for its users: to ask for a code or not, and to sign in with one or with a passkey. */
export function secondFactorOperations(context: CognitoContext): Operations {
  const { directory, tokens, challenges } = context;
  return {
    AdminSetUserMFAPreference: operation(['UserPoolId', 'Username'], (input: PreferenceInput) => {
      const user = directory.user(input.UserPoolId, input.Username);
      const isEnabled = input.SoftwareTokenMfaSettings?.Enabled ?? false;
      if (isEnabled && !user.softwareToken?.isVerified)
        throw invalidParameter('User has not verified software token mfa');
      directory.saveUser({
        ...user,
        ...(user.softwareToken && { softwareToken: { ...user.softwareToken, isEnabled } }),
        passkeyCountsAsBoth: input.WebAuthnMfaSettings?.Enabled ?? false,
      });
      return {};
    }),

    AdminRespondToAuthChallenge: operation(
      ['UserPoolId', 'ClientId', 'ChallengeName', 'ChallengeResponses'],
      async ({ UserPoolId, ClientId, ChallengeName, Session, ChallengeResponses }: RespondInput) => {
        const client = directory.client(ClientId, UserPoolId);
        if (ChallengeName !== softwareToken && ChallengeName !== webAuthn)
          throw invalidParameter(`Unsupported ChallengeName ${ChallengeName}.`);
        const { user, signed } = challenged(context, client, ChallengeResponses, { name: ChallengeName, Session });
        if (ChallengeName === webAuthn) await takeAssertion(directory, user, signed, ChallengeResponses['CREDENTIAL']);
        else takeCode(context, user, ChallengeResponses[`${softwareToken}_CODE`]);
        challenges.end(Session ?? '');
        const result = await tokens.signIn(client, directory.user(UserPoolId, user.username));
        return { AuthenticationResult: result, ChallengeParameters: {} };
      },
    ),
  };
}

function challenged(
  { directory, challenges }: CognitoContext,
  client: ClientRecord,
  responses: Record<string, string>,
  { name, Session }: { name: string; Session: string | undefined },
): { user: UserRecord; signed: string } {
  const username = responses['USERNAME'];
  if (!username) throw invalidParameter('Missing required parameter USERNAME');
  assertSecretHash(client, username, responses['SECRET_HASH']);
  const user = directory.findUser(client.poolId, username);
  const asked = user && challenges.asked(Session ?? '', name, user, client);
  if (!asked) throw notAuthorized('Invalid session for the user, session is expired.');
  return { user, signed: asked.signed ?? '' };
}

/** Uses a code up; each works once, and none of an earlier step after a later one. */
function takeCode({ directory }: CognitoContext, user: UserRecord, code: string | undefined): void {
  if (!code) throw invalidParameter(`Missing required parameter ${softwareToken}_CODE`);
  const token = user.softwareToken;
  if (!token) throw new CognitoRefusal('SoftwareTokenMFANotFoundException', 'The user has no software token.');
  const step = stepOf(token.secret, code, Date.now());
  if (step === undefined) throw new CognitoRefusal('CodeMismatchException', 'Invalid code received for user');
  if (token.usedStep !== undefined && step <= token.usedStep) throw used();
  directory.saveUser({ ...user, softwareToken: { ...token, usedStep: step } });
}
