import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  NotAuthorizedException,
  RevokeTokenCommand,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { refuse } from '../../door/refusal.ts';
import { environment } from '../../environment.ts';
import { cognitoPasskeys } from './cognito-passkeys.ts';
import type { Identity, RenewedSession, Session } from './port.ts';

const refused = (error: unknown): boolean =>
  error instanceof NotAuthorizedException || error instanceof UserNotFoundException;

const isWrongCode = (error: unknown): boolean =>
  error instanceof CodeMismatchException ||
  error instanceof ExpiredCodeException ||
  error instanceof EnableSoftwareTokenMFAException;
const appCode = 'SOFTWARE_TOKEN_MFA';

// The exception is that of a wrong password; only its text differs.
const isPaused = (error: unknown): boolean =>
  error instanceof NotAuthorizedException && /attempts exceeded/i.test(error.message);
/** Together longer than the eight seconds that strangers can bring about (functions/features/accounts/attempts/slow-down.ts). */
const pauses = [500, 1000, 1500, 2500, 3500];

// Renewal needs a hash of the owner's username, which a sealed refresh token does not contain; so the cookie carries
// the username before the token.
const ownedToken = (username: string, token: string): string => `${username}.${token}`;
function partsOf(refreshToken: string): { username: string; token: string } | undefined {
  const [, username, token] = /^([^.]+)\.(.+)$/.exec(refreshToken) ?? [];
  return username && token ? { username, token } : undefined;
}

// Cognito has just sent it over TLS, so its signature need not be checked.
function sessionOf(accessToken: string): RenewedSession {
  const { username, origin_jti: session } = decodeJwt(accessToken);
  if (typeof username !== 'string' || typeof session !== 'string')
    throw new Error('Cognito gave a token without username or origin_jti; the client must allow token revocation');
  return { uuid: username, session, accessToken };
}

const emailVerified = { Name: 'email_verified', Value: 'true' };

function openedSession(
  username: string,
  { AccessToken, RefreshToken }: AuthenticationResultType = {},
): Session | undefined {
  return AccessToken && RefreshToken
    ? { ...sessionOf(AccessToken), refreshToken: ownedToken(username, RefreshToken) }
    : undefined;
}

interface PoolClient {
  poolId: string;
  clientId: string;
  /** Only functions that sign people in have it. */
  secret: () => string;
  /** Whether it has passkeys, which only functions that ask for second factors know; absent: it has none. */
  hasPasskeys?: () => boolean;
}

const ofStage = (): PoolClient => {
  const { USER_POOL_ID: poolId, USER_POOL_CLIENT_ID: clientId } = environment('identity-roles');
  return {
    poolId,
    clientId,
    secret: () => environment('identity-sign-in').USER_POOL_CLIENT_SECRET,
    hasPasskeys: () => environment('identity-second-factor').PASSKEYS === 'on',
  };
};

/**
 * The user pool of the stage. Its client has a secret, so that a thief of a refresh token cannot renew it at Cognito
 * directly, which does not know which sessions were ended here. The secret is given with the deployment: Cognito
 * describes a client too few times a second for many cold starts at once.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminInitiateAuth.html
 */
export function cognitoIdentity(
  client = new CognitoIdentityProviderClient({}),
  { poolId: UserPoolId, clientId: ClientId, secret, hasPasskeys }: PoolClient = ofStage(),
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Identity {
  const secretHash = (username: string) =>
    createHmac('sha256', secret())
      .update(username + ClientId)
      .digest('base64');

  return {
    ...cognitoPasskeys(client, { UserPoolId, ClientId }, { secretHash, openedSession }),
    async create({ uuid: Username, email, password: Password, role: GroupName }) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'false' },
      ];
      await client.send(
        new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
      );
      try {
        await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
        await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
      } catch (error) {
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
        throw error;
      }
    },
    async remove(Username) {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    },
    async signIn(USERNAME, PASSWORD, { waits } = { waits: false }) {
      const AuthParameters = { USERNAME, PASSWORD, SECRET_HASH: secretHash(USERNAME) };
      for (let tries = 0; ; tries += 1) {
        try {
          const response = await client.send(
            new AdminInitiateAuthCommand({
              UserPoolId,
              ClientId,
              AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
              AuthParameters,
            }),
          );
          if (response.ChallengeName === appCode && response.Session) return { challenge: response.Session };
          return openedSession(USERNAME, response.AuthenticationResult);
        } catch (error) {
          if (!refused(error)) throw error;
          if (!waits || !isPaused(error)) return undefined;
          const milliseconds = pauses[tries];
          if (milliseconds === undefined) throw refuse.tooMany('Too many attempts; try again in a minute', 60);
          await wait(milliseconds);
        }
      }
    },
    async answer(USERNAME, { challenge: Session }, code) {
      const SECRET_HASH = secretHash(USERNAME);
      const ChallengeResponses = { USERNAME, SECRET_HASH, [`${appCode}_CODE`]: code };
      try {
        const response = await client.send(
          new AdminRespondToAuthChallengeCommand({
            UserPoolId,
            ClientId,
            ChallengeName: appCode,
            Session,
            ChallengeResponses,
          }),
        );
        return openedSession(USERNAME, response.AuthenticationResult);
      } catch (error) {
        if (refused(error) || isWrongCode(error)) return undefined;
        throw error;
      }
    },
    async newSecret({ accessToken: AccessToken }) {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error('Cognito gave no secret');
      return SecretCode;
    },
    async verifySecret({ accessToken: AccessToken }, UserCode) {
      try {
        const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        return Status === 'SUCCESS';
      } catch (error) {
        if (isWrongCode(error)) return false;
        throw error;
      }
    },
    async requireCode(Username, isRequired) {
      const SoftwareTokenMfaSettings = { Enabled: isRequired, PreferredMfa: isRequired };
      // A passkey is unlocked by its owner, so it is two factors in one; without this it would log in to no such account.
      const WebAuthnMfaSettings = hasPasskeys?.() ? { Enabled: isRequired } : undefined;
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings, WebAuthnMfaSettings }),
      );
    },
    async refresh(refreshToken) {
      const parts = partsOf(refreshToken);
      if (!parts) return undefined;
      const AuthParameters = { REFRESH_TOKEN: parts.token, SECRET_HASH: secretHash(parts.username) };
      try {
        const response = await client.send(
          new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
        );
        const token = response.AuthenticationResult?.AccessToken;
        return token ? sessionOf(token) : undefined;
      } catch (error) {
        if (refused(error)) return undefined;
        throw error;
      }
    },
    async seal(text) {
      // No username is as long as the label, so no seal is a SECRET_HASH.
      return createHmac('sha256', secret())
        .update(`HireHub session token, sealed by the server that renews it, beyond any username: ${text}`)
        .digest('base64url');
    },
    async revoke(refreshToken) {
      const parts = partsOf(refreshToken);
      if (parts) await client.send(new RevokeTokenCommand({ ClientId, ClientSecret: secret(), Token: parts.token }));
    },
    async setPassword(Username, Password) {
      await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
    },
    async markEmailVerified(Username) {
      await client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [emailVerified] }),
      );
    },
    async changeEmail(Username, email) {
      // Together, or the pool would take the new address for one that is still to be verified.
      const UserAttributes = [{ Name: 'email', Value: email }, emailVerified];
      await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
    },
    async signOutEverywhere(Username) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    },
    async addRole(Username, GroupName) {
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    },
  };
}
