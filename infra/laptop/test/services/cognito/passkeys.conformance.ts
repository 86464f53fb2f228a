import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../../services/cognito/one-time-code.ts';
import type { PoolDeclaration } from '../../../services/cognito/pools.ts';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';
import { softAuthenticator } from './soft-authenticator.ts';

const site = 'shop.example';
const pool: PoolDeclaration = {
  ...serverPool,
  authFlows: [...(serverPool.authFlows ?? []), 'ALLOW_USER_AUTH'],
  softwareTokens: true,
  passkeys: { relyingPartyId: site, userVerification: 'required', countsAsBoth: true },
};
const { poolId: UserPoolId, clientId: ClientId } = pool;
const password = 'Passw0rd!x';

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  userVerification?: string;
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
}

/** Passkeys as a server registers them for its users and asks for them, through AWS's own client. */
describe('A passkey of a Cognito user', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  let people: ReturnType<typeof poolUser>;
  const start = async () => {
    running = await startCognito({ folder, pools: [pool] });
    client = clientFor(running.url);
    people = poolUser(client, pool);
  };
  beforeAll(async () => {
    folder = await temporaryFolder();
    await start();
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  async function member() {
    const username = randomUUID();
    await people.register(username, `${username}@example.org`, password);
    const { AuthenticationResult } = await people.signIn(username, password);
    return { username, AccessToken: AuthenticationResult?.AccessToken ?? '' };
  }
  const begin = async (AccessToken: string) => {
    const begun = await client.send(new cognito.StartWebAuthnRegistrationCommand({ AccessToken }));
    return begun.CredentialCreationOptions as unknown as Options;
  };
  const complete = (AccessToken: string, Credential: object) =>
    client.send(new cognito.CompleteWebAuthnRegistrationCommand({ AccessToken, Credential: Credential as never }));
  const listed = async (AccessToken: string) =>
    (await client.send(new cognito.ListWebAuthnCredentialsCommand({ AccessToken }))).Credentials ?? [];
  async function withPasskey() {
    const user = await member();
    const passkey = softAuthenticator(site);
    await complete(user.AccessToken, passkey.register((await begin(user.AccessToken)).challenge));
    return { ...user, passkey };
  }
  const choose = (USERNAME: string, preferred = 'WEB_AUTHN') =>
    client.send(
      new cognito.AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME, PREFERRED_CHALLENGE: preferred },
      }),
    );
  async function ask(username: string) {
    const { ChallengeName, Session, ChallengeParameters } = await choose(username);
    expect(ChallengeName).toBe('WEB_AUTHN');
    return { Session, options: JSON.parse(ChallengeParameters?.['CREDENTIAL_REQUEST_OPTIONS'] ?? '') as Options };
  }
  const respond = (USERNAME: string, Session: string | undefined, credential: object, name = 'WEB_AUTHN') =>
    client.send(
      new cognito.AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: name as cognito.ChallengeNameType,
        Session,
        ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential), SOFTWARE_TOKEN_MFA_CODE: '000000' },
      }),
    );

  it('is registered with its own access token, listed, and kept over a restart', async () => {
    const { AccessToken, username } = await member();
    const passkey = softAuthenticator(site);
    const options = await begin(AccessToken);
    expect(options).toMatchObject({ rp: { id: site }, excludeCredentials: [] });
    await complete(AccessToken, passkey.register(options.challenge));
    await running.close();
    await start();
    expect(await listed(AccessToken)).toMatchObject([
      { CredentialId: passkey.id, RelyingPartyId: site, AuthenticatorTransports: ['internal'] },
    ]);
    expect((await begin(AccessToken)).excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id]);
    const asked = await ask(username);
    const opened = await respond(username, asked.Session, passkey.assert(asked.options.challenge));
    expect((await people.refresh(opened.AuthenticationResult?.RefreshToken ?? '')).AuthenticationResult).toBeDefined();
  });

  it('is refused at registration with another challenge, site or origin, without verification, and twice', async () => {
    const { AccessToken } = await member();
    const tried = async (make: (challenge: string) => object) =>
      refusalOf(complete(AccessToken, make((await begin(AccessToken)).challenge)));
    const other = softAuthenticator('other.example', `https://${site}`);
    expect(await tried(() => softAuthenticator(site).register('another'))).toBe('InvalidParameterException');
    expect(await tried((challenge) => other.register(challenge))).toBe('WebAuthnRelyingPartyMismatchException');
    expect(await tried((challenge) => softAuthenticator(site, 'https://evil.example').register(challenge))).toBe(
      'WebAuthnOriginNotAllowedException',
    );
    expect(await tried((challenge) => softAuthenticator(site, `http://${site}`).register(challenge))).toBe(
      'WebAuthnOriginNotAllowedException',
    );
    expect(await tried((challenge) => softAuthenticator(site).register(challenge, { isVerified: false }))).toBe(
      'InvalidParameterException',
    );
    expect(await tried(() => ({ id: 'x' }))).toBe('InvalidParameterException');
    const { challenge } = await begin(AccessToken);
    await complete(AccessToken, softAuthenticator(site).register(challenge));
    expect(await refusalOf(complete(AccessToken, softAuthenticator(site).register(challenge)))).toBe(
      'WebAuthnChallengeNotFoundException',
    );
  });

  it('signs its user in once for each question, and nobody with a foreign or altered one', async () => {
    const { username, passkey } = await withPasskey();
    const other = await withPasskey();
    const tried = async (make: (challenge: string) => object) => {
      const { Session, options } = await ask(username);
      return refusalOf(respond(username, Session, make(options.challenge)));
    };
    expect(await tried((challenge) => other.passkey.assert(challenge))).toBe('NotAuthorizedException');
    expect(await tried((challenge) => ({ ...other.passkey.assert(challenge), id: passkey.id }))).toBe(
      'NotAuthorizedException',
    );
    expect(await tried(() => passkey.assert('another'))).toBe('NotAuthorizedException');
    expect(await tried((challenge) => passkey.assert(challenge, { isVerified: false }))).toBe('NotAuthorizedException');
    expect(await tried((challenge) => passkey.assert(challenge, { origin: 'https://evil.example' }))).toBe(
      'WebAuthnOriginNotAllowedException',
    );
    const { Session, options } = await ask(username);
    expect(options).toMatchObject({ rpId: site, userVerification: 'required', allowCredentials: [{ id: passkey.id }] });
    const response = passkey.assert(options.challenge);
    expect(await refusalOf(respond(other.username, Session, response))).toBe('NotAuthorizedException');
    expect(await refusalOf(respond(username, Session, response, 'SOFTWARE_TOKEN_MFA'))).toBe('NotAuthorizedException');
    await respond(username, Session, response);
    expect(await refusalOf(respond(username, Session, response))).toBe('NotAuthorizedException');
  });

  it('is asked for no more after it was deleted, and nothing shows whether a user has one or exists', async () => {
    const { username, AccessToken, passkey } = await withPasskey();
    const remove = (CredentialId: string) =>
      client.send(new cognito.DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    expect(await refusalOf(remove('another'))).toBe('ResourceNotFoundException');
    await remove(passkey.id);
    expect(await listed(AccessToken)).toEqual([]);
    const without = {
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD'],
      Session: expect.any(String),
    };
    expect(await choose(username)).toMatchObject(without);
    expect(await choose(randomUUID())).toMatchObject(without);
    expect(await choose((await withPasskey()).username, 'PASSWORD')).toMatchObject(without);
  });

  it('takes the place of a second factor only where pool and server say so', async () => {
    const { username, AccessToken, passkey } = await withPasskey();
    const { SecretCode = '' } = await client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken }));
    const UserCode = codeAt(SecretCode, stepAt(Date.now()));
    await client.send(new cognito.VerifySoftwareTokenCommand({ AccessToken, UserCode }));
    const prefer = (WebAuthnMfaSettings: { Enabled: boolean }) =>
      client.send(
        new cognito.AdminSetUserMFAPreferenceCommand({
          UserPoolId,
          Username: username,
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
          WebAuthnMfaSettings,
        }),
      );
    await prefer({ Enabled: false });
    expect((await choose(username)).ChallengeName).toBe('SELECT_CHALLENGE');
    await prefer({ Enabled: true });
    const { Session, options } = await ask(username);
    const opened = await respond(username, Session, passkey.assert(options.challenge));
    expect(opened.AuthenticationResult?.RefreshToken).toBeDefined();
  });

  it('needs a pool that allows it', async () => {
    const { AccessToken } = await member();
    const { passkeys: _, ...without } = pool;
    await running.declarePool(without);
    expect(await refusalOf(begin(AccessToken))).toBe('WebAuthnNotEnabledException');
    await running.declarePool(pool);
  });
});
