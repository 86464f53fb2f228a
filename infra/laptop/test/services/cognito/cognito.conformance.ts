import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

const { poolId: UserPoolId, clientId: ClientId } = serverPool;

/** Every operation that the product calls on users, through AWS's own client. */
describe('Users of a Cognito user pool', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  let people: ReturnType<typeof poolUser>;
  const registered = async () => {
    const username = randomUUID();
    await people.register(username, `${username}@example.org`, 'Passw0rd!x');
    return username;
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startCognito({ folder, pools: [serverPool] });
    client = clientFor(running.url);
    people = poolUser(client, serverPool);
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('are created under the username they are given, which is refused a second time in any case', async () => {
    const username = randomUUID();
    const { User } = await people.create(username, 'ann@example.org');
    expect(User).toMatchObject({ Username: username, UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User!.Attributes).toContainEqual({ Name: 'email', Value: 'ann@example.org' });
    expect(User!.UserCreateDate).toBeInstanceOf(Date);
    expect(await refusalOf(people.create(username.toUpperCase()))).toBe('UsernameExistsException');
  });

  it('are sent no invitation, and asking for one is refused', async () => {
    const create = new cognito.AdminCreateUserCommand({ UserPoolId, Username: randomUUID() });
    expect(await refusedWith(client.send(create), 'InvalidParameterException')).toContain('MessageAction');
  });

  it('have attributes that can be set and changed, except sub', async () => {
    const Username = await registered();
    const update = (Name: string, Value: string) =>
      client.send(
        new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [{ Name, Value }] }),
      );
    await update('email_verified', 'true');
    expect((await people.get(Username)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    expect(await refusalOf(update('sub', 'me'))).toBe('InvalidParameterException');
  });

  it('join groups that the pool declares, and no others', async () => {
    const Username = await registered();
    const join = (GroupName: string) =>
      client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    await join('manager');
    await join('manager');
    expect(await refusalOf(join('nobody'))).toBe('ResourceNotFoundException');
  });

  it('have permanent passwords that follow the policy', async () => {
    const Username = await registered();
    expect(await refusedWith(people.setPassword(Username, 'x1'), 'InvalidPasswordException')).toContain(
      'not long enough',
    );
    expect(await refusedWith(people.setPassword(Username, 'long-enough'), 'InvalidPasswordException')).toContain(
      'numeric',
    );
    const temporary = new cognito.AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'Passw0rd!y' });
    expect(await refusalOf(client.send(temporary))).toBe('InvalidParameterException');
    await people.setPassword(Username, 'Passw0rd!y');
    expect(await refusalOf(people.signIn(Username, 'Passw0rd!x'))).toBe('NotAuthorizedException');
    await people.signIn(Username, 'Passw0rd!y');
  });

  it('are forgotten when deleted, and their username is free', async () => {
    const Username = await registered();
    const { RefreshToken } = (await people.signIn(Username, 'Passw0rd!x')).AuthenticationResult!;
    await client.send(new cognito.AdminDeleteUserCommand({ UserPoolId, Username }));
    expect(await refusalOf(people.get(Username))).toBe('UserNotFoundException');
    expect(await refusalOf(people.refresh(RefreshToken!))).toBe('NotAuthorizedException');
    await people.register(Username, 'ann@example.org', 'Passw0rd!x');
  });

  it('are all kept when 50 are created at once', async () => {
    const names = Array.from({ length: 50 }, () => randomUUID());
    await Promise.all(names.map((name) => people.create(name)));
    expect(await Promise.all(names.map((name) => people.get(name)))).toHaveLength(50);
  });

  it('are known to their own pool only', async () => {
    const Username = await registered();
    const elsewhere = { UserPoolId: 'us-east-1_none', Username };
    expect(await refusalOf(client.send(new cognito.AdminGetUserCommand(elsewhere)))).toBe('ResourceNotFoundException');
    const describeClient = new cognito.DescribeUserPoolClientCommand({ UserPoolId: 'us-east-1_none', ClientId });
    expect(await refusalOf(client.send(describeClient))).toBe('ResourceNotFoundException');
  });

  it('cannot sign up by themselves: what the product never calls is not offered', async () => {
    const signUp = new cognito.SignUpCommand({ ClientId, Username: randomUUID(), Password: 'Passw0rd!y' });
    expect(await refusalOf(client.send(signUp))).toBe('UnknownOperationException');
  });
});
