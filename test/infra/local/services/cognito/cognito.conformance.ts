import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeDelivery } from '../../../../../infra/local/services/cognito/operation.ts';
import { startCognito, type RunningCognito } from '../../../../../infra/local/services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';

const email = () => `${randomUUID()}@example.org`;

/** Every operation through AWS's own client, on a pool made through the API whose users are named by their email. */
describe('Cognito user pools with emails as usernames', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  let people: ReturnType<typeof poolUser>;
  let UserPoolId: string;
  let ClientId: string;
  const mailed: CodeDelivery[] = [];
  const codeFor = (name: string) => mailed.findLast((delivery) => delivery.email === name)?.code;
  const signUp = (Username: string, Password = 'Passw0rd!y') =>
    client.send(
      new cognito.SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: 'email', Value: Username }] }),
    );
  const registered = async () => {
    const name = email();
    await people.register(name, name, 'Passw0rd!x');
    return name;
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startCognito({ folder, deliver: (delivery) => mailed.push(delivery) });
    client = clientFor(running.url);
    const pool = await client.send(
      new cognito.CreateUserPoolCommand({
        PoolName: 'people',
        UsernameAttributes: ['email'],
        AutoVerifiedAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        Policies: { PasswordPolicy: { MinimumLength: 10, RequireNumbers: true } },
      }),
    );
    UserPoolId = pool.UserPool!.Id!;
    const app = await client.send(
      new cognito.CreateUserPoolClientCommand({
        UserPoolId,
        ClientName: 'web',
        ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        AccessTokenValidity: 15,
        IdTokenValidity: 20,
        RefreshTokenValidity: 30,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
        PreventUserExistenceErrors: 'ENABLED',
      }),
    );
    ClientId = app.UserPoolClient!.ClientId!;
    await client.send(new cognito.CreateGroupCommand({ UserPoolId, GroupName: 'staff', Precedence: 3 }));
    people = poolUser(client, { poolId: UserPoolId, clientId: ClientId });
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('describe and list pools and clients as they were made', async () => {
    const { UserPool } = await client.send(new cognito.DescribeUserPoolCommand({ UserPoolId }));
    expect(UserPool).toMatchObject({
      Name: 'people',
      UsernameAttributes: ['email'],
      Policies: { PasswordPolicy: { MinimumLength: 10 } },
    });
    const { UserPools } = await client.send(new cognito.ListUserPoolsCommand({ MaxResults: 10 }));
    expect(UserPools).toContainEqual(expect.objectContaining({ Id: UserPoolId }));
    const { UserPoolClient } = await client.send(new cognito.DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    expect(UserPoolClient).toMatchObject({ AccessTokenValidity: 900, PreventUserExistenceErrors: 'ENABLED' });
    expect(await refusalOf(client.send(new cognito.DescribeUserPoolCommand({ UserPoolId: 'us-east-1_none' })))).toBe(
      'ResourceNotFoundException',
    );
  });

  describe('Groups', () => {
    it('refuse a name that exists', async () => {
      expect(await refusalOf(client.send(new cognito.CreateGroupCommand({ UserPoolId, GroupName: 'staff' })))).toBe(
        'GroupExistsException',
      );
      const { Group } = await client.send(new cognito.GetGroupCommand({ UserPoolId, GroupName: 'staff' }));
      expect(Group).toMatchObject({ GroupName: 'staff', Precedence: 3 });
    });

    it('add, list and remove members', async () => {
      const Username = await registered();
      await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'staff' }));
      const groups = () => client.send(new cognito.AdminListGroupsForUserCommand({ UserPoolId, Username }));
      expect((await groups()).Groups?.map(({ GroupName }) => GroupName)).toEqual(['staff']);
      const members = await client.send(new cognito.ListUsersInGroupCommand({ UserPoolId, GroupName: 'staff' }));
      expect(members.Users).toHaveLength(1);
      await client.send(new cognito.AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName: 'staff' }));
      expect((await groups()).Groups).toEqual([]);
      expect(
        await refusalOf(
          client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'nobody' })),
        ),
      ).toBe('ResourceNotFoundException');
    });

    it('Deleting a group removes it from its members', async () => {
      const Username = await registered();
      await client.send(new cognito.CreateGroupCommand({ UserPoolId, GroupName: 'passing' }));
      await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'passing' }));
      await client.send(new cognito.DeleteGroupCommand({ UserPoolId, GroupName: 'passing' }));
      const { Groups } = await client.send(new cognito.ListGroupsCommand({ UserPoolId }));
      expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['staff']);
      expect((await client.send(new cognito.AdminListGroupsForUserCommand({ UserPoolId, Username }))).Groups).toEqual(
        [],
      );
    });
  });

  describe('Users', () => {
    it('are made with a sub as username, and the same email is refused the second time', async () => {
      const name = email();
      const { User } = await people.create(name, name);
      expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
      expect(User!.Attributes).toContainEqual({ Name: 'sub', Value: User!.Username });
      expect(User!.UserCreateDate).toBeInstanceOf(Date);
      expect(await refusalOf(people.create(name.toUpperCase()))).toBe('UsernameExistsException');
    });

    it('are mailed the temporary password by default, and again on demand', async () => {
      const Username = email();
      const UserAttributes = [{ Name: 'email', Value: Username }];
      await client.send(new cognito.AdminCreateUserCommand({ UserPoolId, Username, UserAttributes }));
      const first = codeFor(Username)!;
      expect((await people.signIn(Username, first)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
      await client.send(new cognito.AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'RESEND' }));
      expect(await refusalOf(people.signIn(Username, first))).toBe('NotAuthorizedException');
      expect((await people.signIn(Username, codeFor(Username)!)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    });

    it('have attributes that can be set, changed and deleted', async () => {
      const Username = await registered();
      const UserAttributes = [
        { Name: 'name', Value: 'Bob' },
        { Name: 'custom:tenant', Value: 't1' },
      ];
      await client.send(new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
      await client.send(
        new cognito.AdminDeleteUserAttributesCommand({ UserPoolId, Username, UserAttributeNames: ['custom:tenant'] }),
      );
      const attributes = (await people.get(Username)).UserAttributes;
      expect(attributes).toContainEqual({ Name: 'name', Value: 'Bob' });
      expect(attributes?.some(({ Name }) => Name === 'custom:tenant')).toBe(false);
      const sub = [{ Name: 'sub', Value: 'me' }];
      expect(
        await refusalOf(
          client.send(new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: sub })),
        ),
      ).toBe('InvalidParameterException');
    });

    it('are listed by filter and by page', async () => {
      const Username = await registered();
      const byEmail = await client.send(new cognito.ListUsersCommand({ UserPoolId, Filter: `email = "${Username}"` }));
      expect(byEmail.Users).toHaveLength(1);
      const byStart = await client.send(
        new cognito.ListUsersCommand({ UserPoolId, Filter: `email ^= "${Username.slice(0, 20)}"` }),
      );
      expect(byStart.Users).toHaveLength(1);
      const first = await client.send(new cognito.ListUsersCommand({ UserPoolId, Limit: 1 }));
      const second = await client.send(
        new cognito.ListUsersCommand({ UserPoolId, Limit: 1, PaginationToken: first.PaginationToken }),
      );
      expect(first.Users).toHaveLength(1);
      expect(second.Users![0]!.Username).not.toBe(first.Users![0]!.Username);
      expect(await refusalOf(client.send(new cognito.ListUsersCommand({ UserPoolId, Filter: 'email like x' })))).toBe(
        'InvalidParameterException',
      );
    });

    it('are forgotten when deleted, and their email is free', async () => {
      const Username = await registered();
      await client.send(new cognito.AdminDeleteUserCommand({ UserPoolId, Username }));
      expect(await refusalOf(people.get(Username))).toBe('UserNotFoundException');
      await people.register(Username, Username, 'Passw0rd!x');
    });

    it('are all kept when 50 are made at once', async () => {
      const names = Array.from({ length: 50 }, email);
      await Promise.all(names.map((name) => people.create(name, name)));
      const kept = await Promise.all(names.map((name) => people.get(name)));
      expect(kept).toHaveLength(50);
    });
  });

  describe('Passwords', () => {
    it('that break the policy are refused', async () => {
      const Username = await registered();
      expect(await refusedWith(people.setPassword(Username, 'x1'), 'InvalidPasswordException')).toContain(
        'not long enough',
      );
      expect(await refusedWith(people.setPassword(Username, 'long-enough'), 'InvalidPasswordException')).toContain(
        'numeric',
      );
    });

    it('must be replaced after a temporary one', async () => {
      const name = email();
      await people.create(name, name, 'TmpPass123!');
      expect(await refusalOf(people.signIn(name, 'WRONG-entirely1'))).toBe('NotAuthorizedException');
      expect((await people.adminSignIn(name, 'TmpPass123!')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
      const { Session } = await people.signIn(name, 'TmpPass123!');
      const respond = (NEW_PASSWORD: string) =>
        client.send(
          new cognito.RespondToAuthChallengeCommand({
            ClientId,
            ChallengeName: 'NEW_PASSWORD_REQUIRED',
            Session,
            ChallengeResponses: { USERNAME: name, NEW_PASSWORD },
          }),
        );
      expect(await refusalOf(respond('short'))).toBe('InvalidPasswordException');
      expect((await respond('NewPass123!!')).AuthenticationResult?.AccessToken).toBeTruthy();
      expect(await refusalOf(respond('Another123!!'))).toBe('NotAuthorizedException');
      await people.signIn(name, 'NewPass123!!');
    });

    it('can be set by an administrator’s answer to the challenge too', async () => {
      const name = email();
      await people.create(name, name, 'TmpPass123!');
      const { Session } = await people.adminSignIn(name, 'TmpPass123!');
      const ChallengeResponses = { USERNAME: name, NEW_PASSWORD: 'NewPass123!!' };
      const answer = await client.send(
        new cognito.AdminRespondToAuthChallengeCommand({
          UserPoolId,
          ClientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session,
          ChallengeResponses,
        }),
      );
      expect(answer.AuthenticationResult?.IdToken).toBeTruthy();
    });

    it('can be changed by the bearer of a token who knows the old one', async () => {
      const name = await registered();
      const { AccessToken } = (await people.signIn(name, 'Passw0rd!x')).AuthenticationResult!;
      const change = (PreviousPassword: string) =>
        client.send(
          new cognito.ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'Passw0rd!z' }),
        );
      expect(await refusalOf(change('Passw0rd!!'))).toBe('NotAuthorizedException');
      await change('Passw0rd!x');
      expect(await refusalOf(people.signIn(name, 'Passw0rd!x'))).toBe('NotAuthorizedException');
      await people.signIn(name, 'Passw0rd!z');
    });

    it('that were forgotten are recovered by mailed code, ending all sign-ins', async () => {
      const name = await registered();
      const { RefreshToken } = (await people.signIn(name, 'Passw0rd!x')).AuthenticationResult!;
      const sent = await client.send(new cognito.ForgotPasswordCommand({ ClientId, Username: name }));
      expect(sent.CodeDeliveryDetails?.Destination).toMatch(/^.\*\*\*@e\*\*\*$/);
      const confirm = (ConfirmationCode: string) =>
        client.send(
          new cognito.ConfirmForgotPasswordCommand({
            ClientId,
            Username: name,
            ConfirmationCode,
            Password: 'Passw0rd!n',
          }),
        );
      const code = codeFor(name)!;
      expect(await refusalOf(confirm(code === '000000' ? '000001' : '000000'))).toBe('CodeMismatchException');
      await confirm(code);
      expect(await refusalOf(confirm(code))).toBe('ExpiredCodeException');
      expect(await refusalOf(people.refresh(RefreshToken!))).toBe('NotAuthorizedException');
      await people.signIn(name, 'Passw0rd!n');
    });

    it('that were reset keep the user out until the new one is set', async () => {
      const name = await registered();
      await client.send(new cognito.AdminResetUserPasswordCommand({ UserPoolId, Username: name }));
      expect(await refusalOf(people.signIn(name, 'Passw0rd!x'))).toBe('PasswordResetRequiredException');
    });
  });

  describe('Sign-up', () => {
    it('confirms an account by mailed code', async () => {
      const name = email();
      const { UserConfirmed, UserSub } = await signUp(name);
      expect({ UserConfirmed, UserSub }).toEqual({
        UserConfirmed: false,
        UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(await refusalOf(people.adminSignIn(name, 'Passw0rd!y'))).toBe('UserNotConfirmedException');
      const confirm = (ConfirmationCode: string) =>
        client.send(new cognito.ConfirmSignUpCommand({ ClientId, Username: name, ConfirmationCode }));
      await client.send(new cognito.ResendConfirmationCodeCommand({ ClientId, Username: name }));
      const code = codeFor(name)!;
      expect(await refusalOf(confirm(code === '000000' ? '000001' : '000000'))).toBe('CodeMismatchException');
      await confirm(code);
      await people.signIn(name, 'Passw0rd!y');
    });

    it('refuses a weak password and a taken email', async () => {
      expect(await refusalOf(signUp(email(), 'x'))).toBe('InvalidPasswordException');
      expect(await refusalOf(signUp(await registered()))).toBe('UsernameExistsException');
    });

    it('can be confirmed by an administrator', async () => {
      const name = email();
      await signUp(name);
      await client.send(new cognito.AdminConfirmSignUpCommand({ UserPoolId, Username: name }));
      expect((await people.signIn(name, 'Passw0rd!y')).AuthenticationResult?.IdToken).toBeTruthy();
    });
  });

  it('puts custom attributes in the id token only', async () => {
    const Username = await registered();
    const UserAttributes = [{ Name: 'custom:tenant', Value: 't1' }];
    await client.send(new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
    const tokens = (await people.signIn(Username, 'Passw0rd!x')).AuthenticationResult!;
    expect(decodeJwt(tokens.IdToken!)).toMatchObject({
      'custom:tenant': 't1',
      email: Username,
      email_verified: true,
      aud: ClientId,
    });
    expect(decodeJwt(tokens.AccessToken!)).not.toHaveProperty('custom:tenant');
  });

  it('Unknown operations are refused with UnknownOperationException', async () => {
    expect(await refusalOf(client.send(new cognito.ListDevicesCommand({ AccessToken: 'x' })))).toBe(
      'UnknownOperationException',
    );
  });
});
