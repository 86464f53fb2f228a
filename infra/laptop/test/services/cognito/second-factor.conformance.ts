import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../../services/cognito/one-time-code.ts';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

const pool = { ...serverPool, softwareTokens: true };
const { poolId: UserPoolId, clientId: ClientId } = pool;
const password = 'Passw0rd!x';

/** A second factor as the server sets it up for its users and asks for it, through AWS's own client. */
describe('A software token of a Cognito user', () => {
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

  const verify = (AccessToken: string | undefined, UserCode: string) =>
    client.send(new cognito.VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const prefer = (Username: string, Enabled: boolean) =>
    client.send(
      new cognito.AdminSetUserMFAPreferenceCommand({
        UserPoolId,
        Username,
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      }),
    );
  const respond = (Username: string, Session: string | undefined, given: string) =>
    client.send(
      new cognito.AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: Username, SOFTWARE_TOKEN_MFA_CODE: given },
      }),
    );
  async function associated() {
    const username = randomUUID();
    await people.register(username, `${username}@example.org`, password);
    const { AuthenticationResult } = await people.signIn(username, password);
    const AccessToken = AuthenticationResult?.AccessToken;
    const { SecretCode = '' } = await client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken }));
    // Counted from here, the first two codes are right even if a step ends meanwhile.
    const first = stepAt(Date.now());
    return { username, AccessToken, code: (distance = 0) => codeAt(SecretCode, first + distance) };
  }
  async function enabled() {
    const user = await associated();
    expect((await verify(user.AccessToken, user.code())).Status).toBe('SUCCESS');
    await prefer(user.username, true);
    return user;
  }

  it('is asked for once a code of it was given and the server prefers it', async () => {
    const { username, AccessToken, code } = await associated();
    expect(await refusalOf(prefer(username, true))).toBe('InvalidParameterException');
    expect(await refusalOf(verify(AccessToken, '000000'))).toBe('EnableSoftwareTokenMFAException');
    await verify(AccessToken, code());
    expect((await people.signIn(username, password)).AuthenticationResult).toBeDefined();
    await prefer(username, true);
    expect(await people.get(username)).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const asked = await people.signIn(username, password);
    expect(asked).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    expect(asked.AuthenticationResult).toBeUndefined();
    const opened = await respond(username, asked.Session, code(1));
    expect((await people.refresh(opened.AuthenticationResult?.RefreshToken ?? '')).AuthenticationResult).toBeDefined();
    expect(await refusalOf(respond(username, asked.Session, code(1)))).toBe('NotAuthorizedException');
  });

  it('takes each code once, none of before the last one, and no wrong one', async () => {
    const { username, code } = await enabled();
    const ask = async () => (await people.signIn(username, password)).Session;
    expect(await refusalOf(respond(username, await ask(), code()))).toBe('ExpiredCodeException');
    const session = await ask();
    expect(await refusalOf(respond(username, session, '000000'))).toBe('CodeMismatchException');
    await respond(username, session, code(1));
    expect(await refusalOf(respond(username, await ask(), code(1)))).toBe('ExpiredCodeException');
    const other = await enabled();
    expect(await refusalOf(respond(other.username, await ask(), other.code(1)))).toBe('NotAuthorizedException');
  });

  it('is not asked for after the server turned it off, and is kept over a restart', async () => {
    const { username } = await enabled();
    await running.close();
    await start();
    expect((await people.signIn(username, password)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    await prefer(username, false);
    expect((await people.signIn(username, password)).AuthenticationResult).toBeDefined();
  });

  it('needs a valid access token, and a pool that allows it', async () => {
    const associate = (AccessToken: string) => client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken }));
    expect(await refusalOf(associate('a.b.c'))).toBe('NotAuthorizedException');
    const { AccessToken, username } = await associated();
    await client.send(new cognito.AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
    expect(await refusalOf(associate(AccessToken ?? ''))).toBe('NotAuthorizedException');
    await running.declarePool({ ...pool, softwareTokens: false });
    const other = randomUUID();
    await people.register(other, `${other}@example.org`, password);
    const { AuthenticationResult } = await people.signIn(other, password);
    expect(await refusalOf(associate(AuthenticationResult?.AccessToken ?? ''))).toBe(
      'SoftwareTokenMFANotFoundException',
    );
    await running.declarePool(pool);
  });
});
