import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  RevokeTokenCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { environment } from '../../environment.ts';
import type { Identity, RenewedSession } from './port.ts';

const refused = (error: unknown): boolean => error instanceof NotAuthorizedException || error instanceof UserNotFoundException;

// Cognito has just given it over TLS, so there is no signature to doubt.
function sessionOf(accessToken: string): RenewedSession {
  const { username, origin_jti: session } = decodeJwt(accessToken);
  if (typeof username !== 'string' || typeof session !== 'string') throw new Error('Cognito gave a token without username or origin_jti; the client must allow token revocation');
  return { uuid: username, session, accessToken };
}

/** The user pool of the stage. See https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminInitiateAuth.html. */
export function cognitoIdentity(client = new CognitoIdentityProviderClient({}), { USER_POOL_ID: UserPoolId, USER_POOL_CLIENT_ID: ClientId } = environment('identity')): Identity {
  return {
    async create({ uuid: Username, email, password: Password, role: GroupName }) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'false' },
      ];
      await client.send(new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }));
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
    async signIn(USERNAME, PASSWORD) {
      try {
        const answer = await client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }));
        const { AccessToken, RefreshToken } = answer.AuthenticationResult ?? {};
        return AccessToken && RefreshToken ? { ...sessionOf(AccessToken), refreshToken: RefreshToken } : undefined;
      } catch (error) {
        if (refused(error)) return undefined;
        throw error;
      }
    },
    async refresh(REFRESH_TOKEN) {
      try {
        const answer = await client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }));
        const token = answer.AuthenticationResult?.AccessToken;
        return token ? sessionOf(token) : undefined;
      } catch (error) {
        if (refused(error)) return undefined;
        throw error;
      }
    },
    async revoke(Token) {
      await client.send(new RevokeTokenCommand({ ClientId, Token }));
    },
    async setPassword(Username, Password) {
      await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
    },
    async markEmailVerified(Username) {
      await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] }));
    },
    async signOutEverywhere(Username) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    },
    async addRole(Username, GroupName) {
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    },
  };
}
