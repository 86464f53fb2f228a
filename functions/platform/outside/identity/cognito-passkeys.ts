import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InvalidParameterException,
  ListWebAuthnCredentialsCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  StartWebAuthnRegistrationCommand,
  UserNotFoundException,
  WebAuthnChallengeNotFoundException,
  WebAuthnCredentialNotSupportedException,
  WebAuthnOriginNotAllowedException,
  WebAuthnRelyingPartyMismatchException,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { creationOptions, requestOptions } from '../../../../shared/model/passkey.ts';
import type { Identity, Session } from './port.ts';

type Passkeys = Pick<Identity, 'startPasskey' | 'addPasskey' | 'removePasskey' | 'askForPasskey' | 'answerByPasskey'>;

const passkey = 'WEB_AUTHN';

const isOneOf = (error: unknown, kinds: readonly (abstract new (...given: never[]) => Error)[]): boolean =>
  kinds.some((kind) => error instanceof kind);
const wrongPasskey = [
  InvalidParameterException,
  WebAuthnChallengeNotFoundException,
  WebAuthnCredentialNotSupportedException,
  WebAuthnOriginNotAllowedException,
  WebAuthnRelyingPartyMismatchException,
];

/**
 * The passkeys of a user pool, which verifies them: their owners' access tokens manage them, the server signs in by them.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-authentication-flow-methods.html
 */
export function cognitoPasskeys(
  client: CognitoIdentityProviderClient,
  { UserPoolId, ClientId }: { UserPoolId: string; ClientId: string },
  {
    secretHash,
    openedSession,
  }: {
    secretHash: (username: string) => string;
    openedSession: (username: string, result?: AuthenticationResultType) => Session | undefined;
  },
): Passkeys {
  async function remove(AccessToken: string, CredentialId: string): Promise<void> {
    try {
      await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
    }
  }

  return {
    async startPasskey(AccessToken, known) {
      const { Credentials = [] } = await client.send(
        new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: 20 }),
      );
      const registered = Credentials.map(({ CredentialId }) => CredentialId ?? '');
      for (const id of registered.filter((one) => !known.includes(one))) await remove(AccessToken, id);
      const begun = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
      return creationOptions.parse(begun.CredentialCreationOptions);
    },
    async addPasskey(AccessToken, credential) {
      try {
        // Which parts there are differs by browser; they are plain JSON, as they came.
        const Credential = credential as never;
        await client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
        return true;
      } catch (error) {
        if (isOneOf(error, wrongPasskey)) return false;
        throw error;
      }
    },
    removePasskey: remove,
    async askForPasskey(USERNAME) {
      const AuthParameters = { USERNAME, PREFERRED_CHALLENGE: passkey, SECRET_HASH: secretHash(USERNAME) };
      const { ChallengeName, ChallengeParameters, Session } = await client.send(
        new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'USER_AUTH', AuthParameters }),
      );
      if (!Session) throw new Error('Cognito asked nothing');
      const options = ChallengeName === passkey ? ChallengeParameters?.['CREDENTIAL_REQUEST_OPTIONS'] : undefined;
      return { challenge: Session, options: options ? requestOptions.parse(JSON.parse(options)) : undefined };
    },
    async answerByPasskey(USERNAME, { challenge: Session }, credential) {
      const SECRET_HASH = secretHash(USERNAME);
      const ChallengeResponses = { USERNAME, SECRET_HASH, CREDENTIAL: JSON.stringify(credential) };
      try {
        const { AuthenticationResult } = await client.send(
          new AdminRespondToAuthChallengeCommand({
            UserPoolId,
            ClientId,
            ChallengeName: passkey,
            Session,
            ChallengeResponses,
          }),
        );
        return openedSession(USERNAME, AuthenticationResult);
      } catch (error) {
        if (isOneOf(error, [...wrongPasskey, NotAuthorizedException, UserNotFoundException])) return undefined;
        throw error;
      }
    },
  };
}
